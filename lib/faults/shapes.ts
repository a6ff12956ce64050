import { z } from 'zod/mini'
import { PUBLICATION_STATES } from '@/lib/content/publication'
import { publicationShape } from '@/lib/content/publication-shape'
import type { FaultGroups } from '@/lib/faults/data'
import type { FaultJson, TargetsJson } from '@/lib/faults/serialize'
import { shapeOf } from '@/lib/platform/output'

const count = z.int().check(z.minimum(0))

/** A fault, as `serializeFault` returns it. */
export const faultShape = shapeOf<FaultJson>('Fault', {
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
  brandSlug: z.string(),
  device: z.nullable(z.object({ slug: z.string(), name: z.string() })),
})

/** What a fault may be linked to, as `serializeTargets` returns it. */
export const targetsShape = shapeOf<TargetsJson>('FaultTargets', {
  services: z.array(z.object({ id: z.uuid(), slug: z.string(), title: z.string(), device: z.string() })),
  posts: z.array(z.object({ id: z.uuid(), title: z.string() })),
})

/** The numbers of the admin list. */
export const groupsShape = shapeOf<FaultGroups>('FaultGroups', {
  total: count,
  withoutService: count,
  brands: z.array(z.object({ brand: z.string(), brandSlug: z.string(), count })),
  states: z.record(z.enum(PUBLICATION_STATES), count),
})
