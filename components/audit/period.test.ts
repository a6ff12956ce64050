import { expect, test } from 'vitest'
import { FIRST_CHOICE, filterOf } from './period'

/** The first of March in İstanbul, still February in UTC. */
const NOW = new Date('2026-02-28T22:00:00Z')

test.each([
  ['today', '2026-03-01'],
  ['week', '2026-02-23'],
  ['month', '2026-01-31'],
  ['year', '2026-01-01'],
] as const)('%s begins with a day of İstanbul', (period, from) => {
  expect(filterOf({ ...FIRST_CHOICE, period }, NOW)).toEqual({ from })
})

test('a range has the days that are typed, and no others', () => {
  expect(filterOf({ ...FIRST_CHOICE, period: 'range', from: '', to: '2026-02-01' }, NOW)).toEqual({ to: '2026-02-01' })
})

test('who and what go along', () => {
  const choice = { ...FIRST_CHOICE, actor: 'system', kind: 'orders', period: 'range' } as const
  expect(filterOf(choice, NOW)).toEqual({ actor: 'system', kind: 'orders' })
})
