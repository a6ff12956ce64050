import { clearedCookies, sessionCookies } from '@/lib/accounts/cookie'
import type { SessionToken } from '@/lib/accounts/sessions'
import { z } from 'zod/mini'
import { responseSpec, type Reply } from '@/lib/api/replies'
import { output, toJson } from '@/lib/platform/output'

const signedInShape = output('SignedIn', { token: z.string(), expiresAt: z.iso.datetime() })

/** Declares `signedInReply`. */
export const signedInSpec = responseSpec(200, signedInShape, ['Set-Cookie'])

/** Declares `cookieReply` and `signedOutReply`. */
export const cookieSpec = responseSpec(204, undefined, ['Set-Cookie'])

/** Returns the token, for API calls, and sets the cookie, for admin pages. */
export function signedInReply(session: SessionToken): Reply<200, z.infer<typeof signedInShape>> {
  return {
    status: 200,
    headers: { 'Set-Cookie': sessionCookies(session.token, session.expiresAt) },
    body: toJson(signedInShape, session),
  }
}

/** Sets only the cookie. */
export function cookieReply({ token, expiresAt }: SessionToken): Reply<204, undefined> {
  return { status: 204, headers: { 'Set-Cookie': sessionCookies(token, expiresAt) } }
}

/** Deletes the cookie. */
export function signedOutReply(): Reply<204, undefined> {
  return { status: 204, headers: { 'Set-Cookie': clearedCookies() } }
}
