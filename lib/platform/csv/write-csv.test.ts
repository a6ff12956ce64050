import { describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/platform/csv/write-csv'

describe('toCsv', () => {
  it('begins with a byte order mark, separates cells by semicolons and ends lines with CRLF', () => {
    expect(
      toCsv([
        ['Ad', 'Tutar'],
        ['Işıl Öğütçü', '22.200,00'],
      ]),
    ).toBe('\uFEFF"Ad";"Tutar"\r\n"Işıl Öğütçü";"22.200,00"\r\n')
  })

  it('keeps quotes, semicolons and line breaks inside of their cell', () => {
    expect(toCsv([['19" dolap; iki\nsatır', '']])).toBe('\uFEFF"19"" dolap; iki\nsatır";""\r\n')
  })

  it.each(['=1+1', '+90 212', '-5', '@SUM(A1)', '\t=1', '\r=1'])('makes %j harmless', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  })

  it('leaves signs inside of a text alone', () => {
    expect(toCsv([['a=b', '5-7']])).toBe('\uFEFF"a=b";"5-7"\r\n')
  })
})
