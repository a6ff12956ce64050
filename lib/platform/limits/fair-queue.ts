/** The queue is full, so the work was not run. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

type WaitingTask = { start: () => void; reject: (error: QueueFullError) => void }

/**
 * A bounded queue in which keys, such as networks, take turns. A key with many tasks therefore delays every other key by only
 * one task per turn. When the queue is full, the key with the most waiting tasks loses its last task.
 */
export class FairQueue {
  #freeSlots: number
  #waitingCount = 0
  /** The waiting tasks by key, in the order of turns. After its turn a key goes to the end. */
  readonly #tasksByKey = new Map<string, WaitingTask[]>()

  /**
   * @param slots how many tasks run concurrently
   * @param maxWaiting how many tasks may wait
   */
  constructor(
    private readonly slots: number,
    private readonly maxWaiting: number,
  ) {
    this.#freeSlots = slots
  }

  get running(): number {
    return this.slots - this.#freeSlots
  }

  get waiting(): number {
    return this.#waitingCount
  }

  /** Runs `work` when it is the key's turn. @throws {QueueFullError} */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#freeSlots > 0) this.#freeSlots -= 1
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
    if (this.#waitingCount > this.maxWaiting) this.#rejectLast()
  }

  #rejectLast(): void {
    const [key, tasks] = [...this.#tasksByKey].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    tasks.pop()!.reject(new QueueFullError())
    this.#waitingCount -= 1
    if (tasks.length === 0) this.#tasksByKey.delete(key)
  }

  #startNext(): void {
    const [first] = this.#tasksByKey
    if (!first) {
      this.#freeSlots += 1
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
