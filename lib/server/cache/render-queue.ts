/** More renderings at once only slow down each other and every cached page. */
const MAX_CONCURRENT = 4

type Lane = 'known' | 'unknown'

/**
 * Semaphore with two FIFO lanes, served round-robin: known pages and unknown paths. A flood of unknown paths cannot
 * starve known pages, or the reverse.
 */
export class RenderQueue {
  #free: number
  #lanes: Record<Lane, Array<() => void>> = { known: [], unknown: [] }
  #last: Lane = 'unknown'

  constructor(places = MAX_CONCURRENT) {
    this.#free = places
  }

  /** Returns how many renderings wait in a lane. */
  waiting(lane: Lane): number {
    return this.#lanes[lane].length
  }

  /** Waits for a free place, then runs `work`. */
  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => void this.#lanes[lane].push(resolve))
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  #startNext(): void {
    const other = this.#last === 'known' ? 'unknown' : 'known'
    const lane = this.#lanes[other].length > 0 ? other : this.#last
    const start = this.#lanes[lane].shift()
    if (!start) {
      this.#free += 1
      return
    }
    this.#last = lane
    start()
  }
}
