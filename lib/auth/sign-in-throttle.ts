import 'server-only'
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPrisma } from 'rate-limiter-flexible'
import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import { processWide } from '@/lib/process-wide'

/** Failures that are answered as such; the next one within the window, counted from the first, is refused unheard. */
const SECONDS = 300
const FOR_ACCOUNT = 5
const FOR_ADDRESS = 30

/** Whose password is tried, and from where. The address is part of the key: nobody can lock out an administrator elsewhere. */
export type Tries = { email: string; address: string }

/** Who has one address of an IPv6 network has all 2^64 of them. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Keys of a fixed length, and no e-mail address in the table. */
function keysOf({ email, address }: Tries): { account: string; address: string } {
  const network = networkOf(address)
  return { account: createHash('sha256').update(`${network} ${email.trim().toLowerCase()}`).digest('base64url'), address: network }
}

function limiters() {
  const common = { storeClient: db(), tableName: 'throttle', duration: SECONDS, clearExpiredByTimeout: false }
  return {
    account: new RateLimiterPrisma({ ...common, keyPrefix: 'sign-in', points: FOR_ACCOUNT }),
    address: new RateLimiterPrisma({ ...common, keyPrefix: 'sign-in-address', points: FOR_ADDRESS }),
  }
}

const turns = processWide('site.sign-in-turns', () => new Map<string, Promise<unknown>>())

/** One after the other for one key: otherwise many tries at once would all be heard before the first is counted. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  turns.set(key, mine)
  try {
    return await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}

function refusal(milliseconds: number): AppError {
  return new AppError('too-many-tries', {
    message: 'Çok fazla hatalı deneme yapıldı. Lütfen birkaç dakika sonra yeniden deneyin.',
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  })
}

/**
 * Lets a password be tried. `attempt` answers null for a wrong one, which counts against account and address; anything
 * else is a success and clears the account's count.
 * @throws {AppError} too-many-tries, before `attempt` has done anything
 */
export async function countingTries<T>(tries: Tries, attempt: () => Promise<T | null>): Promise<T | null> {
  const keys = keysOf(tries)
  return inTurn(keys.address, async () => {
    const { account, address } = limiters()
    const known = await Promise.all([account.get(keys.account), address.get(keys.address)])
    const used = known.filter((count) => count !== null && count.remainingPoints <= 0)
    if (used.length > 0) throw refusal(Math.max(...used.map((count) => count!.msBeforeNext)))
    const result = await attempt()
    if (result === null) await Promise.all([account.penalty(keys.account), address.penalty(keys.address)])
    else await account.delete(keys.account)
    return result
  })
}

/** Takes away counters that no longer count. */
export async function clearOldTries(): Promise<void> {
  await db().throttle.deleteMany({ where: { key: { startsWith: 'sign-in' }, expire: { lt: new Date() } } })
}
