import { clearedCookie, sessionCookie } from '@/lib/auth/cookie'
import type { SignedIn } from '@/lib/auth/sessions'
import type { Reply } from '@/lib/http/replies'

/** The token for the panel's calls, and the cookie for its pages. */
export function signedInReply({ token, expiresAt }: SignedIn): Reply {
  return {
    status: 200,
    headers: { 'Set-Cookie': sessionCookie(token, expiresAt) },
    body: { token, expiresAt: expiresAt.toISOString() },
  }
}

/** The cookie alone. */
export function cookieReply({ token, expiresAt }: SignedIn): Reply {
  return { status: 204, headers: { 'Set-Cookie': sessionCookie(token, expiresAt) } }
}

/** Takes the cookie away. */
export function signedOutReply(): Reply {
  return { status: 204, headers: { 'Set-Cookie': clearedCookie() } }
}
