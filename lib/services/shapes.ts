import { z } from 'zod/mini'
import { publicationShape } from '@/lib/content/publication-shape'
import type { serializeService } from '@/lib/services/serialize'
import { shapeOf } from '@/lib/platform/output'

/** A service, as `serializeService` returns it. */
export const serviceShape = shapeOf<ReturnType<typeof serializeService>>('Service', {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  deviceName: z.string(),
  description: z.string(),
  detailsDescription: z.string(),
  iconName: z.string(),
  benefits: z.array(z.string()),
  brands: z.array(z.string()),
  imageUrls: z.array(z.string()),
  imageAlts: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  ...publicationShape,
})

/** A new picture's path, and the paths of all pictures of the service. */
export const uploadedPictureShape = z.object({ imageUrl: z.string(), imageUrls: z.array(z.string()) })
