import { expect, it } from 'vitest'
import { dueWords } from './due-words'

const NOW = new Date('2026-03-12T12:00:00Z')
const row = {
  state: 'open' as const,
  promisedOn: null,
  waitingForPart: false,
  partExpectedOn: null,
  partArrivedAt: null,
}
const wordsOf = (changes: object) => dueWords({ ...row, ...changes }, NOW).map(({ text, isLate }) => [text, isLate])

it('a promised date is worded differently before, on and after it', () => {
  expect(wordsOf({ promisedOn: '2026-03-16' })).toEqual([['söz 16 Mart', false]])
  expect(wordsOf({ promisedOn: '2026-03-12' })).toEqual([['söz bugün', false]])
  expect(wordsOf({ promisedOn: '2026-03-10' })).toEqual([['10 Mart’a söz verildi', true]])
  expect(wordsOf({ promisedOn: '2025-12-09' })).toEqual([['9 Aralık 2025 gününe söz verildi', true]])
  expect(wordsOf({ promisedOn: '2026-03-10', state: 'delivered' })).toEqual([])
})

it("a part's expected date replaces the promised date, unless the promised date has passed", () => {
  const waiting = { waitingForPart: true, partExpectedOn: '2026-03-16' }
  expect(wordsOf({ ...waiting, promisedOn: '2026-03-20' })).toEqual([['parça 16 Mart’ta', false]])
  expect(wordsOf({ ...waiting, promisedOn: '2026-03-11' })).toEqual([
    ['parça 16 Mart’ta', false],
    ['11 Mart’a söz verildi', true],
  ])
  expect(wordsOf({ waitingForPart: true, partExpectedOn: '2026-02-10' })).toEqual([
    ['parça 10 Şubat’ta gelecekti', true],
  ])
  expect(wordsOf({ ...waiting, waitingForPart: false })).toEqual([])
  expect(wordsOf({ ...waiting, partArrivedAt: '2026-03-11T08:00:00Z' })).toEqual([])
})
