import { clearedCookie, sessionCookie } from '@/lib/accounts/cookie'
import type { SignedIn } from '@/lib/accounts/sessions'
import { z } from 'zod/mini'
import { answer } from '@/lib/api/answers'
import { shapeOf } from '@/lib/platform/output'
import type { Reply } from '@/lib/api/replies'

type SignedInJson = { token: string; expiresAt: string }

/** `signedInReply` */
export const signedInAnswer = answer(
  200,
  shapeOf<SignedInJson>('SignedIn', { token: z.string(), expiresAt: z.iso.datetime() }),
  ['Set-Cookie'],
)

/** `cookieReply` and `signedOutReply` */
export const cookieAnswer = answer(204, undefined, ['Set-Cookie'])

/** Returns the token, for API calls, and sets the cookie, for admin pages. */
export function signedInReply({ token, expiresAt }: SignedIn): Reply<200, SignedInJson> {
  return {
    status: 200,
    headers: { 'Set-Cookie': sessionCookie(token, expiresAt) },
    body: { token, expiresAt: expiresAt.toISOString() },
  }
}

/** Sets only the cookie. */
export function cookieReply({ token, expiresAt }: SignedIn): Reply<204, undefined> {
  return { status: 204, headers: { 'Set-Cookie': sessionCookie(token, expiresAt) } }
}

/** Deletes the cookie. */
export function signedOutReply(): Reply<204, undefined> {
  return { status: 204, headers: { 'Set-Cookie': clearedCookie() } }
}
