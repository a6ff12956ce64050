import { env } from '@/lib/env'

/** Lets the guard of the panel's pages decide before one is sent; the API never looks at it. */
export const SESSION_COOKIE = 'admin_session'

function setCookie(value: string, expiresAt: Date): string {
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000))
  const parts = [`${SESSION_COOKIE}=${value}`, 'Path=/admin', `Max-Age=${seconds}`, `Expires=${expiresAt.toUTCString()}`]
  parts.push('HttpOnly', 'SameSite=Lax')
  if (env().SITE_URL.startsWith('https:')) parts.push('Secure')
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
