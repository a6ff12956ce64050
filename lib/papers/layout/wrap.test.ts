import { expect, test } from 'vitest'
import { cutLines, wrap } from '@/lib/papers/layout/wrap'

const letters = (text: string) => text.length

test('lines break at spaces and where the text does, and a word that is too long within', () => {
  expect(wrap('bir iki üç\ndört', 7, letters)).toEqual(['bir iki', 'üç', 'dört'])
  expect(wrap('a elektrolitik b', 6, letters)).toEqual(['a', 'elektr', 'olitik', 'b'])
})

test('what does not fit is cut with a sign', () => {
  expect(cutLines(['bir', 'iki', 'üç'], 3)).toEqual(['bir', 'iki', 'üç'])
  expect(cutLines(['birinci satır', 'ikinci satır burada', 'üçüncü'], 2).at(-1)).toMatch(/ …$/)
  expect(cutLines(['bir', 'iki'], 0)).toEqual([])
})
