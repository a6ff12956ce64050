import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import { findRecoveryCode, recoveryCodeIn } from '@/lib/accounts/second-factor/recovery-codes'
import { openSecret, stepOfCode } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { recordBlockedSignIn } from '@/lib/accounts/sign-in-limit'
import { type Counter, increment, type Limit, refund } from '@/lib/platform/limits/rate-limit'

/**
 * Limits wrong codes per account, from all networks together. Only somebody who knows the password can reach this limit, so
 * nobody else can lock out the account.
 */
const CODE_LIMIT: Limit = { name: 'sign-in-code', points: 5, seconds: 300, isRolling: true }

const counterOf = (administratorId: string): Counter => ({ limit: CODE_LIMIT, key: administratorId })

/** An account whose second factor is on or being set up. */
type AccountWithFactor = { id: string; totpSecret: string | null }

/** A proof of the second factor: the time step of a code, or a recovery code. Each works once. */
export type Proof = { step: number } | { recoveryCodeId: string }

/** Which error a wrong code causes: 'unauthenticated' at sign-in, 'invalid-input' for somebody who is signed in. */
type CodeFailure = 'unauthenticated' | 'invalid-input'

/** Returns the error for a wrong code, also as the error of the field `code`. */
export function wrongCodeError(failure: CodeFailure): AppError {
  const message = 'Kod yanlış ya da süresi geçti. Uygulamadaki yeni kodu yazın.'
  return new AppError(failure, { message, fields: { code: [message] } })
}

/**
 * Counts an attempt before its code is checked, so that concurrent attempts cannot exceed the limit.
 * @throws {AppError} rate-limited
 */
export async function countAttempt(administratorId: string): Promise<void> {
  const excess = await increment(db(), counterOf(administratorId))
  if (!excess) return
  await recordBlockedSignIn({ id: administratorId }, { credential: 'kod', ...CODE_LIMIT, end: excess.until })
  const message = 'Çok fazla yanlış kod yazıldı. Lütfen birkaç dakika sonra yeniden deneyin.'
  throw new AppError('rate-limited', { message, retryAfterSeconds: excess.retryAfterSeconds })
}

/** Undoes countAttempt after a correct code. */
export async function refundAttempt(administratorId: string): Promise<void> {
  await refund(db(), counterOf(administratorId))
}

/** Returns the time step of a code of an account's app, or null if the code is wrong. */
export function stepFor({ id, totpSecret }: AccountWithFactor, code: string): number | null {
  const secret = totpSecret && openSecret(totpSecret, id)
  return secret ? stepOfCode(secret, code) : null
}

async function findProof(account: AccountWithFactor, input: string): Promise<Proof | null> {
  const digits = input.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stepFor(account, digits)
    return step === null ? null : { step }
  }
  const recoveryCode = recoveryCodeIn(input)
  if (!recoveryCode) return null
  const select = { id: true, hash: true, salt: true } as const
  const rows = await db().recoveryCode.findMany({ where: { administratorId: account.id }, select })
  const matchingCode = await findRecoveryCode(recoveryCode, rows)
  return matchingCode && { recoveryCodeId: matchingCode.id }
}

/**
 * Returns the proof of the second factor from a code of the app or a recovery code.
 * @throws {AppError} `failure` for a missing or wrong code, rate-limited
 */
export async function proveSecondFactor(
  account: AccountWithFactor,
  input: string | undefined,
  failure: CodeFailure,
): Promise<Proof> {
  if (!input) {
    const message = 'Uygulamadaki altı haneli kodu yazın.'
    throw new AppError(failure, { message, fields: { code: [message] } })
  }
  await countAttempt(account.id)
  const proof = await findProof(account, input)
  if (!proof) throw wrongCodeError(failure)
  return proof
}

/**
 * Consumes a proof in the caller's transaction.
 * @throws {AppError} `failure` if another call has meanwhile consumed it, or a later code
 */
export async function consumeProof(
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
  if (count === 0) throw wrongCodeError(failure)
}
