import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookieName } from '@/lib/accounts/cookie'
import { loginPath } from '@/lib/accounts/return-path'
import type { GuardedPath } from '@/lib/site/screens'
import type { AdminSession } from '@/lib/access/admin-session'
import { sessionOf } from '@/lib/accounts/sessions'
import { type AccountJson, accountShape } from '@/lib/accounts/output'
import { toJson } from '@/lib/platform/output'
import { expectedFailure } from '@/lib/platform/failures'

/** Reads the session of a page's visitor once per request, for the page and for the layout around it. */
const pageSession = cache(async (): Promise<AdminSession | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value
  return token ? sessionOf(token) : null
})

/** Returns the session of a guarded page's visitor. Without a session it redirects to sign-in, which returns to `path`. */
export async function requirePageSession(path: GuardedPath): Promise<AdminSession> {
  return (await pageSession()) ?? redirect(loginPath(path))
}

/** Returns the account for the menu around a guarded page, or null without a session or database. This is not an access check. */
export async function findPageAccount(): Promise<AccountJson | null> {
  try {
    const session = await pageSession()
    return session && toJson(accountShape, session)
  } catch (error) {
    if (expectedFailure(error)?.code === 'database-unavailable') return null
    throw error
  }
}
