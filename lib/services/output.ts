import { z } from 'zod/mini'
import { publicationOf, publicationShape, type StoredPublication } from '@/lib/content/publication'
import type { ServiceInput } from '@/lib/services/schema'
import { output, type FieldsFor, toJson, type SourceOf } from '@/lib/platform/output'

export const serviceShape = output('Service', {
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
  version: z.int(),
} satisfies FieldsFor<ServiceInput>)

export type ServiceJson = z.infer<typeof serviceShape>

type ServiceSource = Omit<SourceOf<typeof serviceShape>, 'imageUrls' | 'imageAlts' | 'state'> &
  StoredPublication & { images: readonly { path: string; alt: string }[] }

export function serializeService(service: ServiceSource): ServiceJson {
  return toJson(serviceShape, {
    ...service,
    imageUrls: service.images.map(({ path }) => path),
    imageAlts: service.images.map(({ alt }) => alt),
    ...publicationOf(service),
  })
}

/** A new picture's path, and the paths of all pictures of the service. */
export const uploadedPictureShape = z.object({ imageUrl: z.string(), imageUrls: z.array(z.string()) })
