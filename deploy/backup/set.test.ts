import { expect, test } from 'vitest'
import { nameAt, partialName, timeOf } from './set'

test('a set is named by its moment, and the name tells it', () => {
  const moment = new Date('2026-11-21T03:04:05.678Z')
  expect(nameAt(moment)).toBe('2026-11-21T03-04-05-678Z')
  expect(timeOf(nameAt(moment))).toEqual(moment)
})

test.each(['', 'uploads', '2026-11-21', partialName('2026-11-21T03-04-05-678Z')])('%j is no set', (name) => {
  expect(timeOf(name)).toBeNull()
})
