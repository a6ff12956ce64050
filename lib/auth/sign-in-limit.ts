import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '@/lib/app-error'
import { PASSWORD_LANES } from '@/lib/auth/password'
import { type From, PasswordTurns } from '@/lib/auth/password-queue'
import { db } from '@/lib/db'
import { customerNetworkOf, neighbourhoodOf, networkOf } from '@/lib/network'
import { singleton } from '@/lib/runtime/singleton'
import { count, type Counter, type Limit, setBack, usedUp } from '@/lib/rate-limit'

/** Failures that are answered as such; the next one within the window, counted from the first, is refused unheard. */
const FOR_ACCOUNT: Limit = { name: 'sign-in', points: 5, seconds: 300 }
const FOR_ADDRESS: Limit = { name: 'sign-in-address', points: 30, seconds: 300 }
/** An IPv6 customer with 65 536 networks has no more tries than one address of IPv4. */
const FOR_CUSTOMER: Limit = { name: 'sign-in-customer', points: 30, seconds: 300 }

/** Whose password is tried, and from where. The address is part of the key: nobody can lock out an administrator elsewhere. */
export type Attempts = { email: string; address: string }

/** Keys of a fixed length, and no e-mail address in the table. */
function countersOf({ email, address }: Attempts): { account: Counter; all: Counter[] } {
  const network = networkOf(address)
  const customer = customerNetworkOf(address)
  const key = createHash('sha256').update(`${network} ${email.trim().toLowerCase()}`).digest('base64url')
  const account = { limit: FOR_ACCOUNT, key }
  const all = [account, { limit: FOR_ADDRESS, key: network }]
  return { account, all: customer === null ? all : [...all, { limit: FOR_CUSTOMER, key: customer }] }
}

const turns = singleton('site.password-turns', () => new PasswordTurns(PASSWORD_LANES))

/** Networks that somebody signed in from since the process began. */
const known = singleton('site.known-networks', () => new LRUCache<string, true>({ max: 1000 }))

function fromOf(address: string): From {
  const network = networkOf(address)
  return known.has(network) ? { network, isKnown: true } : { network: neighbourhoodOf(address), isKnown: false }
}

function refuseFor(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return
  const message = 'Çok fazla hatalı deneme yapıldı. Lütfen birkaç dakika sonra yeniden deneyin.'
  throw new AppError('rate-limited', { message, retryAfterSeconds })
}

/**
 * Lets a password be tried. `attempt` answers null for a wrong one, which counts against account and address; anything
 * else is a success and clears the account's count.
 * @throws {AppError} rate-limited, before `attempt` has done anything, unless other processes heard the last failures
 * meanwhile: then nobody learns what it answered
 */
export async function withAttemptLimit<T>(tries: Attempts, attempt: () => Promise<T | null>): Promise<T | null> {
  const { account, all } = countersOf(tries)
  // Before the queue, because who is refused anyway should not wait; in it again, because those before may have failed.
  refuseFor(await usedUp(db(), all))
  return turns.run(fromOf(tries.address), async () => {
    refuseFor(await usedUp(db(), all))
    const result = await attempt()
    if (result === null) {
      const waits = await Promise.all(all.map((counter) => count(db(), counter)))
      refuseFor(waits.reduce((most, wait) => (wait === null ? most : Math.max(most ?? 0, wait)), null))
      return null
    }
    await setBack(db(), account)
    refuseFor(await usedUp(db(), all))
    known.set(networkOf(tries.address), true)
    return result
  })
}

/** Takes away counters that no longer count. */
export async function clearOldTries(): Promise<void> {
  await db().throttle.deleteMany({ where: { key: { startsWith: 'sign-in' }, expire: { lt: new Date() } } })
}
