import { TurnQueue } from '@/lib/platform/limits/turn-queue'

/** More renderings at once only slow down each other and every cached page. */
const MAX_CONCURRENT = 4

/** Renderings that may wait for single visitors. The last of them waits for a second or two. */
const MAX_WAITING = 200

/**
 * Bounded, fair queue of all renderings. Networks and sessions take turns, so that a flood from one delays each other one by
 * one rendering. Single visitors and the pages that all visitors share take turns, too, so that even a flood from many
 * networks delays a shared page by one rendering. Nobody can queue more shared pages than the site has.
 */
export class RenderQueue {
  readonly #visitors: TurnQueue
  readonly #places: TurnQueue

  constructor(places = MAX_CONCURRENT, maxWaiting = MAX_WAITING) {
    this.#visitors = new TurnQueue(places, maxWaiting)
    // At most `places` renderings for visitors get here.
    this.#places = new TurnQueue(places, Infinity)
  }

  /** Renderings that run. */
  get running(): number {
    return this.#places.running
  }

  /** Renderings that wait for their turn. */
  get waiting(): number {
    return this.#visitors.waiting + this.#places.waiting
  }

  /** Renders a page that all visitors share. */
  runShared<T>(work: () => Promise<T>): Promise<T> {
    return this.#places.run('site', work)
  }

  /** Renders for one visitor. `queueKey` is a network or a session. @throws {QueueFullError} */
  run<T>(queueKey: string, work: () => Promise<T>): Promise<T> {
    return this.#visitors.run(queueKey, () => this.#places.run('visitors', work))
  }
}
