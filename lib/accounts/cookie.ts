import { env } from '@/lib/platform/env'
import { ORDER_FOLDER } from '@/lib/site/pages'

const isSecure = () => env().SITE_URL.startsWith('https:')

/**
 * Returns the name of the cookie that the guard of admin pages reads. The API ignores it. Browsers accept the
 * `__Secure-` prefix only over https. `__Host-` would require the path `/`, so every public page would receive the
 * cookie.
 */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-admin_session' : 'admin_session'
}

/** The paths for which browsers send the cookie: the panel, and customers' order pages, which redirect staff to the panel. */
const PATHS = ['/admin', ORDER_FOLDER]

/** Returns the `Set-Cookie` headers of a session. The cookie expires with the token. */
export function sessionCookies(token: string, expiresAt: Date): string[] {
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000))
  const attributes = `Max-Age=${seconds}; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Lax`
  const end = attributes + (isSecure() ? '; Secure' : '')
  return PATHS.map((path) => `${sessionCookieName()}=${token}; Path=${path}; ${end}`)
}

/** Returns the `Set-Cookie` headers that delete the session's cookie. */
export function clearedCookies(): string[] {
  return sessionCookies('', new Date(0))
}
