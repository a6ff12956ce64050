import { createHash } from 'node:crypto'
import { isUnder } from '@/lib/server/request/normalize'
import { ADMIN_PREVIEWS, FORGOTTEN_PASSWORD_PATH, INVITATION_FOLDER } from '@/lib/site/admin-pages'
import { ORDER_FOLDER, PATHS } from '@/lib/site/pages'

/** Settings of the headers, from the environment. */
export type SecuritySettings = { siteUrl: string; assetBaseUrl: string }

/** Folders whose addresses may contain the token of a customer's page or of a link to an account. */
const PRIVATE_FOLDERS = [ORDER_FOLDER, '/api/Tracking', FORGOTTEN_PASSWORD_PATH, INVITATION_FOLDER]

/** Whether a path may contain a token. Such a response is never cached, indexed or sent as a referrer. */
export function isPrivate(path: string): boolean {
  return PRIVATE_FOLDERS.some((folder) => isUnder(path, folder))
}

/** Returns the security headers of every response to `path`, except the policy, as flat pairs. */
export function securityHeaders(path: string, { siteUrl }: SecuritySettings): string[] {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    isPrivate(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isPrivate(path) ? ['X-Robots-Tag', 'noindex'] : []),
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(siteUrl.startsWith('https:') ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ]
}

/** Returns the security headers of a response to `path` that is not a page. */
export function defaultHeaders(path: string, settings: SecuritySettings): string[] {
  return [...securityHeaders(path, settings), 'Content-Security-Policy', contentSecurityPolicy(path, [], settings)]
}

/** The map's origin, the site's only third party. */
const MAP_ORIGIN = 'https://www.openstreetmap.org'

/**
 * Whether a page needs a full load. Such a page has its own policies, which a soft navigation would not apply, or it must not be
 * kept by the router, or its content depends on the query, which a soft navigation drops.
 */
export function needsFullLoad(path: string): boolean {
  return path === PATHS.contact || path === PATHS.search || isPrivate(path)
}

/** Returns the Content-Security-Policy for `path`. `scripts` and `styles` are sources in addition to the own origin. */
export function contentSecurityPolicy(
  path: string,
  scripts: string[],
  { assetBaseUrl }: SecuritySettings,
  styles: string[] = [],
): string {
  const assets = assetBaseUrl ? ` ${new URL(assetBaseUrl).origin}` : ''
  const previews = isUnder(path, '/admin') ? ' blob:' : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data:${previews}${assets}`,
    ...(path === PATHS.contact ? [`frame-src ${MAP_ORIGIN}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Pages of the admin panel show previews in a frame, which 'default-src' allows.
    `frame-ancestors ${isUnder(path, ADMIN_PREVIEWS) ? "'self'" : "'none'"}`,
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
    hashes.add(sourceOf(content))
  }
  return [...hashes]
}

/** Returns the hashes of the inline style sheets in finished HTML, as style sources. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, content]) => sourceOf(content!))
}

const sourceOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
