import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import {
  changedLine,
  changedText,
  cleanText,
  lengthOf,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '@/lib/platform/fields/text'

const texts = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message)

describe('lengthOf', () => {
  it('counts characters, not code units', () => {
    expect(lengthOf('ğüş')).toBe(3)
    expect(lengthOf('😀😀')).toBe(2)
  })
})

describe('cleanText', () => {
  it('converts every line break to \\n', () => {
    expect(cleanText('a\r\nb\rc\nd\ve\u2028f')).toBe('a\nb\nc\nd\ne\nf')
    expect(cleanText('a\r\n\r\nb')).toBe('a\n\nb')
  })

  it('removes control characters and surrounding space', () => {
    expect(cleanText('  a\u0007b\tc\u001F ')).toBe('ab\tc')
    expect(cleanText('a\u202E\nb')).toBe('a\nb')
  })
})

describe('texts of one line', () => {
  it.each([
    ['a line break', 'Kerem\r\n Aydın', 'Kerem Aydın'],
    ['a mark that turns the writing round', 'Kerem\u202E Aydın\u2066', 'Kerem Aydın'],
    ['characters that nobody sees', 'Ke\u00ADrem\u200B \uFEFFAydın\u{E0041}', 'Kerem Aydın'],
  ])('have no %s', (_, typed, stored) => {
    expect(requiredLine(20, 'Adınızı yazın.').parse(typed)).toBe(stored)
    expect(optionalLine(20).parse(typed)).toBe(stored)
    expect(changedLine(20).parse(typed)).toBe(stored)
  })

  it('keep the joiners of emoji and of Persian', () => {
    expect(requiredLine(20, 'x').parse('👩\u200D🔧 می\u200Cخواهم')).toBe('👩\u200D🔧 می\u200Cخواهم')
  })
})

describe('requiredText', () => {
  const schema = requiredText(5, 'Adınızı yazın.')

  it('trims', () => expect(schema.parse('  Ayşe ')).toBe('Ayşe'))

  it.each([undefined, null, '', '   ', '\r\n\t'])('asks for a text if it is %j', (value) => {
    expect(texts(schema.safeParse(value))).toEqual(['Adınızı yazın.'])
  })

  it.each([5, true, {}, ['a']])('refuses %j', (value) => {
    expect(texts(schema.safeParse(value))).toEqual(['Bu alan metin olmalı.'])
  })

  it('counts characters after trimming', () => {
    expect(schema.parse(' 😀😀😀😀😀 ')).toBe('😀😀😀😀😀')
    expect(schema.parse('ab\r\ncd')).toBe('ab\ncd')
    expect(texts(schema.safeParse('abcdef'))).toEqual(['En çok 5 karakter yazın.'])
  })

  it('shows no later check a text that is too long', () => {
    const seen: string[] = []
    const watched = schema.check(z.refine((value) => seen.push(value) > 0))
    expect(texts(watched.safeParse('abcdef'))).toEqual(['En çok 5 karakter yazın.'])
    expect(seen).toEqual([])
    watched.parse('abcde')
    expect(seen).toEqual(['abcde'])
  })

  it.each(['a\0b', '\0', 'a\uD800', '\uDC00b'])('refuses unstorable characters: %j', (value) => {
    expect(texts(schema.safeParse(value))).toEqual(['Bu alanda kullanılamayan bir karakter var.'])
  })
})

describe('optionalText', () => {
  const schema = optionalText(1200)

  it('is empty when absent or blank', () => {
    expect(schema.parse(undefined)).toBe('')
    expect(schema.parse('  ')).toBe('')
  })

  it('formats its limit in Turkish', () => {
    expect(texts(schema.safeParse('a'.repeat(1201)))).toEqual(['En çok 1.200 karakter yazın.'])
  })

  it('refuses null', () => expect(texts(schema.safeParse(null))).toEqual(['Bu alan metin olmalı.']))
})

describe('changedText', () => {
  it('tells a missing text from an empty one', () => {
    expect(changedText(5).parse(undefined)).toBeUndefined()
    expect(changedText(5).parse(' ')).toBe('')
  })
})
