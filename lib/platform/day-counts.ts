import { istanbulDay } from '@/lib/platform/turkish/dates'
import { log } from '@/lib/platform/log'

/** How often something happened on one day (YYYY-MM-DD in İstanbul). */
export type DayCount<Item> = Item & { day: string; count: number }

/**
 * Counts by day in memory and writes the sums at intervals, so that a flood costs as few writes as one event. Counts that
 * cannot be written are kept for the next interval.
 */
export class DayCounts<Item extends Record<string, string>> {
  #counts = new Map<string, DayCount<Item>>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  /** The log shows the counts under `name`. */
  constructor(
    private readonly name: string,
    private readonly write: (counts: DayCount<Item>[]) => Promise<void>,
  ) {}

  add(item: Item, time = new Date()): void {
    this.#add({ ...item, day: istanbulDay(time), count: 1 })
  }

  #add(dayCount: DayCount<Item>): void {
    const { count, ...itemAndDay } = dayCount
    const key = JSON.stringify(itemAndDay)
    const previous = this.#counts.get(key)
    if (previous) previous.count += count
    else this.#counts.set(key, dayCount)
  }

  start(everyMs: number): void {
    this.#timer = setInterval(() => void this.flush(), everyMs).unref()
  }

  /** Writes the counts. Never throws. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#flush())
    return this.#writing
  }

  async #flush(): Promise<void> {
    if (this.#counts.size === 0) return
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    try {
      await this.write(counts)
    } catch (error) {
      for (const dayCount of counts) this.#add(dayCount)
      // The log already has a line about an outage of the database.
      const { code } = error as { code?: string }
      if (code !== 'database-unavailable') log.warn({ error, rows: counts.length }, `${this.name} not written yet`)
    }
  }

  /** Stops the timer and writes the remaining counts. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
