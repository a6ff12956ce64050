import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { sessionCookieName } from '@/lib/auth/cookie'
import { loginPath } from '@/lib/auth/return-path'
import type { GuardedPath } from '@/lib/auth/screen-access'
import { type AdminSession, sessionOf } from '@/lib/auth/sessions'

/** Returns the session of a guarded page's visitor. Without one it redirects to sign-in, which returns to `path`. */
export async function requireAdminPage(path: GuardedPath): Promise<AdminSession> {
  const token = (await cookies()).get(sessionCookieName())?.value
  return (token && (await sessionOf(token))) || redirect(loginPath(path))
}
