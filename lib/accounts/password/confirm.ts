import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import { passwordMatches } from '@/lib/accounts/password/hash'
import type { AdminSession } from '@/lib/access/admin-session'
import { withAttemptLimit } from '@/lib/accounts/sign-in-limit'
import { db } from '@/lib/platform/db/client'

/**
 * Checks the password of a session's account, under the rate limits of sign-in, and returns the account's version. A change
 * that requires this version fails if the account has changed meanwhile.
 * @throws {AppError} invalid-input for a wrong password; rate-limited
 */
export async function confirmPassword(
  { administratorId: id, email }: AdminSession,
  { currentPassword, ipAddress }: { currentPassword: string; ipAddress: string },
): Promise<{ version: number }> {
  const account = await withAttemptLimit({ email, ipAddress }, async () => {
    const row = await db().administrator.findUnique({ where: { id }, select: { version: true, passwordHash: true } })
    return (await passwordMatches(currentPassword, row?.passwordHash)) ? row : null
  })
  if (account) return { version: account.version }
  const message = 'Mevcut şifre hatalı.'
  throw new AppError('invalid-input', { message, fields: { currentPassword: [message] } })
}
