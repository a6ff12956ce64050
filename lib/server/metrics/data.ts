import { db } from '@/lib/platform/db/client'
import { isDatabaseUnresponsive } from '@/lib/platform/runtime/database-status'

type Group = { state: string; count: number; age: number }

const groupOf = (groups: Group[], state: string) => groups.find((group) => group.state === state)

const countsOf = (groups: Group[], states: string[]) =>
  Object.fromEntries(states.map((state) => [state, groupOf(groups, state)?.count ?? 0]))

/** Counts jobs and unsent emails. This is cheap, because finished jobs are deleted and an index contains only unsent emails. */
async function read() {
  const [jobs, mails] = await Promise.all([
    db().$queryRaw<Group[]>`
      SELECT CASE WHEN "attempts" >= "max_attempts" THEN 'failed' WHEN "locked_at" IS NOT NULL THEN 'running'
          WHEN "run_at" > now() THEN 'scheduled' ELSE 'ready' END AS "state",
        count(*)::int AS "count", extract(epoch FROM now() - min("run_at"))::float8 AS "age"
      FROM "graphile_worker"."jobs" GROUP BY 1`,
    db().$queryRaw<Group[]>`
      SELECT "status" AS "state", count(*)::int AS "count",
        extract(epoch FROM now() - min("created_at"))::float8 AS "age"
      FROM "mails" WHERE "status" IN ('queued', 'failed') GROUP BY 1`,
  ])
  return {
    jobs: countsOf(jobs, ['ready', 'running', 'scheduled', 'failed']),
    oldestJobSeconds: groupOf(jobs, 'ready')?.age ?? 0,
    mails: countsOf(mails, ['queued', 'failed']),
    oldestMailSeconds: groupOf(mails, 'queued')?.age ?? 0,
  }
}

export type Queues = Awaited<ReturnType<typeof read>>

let reading: Promise<Queues | null> | undefined

/**
 * Returns how many jobs and emails are in each state, and for how many seconds the oldest has waited, or null while the database
 * does not respond. Concurrent calls share one read.
 */
export function readQueues() {
  if (isDatabaseUnresponsive()) return Promise.resolve(null)
  reading ??= read()
    .catch(() => null)
    .finally(() => (reading = undefined))
  return reading
}
