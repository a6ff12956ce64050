import { expect, it } from 'vitest'
import { toCsv } from '@/lib/platform/csv/write-csv'

it('a file starts with a byte order mark, cells are separated by semicolons, and rows end with CRLF', () => {
  const rows = [
    ['Ad', 'a=b'],
    ['19" dolap; iki\nsatır', ''],
  ]
  expect(toCsv(rows)).toBe('\uFEFF"Ad";"a=b"\r\n"19"" dolap; iki\nsatır";""\r\n')
})

it.each(['=1+1', '+90 212', '-5', '@SUM(A1)', '\t=1', '\r=1'])(
  'the text %j, which a spreadsheet would run as a formula, is escaped',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)
