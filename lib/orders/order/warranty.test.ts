import { describe, expect, test } from 'vitest'
import { covers, warrantyAfter } from '@/lib/orders/order/warranty'

describe('warrantyAfter', () => {
  test('adds the months in the settings for a repair that is not under warranty', () => {
    expect(warrantyAfter('2026-03-12', { months: 6, coveredUntil: null, promisedUntil: null })).toBe('2026-09-12')
  })

  test('returns the end of the former warranty for a repair under warranty', () => {
    expect(warrantyAfter('2026-03-12', { months: 6, coveredUntil: '2026-06-22', promisedUntil: null })).toBe(
      '2026-06-22',
    )
  })

  test.each(['2026-03-12', '2026-04-10', '2025-12-01'])(
    'returns thirty days from now if the former warranty ends on %s',
    (coveredUntil) => {
      expect(warrantyAfter('2026-03-12', { months: 6, coveredUntil, promisedUntil: null })).toBe('2026-04-11')
    },
  )

  test.each([null, '2026-06-22'])(
    'returns at least the day that an earlier delivery promised, if coveredUntil is %s',
    (coveredUntil) => {
      expect(warrantyAfter('2026-03-12', { months: 6, coveredUntil, promisedUntil: '2028-11-28' })).toBe('2028-11-28')
    },
  )
})

describe('covers', () => {
  test('is true until the last day of the warranty', () => {
    const formerOrder = { state: 'delivered', warrantyUntil: '2026-03-12' }
    expect([covers(formerOrder, '2026-03-12'), covers(formerOrder, '2026-03-13')]).toEqual([true, false])
  })

  test('is true only for a delivered order', () => {
    expect(covers({ state: 'open', warrantyUntil: '2030-01-01' }, '2026-03-12')).toBe(false)
    expect(covers({ state: 'delivered', warrantyUntil: null }, '2026-03-12')).toBe(false)
  })
})
