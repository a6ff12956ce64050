import { parentPort } from 'node:worker_threads'
import { compare, hash as hashOf } from 'bcryptjs'

/** A password to compare with a hash, or to hash if `hash` is null. */
export type Job = { id: number; password: string; hash: string | null; cost: number }
export type Done = { id: number; result?: string | boolean; error?: string }

async function work({ id, password, hash, cost }: Job): Promise<Done> {
  try {
    return { id, result: hash === null ? await hashOf(password, cost) : await compare(password, hash) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

async function answer(job: Job): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  parentPort?.postMessage(await work(job))
}

parentPort?.on('message', (job: Job) => void answer(job))
