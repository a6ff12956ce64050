/** More renderings at once only slow down each other and every cached page. */
const MAX_CONCURRENT = 4

/**
 * The lanes, and how many renderings may wait in each. Known pages and unknown paths wait together with the visitors of
 * the same page, for a limited time. A soft navigation that cannot start soon becomes a load of the whole page, which is
 * cached.
 */
const MOST_WAITING = {
  known: Infinity,
  unknown: Infinity,
  queried: 60,
  orders: 200,
  forms: 60,
  soft: 20,
  staff: 200,
  strangers: 60,
}

export type Lane = keyof typeof MOST_WAITING

const LANES = Object.keys(MOST_WAITING) as Lane[]

/**
 * Semaphore with one FIFO lane for each kind of rendering, served round-robin. A flood in one of them cannot starve the
 * others.
 */
export class RenderQueue {
  #free: number
  #lanes = Object.fromEntries(LANES.map((lane) => [lane, []])) as unknown as Record<Lane, Array<() => void>>
  /** The lane that was served last, by its place. */
  #last = LANES.length - 1

  constructor(places = MAX_CONCURRENT) {
    this.#free = places
  }

  /** Whether no more renderings may wait in a lane. */
  isFull(lane: Lane): boolean {
    return this.#lanes[lane].length >= MOST_WAITING[lane]
  }

  /** Waits for a free place, then runs `work`. */
  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) {
      this.#free -= 1
      this.#last = LANES.indexOf(lane)
    } else await new Promise<void>((resolve) => void this.#lanes[lane].push(resolve))
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
