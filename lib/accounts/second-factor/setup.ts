import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { mailNotice } from '@/lib/accounts/mutations'
import { confirmPassword } from '@/lib/accounts/password/confirm'
import { type HashedCodes, newRecoveryCodes } from '@/lib/accounts/second-factor/recovery-codes'
import {
  countAttempt,
  refundAttempt,
  type Proof,
  proveSecondFactor,
  stepFor,
  consumeProof,
  wrongCodeError,
} from '@/lib/accounts/second-factor/proof'
import type { SecondFactorSetupJson } from '@/lib/accounts/output'
import { endOtherSessions } from '@/lib/accounts/sessions'
import type { ConfirmCode, ConfirmPassword, ConfirmPasswordAndCode } from '@/lib/accounts/schema'
import type { AdminSession } from '@/lib/access/admin-session'
import { newTotpSecret, sealSecret, totpUri } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import { readSettings } from '@/lib/settings/data'
import type { Prisma } from '@/lib/generated/prisma/client'

const ALREADY_ON = 'İki adımlı giriş zaten açık. Telefonu değiştirmek için önce kapatın.'

/** Returns the second factor of the session's account. `since` is null while it is off. */
export async function getSecondFactor({ administratorId: id }: AdminSession) {
  const select = { totpSince: true, _count: { select: { recoveryCodes: true } } } as const
  const { totpSince, _count } = await db().administrator.findUniqueOrThrow({ where: { id }, select })
  const isOn = totpSince !== null
  return { isOn, since: totpSince, recoveryCodesLeft: isOn ? _count.recoveryCodes : 0 }
}

/** Changes the account. @throws {AppError} conflict if it is closed, or has changed since its version was read */
async function updateAccount(
  tx: Prisma.TransactionClient,
  where: Prisma.AdministratorWhereInput,
  data: Prisma.AdministratorUpdateManyMutationInput,
): Promise<void> {
  const activeAccount = { ...where, deactivatedAt: null }
  const { count } = await tx.administrator.updateMany({
    where: activeAccount,
    data: { ...data, version: { increment: 1 } },
  })
  if (count === 0) throw new AppError('conflict', { message: 'Hesabınız bu arada değişti. Yeniden deneyin.' })
}

async function replaceCodes(
  tx: Prisma.TransactionClient,
  administratorId: string,
  { salt, hashes }: HashedCodes,
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { administratorId } })
  await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ id: newId(), administratorId, hash, salt })) })
}

/**
 * Starts the setup, or restarts it with another secret. It requires the password, because somebody who finds the panel open could
 * otherwise connect the account to their own phone.
 * @throws {AppError} invalid-input for a wrong password, conflict if the second factor is on, rate-limited
 */
export async function startSetup(
  session: AdminSession,
  confirmation: ConfirmPassword,
  ipAddress: string,
): Promise<SecondFactorSetupJson> {
  const { administratorId: id, email } = session
  const { version } = await confirmPassword(session, { ...confirmation, ipAddress })
  if (session.hasSecondFactor) throw new AppError('conflict', { message: ALREADY_ON })
  const secret = newTotpSecret()
  const { company } = await readSettings()
  const data = { totpSecret: sealSecret(secret, id), totpLastStep: 0 }
  await updateAccount(db(), { id, version, totpSince: null }, data)
  return { secret, uri: totpUri(secret, { issuer: company.name, label: email }) }
}

/**
 * Turns the second factor on with the first code of the app, ends the account's other sessions, and returns the recovery codes.
 * They are not stored in clear text, so only this response contains them.
 * @throws {AppError} invalid-input for a wrong code, conflict without a setup, rate-limited
 */
export async function confirmSetup(session: AdminSession, { code }: ConfirmCode): Promise<string[]> {
  const { administratorId: id } = session
  const select = { id: true, version: true, totpSecret: true, totpSince: true } as const
  const account = await db().administrator.findUniqueOrThrow({ where: { id }, select })
  if (account.totpSince) throw new AppError('conflict', { message: ALREADY_ON })
  if (!account.totpSecret) throw new AppError('conflict', { message: 'Önce kurulumu başlatın.' })
  await countAttempt(id)
  const step = stepFor(account, code)
  if (step === null) throw wrongCodeError('invalid-input')
  const { codes, hashedCodes } = await newRecoveryCodes()
  await db().$transaction(async (tx) => {
    await updateAccount(tx, { id, version: account.version }, { totpSince: new Date(), totpLastStep: step })
    await replaceCodes(tx, id, hashedCodes)
    await endOtherSessions(session, tx)
    await mailNotice(tx, session, { kind: 'second-factor-on' })
  })
  await refundAttempt(id)
  return codes
}

/**
 * Checks the password of a session's account and, if it has a second factor, a code: somebody who finds the panel open
 * and knows the password must not be able to turn the second factor off.
 * @throws {AppError} invalid-input for a wrong password and a missing or wrong code, rate-limited
 */
async function confirmPasswordAndCode(
  session: AdminSession,
  { currentPassword, code }: ConfirmPasswordAndCode,
  ipAddress: string,
): Promise<{ version: number; proof: Proof | null }> {
  const { administratorId: id, hasSecondFactor } = session
  const { version } = await confirmPassword(session, { currentPassword, ipAddress })
  if (!hasSecondFactor) return { version, proof: null }
  const { totpSecret } = await db().administrator.findUniqueOrThrow({ where: { id }, select: { totpSecret: true } })
  return { version, proof: await proveSecondFactor({ id, totpSecret }, code, 'invalid-input') }
}

/**
 * Turns the second factor off and ends the account's other sessions, or cancels a setup.
 * @throws {AppError} those of confirmPasswordAndCode
 */
export async function removeSecondFactor(
  session: AdminSession,
  confirmation: ConfirmPasswordAndCode,
  ipAddress: string,
): Promise<void> {
  const { administratorId: id } = session
  const { version, proof } = await confirmPasswordAndCode(session, confirmation, ipAddress)
  await db().$transaction(async (tx) => {
    if (proof) await consumeProof(tx, id, proof, 'invalid-input')
    // A second factor that was turned on meanwhile stays on.
    const where = { id, version, totpSince: proof ? { not: null } : null }
    await updateAccount(tx, where, { totpSecret: null, totpSince: null, totpLastStep: 0 })
    await tx.recoveryCode.deleteMany({ where: { administratorId: id } })
    if (!proof) return
    await endOtherSessions(session, tx)
    await mailNotice(tx, session, { kind: 'second-factor-off' })
  })
  if (proof) await refundAttempt(id)
}

/**
 * Replaces the recovery codes and returns the new ones.
 * @throws {AppError} those of confirmPasswordAndCode, conflict without a second factor
 */
export async function renewRecoveryCodes(
  session: AdminSession,
  confirmation: ConfirmPasswordAndCode,
  ipAddress: string,
): Promise<string[]> {
  const { administratorId: id } = session
  const { version, proof } = await confirmPasswordAndCode(session, confirmation, ipAddress)
  if (!proof) throw new AppError('conflict', { message: 'İki adımlı giriş açık değil.' })
  const { codes, hashedCodes } = await newRecoveryCodes()
  await db().$transaction(async (tx) => {
    await consumeProof(tx, id, proof, 'invalid-input')
    await updateAccount(tx, { id, version, totpSince: { not: null } }, {})
    await replaceCodes(tx, id, hashedCodes)
    await mailNotice(tx, session, { kind: 'recovery-codes' })
  })
  await refundAttempt(id)
  return codes
}
