import { RateLimiterPrisma } from 'rate-limiter-flexible'
import { AppError } from '@/lib/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'

/** At most `points` in `seconds`, counted from the first; `name` keeps the counters of different limits apart. */
export type Limit = { name: string; points: number; seconds: number }

/** A counter: what is limited, and for whom. */
export type Counter = { limit: Limit; key: string }

/** The clocks of several web processes may differ by so much. */
const CLOCK_SKEW_MS = 5000

const rowOf = ({ limit, key }: Counter) => `${limit.name}:${key}`

/** The last moment at which a window can end that began now. A row that ends later was written under a wrong clock. */
const horizonOf = ({ seconds }: Limit) => new Date(Date.now() + seconds * 1000 + CLOCK_SKEW_MS)

/** Condition of rows that do not count: their window has ended, or a clock that ran ahead wrote them. */
const lapsed = (limit: Limit) => [{ expire: { lte: new Date() } }, { expire: { gt: horizonOf(limit) } }]

const secondsLeft = (milliseconds: number, { seconds }: Limit) =>
  Math.min(seconds, Math.max(1, Math.ceil(milliseconds / 1000)))

/**
 * Counts one more, in one statement of the database, so that several processes count exactly.
 * @returns null while the limit holds, else the seconds until its window ends
 */
export async function count(client: Prisma.TransactionClient, { limit, key }: Counter): Promise<number | null> {
  await client.throttle.deleteMany({ where: { key: rowOf({ limit, key }), expire: { gt: horizonOf(limit) } } })
  const limiter = new RateLimiterPrisma({
    storeClient: client,
    tableName: 'throttle',
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: false,
  })
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  return consumedPoints > limit.points ? secondsLeft(msBeforeNext, limit) : null
}

/** Of counters that are used up: the seconds until the last of their windows ends; null when none is. */
export async function usedUp(client: Prisma.TransactionClient, counters: Counter[]): Promise<number | null> {
  const isUsedUp = (one: Counter) => ({
    key: rowOf(one),
    points: { gte: one.limit.points },
    NOT: { OR: lapsed(one.limit) },
  })
  const where = { OR: counters.map(isUsedUp) }
  const rows = await client.throttle.findMany({ where, select: { key: true, expire: true } })
  const waits = rows.map(({ key, expire }) => {
    const { limit } = counters.find((one) => rowOf(one) === key)!
    return secondsLeft((expire?.getTime() ?? 0) - Date.now(), limit)
  })
  return waits.length > 0 ? Math.max(...waits) : null
}

/** Sets a counter back, unless it is used up: then it stays until its window ends. */
export async function setBack(client: Prisma.TransactionClient, { limit, key }: Counter): Promise<void> {
  const where = { key: rowOf({ limit, key }), OR: [{ points: { lt: limit.points } }, ...lapsed(limit)] }
  await client.throttle.deleteMany({ where })
}

/** Old counters go with new ones: a few each time, and none that another transaction holds. */
async function clearSome(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "throttles" WHERE "key" IN (
      SELECT "key" FROM "throttles" WHERE "expire" < (now() AT TIME ZONE 'UTC') - interval '1 hour'
      LIMIT 20 FOR UPDATE SKIP LOCKED
    )`
}

/**
 * Counts one try inside the caller's transaction: tries of one counter wait for each other, so that many at once
 * are counted exactly, and one that is rolled back was none.
 * @throws {AppError} rate-limited, with the seconds until the limit's window ends
 */
export async function consumeAttempt(tx: Prisma.TransactionClient, counter: Counter): Promise<void> {
  const retryAfterSeconds = await count(tx, counter)
  if (retryAfterSeconds !== null) throw new AppError('rate-limited', { retryAfterSeconds })
  await clearSome(tx)
}
