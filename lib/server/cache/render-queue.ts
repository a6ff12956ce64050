/** More renderings at once only slow down each other and every cached page. */
const MAX_CONCURRENT = 4

const LANES = ['known', 'unknown', 'queried'] as const

/** Known pages, unknown paths, and pages with a query. */
type Lane = (typeof LANES)[number]

/**
 * Semaphore with three FIFO lanes, served round-robin. A flood in one of them cannot starve the others.
 */
export class RenderQueue {
  #free: number
  #lanes: Record<Lane, Array<() => void>> = { known: [], unknown: [], queried: [] }
  /** The lane that was served last, by its place. */
  #last = LANES.length - 1

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
    for (let turn = 1; turn <= LANES.length; turn += 1) {
      const place = (this.#last + turn) % LANES.length
      const start = this.#lanes[LANES[place]!].shift()
      if (!start) continue
      this.#last = place
      return start()
    }
    this.#free += 1
  }
}
