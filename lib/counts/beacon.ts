import type { SiteEvent } from '@/lib/counts/counts'
import { foldText } from '@/lib/platform/turkish/search'
import { canonicalPath } from '@/lib/site/canonical-path'
import { faultIn, queryIn, searchTextIn } from '@/lib/site/page-queries'
import { faultPath, PATHS } from '@/lib/site/pages'

/** Longer texts may contain more than the name of a fault. */
const MAX_KEY_CHARS = 60

/** Seven digits with no letter between them, as in a phone number or an identity number. */
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){6}/u

/**
 * Returns the key by which a visitor's text is counted, or null if the text may identify a person. Full-width characters are
 * normalised.
 */
export function searchKey(text: string): string | null {
  const key = foldText(text.normalize('NFKC')).trim().replace(/\s+/g, ' ')
  return key === '' || key.length > MAX_KEY_CHARS || key.includes('@') || LONG_NUMBER.test(key) ? null : key
}

/** Returns the source of the contact form from its query: a fault's path, 'q:' and a code, or ''. */
function sourceIn(search: string): string {
  const fault = faultIn(queryIn(search))
  if (!fault) return ''
  if ('slug' in fault) return faultPath(fault.slug)
  const key = searchKey(fault.code)
  return key === null ? '' : `q:${key}`
}

type Headers = Record<string, string | string[] | undefined>

/** Whether a visitor's browser asks not to be counted. */
export function asksNotToBeCounted(headers: Headers): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}

export const SOURCE_HEADERS = ['referer', 'sec-gpc', 'dnt'] as const

/** Returns the page or search from which a request's form was opened, or '' if it is unknown. */
export function sourceOf(headers: Headers): string {
  const referrer = String(headers.referer)
  if (asksNotToBeCounted(headers) || !URL.canParse(referrer)) return ''
  const { pathname, search } = new URL(referrer)
  return pathname === PATHS.contact ? sourceIn(search) : ''
}

/** Returns the key by which a referring host is counted, or null for the site itself or an invalid host. */
function referrerIn(host: string, ownHost: string): string | null {
  const normalise = (name: string) => name.toLowerCase().replace(/^www\.|:\d+$/g, '')
  return normalise(host) !== normalise(ownHost) && /^[a-z0-9.-]{0,100}$/.test(normalise(host)) ? normalise(host) : null
}

/**
 * Returns the events of a page's beacon, the view first, or null if the beacon is invalid. The lines of a beacon are the page's
 * address, the number of hits that it shows, and, after a full page load, the referring host
 * (lib/server/render/view-counter.ts).
 */
export function readBeacon(body: string, ownHost: string): [view: SiteEvent, ...moreEvents: SiteEvent[]] | null {
  const [address = '', hits = '', referringHost] = body.split('\n')
  const [, rawPath = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(address) ?? []
  const path = canonicalPath(rawPath)
  if (!path) return null
  const moreEvents: SiteEvent[] = []
  const add = (kind: SiteEvent['kind'], key: string | null) => key !== null && moreEvents.push({ kind, key })
  if (referringHost !== undefined) add('referrer', referrerIn(referringHost, ownHost))
  if (path === PATHS.contact) add('opened', sourceIn(search) || null)
  if (path === PATHS.search && /^\d+$/.test(hits)) {
    add(hits === '0' ? 'empty' : 'found', searchKey(searchTextIn(queryIn(search))))
  }
  return [{ kind: 'view', key: path }, ...moreEvents]
}
