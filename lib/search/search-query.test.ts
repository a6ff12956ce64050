import { describe, expect, it } from 'vitest'
import { parseQuery } from './search-query'

describe('parseQuery', () => {
  it.each(['', ' ', '%%%', '—', '...', '_', '“”'])('finds no words in %j', (text) => {
    expect(parseQuery(text)).toBeNull()
  })

  it.each(['AL16', 'al-16', 'al 16', 'Al.16', ' aL / 16 '])('takes %j for the code al16', (text) => {
    expect(parseQuery(text)!.codes).toContain('al16')
  })

  it('finds a code among other words', () => {
    expect(parseQuery('yumaro al 16')!.exact).toContain(`'#al16'`)
    expect(parseQuery('F.05 vektral')!.exact).toContain(`'#f5'`)
  })

  it('takes no two words for a code', () => {
    expect(parseQuery('asiri a')!.codes).toEqual([])
    expect(parseQuery('servo surucu alarmı')!.codes).toEqual([])
  })

  it('bounds words and their length', () => {
    const { words, any } = parseQuery(Array.from({ length: 14 }, (_, n) => `kelime${n}`).join(' '))!
    expect(words).toHaveLength(8)
    expect(any.length).toBeLessThan(4000)
    expect(parseQuery('x'.repeat(100))!.marked.every(({ length }) => length <= 60)).toBe(true)
    expect(parseQuery('a.b.'.repeat(25))!.any.length).toBeLessThan(4000)
  })

  it('looks for a repeated word once', () => {
    const { words, title } = parseQuery('enkodr '.repeat(14))!
    expect([words, title]).toEqual([['enkodr'], parseQuery('enkodr')!.title])
  })

  it('lets no character through that means something to PostgreSQL', () => {
    const { any } = parseQuery(`a'b\\c:*&|!()<->%_ '); --`)!
    expect(any.replaceAll(/'[#=]?[a-z]+'(:\*)?/g, '').replaceAll(/[() &|]/g, '')).toBe('')
  })

  it('replaces a word by all that may have been meant', () => {
    const { any, marked } = parseQuery('enkodr', new Map([['enkodr', ['enkoder', 'enkodur']]]))!
    expect(any).toContain(`('enkoder':*) | ('enkodur':*)`)
    expect(marked).toContain('enkoder')
  })

  it('does not mark words that begin like a part of a code', () => {
    expect(parseQuery('AL-16')!.marked).toEqual(['al16'])
  })

  it.each(['alarm 16', 'Alarm16', 'ALARM-16', 'alarmı 16', 'alarm kodu 16', '16 nolu alarm', 'hata 16', '16 ARIZASI'])(
    'takes %j for a code of any letters',
    (text) => {
      for (const key of ['al16', 'alm16', 'a16', 'e16', '16']) expect(parseQuery(text)!.code).toContain(`'#${key}'`)
    },
  )

  it.each(['24 v hatası', '3 faz hatası', '2 saat sonra alarm', 'kart 16'])(
    'takes no number of %j for a code',
    (text) => {
      expect(parseQuery(text)!.guesses).not.toMatch(/'#al\d/)
    },
  )

  it('makes codes of the first number only, because each costs nine', () => {
    expect(parseQuery('alarm 1 alarm 2')!.guesses).not.toContain(`'#al2'`)
  })
})
