import { FairQueue } from '@/lib/platform/limits/fair-queue'

/** More concurrent renderings only slow down each other and every cached page. */
const MAX_CONCURRENT = 4

/** How many renderings for single visitors may wait. The last of them waits for a second or two. */
const MAX_WAITING = 200

/**
 * Bounded, fair queue of all renderings. Networks and sessions take turns, so that a flood from one of them delays the
 * others by one rendering each. Renderings for single visitors and of shared pages take turns too, so that even a flood from
 * many networks delays a shared page by one rendering. Shared pages are limited by the number of the site's pages.
 */
export class RenderQueue {
  readonly #visitors: FairQueue
  readonly #slots: FairQueue

  constructor(concurrency = MAX_CONCURRENT, maxWaiting = MAX_WAITING) {
    this.#visitors = new FairQueue(concurrency, maxWaiting)
    // At most `concurrency` renderings for visitors are in this queue.
    this.#slots = new FairQueue(concurrency, Infinity)
  }

  get running(): number {
    return this.#slots.running
  }

  get waiting(): number {
    return this.#visitors.waiting + this.#slots.waiting
  }

  /** Renders a page that all visitors share. */
  runShared<T>(work: () => Promise<T>): Promise<T> {
    return this.#slots.run('site', work)
  }

  /** Renders for one visitor. `queueKey` is a network or a session. @throws {QueueFullError} */
  run<T>(queueKey: string, work: () => Promise<T>): Promise<T> {
    return this.#visitors.run(queueKey, () => this.#slots.run('visitors', work))
  }
}
