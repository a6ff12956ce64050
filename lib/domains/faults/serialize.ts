import { serializePublication } from '@/lib/content/publication'
import type { Fault } from '@/lib/domains/faults/data'
import type { FaultInput } from '@/lib/domains/faults/schema'

/** Returns a fault as the API shows it. `device` and `brandSlug` are the words of its addresses. */
export function serializeFault(fault: Fault) {
  const { id, slug, brand, series, code, title, symptoms, causes, checks, warning, repair, featured } = fault
  const { service, relatedPost, brandSlug } = fault
  const texts = { brand, series, code, title, symptoms, causes, checks, warning, repair, featured }
  const links = { serviceId: service?.id ?? null, relatedPostId: relatedPost?.id ?? null }
  const written = { ...texts, ...links, ...serializePublication(fault) } satisfies Record<keyof FaultInput, unknown>
  const device = service && { slug: service.slug, name: deviceNameOf(service) }
  return { id, slug, ...written, brandSlug, device }
}

/** Returns what a service repairs. */
export function deviceNameOf({ deviceName, title }: { deviceName: string; title: string }): string {
  return deviceName || title
}
