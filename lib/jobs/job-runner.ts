import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, runTaskList, type TaskList, type WorkerPool } from 'graphile-worker'
import { Pool } from 'pg'
import { reportRefusal } from '@/lib/database-error'
import { tasks } from '@/lib/jobs/tasks'
import { watchWorkers } from '@/lib/jobs/worker-life'
import { log } from '@/lib/runtime/log'

type JobRunner = {
  start: () => void
  /** Lets the running job end, or interrupts it after some seconds and gives it back. Resolves within 6 s. */
  stop: () => Promise<void>
}

/** The pool serves the queue's listener and one worker. Mails need no more, and a kill interrupts one job at most. */
const CONCURRENCY = 1
const POOL = { max: 3, connectionTimeoutMillis: 2000, query_timeout: 5000 }
/** The process ends 7.5 s after the signal, that of `npm run up` after 4 s. */
const FINISH_WITHIN_MS = 2500
const MAX_STOP_MS = 6000
const PAUSE_MS = 200

/** The queue's own messages quote payloads and addresses. Tasks log for themselves. */
const silent = new Logger(() => () => {})

/** Wraps the tasks so that each failure is one line of the log. An outage of the database has its own line. */
function taskList(signal: AbortSignal): TaskList {
  const wrap = ([name, task]: [string, (typeof tasks)[keyof typeof tasks]]): [string, TaskList[string]] => [
    name,
    async (payload, { job }) => {
      try {
        // Each task gets the payload of its own name (queueJob).
        await task(payload as never, { jobId: job.id, queuedAt: job.created_at, signal })
      } catch (error) {
        const { code } = error as { code?: string }
        if (code !== 'database-unavailable' && !signal.aborted) {
          log.error({ jobId: job.id, task: name, error }, 'job failed')
        }
        throw error
      }
    },
  ]
  return Object.fromEntries(Object.entries(tasks).map(wrap))
}

function startWorker(pgPool: Pool, interrupted: AbortSignal): { worker: WorkerPool; failed: Promise<void> } {
  const events = new EventEmitter()
  const failed = new Promise<void>((resolve) =>
    events.once('worker:getJob:error', ({ error }) => {
      reportRefusal(error)
      resolve()
    }),
  )
  const preset = {
    worker: {
      // With these a job whose end cannot be noted ends the worker. Without them it would stay locked for hours.
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  }
  const shared = { logger: silent, noHandleSignals: true, concurrency: CONCURRENCY }
  return { worker: runTaskList({ ...shared, preset, events, pgPool }, taskList(interrupted), pgPool), failed }
}

const ended = (worker: WorkerPool) => worker.promise.catch(() => {})

async function end(worker: WorkerPool): Promise<void> {
  await Promise.resolve(worker.gracefulShutdown()).catch(() => {})
  await ended(worker)
}

/**
 * Returns what runs the jobs of the queue in this process until it is stopped. A worker is replaced whenever a connection was lost,
 * because a job that it had just taken or ended may otherwise stay locked.
 */
export function jobRunner(connectionString: string): JobRunner {
  const stopping = new AbortController()
  const { signal } = stopping
  // Only the end of the process interrupts a job. A worker that is replaced waits for its own, however long that takes.
  const interrupting = new AbortController()
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const pool = new Pool({ connectionString, ...POOL })
  // Without listeners an error on a connection would end the process. The next query reports it.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))

  async function run(): Promise<void> {
    const life = watchWorkers(connectionString)
    while (!signal.aborted) {
      const lost = await Promise.race([life.connected(), stopped])
      if (!lost) break
      const { worker, failed } = startWorker(pool, interrupting.signal)
      life.hold(worker.id)
      const disconnected = new Promise<void>((resolve) => lost.addEventListener('abort', () => resolve()))
      await Promise.race([disconnected, failed, ended(worker), stopped])
      // A worker cannot end in order without the database.
      if (!signal.aborted) await Promise.race([life.connected(), stopped])
      await end(worker)
      life.letGo(worker.id)
      // A queue that always fails must not be asked without a pause.
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
    await life.stop()
    await pool.end()
  }

  let running: Promise<void> | undefined
  return {
    start: () => {
      running = run().catch((error: unknown) => log.error({ error }, 'jobs stopped'))
    },
    stop: async () => {
      stopping.abort()
      setTimeout(() => interrupting.abort(), FINISH_WITHIN_MS).unref()
      await Promise.race([running, wait(MAX_STOP_MS)])
    },
  }
}
