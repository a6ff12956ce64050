import { z } from 'zod/mini'
import { publicationShape } from '@/lib/content/publication-shape'
import type { serializeFault } from '@/lib/domains/faults/serialize'
import { shapeOf } from '@/lib/http/answers'

/** A fault, as `serializeFault` returns it. */
export const faultShape = shapeOf<ReturnType<typeof serializeFault>>('Fault', {
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
