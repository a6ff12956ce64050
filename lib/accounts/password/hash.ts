import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Done, Job } from '@/lib/accounts/password/worker'
import { MAX_PASSWORD_BYTES } from '@/lib/accounts/schema'
import { singleton } from '@/lib/platform/runtime/singleton'

/** bcrypt's work factor. It is the same for all accounts, so that response times do not reveal which exist. */
export const PASSWORD_COST = 12

/** Number of passwords hashed at once. One core stays free for the site. */
export const PASSWORD_THREADS = Math.max(1, availableParallelism() - 1)

/** Hash of a discarded random text, so that an unknown account costs as much time as a known one. */
export const DUMMY_HASH = '$2b$12$nRzPej5HvXOt490kJbNpr.5kXXcWUengzAznQ4QgPcaCCtYCPrSPi'

type Waiting = { resolve: (result: string | boolean) => void; reject: (error: Error) => void }

/** A separate program in dist/, because Next's bundle and the tests have no common path to the source. */
const WORKER_FILE = path.resolve('dist', 'password-worker.js')

/** An alias for Next's bundler, which would look for the file of a `Worker` before the file exists. */
class HashingWorker extends Worker {}

/** A worker thread that starts with its first job and restarts after a crash. */
class HashingThread {
  readonly waiting = new Map<number, Waiting>()
  private worker: Worker | undefined
  private lastId = 0

  run(password: string, hash: string | null): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      const job: Job = { id: (this.lastId += 1), password, hash, cost: PASSWORD_COST }
      this.waiting.set(job.id, { resolve, reject })
      this.worker ??= this.start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      this.worker.postMessage(job)
    })
  }

  private start(): Worker {
    const worker = new HashingWorker(WORKER_FILE)
    // An idle worker must not keep the process alive.
    worker.unref()
    worker.on('message', ({ id, result, error }: Done) => {
      const { resolve, reject } = this.waiting.get(id)!
      this.waiting.delete(id)
      if (result === undefined) reject(new Error(error))
      else resolve(result)
    })
    worker.on('error', (error: Error) => {
      this.worker = undefined
      for (const { reject } of this.waiting.values()) reject(error)
      this.waiting.clear()
    })
    return worker
  }
}

const threads = singleton('site.passwords', () => Array.from({ length: PASSWORD_THREADS }, () => new HashingThread()))

function run(password: string, hash: string | null): Promise<string | boolean> {
  const [thread] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)
  return thread!.run(password, hash)
}

/** Returns the bcrypt hash of a password, computed outside the event loop (about 0.3 s). */
export async function hashPassword(password: string): Promise<string> {
  return String(await run(password, null))
}

/**
 * Whether a password matches a hash. It takes equally long for an account that does not exist (`undefined`) and for a
 * password longer than bcrypt reads, which matches nothing.
 */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const same = await run(password, hash ?? DUMMY_HASH)
  return same === true && hash !== undefined && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES
}
