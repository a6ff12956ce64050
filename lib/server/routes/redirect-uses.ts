import { istanbulDay } from '@/lib/platform/turkish/dates'
import { log } from '@/lib/platform/log'

/** Uses of one redirect on one day (YYYY-MM-DD in İstanbul). */
export type Uses = { id: string; day: string; count: number }

const WRITE_EVERY_MS = 5000

/**
 * Counts how often redirects are used, in memory, and writes the counts every few seconds, so that a flood of requests
 * costs no more writes than one. What cannot be written is kept for the next time.
 */
export class RedirectUses {
  #uses = new Map<string, Uses>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(private readonly write: (uses: Uses[]) => Promise<void>) {}

  add(id: string, now = new Date()): void {
    this.#add({ id, day: istanbulDay(now), count: 1 })
  }

  #add(uses: Uses): void {
    const key = `${uses.id} ${uses.day}`
    const known = this.#uses.get(key)
    if (known) known.count += uses.count
    else this.#uses.set(key, uses)
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), WRITE_EVERY_MS).unref()
  }

  /** Writes what is counted. Never throws. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#flush())
    return this.#writing
  }

  async #flush(): Promise<void> {
    if (this.#uses.size === 0) return
    const uses = [...this.#uses.values()]
    this.#uses = new Map()
    try {
      await this.write(uses)
    } catch (error) {
      for (const one of uses) this.#add(one)
      // An outage of the database has its own line in the log, and this would be one more every few seconds.
      const { code } = error as { code?: string }
      if (code !== 'database-unavailable')
        log.warn({ error, redirects: uses.length }, 'uses of redirects not written yet')
    }
  }

  /** Writes the rest and ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
