import { expect, it } from 'vitest'
import type { QuoteJson } from '@/lib/orders/output'
import { isLate, rowStateOf } from './row-state'

const NOW = new Date('2026-03-12T12:00:00Z')
const row = {
  step: 3 as const,
  state: 'open' as const,
  stepSince: '2026-03-11T17:00:00Z',
  closedAt: null,
  promisedOn: null,
  quote: { validUntil: '2026-03-25', decision: null, decidedAt: null } as QuoteJson,
  isDecisionNew: false,
  updatedAt: '2026-03-11T17:00:00Z',
}
const decided = (decision: 'approved' | 'declined') => ({
  ...row,
  quote: { ...row.quote, decision, decidedAt: '2026-03-12T11:48:00Z' },
})

it('a sent quote without a decision waits for an answer until its last day in İstanbul is over', () => {
  expect(rowStateOf(row, NOW)).toEqual({ time: '19 saat', text: 'yanıt bekliyor', tone: 'strong' })
  expect(rowStateOf(row, new Date('2026-03-25T20:59:00Z')).text).toBe('yanıt bekliyor')
  expect(rowStateOf(row, new Date('2026-03-25T21:00:00Z')).text).toBe('teklifin süresi doldu')
})

it.each([
  [
    { ...decided('approved'), isDecisionNew: true },
    { time: '12 dakika', text: 'onayladı', tone: 'good' },
  ],
  [decided('declined'), { time: '19 saat', text: 'onaylanmadı', tone: 'strong' }],
  [decided('approved'), { time: '19 saat', text: 'bu adımda', tone: 'plain' }],
  [
    { ...row, quote: null },
    { time: '19 saat', text: 'bu adımda', tone: 'plain' },
  ],
])('an order says its time and what is special about it: %#', (order, shown) => {
  expect(rowStateOf(order, NOW)).toEqual(shown)
})

it('a closed order says when and how it was closed', () => {
  const closed = { ...row, state: 'returned' as const, closedAt: '2026-02-20T22:30:00Z' }
  expect(rowStateOf(closed, NOW)).toEqual({ time: '21.02.2026', text: 'iade edildi', tone: 'plain' })
})

it('an open order is late from the day after the promised one', () => {
  expect(isLate({ state: 'open', promisedOn: '2026-03-11' }, NOW)).toBe(true)
  expect(isLate({ state: 'open', promisedOn: '2026-03-12' }, NOW)).toBe(false)
  expect(isLate({ state: 'delivered', promisedOn: '2026-03-11' }, NOW)).toBe(false)
  expect(isLate({ state: 'open', promisedOn: null }, NOW)).toBe(false)
})
