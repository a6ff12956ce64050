import { expect, test } from 'vitest'
import { NetworkLimit } from './network-limit'

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
