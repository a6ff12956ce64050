/** The queue is full, so the work was not run. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

type WaitingTask = { start: () => void; reject: (error: QueueFullError) => void }

/**
 * Bounded queue that serves its keys in turn, so that many requests of one key, such as a network, delay the others by
 * one turn each. When it is full, the key with the most waiting tasks loses its last one.
 */
export class TurnQueue {
  #free: number
  #waitingCount = 0
  /** The waiting tasks by key, in the order of turns. A key that was served goes to the end. */
  readonly #tasksByKey = new Map<string, WaitingTask[]>()

  /**
   * @param slots how many tasks run concurrently
   * @param maxWaiting how many tasks may wait
   */
  constructor(
    private readonly slots: number,
    private readonly maxWaiting: number,
  ) {
    this.#free = slots
  }

  /** The number of running tasks. */
  get running(): number {
    return this.slots - this.#free
  }

  /** The number of waiting tasks. */
  get waiting(): number {
    return this.#waitingCount
  }

  /** Runs `work` when it is the key's turn. @throws {QueueFullError} */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((start, reject) => this.#add(key, { start, reject }))
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  #add(key: string, task: WaitingTask): void {
    const tasks = this.#tasksByKey.get(key)
    if (tasks) tasks.push(task)
    else this.#tasksByKey.set(key, [task])
    this.#waitingCount += 1
    if (this.#waitingCount > this.maxWaiting) this.#refuseOne()
  }

  #refuseOne(): void {
    const [key, tasks] = [...this.#tasksByKey].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    tasks.pop()!.reject(new QueueFullError())
    this.#waitingCount -= 1
    if (tasks.length === 0) this.#tasksByKey.delete(key)
  }

  #startNext(): void {
    const [first] = this.#tasksByKey
    if (!first) {
      this.#free += 1
      return
    }
    const [key, tasks] = first
    this.#tasksByKey.delete(key)
    const next = tasks.shift()!
    if (tasks.length > 0) this.#tasksByKey.set(key, tasks)
    this.#waitingCount -= 1
    next.start()
  }
}
