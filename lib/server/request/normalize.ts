import { PATHS } from '@/lib/site/pages'

/** What to do with a request before anything else looks at it. */
export type RequestDecision =
  /** `path` is in the one spelling that all code behind the guards sees; `search` is '' or begins with '?'. */
  | { kind: 'pass'; path: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refuse'; status: 400 | 405; path: string; allow?: string }

const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const PAGE_METHODS = ['GET', 'HEAD']

/** Parameters of a query at most, where Next reads it: Next takes a time that grows with the square of their number. */
const MAX_PARAMETERS = 50

/** Characters of a redirection's address at most: escapes make it longer than the request's, nginx reads 8 KB of headers. */
const MAX_LOCATION_LENGTH = 4000

/** The page whose form can be sent without scripts. */
export const CONTACT_PATH = PATHS.contact

/** Whether `path` is `folder` or lies below it. */
export function isUnder(path: string, folder: string): boolean {
  return path.startsWith(folder) && (path.length === folder.length || path[folder.length] === '/')
}

function allowedMethods(path: string): string[] {
  if (isUnder(path, '/api')) return API_METHODS
  if (path === CONTACT_PATH) return [...PAGE_METHODS, 'POST']
  return PAGE_METHODS
}

/** Whether Next would see more parameters than any address of this site has. */
function hasTooManyParameters(path: string, search: string): boolean {
  const isRead = isUnder(path, '/api') || isUnder(path, '/admin') || isUnder(path, '/uploads')
  return isRead && search.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS
}

/** Letters, digits and the marks that need no escape in a path (RFC 3986, pchar) stay; all else is escaped. */
function escapeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent)
}

/** The path in one spelling; null when an escape is broken, a segment climbs or a character has no business there. */
function canonicalPath(raw: string): string | null {
  if (raw.includes('\\')) return null
  const segments = raw.split('/')
  for (let i = 0; i < segments.length; i += 1) {
    let decoded
    try {
      decoded = decodeURIComponent(segments[i]!)
    } catch {
      return null
    }
    // An escaped slash hides segments of its own: "..%2Fadmin".
    if (decoded.split(/[/\\]/).some((part) => part === '.' || part === '..')) return null
    // Under /api the schemas say what a malformed name is: a 404.
    if (/\p{Cc}/u.test(decoded) && !isUnder(raw, '/api')) return null
    segments[i] = escapeSegment(decoded)
  }
  return segments.join('/')
}

/** Splits a request target; an absolute one, as proxies send it, loses its origin. Null when it is neither. */
function splitTarget(target: string): { path: string; search: string } | null {
  const local = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1] ?? target
  const from = local.startsWith('/') ? local : `/${local}`
  if (local !== from && local !== '' && !local.startsWith('?')) return null
  const cut = from.indexOf('?')
  return cut < 0 ? { path: from, search: '' } : { path: from.slice(0, cut), search: from.slice(cut) }
}

/** Judges method and target; the target comes from the wire as it is. */
export function normalizeRequest(method: string, target: string): RequestDecision {
  const split = splitTarget(target)
  if (!split) return { kind: 'refuse', status: 400, path: '/' }
  // Before it is judged, so that a refusal under /api is told from one of a page.
  const plain = split.path.replace(/\/{2,}/g, '/')
  const path = canonicalPath(plain)
  if (path === null) return { kind: 'refuse', status: 400, path: plain }
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const allowed = allowedMethods(bare)
  if (!allowed.includes(method)) return { kind: 'refuse', status: 405, path: bare, allow: allowed.join(', ') }
  if (hasTooManyParameters(bare, split.search)) return { kind: 'refuse', status: 400, path: bare }
  if (plain !== split.path || bare !== path) {
    const location = bare + split.search
    if (location.length > MAX_LOCATION_LENGTH) return { kind: 'refuse', status: 400, path: bare }
    return { kind: 'redirect', location }
  }
  return { kind: 'pass', path, search: split.search }
}
