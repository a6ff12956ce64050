import { expect, test } from 'vitest'
import { HOUR_MS, nextWait } from './schedule'
import { nameAt } from './set'

const NOW = Date.parse('2026-11-21T03:00:00.000Z')
const setAt = (time: number) => nameAt(new Date(time))

test('a set is due at once when there is none', () => {
  expect(nextWait([], 24, NOW)).toBe(0)
})

test('the schedule waits for the rest of its time, and not at all when that is over', () => {
  expect(nextWait([setAt(NOW - 23.5 * HOUR_MS)], 24, NOW)).toBe(HOUR_MS / 2)
  expect(nextWait([setAt(NOW - 30 * HOUR_MS)], 24, NOW)).toBe(0)
})

test('a month is waited for in parts of an hour, because a longer timer would fire at once', () => {
  expect(nextWait([setAt(NOW)], 720, NOW)).toBe(HOUR_MS)
})

test.each([1, 24, 365 * 24])('a set named for %s hours ahead does not hold up the schedule', (hours) => {
  const ahead = setAt(NOW + hours * HOUR_MS)
  expect(nextWait([ahead], 24, NOW)).toBe(0)
  expect(nextWait([ahead, setAt(NOW - 23.5 * HOUR_MS)], 24, NOW)).toBe(HOUR_MS / 2)
})
