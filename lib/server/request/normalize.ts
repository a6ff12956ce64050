import { CODE } from '@/lib/parts/fields'
import { canonicalPath } from '@/lib/site/canonical-path'
import { adminPartPath, COUNT_QUERY } from '@/lib/site/admin-pages'
import { ORDER_FOLDER, PATHS, tokenOf } from '@/lib/site/pages'

/** What to do with a request before anything else reads it. */
type RequestDecision =
  /** `path` is in its canonical spelling. `search` is '' or begins with '?'. */
  | { kind: 'pass'; path: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refuse'; code: 'malformed-request' | 'method-not-allowed'; path: string; allow?: string }

export const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const PAGE_METHODS = ['GET', 'HEAD']

/** Maximum number of query parameters passed to Next, whose parsing time grows with the square of their number. */
const MAX_PARAMETERS = 50

/** Escapes make a redirect longer than its request, and nginx reads only 8 KB of headers. */
const MAX_LOCATION_CHARS = 4000

/** Whether `path` is `folder` or below it. */
export function isUnder(path: string, folder: string): boolean {
  return path.startsWith(folder) && (path.length === folder.length || path[folder.length] === '/')
}

/** Whether a page has a form that works without scripts. */
function hasForm(path: string): boolean {
  return path === PATHS.contact || path === PATHS.tracking || tokenOf(path) !== null
}

function allowedMethods(path: string): string[] {
  if (isUnder(path, '/api')) return API_METHODS
  if (hasForm(path)) return [...PAGE_METHODS, 'POST']
  return PAGE_METHODS
}

/** The folders whose requests are passed to Next with their query. */
const FOLDERS_WITH_QUERY = ['/api', '/admin', '/uploads', ORDER_FOLDER]

/** Whether Next would parse more parameters than any address of this site has. */
function hasTooManyParameters(path: string, search: string): boolean {
  const isParsed = FOLDERS_WITH_QUERY.some((folder) => isUnder(path, folder))
  return isParsed && search.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS
}

/** The address in the QR code of a part's label (partCodePath): the pattern of codes, without its ^ and $. */
const PART_CODE_PATH = new RegExp(`^/p/(${CODE.source.slice(1, -1)})$`, 'i')

/** Splits a request target into path and query. Returns null if it is neither a path nor an absolute URL. */
function splitTarget(target: string): { path: string; search: string } | null {
  const withoutOrigin = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1] ?? target
  const pathAndQuery = withoutOrigin.startsWith('/') ? withoutOrigin : `/${withoutOrigin}`
  if (withoutOrigin !== pathAndQuery && withoutOrigin !== '' && !withoutOrigin.startsWith('?')) return null
  const queryStart = pathAndQuery.indexOf('?')
  return queryStart < 0
    ? { path: pathAndQuery, search: '' }
    : { path: pathAndQuery.slice(0, queryStart), search: pathAndQuery.slice(queryStart) }
}

const malformed = (path: string): RequestDecision => ({ kind: 'refuse', code: 'malformed-request', path })

/** Decides by method and raw target whether a request passes, is redirected or is refused. */
export function normalizeRequest(method: string, target: string): RequestDecision {
  const split = splitTarget(target)
  if (!split) return malformed('/')
  // Computed before any check, because the path decides whether an error is JSON (under /api) or text.
  const collapsedPath = split.path.replace(/\/{2,}/g, '/')
  // Under /api the schemas reject malformed names with a 404.
  const path = canonicalPath(collapsedPath, { allowControls: isUnder(collapsedPath, '/api') })
  if (path === null) return malformed(collapsedPath)
  const pathWithoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const allowed = allowedMethods(pathWithoutSlash)
  if (!allowed.includes(method)) {
    return { kind: 'refuse', code: 'method-not-allowed', path: pathWithoutSlash, allow: allowed.join(', ') }
  }
  if (hasTooManyParameters(pathWithoutSlash, split.search)) return malformed(pathWithoutSlash)
  const [, partCode] = PART_CODE_PATH.exec(pathWithoutSlash) ?? []
  if (partCode) return { kind: 'redirect', location: `${adminPartPath(partCode.toUpperCase())}?${COUNT_QUERY}` }
  if (collapsedPath !== split.path || pathWithoutSlash !== path) {
    const location = pathWithoutSlash + split.search
    return location.length > MAX_LOCATION_CHARS ? malformed(pathWithoutSlash) : { kind: 'redirect', location }
  }
  return { kind: 'pass', path, search: split.search }
}
