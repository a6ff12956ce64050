import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Done, Job } from '@/lib/auth/password-worker'
import { PASSWORD_BYTES } from '@/lib/auth/schema'
import { singleton } from '@/lib/runtime/singleton'

/** bcrypt's work factor, the same for every account: otherwise the time of an answer would tell which exist. */
export const PASSWORD_COST = 12

/** How many passwords are hashed at once. One core stays free for the site. */
export const PASSWORD_LANES = Math.max(1, availableParallelism() - 1)

/** Of a random text that nobody kept: an unknown account costs as much as a known one. */
export const DUMMY_HASH = '$2b$12$nRzPej5HvXOt490kJbNpr.5kXXcWUengzAznQ4QgPcaCCtYCPrSPi'

type Waiting = { resolve: (result: string | boolean) => void; reject: (error: Error) => void }

/** A program of its own in dist/, because Next's bundle and the tests have no common address for it. */
const WORKER = path.resolve('dist', 'password-worker.js')

/** A name that Next's bundler does not know: it would look for the file of a `Worker` before that is there. */
class HashingWorker extends Worker {}

class Lane {
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
    const worker = new HashingWorker(WORKER)
    // An idle worker must not keep a process alive that has nothing else to do.
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

const lanes = singleton('site.passwords', () => Array.from({ length: PASSWORD_LANES }, () => new Lane()))

function run(password: string, hash: string | null): Promise<string | boolean> {
  const [lane] = lanes.toSorted((a, b) => a.waiting.size - b.waiting.size)
  return lane!.run(password, hash)
}

/** The bcrypt hash of a password, made outside the event loop (about 0.3 s). */
export async function hashPassword(password: string): Promise<string> {
  return String(await run(password, null))
}

/**
 * Whether a password fits a hash. It takes as long for an account that does not exist (`undefined`) and for a password
 * longer than bcrypt reads, which fits nothing, as for any other.
 */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const same = await run(password, hash ?? DUMMY_HASH)
  return same === true && hash !== undefined && Buffer.byteLength(password) <= PASSWORD_BYTES
}
