import type { LightboxPicture } from '@/components/site/pictures/lightbox'

/** Widths in px of a thumbnail and of the widest WebP file (lib/platform/media/upload-profile.ts). */
const [SMALL, MEDIUM] = [320, 1440]

/** The `sizes` of a thumbnail: high-density screens get the smallest file too. */
export const THUMBNAIL_SIZES = '100px'

/** Returns the attributes of a private photo with its smaller files. */
export function privatePhoto(
  href: string,
  { width, height }: { width: number; height: number },
  alt: string,
  index: number,
): LightboxPicture {
  const medium = width > SMALL ? `, ${href}/orta ${Math.min(width, MEDIUM)}w` : ''
  const src = `${href}/kucuk`
  return { href, src, srcSet: `${src} ${SMALL}w${medium}`, width, height, alt, number: index + 1 }
}
