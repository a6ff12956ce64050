import { describe, expect, test } from 'vitest'
import { covers, warrantyAfter } from '@/lib/orders/order/warranty'

describe('warrantyAfter', () => {
  test('is the months of the settings for a first repair', () => {
    expect(warrantyAfter('2026-03-12', { months: 6, first: null, promised: null })).toBe('2026-09-12')
  })

  test('is the remainder of the first warranty', () => {
    expect(warrantyAfter('2026-03-12', { months: 6, first: '2026-06-22', promised: null })).toBe('2026-06-22')
  })

  test.each(['2026-03-12', '2026-04-10', '2025-12-01'])('is thirty days if the first one ends on %s', (first) => {
    expect(warrantyAfter('2026-03-12', { months: 6, first, promised: null })).toBe('2026-04-11')
  })

  test.each([null, '2026-06-22'])(
    'is never shorter than an earlier delivery promised, under the warranty of %s',
    (first) => {
      expect(warrantyAfter('2026-03-12', { months: 6, first, promised: '2028-11-28' })).toBe('2028-11-28')
    },
  )
})

describe('covers', () => {
  test('until its last day', () => {
    const former = { state: 'delivered', warrantyUntil: '2026-03-12' }
    expect([covers(former, '2026-03-12'), covers(former, '2026-03-13')]).toEqual([true, false])
  })

  test('only what was delivered', () => {
    expect(covers({ state: 'open', warrantyUntil: '2030-01-01' }, '2026-03-12')).toBe(false)
    expect(covers({ state: 'delivered', warrantyUntil: null }, '2026-03-12')).toBe(false)
  })
})
