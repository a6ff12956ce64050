import { describe, expect, test } from 'vitest'
import { EnvError } from '@/lib/platform/env'
import { clientAddress, plainAddress, trustedProxies } from './client-address'

describe('plainAddress', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:4711 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['unknown', null],
    ['', null],
    ['203.0.113.777', null],
  ])('%j is %j', (text, address) => expect(plainAddress(text)).toBe(address))
})

describe('clientAddress', () => {
  const isTrusted = trustedProxies(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])

  test('is the socket’s if the peer is not a trusted proxy', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', isTrusted)).toBe('203.0.113.7')
    expect(clientAddress('10.0.0.1', '198.51.100.1', trustedProxies([]))).toBe('10.0.0.1')
  })

  test('is the nearest untrusted hop, because hops left of it may be forged', () => {
    expect(clientAddress('::ffff:10.0.0.1', '1.1.1.1, 198.51.100.1', isTrusted)).toBe('198.51.100.1')
    expect(clientAddress('192.0.2.1', '1.1.1.1, 198.51.100.1, 10.9.9.9, fd00::5', isTrusted)).toBe('198.51.100.1')
  })

  test('is the last known hop if the next one is unreadable or missing', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.1, unknown', isTrusted)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '10.0.0.2', isTrusted)).toBe('10.0.0.2')
    expect(clientAddress('10.0.0.1', undefined, isTrusted)).toBe('10.0.0.1')
    expect(clientAddress(undefined, '198.51.100.1', isTrusted)).toBe('0.0.0.0')
  })
})

test.each(['10.0.0.0/33', '10.0.0', 'proxy', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/'])(
  '%s is refused as a proxy',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(EnvError)
    expect(() => trustedProxies([entry])).toThrow(`TRUSTED_PROXIES: bulunan "${entry}"; beklenen`)
  },
)
