import { env } from '@/lib/platform/env'
import { type Picture, variantPath } from '@/lib/platform/media/picture'
import type { Company } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

/** Picture for search engines and link previews: absolute address, size in px. */
type ShareImage = { url: string; width: number; height: number; type?: string; alt?: string }

/** Link preview of pages without a picture of their own, made by scripts/draw-icons.mjs. */
const SITE_IMAGE = { path: '/og.png', width: 1200, height: 630 }

/** Returns the absolute address of a path. It uses SITE_URL, because a client can send any Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}

/** Returns the absolute address of a stored picture, below ASSET_BASE_URL if it is set. */
export function pictureUrl(path: string): string {
  return absoluteUrl(`${env().ASSET_BASE_URL}${path}`)
}

/** Returns the widest WebP file, because a full picture may have several MB. */
export function shareImage(picture: Picture, alt?: string): ShareImage {
  const widest = picture.widths.at(-1)
  if (!widest)
    return { url: pictureUrl(picture.path), width: picture.width, height: picture.height, ...(alt && { alt }) }
  const width = Math.min(widest, picture.width)
  const height = Math.round((picture.height * width) / picture.width)
  return { url: pictureUrl(variantPath(picture.path, widest)), width, height, type: 'image/webp', ...(alt && { alt }) }
}

/**
 * Returns the link preview of pages without a picture, or null for a company of another name or tagline than those that
 * the picture shows.
 */
export function siteImage({ name, tagline, trade }: Company): ShareImage | null {
  const { company } = DEFAULT_SETTINGS
  if (name !== company.name || tagline !== company.tagline) return null
  const { path, ...size } = SITE_IMAGE
  const words = trade.charAt(0).toLocaleLowerCase('tr') + trade.slice(1)
  return { url: absoluteUrl(path), ...size, alt: `${name}: ${words}` }
}
