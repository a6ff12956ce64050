import { expect, it } from 'vitest'
import { codeColumns, codeKey, identityOf } from './alarm-code'

const fault = { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım' }
const withCode = (code: string) => codeColumns({ ...fault, code })

it.each([
  ...['F05', 'f 05', 'F.05', 'F-05', ' f/0 5 ', 'F5', 'F-005'].map((code) => [code, 'f5']),
  ['E-100', 'e100'],
  ['İL01', 'il1'],
  ['--', ''],
])('the key of the code %s is %j', (code, key) => expect(codeKey(code)).toBe(key))

it('codes are ordered by number, without case, and before faults that have none, by title', () => {
  const faults = ['E-10', 'b1', 'E-7', 'A2', 'E-100', 'a1', 'ZZ9'].map((code) => ({ ...fault, code }))
  const without = ['Ünite ısınıyor', 'Çalışmıyor'].map((title) => ({ ...fault, code: '', title }))
  const sorted = [...without, ...faults]
    .map((one) => ({ ...one, sort: Buffer.from(codeColumns(one).codeSort) }))
    .toSorted((a, b) => Buffer.compare(a.sort, b.sort))
  expect(sorted.map(({ code, title }) => code || title)).toEqual([
    'a1',
    'A2',
    'b1',
    'E-7',
    'E-10',
    'E-100',
    'ZZ9',
    'Çalışmıyor',
    'Ünite ısınıyor',
  ])
})

it.each([
  ['AL16', 'a'],
  ['İL01', 'i'],
  ['Ω1', 'diger'],
  ['', 'kod-yok'],
])('the first letter of %j is %s', (code, letter) => expect(withCode(code).letter).toBe(letter))

it.each([
  ['the case of its words', { code: 'al16', brand: 'YUMARO' }, {}, true],
  ['the case of its title without a code', { code: '', title: 'AŞIRI AKIM' }, { code: '' }, true],
  ['its title without a code', { code: '', title: 'Başka' }, { code: '' }, false],
  ['a title that is a code', { code: '', title: 'AL16' }, {}, false],
])('that two faults are the same with %s: %#', (_, one, other, isSame) => {
  expect(identityOf({ ...fault, ...one }) === identityOf({ ...fault, ...other })).toBe(isSame)
})
