import { expect, test } from 'vitest'
import { DEFAULT_CHOICE, auditFilter } from './period'

/** 1 March in İstanbul, still February in UTC. */
const NOW = new Date('2026-02-28T22:00:00Z')

test.each([
  ['today', { from: '2026-03-01' }],
  ['month', { from: '2026-01-31' }],
  ['range', { to: '2026-02-01' }],
] as const)('the period %s is sent as days in İstanbul', (period, filter) => {
  expect(auditFilter({ ...DEFAULT_CHOICE, period, ...(period === 'range' && { to: '2026-02-01' }) }, NOW)).toEqual(
    filter,
  )
})
