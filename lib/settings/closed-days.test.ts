import { expect, test } from 'vitest'
import { closedPeriods } from '@/lib/settings/closed-days'

const periods = (today: string, ...days: [date: string, name: string][]) =>
  closedPeriods({ week: [], closedDays: days.map(([date, name]) => ({ date, name })) }, today)

test('the next closed day is announced however far it is, the others 30 days ahead, and none once it is over', () => {
  const republic = ['2026-10-29', 'Cumhuriyet Bayramı'] as [string, string]
  const sentence = '29 Ekim Perşembe kapalıyız: Cumhuriyet Bayramı'
  const victory = ['2026-08-30', 'Zafer Bayramı'] as [string, string]
  expect(periods('2026-01-02', republic)).toEqual([sentence])
  expect(periods('2026-08-30', victory, republic)).toEqual(['30 Ağustos Pazar kapalıyız: Zafer Bayramı'])
  expect(periods('2026-09-29', victory, republic)).toEqual([sentence])
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

test('a range has one sentence until its last day, and a half day says when it ends', () => {
  const closedDays = [
    { date: '2026-03-19', name: 'Ramazan Bayramı arifesi', openUntil: '13:00' },
    { date: '2026-03-20', lastDate: '2026-03-22', name: 'Ramazan Bayramı' },
  ]
  const feast = '20–22 Mart kapalıyız: Ramazan Bayramı'
  const eve = '19 Mart Perşembe yarım gün, kapanış 13.00: Ramazan Bayramı arifesi'
  expect(closedPeriods({ week: [], closedDays }, '2026-03-10')).toEqual([eve, feast])
  expect(closedPeriods({ week: [], closedDays }, '2026-03-22')).toEqual([feast])
})

test('neighbouring days with other names stay apart', () => {
  expect(periods('2026-12-20', ['2026-12-31', 'Sayım'], ['2027-01-01', 'Yılbaşı'])).toEqual([
    '31 Aralık Perşembe kapalıyız: Sayım',
    '1 Ocak Cuma kapalıyız: Yılbaşı',
  ])
})
