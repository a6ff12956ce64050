import { describe, expect, it } from 'vitest'
import { codesNear, halvesOf, isOneMistakeApart } from './typing-mistakes'

const WORDS = ['plc', 'kart', 'enkoder', 'surucu', 'aa', 'servosurucu']
const LETTERS = ['a', 'k', 'z']

/** Returns what somebody may type for a word with one mistake. */
function mistakesIn(word: string): string[] {
  const places = Array.from(word, (_letter, at) => at)
  return [
    ...places.flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
    ...[...places, word.length].flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at))),
    ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...places.slice(1).map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)),
  ].filter((typed) => typed !== word)
}

describe('isOneMistakeApart', () => {
  it.each(WORDS)('knows each single mistake in %s', (word) => {
    for (const typed of mistakesIn(word)) expect([typed, isOneMistakeApart(typed, word)]).toEqual([typed, true])
  })

  it.each([
    ['enkoder', 'enkoder'],
    ['enkdoer', 'enkodr'],
    ['abcd', 'badc'],
    ['plc', 'p'],
    ['kart', 'trak'],
    ['', 'ab'],
  ])('does not take %s for %s', (a, b) => {
    expect(isOneMistakeApart(a, b)).toBe(false)
  })
})

describe('halvesOf', () => {
  it.each(WORDS)('one half of what is typed stands in %s after any single mistake', (word) => {
    for (const typed of mistakesIn(word).filter(({ length }) => length >= 3)) {
      const { beginning, end } = halvesOf(typed)
      expect([typed, word.startsWith(beginning) || word.endsWith(end)]).toEqual([typed, true])
    }
  })
})

describe('codesNear', () => {
  it('contains each code that is one mistake apart, and not the code itself', () => {
    const near = codesNear('al61')
    expect(near).toEqual(expect.arrayContaining(['al16', 'al6', 'al611', 'bl61', 'a61']))
    expect(near).not.toContain('al61')
    expect(near.every((code) => isOneMistakeApart('al61', code))).toBe(true)
  })

  it('stays small for the longest code', () => {
    expect(codesNear('a1'.repeat(12)).length).toBeLessThan(2000)
  })
})
