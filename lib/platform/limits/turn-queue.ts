/** The queue is full, so the work was not run. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

type Waiting = { start: () => void; reject: (error: QueueFullError) => void }

/**
 * Bounded queue that serves its keys in turn, so that many requests of one key, such as a network, delay the others by
 * one turn each. When it is full, the key with the most waiting tasks loses its last one.
 */
export class TurnQueue {
  #free: number
  #waitingCount = 0
  /** The waiting tasks by key, in the order of turns. A key that was served goes to the end. */
  readonly #lines = new Map<string, Waiting[]>()

  /**
   * @param places how many tasks run at once
   * @param maxWaiting how many may wait
   */
  constructor(
    private readonly places: number,
    private readonly maxWaiting: number,
  ) {
    this.#free = places
  }

  /** The number of running tasks. */
  get running(): number {
    return this.places - this.#free
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

  #add(key: string, one: Waiting): void {
    const line = this.#lines.get(key)
    if (line) line.push(one)
    else this.#lines.set(key, [one])
    this.#waitingCount += 1
    if (this.#waitingCount > this.maxWaiting) this.#refuseOne()
  }

  #refuseOne(): void {
    const [key, line] = [...this.#lines].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    line.pop()!.reject(new QueueFullError())
    this.#waitingCount -= 1
    if (line.length === 0) this.#lines.delete(key)
  }

  #startNext(): void {
    const [first] = this.#lines
    if (!first) {
      this.#free += 1
      return
    }
    const [key, line] = first
    this.#lines.delete(key)
    const next = line.shift()!
    if (line.length > 0) this.#lines.set(key, line)
    this.#waitingCount -= 1
    next.start()
  }
}
