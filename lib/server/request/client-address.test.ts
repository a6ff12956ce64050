import { expect, test } from 'vitest'
import { EnvError } from '@/lib/platform/env'
import { clientAddress, plainAddress, trustedProxies } from './client-address'

test.each([
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['unknown', null],
])('the plain address of %j is %j', (text, address) => expect(plainAddress(text)).toBe(address))

// The nearest hop that is not trusted is used, because hops to its left may be forged.
test.each([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['::ffff:10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['192.0.2.1', '1.1.1.1, 198.51.100.1, 10.9.9.9, fd00::5', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  [undefined, '198.51.100.1', '0.0.0.0'],
])('a request of the peer %s, forwarded for %s, comes from %s', (peer, forwardedFor, address) => {
  expect(clientAddress(peer, forwardedFor, trustedProxies(['10.0.0.0/8', '192.0.2.1', 'fd00::/8']))).toBe(address)
})

test.each(['10.0.0.0/33', '10.0.0', 'proxy', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/'])(
  '%s is refused as a proxy',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(EnvError)
    expect(() => trustedProxies([entry])).toThrow(`TRUSTED_PROXIES: bulunan "${entry}"; beklenen`)
  },
)
