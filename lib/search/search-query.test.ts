import { expect, it } from 'vitest'
import { parseQuery } from './search-query'

it.each(['', ' ', '%%%', '—', '...', '_', '“”'])('%j contains no words', (text) => expect(parseQuery(text)).toBeNull())

it('several words without a digit are not a code', () => {
  expect(['asiri a', 'servo surucu alarmı'].map((text) => parseQuery(text)!.codes)).toEqual([[], []])
})

it('the number and length of words are limited, and a repeated word is searched only once', () => {
  const { words, any } = parseQuery(Array.from({ length: 14 }, (_, n) => `kelime${n}`).join(' '))!
  expect(words).toHaveLength(8)
  for (const query of [any, parseQuery('a.b.'.repeat(25))!.any]) expect(query.length).toBeLessThan(4000)
  expect(parseQuery('x'.repeat(100))!.highlights.every(({ length }) => length <= 60)).toBe(true)
  expect(parseQuery('enkodr '.repeat(14))!.words).toEqual(['enkodr'])
})

it('special characters of PostgreSQL are removed', () => {
  const { any } = parseQuery(`a'b\\c:*&|!()<->%_ '); --`)!
  expect(any.replaceAll(/'[#=]?[a-z]+'(:\*)?/g, '').replaceAll(/[() &|]/g, '')).toBe('')
})

it.each(['ALARM-16', 'Alarm16', 'alarmı 16', 'alarm kodu 16', '16 nolu alarm', '16 ARIZASI'])(
  '%j is searched as a code with any letters',
  (text) => {
    for (const key of ['al16', 'alm16', 'a16', 'e16', '16']) expect(parseQuery(text)!.code).toContain(`'#${key}'`)
  },
)

it('only a number next to a word like “alarm” is searched as a code with any letters, and only the first one', () => {
  for (const text of ['24 v hatası', '3 faz hatası', '2 saat sonra alarm', 'kart 16'])
    expect(parseQuery(text)!.guesses).not.toMatch(/'#al\d/)
  expect(parseQuery('alarm 1 alarm 2')!.guesses).not.toContain(`'#al2'`)
})
