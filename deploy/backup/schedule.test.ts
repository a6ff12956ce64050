import { expect, test } from 'vitest'
import { HOUR_MS, nextWait } from './schedule'
import { nameAt, partialName, timeOf } from './set'

const NOW = Date.parse('2026-11-21T03:00:00.000Z')

test.each([
  ['at once when there is none', [], 24, 0],
  ['after the rest of its time', [-23.5], 24, HOUR_MS / 2],
  ['at once when its time is over', [-30], 24, 0],
  // A longer timer would fire at once.
  ['in parts of an hour', [0], 720, HOUR_MS],
  ['at once beside a set named for the future', [1, 365 * 24], 24, 0],
  ['by the sets that are over', [24, -23.5], 24, HOUR_MS / 2],
])('a set is due %s', (_, hours, every, wait) => {
  const sets = hours.map((hour) => nameAt(new Date(NOW + hour * HOUR_MS)))
  expect(nextWait(sets, every, NOW)).toBe(wait)
})

test('the name of a set holds the moment it was made, and no other name does', () => {
  const moment = new Date('2026-11-21T03:04:05.678Z')
  expect(timeOf(nameAt(moment))).toEqual(moment)
  expect(['', 'uploads', '2026-11-21', partialName(nameAt(moment))].map(timeOf)).toEqual([null, null, null, null])
})
