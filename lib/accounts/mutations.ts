import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import { refuseGuessablePassword } from '@/lib/accounts/password/guessable-passwords'
import { confirmPassword } from '@/lib/accounts/password/confirm'
import { hashPassword, passwordMatches } from '@/lib/accounts/password/hash'
import type { ChangeEmail, ChangeName, ChangePassword, SignIn } from '@/lib/accounts/schema'
import { refundAttempt, type Proof, proveSecondFactor, consumeProof } from '@/lib/accounts/second-factor/proof'
import type { AdminSession } from '@/lib/access/admin-session'
import { type SessionToken, startSession } from '@/lib/accounts/sessions'
import { withAttemptLimit } from '@/lib/accounts/sign-in-limit'
import { db } from '@/lib/platform/db/client'
import { readSettings } from '@/lib/settings/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type AccountChange, accountChangedMail } from '@/lib/accounts/mails'
import { queueMail } from '@/lib/mail/queue-mail'

type CheckedAccount = { id: string; version: number }

/**
 * Starts a session and consumes the proof of the second factor. Returns null if the account has changed since its password
 * was checked.
 */
async function startSessionFor(
  { id, version }: CheckedAccount,
  proof: Proof | null,
  device: string,
): Promise<SessionToken | null> {
  return db().$transaction(async (tx) => {
    // Because of the row lock, a concurrent password change waits for this session, and then ends it with the others.
    const updatedRows = await tx.$queryRaw<unknown[]>`
      UPDATE "administrators" SET "last_sign_in_at" = now()
      WHERE "id" = ${id}::uuid AND "version" = ${version} RETURNING 1`
    if (updatedRows.length !== 1) return null
    if (proof) await consumeProof(tx, id, proof, 'unauthenticated')
    return startSession(tx, id, device)
  })
}

/**
 * Signs an administrator in. `device` is the result of deviceOf.
 * @throws {AppError} unauthenticated for a wrong email address or password, and with the field `code` for a missing or
 * wrong code of the second factor; rate-limited
 */
export async function signIn(
  { email, password, code }: SignIn,
  ipAddress: string,
  device: string,
): Promise<SessionToken> {
  const account = await withAttemptLimit({ email, ipAddress }, async () => {
    const select = { id: true, version: true, passwordHash: true, totpSecret: true, totpSince: true } as const
    const row = await db().administrator.findFirst({ where: { email, deactivatedAt: null }, select })
    return (await passwordMatches(password, row?.passwordHash)) ? row : null
  })
  const proof = account?.totpSince ? await proveSecondFactor(account, code, 'unauthenticated') : null
  const sessionToken = account && (await startSessionFor(account, proof, device))
  if (!sessionToken) throw new AppError('unauthenticated', { message: 'E-posta veya şifre hatalı.' })
  if (proof) await refundAttempt(account.id)
  return sessionToken
}

type Notice = Pick<AccountChange, 'kind' | 'newEmail'>

type Change = {
  ipAddress: string
  currentPassword: string
  buildUpdate: () => Promise<Prisma.AdministratorUpdateInput>
  notice: Notice
  renameElsewhere?: RenameElsewhere
}

/** Updates the copies of an account's name. It runs last, because it may mute the audit trail for the rest of the transaction. */
type RenameElsewhere = (tx: Prisma.TransactionClient, accountId: string) => Promise<void>

/** Notifies the account of a change by email. If the address changed, the old and the new address get the email. */
export async function mailNotice(tx: Prisma.TransactionClient, session: AdminSession, notice: Notice): Promise<void> {
  const { email, device } = session
  const mail = accountChangedMail(await readSettings(tx), { ...notice, at: new Date(), device })
  for (const recipient of new Set([email, notice.newEmail ?? email])) await queueMail(tx, recipient, mail, {})
}

/** Changes the account of a session, ends all sessions of the account, deletes its password links and starts a new session. */
async function changeAccount(session: AdminSession, change: Change): Promise<SessionToken> {
  const { ipAddress, currentPassword, buildUpdate, notice, renameElsewhere } = change
  const id = session.administratorId
  const account = await confirmPassword(session, { currentPassword, ipAddress })
  const update = await buildUpdate()
  return db().$transaction(async (tx) => {
    // A manager may have closed the account after this call was authorised.
    const where = { id, version: account.version, deactivatedAt: null }
    const { count } = await tx.administrator.updateMany({ where, data: { ...update, version: { increment: 1 } } })
    // A concurrent change, or a manager, has ended this session.
    if (count === 0) throw new AppError('unauthenticated')
    await mailNotice(tx, session, notice)
    await tx.session.deleteMany({ where: { administratorId: id } })
    // A link in the old mailbox must not open the account any more.
    await tx.passwordLink.deleteMany({ where: { administratorId: id } })
    const sessionToken = await startSession(tx, id, session.device)
    await renameElsewhere?.(tx, id)
    return sessionToken
  })
}

/**
 * Changes the account's email address and invalidates all other tokens and cookies.
 * @throws {AppError} invalid-input for a wrong current password or an address in use; rate-limited
 */
export async function changeEmail(
  session: AdminSession,
  change: ChangeEmail,
  ipAddress: string,
  renameElsewhere: RenameElsewhere,
): Promise<SessionToken> {
  const { newEmail, currentPassword } = change
  try {
    const buildUpdate = async () => ({ email: newEmail })
    return await changeAccount(session, {
      ipAddress,
      currentPassword,
      buildUpdate,
      notice: { kind: 'email', newEmail },
      renameElsewhere,
    })
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2002') throw error
    const message = 'Bu e-posta adresi başka bir hesapta kullanılıyor.'
    throw new AppError('invalid-input', { message, fields: { newEmail: [message] } })
  }
}

/**
 * Changes the account's password and invalidates all other tokens and cookies.
 * @throws {AppError} invalid-input for a wrong current password and for a new password that is easily guessed; rate-limited
 */
export async function changePassword(
  session: AdminSession,
  change: ChangePassword,
  ipAddress: string,
): Promise<SessionToken> {
  const { currentPassword, newPassword } = change
  const buildUpdate = async () => {
    refuseGuessablePassword(newPassword, { ...session, settings: await readSettings() })
    return { passwordHash: await hashPassword(newPassword) }
  }
  return changeAccount(session, { ipAddress, currentPassword, buildUpdate, notice: { kind: 'password' } })
}

/** Changes the account's name, which colleagues see. */
export async function changeName(
  { administratorId: id }: AdminSession,
  { name }: ChangeName,
  renameElsewhere: RenameElsewhere,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.administrator.update({ where: { id }, data: { name, version: { increment: 1 } } })
    await renameElsewhere(tx, id)
  })
}
