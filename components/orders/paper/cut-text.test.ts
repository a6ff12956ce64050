import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text'

const room = { characters: 20, lines: 2 }

describe('cutText', () => {
  it('keeps a text that fits, without blank lines', () => {
    expect(cutText('AL16 veriyor.\n\nDurdu.\n', room)).toEqual({ text: 'AL16 veriyor.\nDurdu.', isCut: false })
  })

  it('cuts between words', () => {
    expect(cutText('Makine sabah ilk açılışta durdu', room)).toEqual({ text: 'Makine sabah ilk', isCut: true })
    expect(cutText('Makine sabah ilk açı lış', room)).toEqual({ text: 'Makine sabah ilk açı', isCut: true })
  })

  it('cuts a text of too many lines', () => {
    expect(cutText('a\nb\nc', room)).toEqual({ text: 'a\nb', isCut: true })
  })

  it('cuts a long word, but no character', () => {
    expect(cutText('x'.repeat(50), room)).toEqual({ text: 'x'.repeat(20), isCut: true })
    expect(cutText('x' + '😀'.repeat(50), room).text).toBe('x' + '😀'.repeat(9))
  })
})
