import { serializePublication } from '@/lib/content/publication'
import type { Service } from '@/lib/services/data'
import type { ServiceInput } from '@/lib/services/schema'

/** Returns a service as the API shows it. */
export function serializeService(service: Service) {
  const { id, slug, title, description, detailsDescription, iconName, benefits, brands, images } = service
  const { deviceName, metaTitle, metaDescription } = service
  const texts = {
    title,
    deviceName,
    description,
    detailsDescription,
    iconName,
    benefits,
    brands,
    metaTitle,
    metaDescription,
  }
  const written = { ...texts, ...serializePublication(service) } satisfies Record<keyof ServiceInput, unknown>
  const imageUrls = images.map((image) => image.path)
  return { id, slug, ...written, imageUrls, imageAlts: images.map((image) => image.alt) }
}
