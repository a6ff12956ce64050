import { env } from '@/lib/env'
import type { Picture } from '@/lib/media/picture'

/** A picture as search engines and link previews want it: absolute, with its size in px. */
export type ShareImage = { url: string; width: number; height: number; alt?: string }

/** Drawn once from the site's own drawings (scripts/draw-icons.mjs); shown where a page has no picture of its own. */
const SITE_IMAGE = { path: '/og.png', width: 1200, height: 630, alt: 'Ölçev: endüstriyel elektronik onarımı' }

/** Absolute address of a path, from SITE_URL: the Host header is the visitor's and says nothing. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}

/** Absolute address of a stored picture; staff's pictures may live at ASSET_BASE_URL. */
export function pictureUrl(path: string): string {
  return absoluteUrl(`${env().ASSET_BASE_URL}${path}`)
}

/** The full picture: its WebP copies are not read by every link preview. */
export function shareImage(picture: Picture, alt?: string): ShareImage {
  return { url: pictureUrl(picture.path), width: picture.width, height: picture.height, ...(alt && { alt }) }
}

/** The picture of pages that have none. */
export function siteImage(): ShareImage {
  const { path, ...rest } = SITE_IMAGE
  return { url: absoluteUrl(path), ...rest }
}
