import { isIPv6 } from 'node:net'

/** The first `count` groups of an IPv6 address, the same for every spelling. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, count)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** What counts as one address: who has one IPv6 address has all 2^64 of its network. */
export function networkOf(address: string): string {
  return isIPv6(address) ? groupsOf(address, 4) : address
}

/** The IPv6 network of 48 bits, which one customer of a provider can have whole; null for an IPv4 address. */
export function customerNetworkOf(address: string): string | null {
  return isIPv6(address) ? `${groupsOf(address, 3)}::/48` : null
}

/** The networks that are served in turn when many wait: /48 of IPv6, /24 of IPv4. */
export function neighbourhoodOf(address: string): string {
  return customerNetworkOf(address) ?? address.replace(/\.\d+$/, '')
}
