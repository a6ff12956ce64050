import { expect, it } from 'vitest'
import * as dates from '@/lib/platform/turkish/dates'

it('a long date is the day in İstanbul, a day ahead of UTC after 21:00 UTC', () => {
  expect(dates.formatLongDate('2024-03-05T21:30:00Z')).toBe('6 Mart 2024')
  expect(dates.formatLongDate(new Date('2024-03-05T20:59:59Z'))).toBe('5 Mart 2024')
})

it('a date and time has day, month, year, hour and minute', () => {
  expect(dates.formatDateTime('2024-03-05T21:30:00Z')).toBe('06.03.2024 00:30')
  expect(dates.formatDateTime('2026-11-20T14:05:59+03:00')).toBe('20.11.2026 14:05')
})

it('an invalid date is returned unchanged', () => {
  expect(['dün', ''].map(dates.formatLongDate)).toEqual(['dün', ''])
  expect(dates.formatDateTime('2024-13-45')).toBe('2024-13-45')
})

it('a long day has its weekday, and a time has hour and minute', () => {
  expect(dates.formatLongDay(new Date('2026-03-12T06:00:00Z'))).toBe('12 Mart 2026 Perşembe')
  expect(dates.formatDayAndTime(new Date('2026-03-05T19:14:00Z'))).toBe('5 Mart 22:14')
  expect(dates.formatTime(new Date('2026-03-05T21:04:00Z'))).toBe('00:04')
})

it.each([
  ['12.03.2026', '09:00', '2026-03-12T06:00:00.000Z'],
  [' 1/4/2027 ', '9.05', '2027-04-01T06:05:00.000Z'],
  ['01-01-2027', '00:30', '2026-12-31T21:30:00.000Z'],
  // Before 2016 İstanbul was two hours ahead in winter.
  ['15.01.2015', '12:00', '2015-01-15T10:00:00.000Z'],
  ['', '09:00', undefined],
  ['31.02.2026', '09:00', undefined],
  ['12.03.2026', '24:00', undefined],
])('%s %s is parsed as the time %s in İstanbul', (day, time, iso) => {
  expect(dates.parseDayAndTime(day, time)?.toISOString()).toBe(iso)
})

it.each([
  ['08.30', '08:30'],
  ['830', '08:30'],
  [' 17 ', '17:00'],
  ['24', '24:00'],
  ['8.60', '8.60'],
])('the clock time %j is %s', (text, time) => expect(dates.clockTime(text)).toBe(time))

const NOW = new Date('2026-03-12T12:00:00Z')

it.each([
  ['2026-03-12T12:05:00Z', '1 dakika'],
  ['2026-03-12T11:00:00Z', '1 saat'],
  ['2026-03-11T12:00:00Z', '1 gün'],
  ['2022-03-12T12:00:00Z', '1.461 gün'],
])('%s was %s ago', (since, words) => expect(dates.elapsedWords(since, NOW)).toBe(words))

it.each([
  ['2026-03-12T13:00:00Z', '1 saat'],
  ['2026-03-12T11:00:00Z', '1 dakika'],
])('the time until %s is %s', (until, words) => expect(dates.remainingWords(until, NOW)).toBe(words))
