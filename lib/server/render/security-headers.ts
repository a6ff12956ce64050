import { createHash } from 'node:crypto'
import { isUnder, CONTACT_PATH } from '@/lib/server/request/normalize'

/** What the policy depends on; both come from the environment when the server starts. */
export type SecuritySettings = { siteUrl: string; assetBaseUrl: string }

/** Headers of every answer but the policy, as flat pairs of name and value. */
export function securityHeaders({ siteUrl }: SecuritySettings): string[] {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(siteUrl.startsWith('https:') ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ]
}

/** The map's origin, the one third party of the site. */
const MAP_ORIGIN = 'https://www.openstreetmap.org'

/** Whether a page needs a policy of its own. A document keeps its policy over soft navigations: such pages load whole. */
export function hasOwnPolicy(path: string): boolean {
  return path === CONTACT_PATH
}

/** The Content-Security-Policy of an answer under `path`, with the script sources it may use besides its own origin. */
export function contentSecurityPolicy(path: string, scripts: string[], { assetBaseUrl }: SecuritySettings): string {
  const assets = assetBaseUrl ? ` ${new URL(assetBaseUrl).origin}` : ''
  const previews = isUnder(path, '/admin') ? ' blob:' : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    `img-src 'self' data:${previews}${assets}`,
    ...(path === CONTACT_PATH ? [`frame-src ${MAP_ORIGIN}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi
/** Types that a browser runs; anything else is data, which no policy asks about. */
const RUNS = /\stype\s*=\s*["']?(?:module|(?:text|application)\/(?:java|ecma)script)["'\s>]/i

/**
 * The hashes of the inline scripts in finished HTML, as script sources. A kept page cannot carry a nonce:
 * everyone could read it.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc\s*=/i.test(attributes) || !content) continue
    if (/\stype\s*=/i.test(attributes) && !RUNS.test(`${attributes} `)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}
