import { afterEach, beforeEach, vi } from 'vitest'
import { newRecoveryCodes } from '@/lib/accounts/second-factor/recovery-codes'
import { newTotpSecret, sealSecret } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import { PASSWORD } from './accounts'
import { ask, newAddress } from './handlers'
import { codeOf } from './second-factor'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/route'

const { POST: login } = authRoutes['login']

export const MISSING_CODE = 'Uygulamadaki altı haneli kodu yazın.'
export const WRONG_CODE = 'Kod yanlış ya da süresi geçti. Uygulamadaki yeni kodu yazın.'

export type Account = { id: string; email: string }

/** Lets the clock stand in the middle of a step, so that no code ends during a test. */
export function useSteadyClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  })
  afterEach(() => vi.useRealTimers())
}

type Sent = { code?: string; password?: string }

export const signIn = ({ email }: Pick<Account, 'email'>, { code, password = PASSWORD }: Sent = {}) =>
  ask(login, { method: 'POST', json: { email, password, code }, headers: { 'x-client-address': newAddress() } })

let sharedCodes: ReturnType<typeof newRecoveryCodes> | undefined

/**
 * Turns the second factor on in the database, with a key that no code has used yet. Accounts have the same recovery
 * codes, because hashing a set takes half a second.
 */
export async function addFactor({ id }: Pick<Account, 'id'>): Promise<{ secret: string; codes: string[] }> {
  const secret = newTotpSecret()
  const { codes, stored } = await (sharedCodes ??= newRecoveryCodes())
  const recoveryCodes = stored.hashes.map((hash) => ({ id: crypto.randomUUID(), hash, salt: stored.salt }))
  await db().administrator.update({
    where: { id },
    data: { totpSecret: sealSecret(secret, id), totpSince: new Date(), recoveryCodes: { create: recoveryCodes } },
  })
  return { secret, codes }
}

export const wrongCodeFor = (secret: string) => {
  const near = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code))!
}
