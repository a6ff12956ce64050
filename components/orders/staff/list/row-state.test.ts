import { expect, it } from 'vitest'
import type { QuoteJson } from '@/lib/orders/order/output'
import { rowStateOf } from './row-state'

const NOW = new Date('2026-03-12T12:00:00Z')
const quote = { validUntil: '2026-03-25', decision: null, decidedAt: null } as QuoteJson
const row = {
  step: 3 as const,
  state: 'open' as const,
  stepSince: '2026-03-11T17:00:00Z',
  closedAt: null,
  promisedOn: null,
  quote,
  isDecisionNew: false,
  updatedAt: '2026-03-11T17:00:00Z',
}

it('a sent quote without a decision waits for an answer until its last day in İstanbul is over', () => {
  expect(rowStateOf(row, new Date('2026-03-25T20:59:00Z')).text).toBe('yanıt bekliyor')
  expect(rowStateOf(row, new Date('2026-03-25T21:00:00Z')).text).toBe('teklifin süresi doldu')
})

it('an open row says how long the order has been at its step, a closed one its day in İstanbul, both what is special', () => {
  const declined = { ...row, quote: { ...quote, decision: 'declined' as const, decidedAt: '2026-03-12T11:48:00Z' } }
  const closed = { ...row, state: 'returned' as const, closedAt: '2026-02-20T22:30:00Z' }
  expect([declined, { ...row, quote: null }, closed].map((one) => rowStateOf(one, NOW))).toEqual([
    { time: '19 saat', text: 'onaylanmadı', tone: 'strong' },
    { time: '19 saat', text: 'bu adımda', tone: 'plain' },
    { time: '21.02.2026', text: 'iade edildi', tone: 'plain' },
  ])
})
