import { expect, test } from 'vitest'
import { networkOf, NetworkLimit } from '@/lib/platform/limits/network'

test.each([
  ['2001:db8:1:2aa::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network))

test('addresses of a network share a counter, which starts again after the window', async () => {
  const addresses = ['192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.1', '192.0.2.2']
  const minuteLimit = new NetworkLimit(60)
  expect(addresses.map((address) => minuteLimit.count(address).count)).toEqual([1, 1, 2, 2, 1])
  const limit = new NetworkLimit(0.02)
  expect(limit.count('192.0.2.1')).toEqual({ count: 1, waitSeconds: 1 })
  await expect.poll(() => limit.count('192.0.2.1').count, { interval: 5 }).toBe(1)
})
