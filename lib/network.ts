import { isIPv6 } from 'node:net'

/** Returns the first `count` groups of an IPv6 address in one spelling. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, count)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Returns an IPv4 address, or the /64 of an IPv6 address, because one customer usually controls the whole prefix. */
export function networkOf(address: string): string {
  return isIPv6(address) ? groupsOf(address, 4) : address
}

/** Returns the /48 of an IPv6 address, the largest network that one customer usually gets, or null for IPv4. */
export function customerNetworkOf(address: string): string | null {
  return isIPv6(address) ? `${groupsOf(address, 3)}::/48` : null
}

/**
 * How often a /48 may do what a /64 may do once. It is usually one customer with 65 536 networks, but a provider may divide it
 * among its own.
 */
export const CUSTOMER_SHARE = 5

/** Returns the network that shares a place in queues: /48 of IPv6, /24 of IPv4. */
export function neighbourhoodOf(address: string): string {
  return customerNetworkOf(address) ?? address.replace(/\.\d+$/, '')
}
