import { LRUCache } from 'lru-cache'
import { CUSTOMER_SHARE, customerNetworkOf, networkOf } from '@/lib/network'

/** Networks that are counted at once. A flood from more of them forgets the oldest, so the limit then lets pass. */
const MAX_NETWORKS = 20_000

/**
 * Counts how often each network asks for something in a window, which starts with its first request. It counts in the
 * memory of this process, because a search must cost no write. Limits that guard data are in lib/rate-limit.ts.
 */
export class NetworkLimit {
  readonly #counts: LRUCache<string, number>

  constructor(windowSeconds: number) {
    this.#counts = new LRUCache({ max: MAX_NETWORKS, ttl: windowSeconds * 1000, noUpdateTTL: true })
  }

  /**
   * Counts a request. Returns how many there are in the window, and the seconds until it ends. Those of an IPv6 /48 count a
   * fifth each, if they are more than those of the /64.
   */
  count(address: string): { count: number; waitSeconds: number } {
    const own = this.#countOne(networkOf(address))
    const customer = customerNetworkOf(address)
    if (customer === null) return own
    const shared = this.#countOne(customer)
    const count = Math.ceil(shared.count / CUSTOMER_SHARE)
    return count > own.count ? { ...shared, count } : own
  }

  #countOne(network: string): { count: number; waitSeconds: number } {
    const count = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, count)
    return { count, waitSeconds: Math.max(1, Math.ceil(this.#counts.getRemainingTTL(network) / 1000)) }
  }
}
