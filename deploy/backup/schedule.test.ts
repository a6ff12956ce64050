import { expect, test } from 'vitest'
import { HOUR_MS } from '@/lib/platform/turkish/dates'
import { nextWait } from './schedule'
import { nameAt, partialName, timeOf } from './set'

const NOW = Date.parse('2026-11-21T03:00:00.000Z')

test.each([
  ['at once when there is none', [], 24, 0],
  ['after the rest of the interval', [-23.5], 24, HOUR_MS / 2],
  ['at once after the interval', [-30], 24, 0],
  ['after at most an hour, when it is checked again', [0], 720, HOUR_MS],
  ['at once if there are only sets with names in the future', [1, 365 * 24], 24, 0],
  ['by the sets with names in the past', [24, -23.5], 24, HOUR_MS / 2],
])('a set is due %s', (_, hours, every, wait) => {
  const sets = hours.map((hour) => nameAt(new Date(NOW + hour * HOUR_MS)))
  expect(nextWait(sets, every, NOW)).toBe(wait)
})

test('the name of a set contains its time, and other names have none', () => {
  const moment = new Date('2026-11-21T03:04:05.678Z')
  expect(timeOf(nameAt(moment))).toEqual(moment)
  expect(['', 'uploads', '2026-11-21', partialName(nameAt(moment))].map(timeOf)).toEqual([null, null, null, null])
})
