import { serializePublication } from '@/lib/content/publication'
import type { Fault, linkTargets } from '@/lib/faults/data'
import type { FaultInput } from '@/lib/faults/schema'

/** A fault as the API shows it. */
export type FaultJson = ReturnType<typeof serializeFault>

/** Returns a fault as the API shows it. `device` and `brandSlug` are the words of its addresses. */
export function serializeFault(fault: Fault) {
  const { id, slug, brand, series, code, title, symptoms, causes, checks, warning, repair } = fault
  const { service, relatedPost, brandSlug } = fault
  // The service whose table it stood in may be gone.
  const featured = fault.featured && service !== null
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

/** Returns what a fault may be linked to as the API shows it. */
export function serializeTargets({ services, posts }: Awaited<ReturnType<typeof linkTargets>>) {
  return {
    services: services.map((service) => ({
      id: service.id,
      slug: service.slug,
      title: service.title,
      device: deviceNameOf(service),
    })),
    posts: posts.map(({ id, title }) => ({ id, title })),
  }
}

export type TargetsJson = ReturnType<typeof serializeTargets>
