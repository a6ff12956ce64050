import { expect, test } from 'vitest'
import { wordDiff } from './word-diff'

test('only words that differ are marked, Turkish letters belong to words, and long common texts are shortened', () => {
  const same = 'kapasitör ölçülen '.repeat(100)
  const { before, after } = wordDiff(`${same}akım ${same}`, `${same}gerilim ${same}`)
  const changed = [before, after].map((parts) => parts.filter((part) => part.isChanged).map(({ text }) => text.trim()))
  expect(changed).toEqual([['akım'], ['gerilim']])
  expect(before.map(({ text }) => text).join('').length).toBeLessThan(250)
})
