import type { Service } from '@/lib/domains/services/data'

/** A service as the API shows it. */
export function serializeService(service: Service) {
  const { id, slug, title, description, detailsDescription, iconName, benefits, brands, images } = service
  const imageUrls = images.map((image) => image.path)
  return { id, slug, title, description, detailsDescription, iconName, benefits, brands, imageUrls }
}
