import type { Service } from '@/lib/domains/services/data'
import type { ServiceInput } from '@/lib/domains/services/schema'

/** Returns a service as the API shows it. */
export function serializeService(service: Service) {
  const { id, slug, title, description, detailsDescription, iconName, benefits, brands, images } = service
  const written = { title, description, detailsDescription, iconName, benefits, brands }
  const imageUrls = images.map((image) => image.path)
  return { id, slug, ...(written satisfies Record<keyof ServiceInput, unknown>), imageUrls }
}
