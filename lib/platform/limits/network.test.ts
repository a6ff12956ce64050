import { describe, expect, it, test } from 'vitest'
import { networkOf, NetworkLimit } from '@/lib/platform/limits/network'

describe('networkOf', () => {
  it('returns the /56 of an IPv6 address, however it is spelled', () => {
    const spellings = ['2001:db8:1:2aa::1', '2001:0DB8:0001:02ff:0:0:0:9', '2001:db8:1:200:ffff::%eth0']
    expect(new Set(spellings.map(networkOf))).toEqual(new Set(['2001:db8:1:200::/56']))
    expect(networkOf('2001:db8:1:300::1')).toBe('2001:db8:1:300::/56')
    expect([networkOf('::1'), networkOf('2001:db8::')]).toEqual(['0:0:0:0::/56', '2001:db8:0:0::/56'])
  })

  it('returns an IPv4 address in either spelling, and what is no address, as it is', () => {
    expect(['192.0.2.7', '::ffff:192.0.2.7', 'unknown'].map(networkOf)).toEqual(['192.0.2.7', '192.0.2.7', 'unknown'])
  })
})

test('counts the addresses of one network together and other networks apart', () => {
  const limit = new NetworkLimit(60)
  const counts = ['192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.1', '192.0.2.2'].map((address) =>
    limit.count(address),
  )
  expect(counts.map(({ count }) => count)).toEqual([1, 1, 2, 2, 1])
})

test('says when the window ends, and later requests do not move its end', async () => {
  const limit = new NetworkLimit(0.02)
  expect(limit.count('192.0.2.1')).toEqual({ count: 1, waitSeconds: 1 })
  await expect.poll(() => limit.count('192.0.2.1').count, { interval: 5 }).toBe(1)
})
