import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '@/lib/app-error'
import { PASSWORD_THREADS } from '@/lib/auth/password/hash'
import { PasswordQueue, type Source } from '@/lib/auth/password/queue'
import { db } from '@/lib/db'
import { customerNetworkOf, neighbourhoodOf, networkOf } from '@/lib/network'
import { recordBlockedSignIn } from '@/lib/domains/audit/mutations'
import { log } from '@/lib/runtime/log'
import { singleton } from '@/lib/runtime/singleton'
import { blockedFor, type Counter, increment, type Limit, reset } from '@/lib/rate-limit'

/**
 * Failed attempts allowed per window (starting at the first failure). Further attempts are rejected without checking
 * the password.
 */
const FOR_ACCOUNT: Limit = { name: 'sign-in', points: 5, seconds: 300 }
const FOR_ADDRESS: Limit = { name: 'sign-in-address', points: 30, seconds: 300 }
/** An IPv6 customer with 65 536 networks has no more attempts than one IPv4 address. */
const FOR_CUSTOMER: Limit = { name: 'sign-in-customer', points: 30, seconds: 300 }

/** The account and the client's address. A limit on the account alone would let anyone lock out an administrator. */
type Attempt = { email: string; address: string }

/** Returns the counters of an attempt. The account's key is a hash, so that no e-mail address is stored. */
function countersOf({ email, address }: Attempt): { account: Counter; all: Counter[] } {
  const network = networkOf(address)
  const customer = customerNetworkOf(address)
  const key = createHash('sha256').update(`${network} ${email.trim().toLowerCase()}`).digest('base64url')
  const account = { limit: FOR_ACCOUNT, key }
  const all = [account, { limit: FOR_ADDRESS, key: network }]
  return { account, all: customer === null ? all : [...all, { limit: FOR_CUSTOMER, key: customer }] }
}

const queue = singleton('site.password-queue', () => new PasswordQueue(PASSWORD_THREADS))

/** Networks of successful sign-ins since the process started. */
const knownNetworks = singleton('site.known-networks', () => new LRUCache<string, true>({ max: 1000 }))

function sourceOf(address: string): Source {
  const network = networkOf(address)
  return knownNetworks.has(network) ? { network, isKnown: true } : { network: neighbourhoodOf(address), isKnown: false }
}

function refuseIfBlocked(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return
  const message = 'Çok fazla hatalı deneme yapıldı. Lütfen birkaç dakika sonra yeniden deneyin.'
  throw new AppError('rate-limited', { message, retryAfterSeconds })
}

/** Writes a block down without making the answer wait, whose time must not tell whether there is such an account. */
function recordBlock({ email }: Attempt): void {
  recordBlockedSignIn({ email }, { what: 'şifre', ...FOR_ACCOUNT }).catch(({ code }: { code?: string }) => {
    log.warn({ code }, 'blocked sign-in not recorded')
  })
}

/**
 * Checks a password under the rate limits. `check` returns null for a wrong password, which counts against account and
 * address. Any other result is a success and resets the account's counter.
 * @throws {AppError} rate-limited, usually before `check` runs. If other processes used up the limit meanwhile, it is
 * thrown afterwards and the result stays secret
 */
export async function withAttemptLimit<T>(attempt: Attempt, check: () => Promise<T | null>): Promise<T | null> {
  const { account, all } = countersOf(attempt)
  // Once before the queue, to refuse without waiting, and again inside, because earlier attempts may have failed.
  refuseIfBlocked(await blockedFor(db(), all))
  return queue.run(sourceOf(attempt.address), async () => {
    refuseIfBlocked(await blockedFor(db(), all))
    const result = await check()
    if (result === null) {
      const waits = await Promise.all(all.map((counter) => increment(db(), counter)))
      if ((await blockedFor(db(), [account])) !== null) recordBlock(attempt)
      refuseIfBlocked(waits.reduce((most, wait) => (wait === null ? most : Math.max(most ?? 0, wait)), null))
      return null
    }
    await reset(db(), account)
    refuseIfBlocked(await blockedFor(db(), all))
    knownNetworks.set(networkOf(attempt.address), true)
    return result
  })
}

/** Removes counters whose window has ended. */
export async function clearOldAttempts(): Promise<void> {
  await db().throttle.deleteMany({ where: { key: { startsWith: 'sign-in' }, expire: { lt: new Date() } } })
}
