import { AppError } from '@/lib/platform/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'
import { networkOf } from '@/lib/platform/limits/network'

/**
 * At most `points` attempts per window of `seconds`. The window starts with the first attempt. A rolling window starts again with
 * each attempt up to the limit, so that no period of that length has more attempts. `name` separates the counters of limits.
 */
export type Limit = { name: string; points: number; seconds: number; isRolling?: true }

/** The counter of a key, such as an address, under a limit. Its window follows the database's clock. */
export type Counter = { limit: Limit; key: string }

/** How long a counter stays above its limit. */
type Excess = { retryAfterSeconds: number; until: Date }

const rowKeyOf = ({ limit, key }: Counter) => `${limit.name}:${key}`

/** Increments a counter in a single statement, so that concurrent processes do not lose counts. Returns null up to the limit. */
export async function increment(client: Prisma.TransactionClient, counter: Counter): Promise<Excess | null> {
  const { points, seconds, isRolling = false } = counter.limit
  const [row] = await client.$queryRaw<{ points: number; until: Date; seconds: number }[]>`
    INSERT INTO "throttles" ("key", "points", "expire")
    VALUES (${rowKeyOf(counter)}, 1, (now() AT TIME ZONE 'UTC') + ${seconds}::int * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN "throttles"."expire" > now() AT TIME ZONE 'UTC' THEN "throttles"."points" + 1 ELSE 1 END,
      "expire" = CASE
        WHEN "throttles"."expire" > now() AT TIME ZONE 'UTC' AND NOT (${isRolling} AND "throttles"."points" < ${points}::int)
        THEN "throttles"."expire" ELSE excluded."expire" END
    RETURNING "points", "expire" AS "until",
      least(${seconds}::int, ceil(extract(epoch FROM "expire" - (now() AT TIME ZONE 'UTC'))))::int AS "seconds"`
  return row!.points > points ? { retryAfterSeconds: row!.seconds, until: row!.until } : null
}

/** Returns the seconds until none of the counters is at its limit, or null if none is now. */
export async function secondsUntilAllowed(
  client: Prisma.TransactionClient,
  counters: Counter[],
): Promise<number | null> {
  const [row] = await client.$queryRaw<{ seconds: number | null }[]>`
    SELECT ceil(extract(epoch FROM max("expire") - (now() AT TIME ZONE 'UTC')))::int AS "seconds"
    FROM "throttles"
    JOIN unnest(${counters.map(rowKeyOf)}::text[], ${counters.map(({ limit }) => limit.points)}::int[])
      AS "limits" ("key", "points") ON "limits"."key" = "throttles"."key" AND "limits"."points" <= "throttles"."points"
    WHERE "expire" > now() AT TIME ZONE 'UTC'`
  return row!.seconds
}

/** Resets a counter, unless it is at its limit. */
export async function reset(client: Prisma.TransactionClient, counter: Counter): Promise<void> {
  await client.$executeRaw`
    DELETE FROM "throttles" WHERE "key" = ${rowKeyOf(counter)}
      AND ("points" < ${counter.limit.points}::int OR "expire" <= now() AT TIME ZONE 'UTC')`
}

/** Undoes an attempt. */
export async function refund(client: Prisma.TransactionClient, counter: Counter): Promise<void> {
  const where = { key: rowKeyOf(counter), points: { gt: 0 } }
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

/**
 * Counts an attempt of a network in the caller's transaction. Concurrent attempts on the same counter wait for each other, and
 * a rollback undoes the attempt.
 * @throws {AppError} rate-limited, with the seconds until the limit's window ends
 */
export async function consume(tx: Prisma.TransactionClient, limit: Limit, address: string): Promise<void> {
  const excess = await increment(tx, { limit, key: networkOf(address) })
  if (excess) throw new AppError('rate-limited', { retryAfterSeconds: excess.retryAfterSeconds })
  await deleteOldCounters(tx, 20)
}
