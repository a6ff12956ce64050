import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { sessionCookieName } from '@/lib/auth/cookie'
import { loginPath } from '@/lib/auth/return-path'
import { type AdminSession, sessionOf } from '@/lib/auth/sessions'

/** Returns the session of the page's visitor by the cookie, or null if there is no valid one. */
async function getAdminSession(): Promise<AdminSession | null> {
  const token = (await cookies()).get(sessionCookieName())?.value
  return token ? sessionOf(token) : null
}

/** Returns the session for a guarded page. Without one it redirects to the sign-in page, which returns to `path`. */
export async function requireAdminPage(path: string): Promise<AdminSession> {
  return (await getAdminSession()) ?? redirect(loginPath(path))
}
