import { expect, it } from 'vitest'
import { formatBar, formatShare, formatTenths, round } from '@/lib/report/figures'
import { csvOf } from '@/lib/report/csv'
import { cellText } from '@/lib/report/tables'

it.each([
  [0.35, 1, 0.4],
  [1.005, 2, 1.01],
  [8.95, 1, 9],
  [0.049, 1, 0],
  [1e-9, 1, 0],
  [147_653_750 / 100, 0, 1_476_538],
])('%d with %d decimals is %d, rounded half up in decimal notation', (value, decimals, rounded) => {
  expect(round(value, decimals)).toBe(rounded)
})

it.each([
  [0.35, 'tenths', '0,4'],
  [1, 'tenths', '1,0'],
  [1234.5, 'whole', '1.235'],
  [3.95, 'share', '4'],
  [3.94, 'share', '3,9'],
  [16.5, 'share', '17'],
  [8_366_600, 'amount', '83.666,00'],
] as const)(
  '%d as %s is %s on the screen, and the same without thousands separators in the file',
  (value, format, text) => {
    expect(cellText(value, format)).toBe(text)
    expect(csvOf({ head: [{ title: '', format }], rows: [[value]] })[1]).toEqual([text.replaceAll('.', '')])
  },
)

it('figures in sentences and over bars are rounded like those in tables', () => {
  expect([formatTenths(0.35), formatBar(0.35), formatBar(12.5), formatShare(7, 200)]).toEqual([
    '0,4',
    '0,4',
    '13',
    '%3,5',
  ])
})
