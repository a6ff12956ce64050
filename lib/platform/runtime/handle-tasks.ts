import { parentPort } from 'node:worker_threads'
import type { Job } from '@/lib/platform/runtime/worker-thread'

/** Makes this thread the worker of a `WorkerThread`: it runs each task with `work`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it is the type of the messages' tasks
export function handleTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  const answer = async ({ id, task }: Job<Task>) => {
    try {
      return { id, result: await work(task) }
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  const post = async (job: Job<Task>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    parentPort?.postMessage(await answer(job))
  }
  parentPort?.on('message', (job: Job<Task>) => void post(job))
}
