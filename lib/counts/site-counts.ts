import type { SiteEvent, CountKind } from '@/lib/counts/counts'
import { NetworkLimit } from '@/lib/platform/limits/network'
import { type DayCount, DayCounts } from '@/lib/platform/day-counts'
import { istanbulDay } from '@/lib/platform/turkish/dates'

/** Maximum number of beacons per network and minute. */
const MAX_BEACONS = 120

/** Maximum number of referring sites counted separately per day. */
const MAX_HOSTS = 200

/** Maximum number of distinct keys per kind and day, because anybody can send made-up words. */
const MAX_KEYS = 5000

/**
 * Counts the events of this process's visitors in memory, including the events that its limits refuse. The database adds up the
 * counts of all processes.
 */
export class SiteCounts extends DayCounts<SiteEvent> {
  readonly #networks = new NetworkLimit(60)
  #day = ''
  /** The keys that were counted today. */
  #keys = new Map<CountKind, Set<string>>()

  constructor(write: (counts: DayCount<SiteEvent>[]) => Promise<void>) {
    super('counts of the site', write)
  }

  /** Whether events of a network may be counted now. Counts a refusal otherwise. */
  admits(address: string, now = new Date()): boolean {
    const isAdmitted = this.#networks.count(address).count <= MAX_BEACONS
    if (!isAdmitted) super.add({ kind: 'refused', key: '' }, now)
    return isAdmitted
  }

  override add({ kind, key }: SiteEvent, now = new Date()): void {
    if (this.#admitsKey(kind, key, now)) super.add({ kind, key }, now)
    else super.add(kind === 'referrer' ? { kind, key: '*' } : { kind: 'refused', key: '' }, now)
  }

  /** Whether a key may be counted separately. Remembers it if so. */
  #admitsKey(kind: CountKind, key: string, now: Date): boolean {
    const day = istanbulDay(now)
    if (day !== this.#day) this.#keys.clear()
    this.#day = day
    const keys = this.#keys.get(kind) ?? new Set()
    if (!keys.has(key) && keys.size >= (kind === 'referrer' ? MAX_HOSTS : MAX_KEYS)) return false
    this.#keys.set(kind, keys.add(key))
    return true
  }
}
