import { clearedCookie, sessionCookie } from '@/lib/auth/cookie'
import type { SignedIn } from '@/lib/auth/sessions'
import type { Reply } from '@/lib/http/replies'

/** Returns the token, for API calls, and sets the cookie, for admin pages. */
export function signedInReply({ token, expiresAt }: SignedIn): Reply {
  return {
    status: 200,
    headers: { 'Set-Cookie': sessionCookie(token, expiresAt) },
    body: { token, expiresAt: expiresAt.toISOString() },
  }
}

/** Sets only the cookie. */
export function cookieReply({ token, expiresAt }: SignedIn): Reply {
  return { status: 204, headers: { 'Set-Cookie': sessionCookie(token, expiresAt) } }
}

/** Deletes the cookie. */
export function signedOutReply(): Reply {
  return { status: 204, headers: { 'Set-Cookie': clearedCookie() } }
}
