import { env } from '@/lib/env'

const isSecure = () => env().SITE_URL.startsWith('https:')

/**
 * The name of the cookie that lets the guard of the panel's pages decide before one is sent; the API never looks at it.
 * On https browsers accept a name that begins like this only from https. `__Host-` would send it with every public
 * page.
 */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-admin_session' : 'admin_session'
}

function setCookie(value: string, expiresAt: Date): string {
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000))
  const parts = [
    `${sessionCookieName()}=${value}`,
    'Path=/admin',
    `Max-Age=${seconds}`,
    `Expires=${expiresAt.toUTCString()}`,
  ]
  parts.push('HttpOnly', 'SameSite=Lax')
  if (isSecure()) parts.push('Secure')
  return parts.join('; ')
}

/** `Set-Cookie` of a session; it ends with the token. */
export function sessionCookie(token: string, expiresAt: Date): string {
  return setCookie(token, expiresAt)
}

/** `Set-Cookie` that takes the session's cookie away. */
export function clearedCookie(): string {
  return setCookie('', new Date(0))
}
