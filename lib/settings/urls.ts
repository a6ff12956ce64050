import { env } from '@/lib/platform/env'
import { type Picture, iconPath, type IconSide, linkPreviewPicture } from '@/lib/platform/media/picture'
import type { Company } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type { Settings } from '@/lib/settings/schema'

/** A picture for search engines and link previews: absolute URL, size in px. */
type ShareImage = { url: string; width: number; height: number; type?: string; alt?: string }

/** The link preview of pages without a picture. scripts/draw-icons.mjs draws it. */
const SITE_IMAGE = { path: '/og.png', width: 1200, height: 630 }

/** The default icons. scripts/draw-icons.mjs draws them. */
const SITE_ICONS = {
  32: '/favicon.ico',
  180: '/apple-touch-icon.png',
  192: '/icon-192.png',
  512: '/icon-512.png',
} as const satisfies Record<IconSide, string>

const SIDES_BY_PATH: Record<string, IconSide> = {
  ...Object.fromEntries(Object.entries(SITE_ICONS).map(([side, path]) => [path, Number(side) as IconSide])),
  '/favicon.svg': 192,
  '/icon-maskable-512.png': 512,
}

/** Whether a path belongs to a default icon. */
export const isIconPath = (path: string) => Object.hasOwn(SIDES_BY_PATH, path)

/** Returns the path of the owner's icon that replaces the default icon at a path, or null if the owner has none. */
export function customIconPath({ icon }: Pick<Settings['look'], 'icon'>, path: string): string | null {
  return icon && isIconPath(path) ? iconPath(icon.path, SIDES_BY_PATH[path]!) : null
}

/** Returns the absolute URL of a path. It uses SITE_URL, because a client can send any Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}

/** Returns the absolute URL of a stored picture, below ASSET_BASE_URL if that is set. */
export function pictureUrl(path: string): string {
  return absoluteUrl(`${env().ASSET_BASE_URL}${path}`)
}

/** Returns a picture for link previews. The site generates the file, so its URL is not below ASSET_BASE_URL. */
export function shareImage(picture: Omit<Picture, 'widths'>, alt?: string): ShareImage {
  const { path, ...size } = linkPreviewPicture(picture)
  return { url: absoluteUrl(path), ...size, type: 'image/jpeg', ...(alt && { alt }) }
}

/**
 * Returns the picture for link previews of pages without a picture: the owner's, or the default. Null if the default would show
 * another name or tagline than the company's.
 */
export function siteImage({ name, tagline, trade, share }: Company): ShareImage | null {
  const { company } = DEFAULT_SETTINGS
  if (share) return shareImage(share, name)
  if (name !== company.name || tagline !== company.tagline) return null
  const { path, ...size } = SITE_IMAGE
  const words = trade.charAt(0).toLocaleLowerCase('tr') + trade.slice(1)
  return { url: absoluteUrl(path), ...size, alt: `${name}: ${words}` }
}

/** Returns the path of the owner's icon, or of the default icon. */
export function siteIconPath({ icon }: Company, side: IconSide): string {
  return icon ? iconPath(icon.path, side) : SITE_ICONS[side]
}
