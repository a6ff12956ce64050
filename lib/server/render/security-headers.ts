import { createHash } from 'node:crypto'
import { isUnder, CONTACT_PATH } from '@/lib/server/request/normalize'

/** Settings of the policy, from the environment. */
export type SecuritySettings = { siteUrl: string; assetBaseUrl: string }

/** Returns the headers of every response except the policy, as flat pairs. */
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

/** The map's origin, the site's only third party. */
const MAP_ORIGIN = 'https://www.openstreetmap.org'

/**
 * Whether a page needs its own policy. It then needs a full load, because soft navigations keep the document's policy.
 */
export function hasOwnPolicy(path: string): boolean {
  return path === CONTACT_PATH
}

/** Returns the Content-Security-Policy for `path`. `scripts` are script sources besides the own origin. */
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
/** Script types that browsers run. Other types are data, which the policy does not cover. */
const EXECUTABLE_TYPE = /\stype\s*=\s*["']?(?:module|(?:text|application)\/(?:java|ecma)script)["'\s>]/i

/**
 * Returns the hashes of the inline scripts in finished HTML, as script sources. A cached page cannot use a nonce,
 * because everyone could read it.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc\s*=/i.test(attributes) || !content) continue
    if (/\stype\s*=/i.test(attributes) && !EXECUTABLE_TYPE.test(`${attributes} `)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}
