import { expect, test } from 'vitest'
import { closedPeriods } from '@/lib/site/closed-days'

const periods = (today: string, ...days: [date: string, name: string][]) =>
  closedPeriods({ week: [], closedDays: days.map(([date, name]) => ({ date, name })) }, today)

test('a closed day is announced 30 days ahead, and no longer once it is over', () => {
  const republic = ['2026-10-29', 'Cumhuriyet Bayramı'] as [string, string]
  const sentence = '29 Ekim Perşembe kapalıyız: Cumhuriyet Bayramı'
  expect(periods('2026-09-28', republic)).toEqual([])
  expect(periods('2026-09-29', republic)).toEqual([sentence])
  expect(periods('2026-10-29', republic)).toEqual([sentence])
  expect(periods('2026-10-30', republic)).toEqual([])
})

test('days in a row with one name are one period, in whatever order they were written', () => {
  const name = 'Ramazan Bayramı'
  expect(periods('2026-03-10', ['2026-03-22', name], ['2026-03-20', name], ['2026-03-21', name])).toEqual([
    `20–22 Mart kapalıyız: ${name}`,
  ])
  expect(periods('2026-03-20', ['2026-03-31', 'Sayım'], ['2026-04-01', 'Sayım'])).toEqual([
    '31 Mart–1 Nisan kapalıyız: Sayım',
  ])
})

test('neighbouring days with other names stay apart', () => {
  expect(periods('2026-12-20', ['2026-12-31', 'Sayım'], ['2027-01-01', 'Yılbaşı'])).toEqual([
    '31 Aralık Perşembe kapalıyız: Sayım',
    '1 Ocak Cuma kapalıyız: Yılbaşı',
  ])
})
