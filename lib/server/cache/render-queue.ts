/** Renderings that may run at once: more only make each other, and every kept page, slower. */
const PLACES = 4

/**
 * Hands out turns. There are two lines, one for pages that visitors are known to want and one for addresses never
 * answered before, served alternately: a flood of made-up addresses cannot hold up the site's own pages, nor they it.
 */
export class RenderQueue {
  #free: number
  #lines: { known: Array<() => void>; unknown: Array<() => void> } = { known: [], unknown: [] }
  #last: 'known' | 'unknown' = 'unknown'

  constructor(places = PLACES) {
    this.#free = places
  }

  /** Waits for a turn, then runs `work`. */
  async run<T>(lane: 'known' | 'unknown', work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => void this.#lines[lane].push(resolve))
    try {
      return await work()
    } finally {
      this.#pass()
    }
  }

  #pass(): void {
    const other = this.#last === 'known' ? 'unknown' : 'known'
    const lane = this.#lines[other].length > 0 ? other : this.#last
    const next = this.#lines[lane].shift()
    if (!next) {
      this.#free += 1
      return
    }
    this.#last = lane
    next()
  }
}
