import { expect, test } from 'vitest'
import { nameAt, partialName, timeOf } from './set'

test('the name of a set holds the moment it was made', () => {
  const moment = new Date('2026-11-21T03:04:05.678Z')
  expect(nameAt(moment)).toBe('2026-11-21T03-04-05-678Z')
  expect(timeOf(nameAt(moment))).toEqual(moment)
})

test.each(['', 'uploads', '2026-11-21', partialName('2026-11-21T03-04-05-678Z')])(
  '%j is not the name of a set',
  (name) => {
    expect(timeOf(name)).toBeNull()
  },
)
