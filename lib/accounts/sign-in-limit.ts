import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/platform/app-error'
import { PASSWORD_THREADS } from '@/lib/accounts/password/hash'
import { db } from '@/lib/platform/db/client'
import { networkOf } from '@/lib/platform/limits/network'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/runtime/singleton'
import { secondsUntilAllowed, type Counter, increment, type Limit, reset } from '@/lib/platform/limits/rate-limit'
import { FairQueue } from '@/lib/platform/limits/fair-queue'
import { recordEvent } from '@/lib/access/audit-record'

/**
 * Failed attempts that are allowed per window, which starts at the first failure. Further attempts are rejected without
 * checking the password.
 */
const ACCOUNT_LIMIT: Limit = { name: 'sign-in', points: 5, seconds: 300 }
const NETWORK_LIMIT: Limit = { name: 'sign-in-address', points: 30, seconds: 300 }

/** Few enough that the last attempt waits only seconds, even on a slow machine with one password thread. */
const MAX_WAITING = 15

/** The time in which a full queue is processed. */
const RETRY_AFTER_S = 5

/** The account and the client's IP address. A limit on the account alone would let anyone lock out an administrator. */
type Attempt = { email: string; ipAddress: string }

/** Returns the counters of an attempt. The account's key is a hash, so that no email address is stored. */
function countersOf({ email, ipAddress }: Attempt): { account: Counter; counters: Counter[] } {
  const network = networkOf(ipAddress)
  const key = createHash('sha256').update(`${network} ${email.trim().toLowerCase()}`).digest('base64url')
  const account = { limit: ACCOUNT_LIMIT, key }
  return { account, counters: [account, { limit: NETWORK_LIMIT, key: network }] }
}

/** Password checks wait here, because each keeps a core busy. */
const queue = singleton('site.password-queue', () => new FairQueue(PASSWORD_THREADS, MAX_WAITING))

/** Runs `work` when it is the network's turn. @throws {AppError} rate-limited if the queue is full */
async function runInTurn<T>(ipAddress: string, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(networkOf(ipAddress), work)
  } catch (error) {
    // Compared by name, because another bundle may have created the queue.
    if ((error as Error).name !== 'QueueFullError') throw error
    const message = 'Şu anda çok fazla giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.'
    throw new AppError('rate-limited', { message, retryAfterSeconds: RETRY_AFTER_S })
  }
}

function refuseIfBlocked(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return
  const message = 'Çok fazla hatalı deneme yapıldı. Lütfen birkaç dakika sonra yeniden deneyin.'
  throw new AppError('rate-limited', { message, retryAfterSeconds })
}

/**
 * Checks a password under the rate limits. `check` returns null for a wrong password, which counts against account and
 * network. Any other result is a success and resets the account's counter.
 * @throws {AppError} rate-limited, usually before `check` runs. If other processes used up the limit meanwhile, it is
 * thrown afterwards and the result stays secret
 */
export async function withAttemptLimit<T>(attempt: Attempt, check: () => Promise<T | null>): Promise<T | null> {
  const { account, counters } = countersOf(attempt)
  // Checked before the queue, to refuse without waiting, and again inside it, because earlier attempts may have failed.
  refuseIfBlocked(await secondsUntilAllowed(db(), counters))
  return runInTurn(attempt.ipAddress, async () => {
    refuseIfBlocked(await secondsUntilAllowed(db(), counters))
    const result = await check()
    if (result === null) {
      const excesses = await Promise.all(counters.map((counter) => increment(db(), counter)))
      // Not awaited, because the response time must not reveal whether the account exists.
      if ((await secondsUntilAllowed(db(), [account])) !== null)
        void recordBlockedSignIn({ email: attempt.email }, { credential: 'şifre', ...ACCOUNT_LIMIT })
      const waits = excesses.map((excess) => excess?.retryAfterSeconds ?? 0)
      refuseIfBlocked(Math.max(...waits) || null)
      return null
    }
    await reset(db(), account)
    refuseIfBlocked(await secondsUntilAllowed(db(), counters))
    return result
  })
}

type Block = {
  /** The wrong credential: the password or the code. */
  credential: 'şifre' | 'kod'
  points: number
  seconds: number
  /** When the block ends. Without it, blocks within the same interval of `seconds` count as one. */
  end?: Date
}

/**
 * Records that sign-in to an account is blocked for a while, once per window. Attempts with an email address that has no account are
 * not recorded, because visitors may type anything. A failure is only logged, because the attempt is refused anyway.
 */
export async function recordBlockedSignIn(
  where: { email: string } | { id: string },
  { credential, points, seconds, end }: Block,
): Promise<void> {
  try {
    const account = await db().administrator.findUnique({ where, select: { id: true, email: true } })
    if (!account) return
    const window = end?.getTime() ?? Math.floor(Date.now() / 1000 / seconds)
    const label = `${account.email}: ${points} yanlış ${credential}, ${Math.round(seconds / 60)} dakika`
    const onceKey = `blocked ${credential} ${account.id} ${window}`
    await recordEvent(db(), { kind: 'session', action: 'blocked', itemId: account.id, label, onceKey })
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code, credential }, 'blocked sign-in not recorded')
  }
}
