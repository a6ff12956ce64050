import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, runTaskList, type TaskList, type WorkerPool } from 'graphile-worker'
import { Pool } from 'pg'
import { reportRefusal } from '@/lib/platform/db/errors'
import type { JobContext, Jobs } from '@/lib/platform/jobs/queue-job'
import { holdWorkerLocks, type WorkerLocks } from '@/lib/platform/jobs/worker-locks'
import { log } from '@/lib/platform/log'

type JobRunner = {
  start: () => void
  /** Waits for the running job, or interrupts it after some seconds and returns it to the queue. Resolves within 6 s. */
  stop: () => Promise<void>
}

/** The task of each job. A task may be interrupted anywhere and run again from its start. */
export type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: JobContext) => Promise<void> }

type TaskName = keyof Jobs

/**
 * A lane is a worker for some of the tasks. Emails have their own lane: other jobs need not wait for a mail server, and a
 * killed process interrupts at most one email.
 */
const MAIL_TASK: TaskName = 'send-mail'
const LANES = 2
/** Each lane needs a connection for its listener and one for its worker. */
const POOL = { max: 2 * LANES, connectionTimeoutMillis: 2000, query_timeout: 5000 }
/** How long a running job may go on after the stop signal. The process ends 7.5 s after that signal, under `npm run up` 4 s. */
const GRACE_MS = 2500
const MAX_STOP_MS = 6000
const PAUSE_MS = 200

/** Silences the queue, whose messages quote payloads and addresses. Tasks log for themselves. */
const silentLogger = new Logger(() => () => {})

/** Wraps tasks so that each failure is one line in the log. The listener logs outages of the database. */
function wrapTasks(tasks: Tasks, names: readonly TaskName[], signal: AbortSignal): TaskList {
  const wrap = (name: TaskName): [string, TaskList[string]] => [
    name,
    async (payload, { job }) => {
      try {
        // `queueJob` gives each task the payload of its name.
        await tasks[name](payload as never, { jobId: job.id, queuedAt: job.created_at, signal })
      } catch (error) {
        const { code } = error as { code?: string }
        if (code !== 'database-unavailable' && !signal.aborted) {
          log.error({ jobId: job.id, task: name, error }, 'job failed')
        }
        throw error
      }
    },
  ]
  return Object.fromEntries(names.map(wrap))
}

function startWorker(pgPool: Pool, taskFunctions: TaskList): { worker: WorkerPool; failed: Promise<void> } {
  const events = new EventEmitter()
  const failed = new Promise<void>((resolve) =>
    events.once('worker:getJob:error', ({ error }) => {
      reportRefusal(error)
      resolve()
    }),
  )
  const preset = {
    worker: {
      // Without delays the worker stops if it cannot record the end of a job. With a delay the job would stay locked for hours.
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  }
  const options = { logger: silentLogger, noHandleSignals: true, concurrency: 1 }
  return { worker: runTaskList({ ...options, preset, events, pgPool }, taskFunctions, pgPool), failed }
}

const whenEnded = (worker: WorkerPool) => worker.promise.catch(() => {})

async function shutDown(worker: WorkerPool): Promise<void> {
  await Promise.resolve(worker.gracefulShutdown()).catch(() => {})
  await whenEnded(worker)
}

/**
 * Returns a runner for the queue's jobs in this process. It replaces a worker whenever a connection is lost, because a job that
 * the worker has just taken or ended might otherwise stay locked.
 */
export function jobRunner(connectionString: string, tasks: Tasks): JobRunner {
  const stopping = new AbortController()
  const { signal } = stopping
  // Only the end of the process interrupts a job. A worker that is replaced waits for its job, however long that takes.
  const interrupting = new AbortController()
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const pool = new Pool({ connectionString, ...POOL })
  // Without listeners an error on a connection would end the process. The next query reports it.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))

  async function runLane(names: readonly TaskName[], locks: WorkerLocks): Promise<void> {
    while (!signal.aborted) {
      const connection = await Promise.race([locks.connected(), stopped])
      if (!connection) break
      const { worker, failed } = startWorker(pool, wrapTasks(tasks, names, interrupting.signal))
      locks.hold(worker.id)
      const disconnected = new Promise<void>((resolve) => connection.addEventListener('abort', () => resolve()))
      await Promise.race([disconnected, failed, whenEnded(worker), stopped])
      // Without the database a worker cannot shut down properly.
      if (!signal.aborted) await Promise.race([locks.connected(), stopped])
      await shutDown(worker)
      locks.release(worker.id)
      // A queue that always fails must not be polled without a pause.
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  }

  async function run(): Promise<void> {
    const locks = holdWorkerLocks(connectionString)
    const otherTasks = (Object.keys(tasks) as TaskName[]).filter((name) => name !== MAIL_TASK)
    await Promise.all([[MAIL_TASK], otherTasks].map((names) => runLane(names, locks)))
    await locks.stop()
    await pool.end()
  }

  let running: Promise<void> | undefined
  return {
    start: () => {
      running = run().catch((error: unknown) => log.error({ error }, 'jobs stopped'))
    },
    stop: async () => {
      stopping.abort()
      setTimeout(() => interrupting.abort(), GRACE_MS).unref()
      await Promise.race([running, wait(MAX_STOP_MS)])
    },
  }
}
