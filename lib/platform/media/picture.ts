/** The data of a stored picture that pages need. */
export type Picture = {
  /** Path of the full picture: "/uploads/<random>.<ext>", or with "/attachments/" for a private one. */
  path: string
  width: number
  height: number
  /** Widths in px of its WebP files, ascending: "/uploads/<random>-<width>.webp". */
  widths: number[]
  /** The point that stays visible when the picture is cropped: left and top, as fractions. Empty: the centre. */
  focus?: number[]
}

/** How a picture is made from its original: `turn` quarter turns to the right, then `cut`, the fractions cut off at left, top, right, bottom. */
export type PictureShape = { turn: number; cut: number[] }

/** Minimum width and height that a crop keeps, as a fraction. */
export const MIN_CROPPED_FRACTION = 0.05

/** Width in px of the WebP file that every picture has. If the picture is narrower, the file is too. */
export const NARROWEST_WEBP = 320

/** Returns the path of a picture's WebP file with this width. */
export function variantPath(path: string, width: number): string {
  return `${path.replace(/\.[^./]+$/, '')}-${width}.webp`
}

/** Longest side in px of the JPEG for link previews. */
export const LINK_PREVIEW_SIDE = 1200

/** Sides in px of the icons derived from a picture. */
export type IconSide = 32 | 180 | 192 | 512

const derivedPath = (path: string, suffix: string) => `${path.replace(/\.[^./]+$/, '')}-${suffix}`

/** Returns the path of an icon derived from a public picture. */
export const iconPath = (path: string, side: IconSide) => derivedPath(path, `${side}.png`)

type PathAndSize = Pick<Picture, 'path' | 'width' | 'height'>

/** Returns path and size of the JPEG derived from a public picture for link previews. */
export function linkPreviewPicture({ path, width, height }: PathAndSize): PathAndSize {
  const scale = Math.min(1, LINK_PREVIEW_SIDE / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { path: derivedPath(path, `${LINK_PREVIEW_SIDE}.jpg`), width: side(width), height: side(height) }
}

/** Returns the `srcset` of a picture's WebP files, or '' if it has none. `base` is ASSET_BASE_URL. */
export function srcSet(picture: Picture, base: string): string {
  return picture.widths.map((width) => `${base}${variantPath(picture.path, width)} ${width}w`).join(', ')
}

export const MAX_PICTURE_BYTES = 15 * 1024 * 1024

export const PICTURE_EXTENSIONS = ['jpeg', 'jpg', 'png', 'gif'] as const

export function hasPictureExtension(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return PICTURE_EXTENSIONS.some((allowed) => allowed === extension)
}

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' }

/** Returns the media type of a stored file by its name. */
export const mediaTypeOf = (name: string) => TYPES[name.slice(name.lastIndexOf('.') + 1)]!

/** `Cache-Control` of public files. Their names are never reused. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
