import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/**
 * Returns the key under which a client is counted: an IPv4 address, even if it is written as IPv6, or the /56 of an
 * IPv6 address, the network that providers usually give to one customer.
 */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address
  const [a, b, c, d] = groupsOf(address) as [number, number, number, number]
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** Maximum number of networks counted at a time. Beyond it, the oldest counts are dropped and start again. */
const MAX_NETWORKS = 20_000

/**
 * Counts the requests of each network in a window, which starts with the first request. It counts in the memory of this
 * process, because a search must not cost a database write. Limits that guard data are in lib/platform/limits/rate-limit.ts.
 */
export class NetworkLimit {
  readonly #counts: LRUCache<string, number>

  constructor(windowSeconds: number) {
    this.#counts = new LRUCache({ max: MAX_NETWORKS, ttl: windowSeconds * 1000, noUpdateTTL: true })
  }

  /** Counts a request. Returns the number of requests in the window, and the seconds until the window ends. */
  count(address: string): { count: number; waitSeconds: number } {
    const network = networkOf(address)
    const count = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, count)
    return { count, waitSeconds: Math.max(1, Math.ceil(this.#counts.getRemainingTTL(network) / 1000)) }
  }
}
