import 'server-only'
import { focusClass } from '@/components/site/focus-class'
import { pictureSource } from '@/components/site/pictures/picture'
import type { LightboxPicture } from '@/components/site/pictures/lightbox'
import { env } from '@/lib/platform/env'
import type { Service } from '@/lib/services/data'

/** Returns a service's pictures in the order of its gallery. The header picture, number 1, is shown above and comes last. */
export function galleryOf({ title, images }: Pick<Service, 'title' | 'images'>): LightboxPicture[] {
  const all = images.map((picture, index) => ({
    ...pictureSource(picture),
    focus: focusClass(picture.focus),
    href: env().ASSET_BASE_URL + picture.path,
    alt: picture.alt || `${title}, resim ${index + 1}`,
    number: index + 1,
  }))
  return [...all.slice(1), ...all.slice(0, 1)]
}
