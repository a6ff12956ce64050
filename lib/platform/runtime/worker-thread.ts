import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** The messages to and from a worker. `error` is set if the task failed. */
export type Job<Task> = { id: number; task: Task }
type Answer<Result> = { id: number; result?: Result; error?: string }

type PendingTask = { resolve: (result: never) => void; reject: (error: Error) => void }

/** An alias, because Next's bundler would look for the file of a `new Worker` before the file exists. */
class ProgramWorker extends Worker {}

/**
 * A worker thread that starts with its first task and starts again after a crash. Its program is a file in dist/, because Next's
 * bundle and the tests have no common path to the source.
 */
export class WorkerThread<Task, Result> {
  readonly #pendingTasks = new Map<number, PendingTask>()
  #worker: Worker | undefined
  #lastId = 0

  /** @param program name in dist/ without extension */
  constructor(private readonly program: string) {}

  /** The number of waiting and running tasks. */
  get load(): number {
    return this.#pendingTasks.size
  }

  run(task: Task): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const job: Job<Task> = { id: (this.#lastId += 1), task }
      this.#pendingTasks.set(job.id, { resolve, reject })
      this.#worker ??= this.#start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      this.#worker.postMessage(job)
    })
  }

  /** Ends the thread and rejects its tasks, for example if one takes too long. The next task starts a new thread. */
  stop(reason: Error): void {
    const worker = this.#worker
    this.#fail(reason)
    void worker?.terminate()
  }

  #fail(error: Error): void {
    this.#worker = undefined
    for (const { reject } of this.#pendingTasks.values()) reject(error)
    this.#pendingTasks.clear()
  }

  #start(): Worker {
    const worker = new ProgramWorker(path.resolve('dist', `${this.program}.js`))
    // An idle worker must not keep the process alive.
    worker.unref()
    worker.on('message', ({ id, result, error }: Answer<never>) => {
      const pendingTask = this.#pendingTasks.get(id)
      this.#pendingTasks.delete(id)
      if (error === undefined) pendingTask?.resolve(result!)
      else pendingTask?.reject(new Error(error))
    })
    worker.on('error', (error: Error) => {
      if (this.#worker === worker) this.#fail(error)
    })
    return worker
  }
}
