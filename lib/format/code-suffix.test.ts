import { expect, test } from 'vitest'
import { codeAsObject } from '@/lib/format/code-suffix'

test.each([
  'AL16’yı',
  'E-7’yi',
  'F05’i',
  'F10’u',
  'F20’yi',
  'A100’ü',
  'A1000’i',
  'E0’ı',
  'E-204’ü',
  'OC’yi',
  'OU’yu',
  'FA’yı',
  'Err-3 (b)’yi',
])('a code is read with its suffix: %s', (text) => {
  expect(codeAsObject(text.split('’')[0]!)).toBe(text)
})
