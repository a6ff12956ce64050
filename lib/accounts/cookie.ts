import { env } from '@/lib/platform/env'

const isSecure = () => env().SITE_URL.startsWith('https:')

/**
 * Returns the name of the cookie that the guard of admin pages reads. The API ignores it. Browsers accept the
 * `__Secure-` prefix only over https. `__Host-` would require the path `/`, so every public page would receive the
 * cookie.
 */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-admin_session' : 'admin_session'
}

/** Returns the `Set-Cookie` of a session. The cookie expires with the token. */
export function sessionCookie(token: string, expiresAt: Date): string {
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000))
  const attributes = `Path=/admin; Max-Age=${seconds}; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Lax`
  return `${sessionCookieName()}=${token}; ${attributes}${isSecure() ? '; Secure' : ''}`
}

/** Returns the `Set-Cookie` that deletes the session's cookie. */
export function clearedCookie(): string {
  return sessionCookie('', new Date(0))
}
