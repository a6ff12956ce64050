import { parentPort } from 'node:worker_threads'
import type { Answer, Job } from '@/lib/platform/runtime/worker-thread'
import { draw } from './draw'
import type { Drawn } from './paper'

// A program of its own in dist/, because drawing takes a tenth of a second of the processor.

async function work({ id, task }: Job<Drawn>): Promise<Answer<Uint8Array>> {
  try {
    return { id, result: await draw(task) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function answer(job: Job<Drawn>): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  parentPort?.postMessage(await work(job))
}

parentPort?.on('message', (job: Job<Drawn>) => void answer(job))
