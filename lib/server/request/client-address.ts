import { BlockList, isIP } from 'node:net'
import { EnvError } from '@/lib/platform/env'

/** Whether an address is a trusted proxy. */
export type IsTrusted = (address: string) => boolean

/** Returns an address without port, brackets and IPv4-mapped prefix, or null if the text is not an address. */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(trimmed)?.[1] ?? trimmed
  const address = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1] ?? bare
  return isIP(address) ? address.toLowerCase() : null
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Parses TRUSTED_PROXIES: addresses and networks like `10.0.0.0/8`.
 * @throws {EnvError} for an entry that is neither
 */
export function trustedProxies(entries: string[]): IsTrusted {
  const proxies = new BlockList()
  for (const entry of entries) {
    const [, base = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const address = plainAddress(base)
    const maxBits = isIP(address ?? '') === 6 ? 128 : 32
    if (!address || (bits !== undefined && Number(bits) > maxBits)) {
      throw new EnvError(`TRUSTED_PROXIES: bulunan "${entry}"; beklenen IP adresleri ya da 10.0.0.0/8 gibi ağlar.`)
    }
    if (bits === undefined) proxies.addAddress(address, family(address))
    else proxies.addSubnet(address, Number(bits), family(address))
  }
  return (address) => proxies.check(address, family(address))
}

/**
 * Returns the client's address: the nearest hop that is not a trusted proxy, read from the right, because clients can
 * forge everything to its left. An invalid entry ends the search at the last valid hop.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  let address = plainAddress(peer ?? '') ?? '0.0.0.0'
  const hops = (forwardedFor ?? '').split(',').filter((hop) => hop.trim())
  while (isTrusted(address) && hops.length > 0) {
    const next = plainAddress(hops.pop()!)
    if (!next) break
    address = next
  }
  return address
}
