import { TurnQueue } from '@/lib/platform/limits/turn-queue'

/** More renderings at once only slow down each other and every cached page. */
const MAX_CONCURRENT = 4

/** Renderings that may wait for single visitors. The last of them waits for a second or two. */
const MAX_WAITING = 200

/**
 * Bounded queue of all renderings. Networks and sessions have their turns, so that a flood of one delays the others by a
 * rendering each. Every other place belongs to the pages that all visitors share, of which nobody can ask for more than
 * the site has, so that a flood of many networks delays them by one rendering too.
 */
export class RenderQueue {
  readonly #visitors: TurnQueue
  readonly #places: TurnQueue

  constructor(places = MAX_CONCURRENT, maxWaiting = MAX_WAITING) {
    this.#visitors = new TurnQueue(places, maxWaiting)
    // Of visitors only as many as there are places get here.
    this.#places = new TurnQueue(places, Infinity)
  }

  /** Renderings that run. */
  get running(): number {
    return this.#places.running
  }

  /** Renderings that wait for a place or for their turn. */
  get waiting(): number {
    return this.#visitors.waiting + this.#places.waiting
  }

  /** Renders a page of the site, which is cached. */
  runShared<T>(work: () => Promise<T>): Promise<T> {
    return this.#places.run('site', work)
  }

  /** Renders for one visitor, in the turn of a network or a session. @throws {QueueFullError} */
  run<T>(turn: string, work: () => Promise<T>): Promise<T> {
    return this.#visitors.run(turn, () => this.#places.run('visitors', work))
  }
}
