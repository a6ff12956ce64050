import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import { findRecoveryCode, recoveryCodeIn } from '@/lib/accounts/second-factor/recovery-codes'
import { openSecret, stepOfCode } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { recordBlockedSignIn } from '@/lib/accounts/sign-in-limit'
import { type Counter, increment, type Limit, refund } from '@/lib/platform/limits/rate-limit'

/**
 * Wrong codes per account, from all networks together. Only somebody who knows the password gets this far, so
 * it locks out no colleague.
 */
const FOR_CODES: Limit = { name: 'sign-in-code', points: 5, seconds: 300, isRolling: true }

const counterOf = (administratorId: string): Counter => ({ limit: FOR_CODES, key: administratorId })

/** An account whose second factor is on or waits for its first code. */
type AccountWithFactor = { id: string; totpSecret: string | null }

/** What proves the second factor: the time step of a code, or one of the recovery codes. Each works once. */
export type Proof = { step: number } | { recoveryCodeId: string }

/** The failure of a wrong code: at sign-in, or of somebody who is signed in and stays so. */
type CodeFailure = 'unauthenticated' | 'invalid-input'

/** The failure of a wrong code, at its field. */
export function wrongCode(failure: CodeFailure): AppError {
  const message = 'Kod yanlış ya da süresi geçti. Uygulamadaki yeni kodu yazın.'
  return new AppError(failure, { message, fields: { code: [message] } })
}

/**
 * Counts an attempt before its code is checked, so that concurrent attempts cannot exceed the limit.
 * @throws {AppError} rate-limited
 */
export async function countTry(administratorId: string): Promise<void> {
  const excess = await increment(db(), counterOf(administratorId))
  if (!excess) return
  await recordBlockedSignIn({ id: administratorId }, { what: 'kod', ...FOR_CODES, end: excess.until })
  const message = 'Çok fazla yanlış kod yazıldı. Lütfen birkaç dakika sonra yeniden deneyin.'
  throw new AppError('rate-limited', { message, retryAfterSeconds: excess.retryAfterSeconds })
}

/** Takes the attempt of a right code back. */
export async function forgetTry(administratorId: string): Promise<void> {
  await refund(db(), counterOf(administratorId))
}

/** Returns the time step of a code of an account's app, or null if the code is wrong. */
export function stepFor({ id, totpSecret }: AccountWithFactor, code: string): number | null {
  const secret = totpSecret && openSecret(totpSecret, id)
  return secret ? stepOfCode(secret, code) : null
}

async function proofIn(account: AccountWithFactor, typed: string): Promise<Proof | null> {
  const digits = typed.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stepFor(account, digits)
    return step === null ? null : { step }
  }
  const recoveryCode = recoveryCodeIn(typed)
  if (!recoveryCode) return null
  const select = { id: true, hash: true, salt: true } as const
  const rows = await db().recoveryCode.findMany({ where: { administratorId: account.id }, select })
  const found = await findRecoveryCode(recoveryCode, rows)
  return found && { recoveryCodeId: found.id }
}

/**
 * Returns what proves the second factor, from a code of the app or a recovery code.
 * @throws {AppError} `failure` for a missing or wrong code, rate-limited
 */
export async function proveSecondFactor(
  account: AccountWithFactor,
  typed: string | undefined,
  failure: CodeFailure,
): Promise<Proof> {
  if (!typed) {
    const message = 'Uygulamadaki altı haneli kodu yazın.'
    throw new AppError(failure, { message, fields: { code: [message] } })
  }
  await countTry(account.id)
  const proof = await proofIn(account, typed)
  if (!proof) throw wrongCode(failure)
  return proof
}

/**
 * Uses a proof up in the caller's transaction.
 * @throws {AppError} `failure` if another call has used it meanwhile, or a later code
 */
export async function useUp(
  tx: Prisma.TransactionClient,
  administratorId: string,
  proof: Proof,
  failure: CodeFailure,
): Promise<void> {
  const { count } = await ('step' in proof
    ? tx.administrator.updateMany({
        where: { id: administratorId, totpLastStep: { lt: proof.step } },
        data: { totpLastStep: proof.step },
      })
    : tx.recoveryCode.deleteMany({ where: { id: proof.recoveryCodeId, administratorId } }))
  if (count === 0) throw wrongCode(failure)
}
