import { expect, test } from 'vitest'
import { wordDiff } from './word-diff'

test('only words that differ are marked, Turkish letters belong to words, and long common texts are shortened', () => {
  const commonText = 'kapasitör ölçülen '.repeat(100)
  const { before, after } = wordDiff(`${commonText}akım ${commonText}`, `${commonText}gerilim ${commonText}`)
  const changed = [before, after].map((segments) =>
    segments.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim()),
  )
  expect(changed).toEqual([['akım'], ['gerilim']])
  expect(before.map(({ text }) => text).join('').length).toBeLessThan(250)
})
