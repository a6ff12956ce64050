import { LRUCache } from 'lru-cache'
import { networkOf } from '@/lib/platform/limits/network'

/** Networks that are counted at once. A flood from more of them forgets the oldest, so the limit then lets pass. */
const MAX_NETWORKS = 20_000

/**
 * Counts how often each network asks for something in a window, which starts with its first request. It counts in the
 * memory of this process, because a search must cost no write. Limits that guard data are in lib/platform/limits/rate-limit.ts.
 */
export class NetworkLimit {
  readonly #counts: LRUCache<string, number>

  constructor(windowSeconds: number) {
    this.#counts = new LRUCache({ max: MAX_NETWORKS, ttl: windowSeconds * 1000, noUpdateTTL: true })
  }

  /** Counts a request. Returns how many there are in the window, and the seconds until it ends. */
  count(address: string): { count: number; waitSeconds: number } {
    const network = networkOf(address)
    const count = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, count)
    return { count, waitSeconds: Math.max(1, Math.ceil(this.#counts.getRemainingTTL(network) / 1000)) }
  }
}
