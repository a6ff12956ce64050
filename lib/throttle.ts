import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '@/lib/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'

/** At most `points` in `seconds`, counted from the first; `name` keeps the counters of different limits apart. */
export type Limit = { name: string; points: number; seconds: number }

/** Old counters go with new ones: a few each time, and none that another transaction holds. */
async function clearSome(within: Prisma.TransactionClient): Promise<void> {
  await within.$executeRaw`
    DELETE FROM "throttles" WHERE "key" IN (
      SELECT "key" FROM "throttles" WHERE "expire" < (now() AT TIME ZONE 'UTC') - interval '1 hour'
      LIMIT 20 FOR UPDATE SKIP LOCKED
    )`
}

/**
 * Counts one try of `key` inside the caller's transaction: tries of one key wait for each other, so that many at once
 * are counted exactly, and one that is rolled back was none.
 * @throws {AppError} too-many-tries, with the seconds until the limit's window ends
 */
export async function countTry(within: Prisma.TransactionClient, limit: Limit, key: string): Promise<void> {
  const limiter = new RateLimiterPrisma({
    storeClient: within,
    tableName: 'throttle',
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: false,
  })
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new AppError('too-many-tries', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
  }
  await clearSome(within)
}
