import 'server-only'
import { pictureSource, type PictureSource } from '@/components/site/picture'
import { env } from '@/lib/env'
import type { Service } from '@/lib/domains/services/data'

export type GalleryPicture = PictureSource & {
  /** The full picture. */
  href: string
  alt: string
  /** Place among the service's pictures; 1 is the header picture. */
  number: number
}

/**
 * Returns a service's pictures in the order of its gallery. The header picture, already in view above it, comes last.
 */
export function galleryOf({ title, images }: Pick<Service, 'title' | 'images'>): GalleryPicture[] {
  const all = images.map((picture, index) => ({
    ...pictureSource(picture),
    href: env().ASSET_BASE_URL + picture.path,
    alt: picture.alt || `${title}, resim ${index + 1}`,
    number: index + 1,
  }))
  return [...all.slice(1), ...all.slice(0, 1)]
}
