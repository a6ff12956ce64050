import { describe, expect, it } from 'vitest'
import { codeColumns, codeKey, identityOf } from './alarm-code'

const fault = { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım' }
const withCode = (code: string) => codeColumns({ ...fault, code })
const sorted = (codes: string[]) => codes.toSorted((a, b) => (withCode(a).codeSort < withCode(b).codeSort ? -1 : 1))

describe('the key of a code', () => {
  it.each(['F05', 'f 05', 'F.05', 'F-05', ' f/0 5 ', 'F5', 'F-005'])('is the same however it is typed: %s', (code) => {
    expect(codeKey(code)).toBe('f5')
  })

  it.each([
    ['E-100', 'e100'],
    ['F00', 'f0'],
    ['1.05', '105'],
    ['007', '7'],
  ])('keeps the zeros of %s that count', (code, key) => expect(codeKey(code)).toBe(key))

  it('keeps codes of other letters apart', () => {
    expect(codeKey('İL01')).toBe(codeKey('il01'))
    expect(codeKey('E05')).not.toBe(codeKey('F05'))
  })

  it('is empty for a code without letters and digits', () => {
    expect(codeKey('--')).toBe('')
  })
})

describe('the order of codes', () => {
  it('goes by number and not by digit', () => {
    expect(sorted(['E-10', 'E-7', 'E-100'])).toEqual(['E-7', 'E-10', 'E-100'])
  })

  it('does not know case', () => {
    expect(sorted(['b1', 'A2', 'a1'])).toEqual(['a1', 'A2', 'b1'])
  })

  it('ends with the faults without a code, by title', () => {
    const texts = [
      { code: '', title: 'Ünite ısınıyor' },
      { code: 'ZZ9', title: 'x' },
      { code: '', title: 'Çalışmıyor' },
    ]
    const titles = texts
      .map((one) => ({ ...one, sort: codeColumns({ ...fault, ...one }).codeSort }))
      .toSorted((a, b) => Buffer.compare(Buffer.from(a.sort), Buffer.from(b.sort)))
      .map(({ title }) => title)
    expect(titles).toEqual(['x', 'Çalışmıyor', 'Ünite ısınıyor'])
  })
})

describe('the first letter of a code', () => {
  it.each([
    ['AL16', 'a'],
    ['İL01', 'i'],
    ['ç7', 'c'],
    ['7F', '0-9'],
    ['-E3', 'e'],
    ['Ω1', 'diger'],
    ['--', 'diger'],
    ['', 'kod-yok'],
  ])('of %j is %s', (code, letter) => {
    expect(withCode(code).letter).toBe(letter)
  })
})

describe('the identity of a fault', () => {
  it('does not know case', () => {
    expect(identityOf({ ...fault, code: 'al16', brand: 'YUMARO' })).toBe(identityOf(fault))
  })

  it('leaves out the title of a fault with a code', () => {
    expect(identityOf({ ...fault, title: 'Başka' })).toBe(identityOf(fault))
  })

  it('is the title without a code', () => {
    const without = { ...fault, code: '' }
    expect(identityOf({ ...without, title: 'AŞIRI AKIM' })).toBe(identityOf(without))
    expect(identityOf({ ...without, title: 'Başka' })).not.toBe(identityOf(without))
  })

  it('never mixes a title with a code', () => {
    expect(identityOf({ ...fault, code: '', title: 'AL16' })).not.toBe(identityOf(fault))
  })

  it('keeps brand and series apart', () => {
    expect(identityOf({ ...fault, brand: 'Yumaro YS2', series: '' })).not.toBe(
      identityOf({ ...fault, brand: 'Yumaro', series: 'YS2' }),
    )
  })
})
