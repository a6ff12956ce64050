/** Escapes everything that is not a `pchar` of RFC 3986. */
function escapeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent)
}

/**
 * Returns the canonical form of a path, or null for broken escapes, backslashes, dot segments and, unless they are allowed,
 * control characters.
 */
export function canonicalPath(raw: string, { allowControls = false } = {}): string | null {
  if (raw.includes('\\')) return null
  const segments = raw.split('/')
  for (let i = 0; i < segments.length; i += 1) {
    let decoded
    try {
      decoded = decodeURIComponent(segments[i]!)
    } catch {
      return null
    }
    // An escaped slash hides further segments: "..%2Fadmin".
    if (decoded.split(/[/\\]/).some((part) => part === '.' || part === '..')) return null
    if (!allowControls && /\p{Cc}/u.test(decoded)) return null
    segments[i] = escapeSegment(decoded)
  }
  return segments.join('/')
}

/** Escapes of characters that a query may contain unescaped (RFC 3986, 3.4) and that do not separate its parts. */
const READABLE = /%(?:40|3A|24|2C|3B|2F|3F)/g

/** Returns the canonical form of a part of a query: only necessary escapes, in capitals. */
function canonicalPart(raw: string): string {
  try {
    const escaped = encodeURIComponent(decodeURIComponent(raw)).replace(READABLE, decodeURIComponent)
    // To most servers a plus sign means a space, so it stays unescaped.
    return raw.includes('+') ? escaped.replaceAll('%2B', '+') : escaped
  } catch {
    // Former sites often used another character set: "%FCr%FCn".
    return raw.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()).replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  }
}

/** Returns the canonical form of a query: '' without parameters, otherwise beginning with '?'. */
export function canonicalQuery(search: string): string {
  const query = search.replace(/^\?/, '')
  if (query === '') return ''
  return `?${query
    .split('&')
    .map((part) => part.split('=').map(canonicalPart).join('='))
    .join('&')}`
}

/** Parameters of advertisements and newsletters that tell where a visitor comes from. They never select a page. */
const TRACKING =
  /^(utm_\w*|[gdw]clid|[gw]braid|gclsrc|gad_\w*|srsltid|fbclid|msclkid|yclid|ttclid|twclid|igsh(id)?|mc_[ce]id|_ga|_gl)(=|$)/i

/** Returns a canonical query without parameters that only tell where a visitor comes from. */
export function withoutTracking(query: string): string {
  const parts = query.slice(1).split('&')
  const remainingParts = parts.filter((part) => !TRACKING.test(part))
  return remainingParts.length < parts.length ? canonicalQuery(remainingParts.join('&')) : query
}

/** Returns an address for comparisons that ignore case, also in escaped letters and in ı and İ. */
export function foldCase(address: string): string {
  return address
    .replace(/(?:%[89A-F][0-9A-F])+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes
      }
    })
    .normalize('NFC')
    .replace(/[Iİı]|i\u0307/g, 'i')
    .toLowerCase()
}
