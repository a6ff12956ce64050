import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { changedText, listOf, optionalText, requiredLine, requiredText } from '@/lib/platform/fields/text'

type Parsed = { success: boolean; data?: unknown; error?: { issues: { message: string }[] } }
const outcome = ({ success, data, error }: Parsed) =>
  success ? [data] : error!.issues.map(({ message }) => message).join()

it.each([
  ['Kerem\r\n Aydın', 'Kerem Aydın'],
  ['Kerem\u202E Aydın\u2066', 'Kerem Aydın'],
  ['Ke\u00ADrem\u200B \uFEFFAydın\u{E0041}', 'Kerem Aydın'],
  ['S\u0327aft ko\u0308pru\u0308su\u0308\u00A0no\u20031', 'Şaft köprüsü no 1'],
  // The joiners of emoji and of Persian.
  ['👩\u200D🔧 می\u200Cخواهم', '👩\u200D🔧 می\u200Cخواهم'],
])('the text %j is cleaned to the line %j', (input, line) => expect(requiredLine(20, 'x').parse(input)).toBe(line))

const REQUIRED = 'Adınızı yazın.'
const UNSTORABLE = 'Bu alanda kullanılamayan bir karakter var.'

it.each([
  [' 😀😀😀😀😀 ', ['😀😀😀😀😀']],
  ['ab\r\ncd', ['ab\ncd']],
  [undefined, REQUIRED],
  ['\r\n\t', REQUIRED],
  [5, 'Bu alan metin olmalı.'],
  ['abcdef', 'En çok 5 karakter yazın.'],
  ['a\0b', UNSTORABLE],
  ['a\uD800', UNSTORABLE],
])('the schema of a required text of at most five characters turns %j into %j', (value, expected) => {
  expect(outcome(requiredText(5, REQUIRED).safeParse(value))).toEqual(expected)
})

it('an optional text may be missing or blank, but not null or too long, and a missing text of a change is undefined', () => {
  const values = [undefined, '  ', null, 'a'.repeat(1201)].map((value) => outcome(optionalText(1200).safeParse(value)))
  expect(values).toEqual([[''], [''], 'Bu alan metin olmalı.', 'En çok 1.200 karakter yazın.'])
  expect([undefined, ' '].map((value) => changedText(5).parse(value))).toEqual([undefined, ''])
})

it('a list that is too long has a single error, and its items are not checked', () => {
  let checkedItems = 0
  const item = z.string().check(z.refine(() => (checkedItems += 1) < 0))
  const list = listOf(item, { max: 7, error: 'Liste olmalı.', tooLong: 'En çok 7.' })
  expect(outcome(list.safeParse('a'.repeat(60_000).split('')))).toBe('En çok 7.')
  expect(checkedItems).toBe(0)
})
