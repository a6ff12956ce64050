import { describe, expect, it } from 'vitest'
import { excerpt } from '@/lib/content/excerpt'

describe('excerpt', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(excerpt(' Bir\n\niki  üç ')).toBe('Bir iki üç')
  })

  it('ends a long text after a whole word', () => {
    const text = excerpt('ölçüm '.repeat(100))
    expect(text).toMatch(/ ölçüm…$/)
    expect(text.length).toBeLessThanOrEqual(301)
  })

  it('leaves no punctuation before the ellipsis, and keeps to the given limit', () => {
    const text = excerpt('onarım, '.repeat(100), 160)
    expect(text).toMatch(/^(onarım, )+onarım…$/)
    expect(text.length).toBeLessThanOrEqual(161)
  })

  it('cuts a word that is longer than all', () => {
    expect(excerpt('a'.repeat(400))).toBe(`${'a'.repeat(300)}…`)
  })
})
