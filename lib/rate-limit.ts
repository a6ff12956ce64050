import { RateLimiterPrisma } from 'rate-limiter-flexible'
import { AppError } from '@/lib/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'
import { CUSTOMER_SHARE, customerNetworkOf, networkOf } from '@/lib/network'

/**
 * At most `points` per window of `seconds`, which starts with the first, or with the latest if it is rolling: then no
 * stretch of that length has more. `name` separates the counters of each limit.
 */
export type Limit = { name: string; points: number; seconds: number; isRolling?: true }

/** The counter of one key, such as an address, under a limit. */
export type Counter = { limit: Limit; key: string }

/** The clocks of several web processes may differ by this much. */
const CLOCK_SKEW_MS = 5000

const rowOf = ({ limit, key }: Counter) => `${limit.name}:${key}`

/** Returns the latest end of a window that begins now. A row that ends later was written by a wrong clock. */
const latestEndOf = ({ seconds }: Limit) => new Date(Date.now() + seconds * 1000 + CLOCK_SKEW_MS)

/** Matches rows that do not count, because their window has ended or a fast clock wrote them. */
const lapsed = (limit: Limit) => [{ expire: { lte: new Date() } }, { expire: { gt: latestEndOf(limit) } }]

const secondsLeft = (milliseconds: number, { seconds }: Limit) =>
  Math.min(seconds, Math.max(1, Math.ceil(milliseconds / 1000)))

/**
 * Increments a counter in one statement, so that several processes count exactly. Returns null below the limit, or else
 * the seconds until the window ends.
 */
export async function increment(client: Prisma.TransactionClient, { limit, key }: Counter): Promise<number | null> {
  await client.throttle.deleteMany({ where: { key: rowOf({ limit, key }), expire: { gt: latestEndOf(limit) } } })
  if (limit.isRolling) {
    const where = { key: rowOf({ limit, key }), points: { lt: limit.points }, NOT: { OR: lapsed(limit) } }
    await client.throttle.updateMany({ where, data: { expire: new Date(Date.now() + limit.seconds * 1000) } })
  }
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

/** Returns the seconds until the last window of the counters at their limit ends, or null if none is at its limit. */
export async function blockedFor(client: Prisma.TransactionClient, counters: Counter[]): Promise<number | null> {
  const atLimit = (one: Counter) => ({
    key: rowOf(one),
    points: { gte: one.limit.points },
    NOT: { OR: lapsed(one.limit) },
  })
  const where = { OR: counters.map(atLimit) }
  const rows = await client.throttle.findMany({ where, select: { key: true, expire: true } })
  const waits = rows.map(({ key, expire }) => {
    const { limit } = counters.find((one) => rowOf(one) === key)!
    return secondsLeft((expire?.getTime() ?? 0) - Date.now(), limit)
  })
  return waits.length > 0 ? Math.max(...waits) : null
}

/** Returns when the window of a counter ends, or null if none has begun. */
export async function windowEnd(client: Prisma.TransactionClient, counter: Counter): Promise<Date | null> {
  const where = { key: rowOf(counter), NOT: { OR: lapsed(counter.limit) } }
  return (await client.throttle.findFirst({ where, select: { expire: true } }))?.expire ?? null
}

/** Resets a counter, unless it is at its limit. */
export async function reset(client: Prisma.TransactionClient, { limit, key }: Counter): Promise<void> {
  const where = { key: rowOf({ limit, key }), OR: [{ points: { lt: limit.points } }, ...lapsed(limit)] }
  await client.throttle.deleteMany({ where })
}

/** Takes one attempt back. */
export async function refund(client: Prisma.TransactionClient, { limit, key }: Counter): Promise<void> {
  const where = { key: rowOf({ limit, key }), points: { gt: 0 } }
  await client.throttle.updateMany({ where, data: { points: { decrement: 1 } } })
}

/**
 * Removes counters whose window ended more than an hour ago, unless another transaction has locked them, and returns
 * how many.
 */
export async function deleteOldCounters(client: Prisma.TransactionClient, atMost: number): Promise<number> {
  return client.$executeRaw`
    DELETE FROM "throttles" WHERE "key" IN (
      SELECT "key" FROM "throttles" WHERE "expire" < (now() AT TIME ZONE 'UTC') - interval '1 hour'
      LIMIT ${atMost} FOR UPDATE SKIP LOCKED
    )`
}

/** Returns the counters of a network: its own, and that of the /48 around an IPv6 /64, which has five times as much. */
function networkCounters(limit: Limit, address: string): Counter[] {
  const own = { limit, key: networkOf(address) }
  const customer = customerNetworkOf(address)
  if (customer === null) return [own]
  const shared = { ...limit, name: `${limit.name}-customer`, points: limit.points * CUSTOMER_SHARE }
  return [own, { limit: shared, key: customer }]
}

/**
 * Counts one attempt of a network in the caller's transaction. Concurrent attempts on one counter wait for each other, and a
 * rollback undoes the attempt.
 * @throws {AppError} rate-limited, with the seconds until the limit's window ends
 */
export async function consume(tx: Prisma.TransactionClient, limit: Limit, address: string): Promise<void> {
  for (const counter of networkCounters(limit, address)) {
    const retryAfterSeconds = await increment(tx, counter)
    if (retryAfterSeconds !== null) throw new AppError('rate-limited', { retryAfterSeconds })
  }
  await deleteOldCounters(tx, 20)
}
