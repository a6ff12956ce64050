import { db } from '@/lib/platform/db/client'
import { isDatabaseUnresponsive } from '@/lib/platform/runtime/database-status'

/** How many jobs and emails are in each state, and for how many seconds the oldest has waited. */
type Queues = {
  jobs: Record<'ready' | 'running' | 'scheduled' | 'failed', number>
  oldestJobSeconds: number
  mails: Record<'queued' | 'failed', number>
  oldestMailSeconds: number
}

type Group = { state: string; count: number; age: number }

/** Counts jobs and unsent emails. This is cheap, because finished jobs are deleted and an index contains only unsent emails. */
async function read(): Promise<Queues> {
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
  const groupOf = (groups: Group[], state: string) => groups.find((group) => group.state === state)
  const countOf = (groups: Group[], state: string) => groupOf(groups, state)?.count ?? 0
  return {
    jobs: {
      ready: countOf(jobs, 'ready'),
      running: countOf(jobs, 'running'),
      scheduled: countOf(jobs, 'scheduled'),
      failed: countOf(jobs, 'failed'),
    },
    oldestJobSeconds: groupOf(jobs, 'ready')?.age ?? 0,
    mails: { queued: countOf(mails, 'queued'), failed: countOf(mails, 'failed') },
    oldestMailSeconds: groupOf(mails, 'queued')?.age ?? 0,
  }
}

let reading: Promise<Queues | null> | undefined

/** Returns the counts and ages of jobs and emails, or null while the database does not respond. Concurrent calls share one read. */
export function readQueues(): Promise<Queues | null> {
  if (isDatabaseUnresponsive()) return Promise.resolve(null)
  reading ??= read()
    .catch(() => null)
    .finally(() => (reading = undefined))
  return reading
}
