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

it('codes are sorted by number and regardless of case, before faults without a code, which are sorted by title', () => {
  const faultsWithCode = ['E-10', 'b1', 'E-7', 'A2', 'E-100', 'a1', 'ZZ9'].map((code) => ({ ...fault, code }))
  const faultsWithoutCode = ['Ünite ısınıyor', 'Çalışmıyor'].map((title) => ({ ...fault, code: '', title }))
  const sorted = [...faultsWithoutCode, ...faultsWithCode]
    .map((coded) => ({ ...coded, sortKey: Buffer.from(codeColumns(coded).codeSort) }))
    .toSorted((a, b) => Buffer.compare(a.sortKey, b.sortKey))
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
  ['the case of their texts', true, { code: 'al16', brand: 'YUMARO' }, {}],
  ['the case of the title, without a code', true, { code: '', title: 'AŞIRI AKIM' }, { code: '' }],
  ['the title, without a code', false, { code: '', title: 'Başka' }, { code: '' }],
  ['whether the code is in the title', false, { code: '', title: 'AL16' }, {}],
])('faults that differ only in %s are the same fault: %s', (_, isSame, one, other) => {
  expect(identityOf({ ...fault, ...one }) === identityOf({ ...fault, ...other })).toBe(isSame)
})
