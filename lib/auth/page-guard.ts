import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { sessionCookieName } from '@/lib/auth/cookie'
import { loginPath } from '@/lib/auth/return-path'
import { type AdminSession, sessionOf } from '@/lib/auth/sessions'

/** The session of the page's visitor, by the cookie; null when there is none that lives. */
export async function getAdminSession(): Promise<AdminSession | null> {
  const token = (await cookies()).get(sessionCookieName())?.value
  return token ? sessionOf(token) : null
}

/** The session that a guarded page needs; without one the visitor goes to the sign-in page and comes back to `path`. */
export async function requireAdminPage(path: string): Promise<AdminSession> {
  return (await getAdminSession()) ?? redirect(loginPath(path))
}
