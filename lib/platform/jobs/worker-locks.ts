import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { reportRefusal } from '@/lib/platform/db/errors'
import { JOB_WORKER_LOCK } from '@/lib/platform/db/locks'

const HEARTBEAT_MS = 1000
const QUERY_TIMEOUT_MS = 5000
const RETRY_MS = 500
/** Another process frees the jobs of a worker whose lock has been free for this long. A running worker reconnects earlier. */
const GRACE_MS = 8000

/** The locks of this process's workers, which show other processes that the workers are running. */
export type WorkerLocks = {
  /** Resolves with a signal that aborts when the connection is lost. Resolves only when the queue has its tables. */
  connected: () => Promise<AbortSignal>
  /** Holds a worker's lock, across outages, until it is released. */
  hold: (workerId: string) => void
  /** Releases the lock of a worker that has ended, and frees its jobs, now or after the outage. */
  release: (workerId: string) => void
  stop: () => Promise<void>
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  // Without a listener an error on an idle connection would end the process. The next query reports it.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('graphile_worker._private_jobs') is not null as exists`,
    )
    if (!rows[0]!.exists) throw new Error('the queue has no tables yet')
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

const FREE_JOBS_SQL = 'select graphile_worker.force_unlock_workers($1::text[])'

/**
 * Selects workers that took their last job some time ago and whose lock is free. A worker that takes jobs is running, even if
 * it does not hold its lock yet.
 */
const ABANDONED_WORKERS_SQL = `
  select coalesce(array_agg(id), '{}') as ids
  from (
    select locked_by as id from graphile_worker.jobs where locked_by is not null
    group by locked_by having max(locked_at) < now() - interval '${GRACE_MS} ms'
  ) as workers
  where id <> all($2::text[]) and pg_try_advisory_xact_lock($1, hashtext(id))`

/**
 * Holds a session lock for each worker of this process and frees the jobs of workers whose process has crashed. The queue
 * itself would keep those jobs for four hours.
 */
export function holdWorkerLocks(connectionString: string): WorkerLocks {
  const stopping = new AbortController()
  const { signal } = stopping
  const activeIds = new Set<string>()
  const endedIds = new Set<string>()
  const waiters: ((disconnected: AbortSignal) => void)[] = []
  let connection: AbortSignal | null = null

  /** Takes the locks of new workers and frees the jobs of ended ones. */
  async function updateLocks(client: Client, lockedIds: Set<string>): Promise<void> {
    for (const id of activeIds) {
      if (lockedIds.has(id)) continue
      await client.query('select pg_advisory_lock($1, hashtext($2))', [JOB_WORKER_LOCK, id])
      lockedIds.add(id)
    }
    for (const id of endedIds) {
      await client.query(FREE_JOBS_SQL, [[id]])
      if (lockedIds.delete(id)) await client.query('select pg_advisory_unlock($1, hashtext($2))', [JOB_WORKER_LOCK, id])
      endedIds.delete(id)
    }
  }

  /** Frees the jobs of workers that have been abandoned in every round for GRACE_MS. */
  async function freeAbandoned(client: Client, abandonedSince: Map<string, number>): Promise<void> {
    const { rows } = await client.query<{ ids: string[] }>(ABANDONED_WORKERS_SQL, [JOB_WORKER_LOCK, [...activeIds]])
    const { ids } = rows[0]!
    for (const id of abandonedSince.keys()) if (!ids.includes(id)) abandonedSince.delete(id)
    for (const id of ids) if (!abandonedSince.has(id)) abandonedSince.set(id, performance.now())
    const abandoned = ids.filter((id) => performance.now() - abandonedSince.get(id)! >= GRACE_MS)
    if (abandoned.length > 0) await client.query(FREE_JOBS_SQL, [abandoned])
  }

  async function holdLocks(client: Client): Promise<void> {
    const disconnected = new AbortController()
    client.once('error', () => disconnected.abort()).once('end', () => disconnected.abort())
    const [lockedIds, abandonedSince] = [new Set<string>(), new Map<string, number>()]
    try {
      while (!signal.aborted && !disconnected.signal.aborted) {
        await updateLocks(client, lockedIds)
        await freeAbandoned(client, abandonedSince)
        connection = disconnected.signal
        for (const resolve of waiters.splice(0)) resolve(disconnected.signal)
        await wait(HEARTBEAT_MS, undefined, { signal: AbortSignal.any([signal, disconnected.signal]) }).catch(() => {})
      }
    } finally {
      connection = null
      disconnected.abort()
      void client.end().catch(() => {})
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await holdLocks(await connect(connectionString))
      } catch (error) {
        // The listener (lib/server/listener.ts) logs outages. The next round connects again.
        reportRefusal(error)
        await wait(RETRY_MS, undefined, { signal }).catch(() => {})
      }
    }
  }

  const running = run()
  return {
    connected: () => (connection ? Promise.resolve(connection) : new Promise((resolve) => waiters.push(resolve))),
    hold: (workerId) => void activeIds.add(workerId),
    release: (workerId) => {
      activeIds.delete(workerId)
      endedIds.add(workerId)
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
