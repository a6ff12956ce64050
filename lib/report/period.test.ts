import { expect, test } from 'vitest'
import { bucketsOf, boundsOf, periodQuery, previousBounds, readPeriod } from '@/lib/report/period'

const TODAY = '2026-03-12'

const range = (bas: string, son: string, cubuk = '') => ({ donem: 'aralik', bas, son, cubuk })
const spansOf = (query: Record<string, string>, today = TODAY) => {
  const { from, to, previous, unit } = readPeriod(query, today).period!
  return [from, to, previous.from, previous.to, unit]
}

test.each([
  // A current period is compared with the same days of the previous one.
  [{}, ['2026-01-01', '2026-12-31', '2025-01-01', '2025-03-12', 'month']],
  [{ donem: 'ay' }, ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-12', 'day']],
  [{ donem: 'ceyrek' }, ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-12', 'week']],
  [{ donem: 'yok', cubuk: 'yok' }, ['2026-01-01', '2026-12-31', '2025-01-01', '2025-03-12', 'month']],
  // The days are ignored unless the kind is 'aralik'.
  [{ donem: 'ay', bas: '2020-01-01', son: 'x' }, ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-12', 'day']],
  [range('2026-03-10', '2026-03-15'), ['2026-03-10', '2026-03-15', '2026-03-04', '2026-03-06', 'day']],
  [range('2026-03-10', '2026-03-12'), ['2026-03-10', '2026-03-12', '2026-03-07', '2026-03-09', 'day']],
  [range('2027-01-01', '2027-01-31'), ['2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31', 'day']],
  [range('2025-03-01', '2026-02-28'), ['2025-03-01', '2026-02-28', '2024-03-01', '2025-02-28', 'month']],
  [range('2024-03-01', '2025-02-28'), ['2024-03-01', '2025-02-28', '2023-03-01', '2024-02-29', 'month']],
  [range('2026-02-10', '2026-02-12'), ['2026-02-10', '2026-02-12', '2026-02-07', '2026-02-09', 'day']],
  [{ bas: '2026-02-10', son: '2026-02-12' }, ['2026-02-10', '2026-02-12', '2026-02-07', '2026-02-09', 'day']],
  [range('2021-03-13', '2026-03-12', 'gun'), ['2021-03-13', '2026-03-12', '2016-03-13', '2021-03-12', 'month']],
  [range('2026-01-11', '2026-03-11', 'gun'), ['2026-01-11', '2026-03-11', '2025-11-12', '2026-01-10', 'day']],
  [range('2026-01-11', '2026-03-12', 'gun'), ['2026-01-11', '2026-03-12', '2025-11-11', '2026-01-10', 'week']],
])('the query %j is parsed into a period, the previous period and a unit', (query, spans) => {
  expect(spansOf(query)).toEqual(spans)
})

test('the last day of a quarter and 29 February belong to their quarter', () => {
  expect(spansOf({ donem: 'ceyrek' }, '2024-02-29').slice(0, 2)).toEqual(['2024-01-01', '2024-03-31'])
  expect(spansOf({ donem: 'ceyrek' }, '2026-12-31').slice(0, 2)).toEqual(['2026-10-01', '2026-12-31'])
})

test.each([
  [range('2026-03-12', '2026-03-11'), { to: 'Bitiş tarihi başlangıçtan önce olamaz.' }],
  [range('', '2026-03-11'), { from: 'Başlangıç tarihini yazın.' }],
  [range('2026-02-30', ''), { from: 'Böyle bir tarih yok. Örnek: 01.03.2026.', to: 'Bitiş tarihini yazın.' }],
  [
    range('1999-12-31', '12.03.2026'),
    { from: 'Böyle bir tarih yok. Örnek: 01.03.2026.', to: 'Böyle bir tarih yok. Örnek: 01.03.2026.' },
  ],
  [range('2021-03-12', '2026-03-12'), { to: 'En çok beş yıllık bir aralık seçin.' }],
])('an invalid range has errors, and the form keeps the typed days: %j', (query, errors) => {
  const result = readPeriod(query, TODAY)
  expect(result).toMatchObject({ errors, period: null, form: { kind: 'range', from: query.bas, to: query.son } })
  expect(Object.keys(result.errors)).toEqual(Object.keys(errors))
})

test('the query of a period is parsed to the same period', () => {
  for (const query of [{}, { donem: 'ay', cubuk: 'hafta' }, range('2025-02-14', '2025-11-03', 'gun')]) {
    const { form, period } = readPeriod(query, TODAY)
    expect(readPeriod(Object.fromEntries(new URLSearchParams(periodQuery(form))), TODAY).period).toEqual(period)
  }
})

test('a bar that the period or today truncates is not whole, and weeks start on Monday', () => {
  const shortBuckets = (query: Record<string, string>) => {
    const period = readPeriod(query, TODAY).period!
    return bucketsOf(period, period.unit, TODAY).map(
      ({ from, to, isWhole }) => `${from.slice(5)} ${to.slice(5)} ${isWhole}`,
    )
  }
  expect(shortBuckets(range('2026-02-27', '2026-03-17', 'hafta'))).toEqual([
    '02-27 03-01 false',
    '03-02 03-08 true',
    '03-09 03-15 false',
    '03-16 03-17 false',
  ])
  expect(shortBuckets(range('2026-01-02', '2026-03-31', 'ay'))).toEqual([
    '01-02 01-31 false',
    '02-01 02-28 true',
    '03-01 03-31 false',
  ])
  expect(shortBuckets(range('2026-03-10', '2026-03-13', 'gun'))).toEqual([
    '03-10 03-10 true',
    '03-11 03-11 true',
    '03-12 03-12 false',
    '03-13 03-13 false',
  ])
})

test('bars are compared with the spans one period earlier, by months if the period consists of whole months, or else by days', () => {
  const boundsFor = (query: Record<string, string>) => {
    const period = readPeriod(query, TODAY).period!
    const buckets = bucketsOf(period, period.unit, TODAY)
    return [boundsOf(buckets), previousBounds(period, buckets)]
  }
  expect(boundsFor(range('2026-02-01', '2026-03-31', 'ay'))).toEqual([
    ['2026-02-01', '2026-03-01', '2026-04-01'],
    ['2025-12-01', '2026-01-01', '2026-02-01'],
  ])
  expect(boundsFor(range('2026-02-15', '2026-03-02', 'ay'))).toEqual([
    ['2026-02-15', '2026-03-01', '2026-03-03'],
    ['2026-01-30', '2026-02-13', '2026-02-15'],
  ])
})
