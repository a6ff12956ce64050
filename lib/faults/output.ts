import { z } from 'zod/mini'
import { PUBLICATION_STATES, publicationOf, publicationShape, type StoredPublication } from '@/lib/content/publication'
import type { FaultInput } from '@/lib/faults/schema'
import { deviceNameOf } from '@/lib/faults/texts'
import { count, output, type FieldsFor, toJson, type SourceOf } from '@/lib/platform/output'

export const faultShape = output('Fault', {
  id: z.uuid(),
  slug: z.string(),
  serviceId: z.nullable(z.uuid()),
  brand: z.string(),
  series: z.string(),
  code: z.string(),
  title: z.string(),
  symptoms: z.string(),
  causes: z.array(z.string()),
  checks: z.array(z.string()),
  warning: z.string(),
  repair: z.string(),
  relatedPostId: z.nullable(z.uuid()),
  featured: z.boolean(),
  ...publicationShape,
  version: z.int(),
  /** Used in the addresses of lists, like the device's slug. */
  brandSlug: z.string(),
  device: z.nullable(z.object({ slug: z.string(), name: z.string() })),
} satisfies FieldsFor<FaultInput>)

export type FaultJson = z.infer<typeof faultShape>

type FaultSource = Omit<SourceOf<typeof faultShape>, 'serviceId' | 'relatedPostId' | 'state' | 'device'> &
  StoredPublication & {
    service: { id: string; slug: string; title: string; deviceName: string } | null
    relatedPost: { id: string } | null
  }

export function serializeFault(fault: FaultSource): FaultJson {
  const { service, relatedPost } = fault
  return toJson(faultShape, {
    ...fault,
    serviceId: service?.id ?? null,
    relatedPostId: relatedPost?.id ?? null,
    // The service whose page listed the fault may have been deleted.
    featured: fault.featured && service !== null,
    ...publicationOf(fault),
    device: service && { slug: service.slug, name: deviceNameOf(service) },
  })
}

/** The services and posts to which a fault may be linked. */
export const targetsShape = output('FaultTargets', {
  services: z.array(z.object({ id: z.uuid(), slug: z.string(), title: z.string(), device: z.string() })),
  posts: z.array(z.object({ id: z.uuid(), title: z.string() })),
})

type TargetsSource = {
  services: readonly { id: string; slug: string; title: string; deviceName: string }[]
  posts: SourceOf<typeof targetsShape>['posts']
}

export function serializeTargets({ services, posts }: TargetsSource) {
  const withDevice = services.map((service) => ({ ...service, device: deviceNameOf(service) }))
  return toJson(targetsShape, { services: withDevice, posts })
}

/** The counts of the admin list: all faults by brand, those without a device group, and the states of the filtered faults. */
export const groupsShape = output('FaultGroups', {
  total: count,
  withoutService: count,
  brands: z.array(z.object({ brand: z.string(), brandSlug: z.string(), count })),
  states: z.record(z.enum(PUBLICATION_STATES), count),
})

export type FaultGroups = z.infer<typeof groupsShape>
