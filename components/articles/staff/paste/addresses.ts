import { withoutTracking } from '@/lib/site/canonical-path'

/** Pages that count a click and then redirect to the address in a parameter. */
const REDIRECTS: [host: RegExp, parameter: string][] = [
  [/(?:^|\.)google\.[a-z.]+$/i, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/i, 'url'],
  [/^lm?\.facebook\.com$/i, 'u'],
  [/\.safelinks\.protection\.outlook\.com$/i, 'url'],
]

/** Returns the address to which a click-counting page redirects. */
function targetOf(url: URL): string | undefined {
  if (!/^\/(?:url|l\.php|)$/.test(url.pathname)) return undefined
  const targets = REDIRECTS.map(([host, name]) => (host.test(url.host) ? url.searchParams.get(name) : null))
  return targets.find((target) => target && /^https?:\/\//i.test(target)) ?? undefined
}

/** Returns an address without tracking parameters, or null if a text may not link to it. */
export function plainAddress(href: string): string | null {
  const address = href.trim().replace(/[\s<>()]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)
  if (/^(?:mailto|tel):/i.test(address)) return address.replace(/\?.*$/, '')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const target = targetOf(new URL(address))
  if (target) return plainAddress(target)
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const remainingQuery = query && withoutTracking(query)
  // The text fragment after `:~:` highlights what somebody searched for.
  const fragment = hash.replace(/:~:.*$/, '')
  return path + remainingQuery + (fragment === '#' ? '' : fragment)
}
