import { isIPv6 } from 'node:net'

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/**
 * Returns the key under which a client is counted: an IPv4 address in either spelling, or the /56 of an IPv6 address, the
 * network that providers usually give to one customer.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [a, b, c, d] = groupsOf(address) as [number, number, number, number]
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}
