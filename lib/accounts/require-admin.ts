import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import { isAllowed, type StaffAccess } from '@/lib/access/roles'
import type { AdminSession } from '@/lib/access/admin-session'
import { sessionOf } from '@/lib/accounts/sessions'

const SECOND_FACTOR_MISSING = 'İki adımlı giriş zorunlu kılındı. Panele geçmek için telefonunuzu şimdi bağlayın.'

/** Returns the token of an `Authorization: Bearer` header, or null. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** Returns the session of an API call, or null if it lacks the access. Ignores cookies, like requireAdmin. */
export async function findAdmin(headers: Headers, access: StaffAccess): Promise<AdminSession | null> {
  const token = bearerToken(headers)
  const session = token ? await sessionOf(token) : null
  return session && isAllowed(session, access) ? session : null
}

/**
 * Returns the session of an API call. Ignores cookies, because other sites can make the browser send them.
 * @throws {AppError} unauthenticated, forbidden
 */
export async function requireAdmin(headers: Headers, access: StaffAccess): Promise<AdminSession> {
  const token = bearerToken(headers)
  const session = token ? await sessionOf(token) : null
  if (!session) {
    const message = headers.has('authorization')
      ? 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.'
      : 'Bu işlem için giriş yapmanız gerekiyor.'
    throw new AppError('unauthenticated', { message })
  }
  if (isAllowed(session, access)) return session
  throw new AppError('forbidden', { message: session.mustAddSecondFactor ? SECOND_FACTOR_MISSING : '' })
}
