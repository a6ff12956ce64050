import 'server-only'
import { AppError } from '@/lib/app-error'
import { type AdminSession, sessionOf } from '@/lib/auth/sessions'

/** Returns the token of an `Authorization: Bearer` header, or null. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** Returns the session of an API call, or null without a valid token. Ignores cookies like requireAdmin. */
export async function findAdmin(headers: Headers): Promise<AdminSession | null> {
  const token = bearerToken(headers)
  return token ? sessionOf(token) : null
}

/**
 * Returns the session of an API call. Ignores cookies, because other sites can make the browser send them.
 * @throws {AppError} unauthenticated
 */
export async function requireAdmin(headers: Headers): Promise<AdminSession> {
  const session = await findAdmin(headers)
  if (session) return session
  const message = headers.has('authorization')
    ? 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.'
    : 'Bu işlem için giriş yapmanız gerekiyor.'
  throw new AppError('unauthenticated', { message })
}
