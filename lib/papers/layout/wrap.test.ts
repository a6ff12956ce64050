import { expect, test } from 'vitest'
import { cutLines, wrap } from '@/lib/papers/layout/wrap'

const countCharacters = (text: string) => text.length

test('lines break at spaces and line breaks, and within a word that is too long', () => {
  expect(wrap('bir iki üç\ndört', 7, countCharacters)).toEqual(['bir iki', 'üç', 'dört'])
  expect(wrap('a elektrolitik b', 6, countCharacters)).toEqual(['a', 'elektr', 'olitik', 'b'])
})

test('text that does not fit is truncated with an ellipsis', () => {
  expect(cutLines(['bir', 'iki', 'üç'], 3)).toEqual(['bir', 'iki', 'üç'])
  expect(cutLines(['birinci satır', 'ikinci satır burada', 'üçüncü'], 2).at(-1)).toMatch(/ …$/)
  expect(cutLines(['bir', 'iki'], 0)).toEqual([])
})
