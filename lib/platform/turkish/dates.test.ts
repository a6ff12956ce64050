import { describe, expect, it, test } from 'vitest'
import {
  formatDateTime,
  formatDayAndTime,
  formatLongDate,
  formatLongDay,
  formatTime,
  parseDayAndTime,
  clockTime,
  printedClock,
  monthsInWords,
  elapsedWords,
  lastingWords,
  leftWords,
} from '@/lib/platform/turkish/dates'

describe('formatLongDate', () => {
  it('writes day, name of the month and year', () => {
    expect(formatLongDate('2024-03-06T10:00:00Z')).toBe('6 Mart 2024')
    expect(formatLongDate(new Date('2026-11-21T08:00:00Z'))).toBe('21 Kasım 2026')
  })

  it('is a day ahead of UTC after 21:00 UTC', () => {
    expect(formatLongDate('2024-03-05T21:30:00Z')).toBe('6 Mart 2024')
    expect(formatLongDate('2024-03-05T20:59:59Z')).toBe('5 Mart 2024')
  })

  it('shows what it cannot read as it came', () => {
    expect(formatLongDate('dün')).toBe('dün')
    expect(formatLongDate('')).toBe('')
    expect(formatLongDate(new Date('dün'))).toBe('Invalid Date')
  })
})

describe('formatDateTime', () => {
  it('writes day, month, year, hour and minute', () => {
    expect(formatDateTime('2024-03-05T21:30:00Z')).toBe('06.03.2024 00:30')
    expect(formatDateTime('2026-11-20T14:05:59+03:00')).toBe('20.11.2026 14:05')
  })

  it('shows what it cannot read as it came', () => {
    expect(formatDateTime('2024-13-45')).toBe('2024-13-45')
  })
})

it('formatDayAndTime leaves the year out, formatTime the day too', () => {
  expect(formatDayAndTime(new Date('2026-03-05T19:14:00Z'))).toBe('5 Mart 22:14')
  expect(formatTime(new Date('2026-03-05T21:04:00Z'))).toBe('00:04')
})

describe('parseDayAndTime', () => {
  it.each([
    ['12.03.2026', '09:00', '2026-03-12T06:00:00.000Z'],
    [' 1/4/2027 ', '9.05', '2027-04-01T06:05:00.000Z'],
    ['01-01-2027', '00:30', '2026-12-31T21:30:00.000Z'],
    ['29.02.2028', '23:59', '2028-02-29T20:59:00.000Z'],
    // Before 2016 İstanbul was two hours ahead in winter.
    ['15.01.2015', '12:00', '2015-01-15T10:00:00.000Z'],
  ])('reads %s %s as a time in İstanbul', (day, time, iso) => {
    expect(parseDayAndTime(day, time)?.toISOString()).toBe(iso)
  })

  it.each([
    ['', '09:00'],
    ['12.03.2026', ''],
    ['12.03.26', '09:00'],
    ['31.02.2026', '09:00'],
    ['12.13.2026', '09:00'],
    ['12.03.2026', '24:00'],
    ['12.03.2026', '9'],
    ['2026-03-12', '09:00'],
    ['yarın', 'sabah'],
  ])('refuses %s %s', (day, time) => {
    expect(parseDayAndTime(day, time)).toBeNull()
  })
})

it('formatLongDay names the day of the week', () => {
  expect(formatLongDay(new Date('2026-03-12T06:00:00Z'))).toBe('12 Mart 2026 Perşembe')
})

test.each([
  ['08:30', '08:30'],
  ['08.30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8', '08:00'],
  [' 17 ', '17:00'],
  ['24', '24:00'],
  ['24.00', '24:00'],
])('%j is the time %s', (text, time) => expect(clockTime(text)).toBe(time))

test.each(['', '25', '24.01', '8.60', 'sekiz', '8:3'])('%j stays as it was typed', (text) =>
  expect(clockTime(text)).toBe(text),
)

test('a time is printed with a point', () => {
  expect(printedClock('08:30')).toBe('08.30')
})

it.each([
  [1, 'bir ay'],
  [6, 'altı ay'],
  [12, 'bir yıl'],
  [18, '18 ay'],
  [24, 'iki yıl'],
  [240, '20 yıl'],
])('%i months read as %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})

const NOW = new Date('2026-03-12T12:00:00Z')

it.each([
  ['2026-03-12T12:00:00Z', '1 dakika'],
  ['2026-03-12T12:05:00Z', '1 dakika'],
  ['2026-03-12T11:48:00Z', '12 dakika'],
  ['2026-03-12T11:00:01Z', '59 dakika'],
  ['2026-03-12T11:00:00Z', '1 saat'],
  ['2026-03-11T12:00:01Z', '23 saat'],
  ['2026-03-11T12:00:00Z', '1 gün'],
  ['2025-11-20T12:00:00Z', '112 gün'],
  ['2022-03-12T12:00:00Z', '1.461 gün'],
])('says how long ago %s was: %s', (since, words) => {
  expect(elapsedWords(since, NOW)).toBe(words)
})

it('says for how long something has lasted', () => {
  expect(lastingWords('2026-03-11T17:00:00Z', NOW)).toBe('19 saattir')
  expect(lastingWords('2026-03-06T12:00:00Z', NOW)).toBe('6 gündür')
  expect(lastingWords('2026-03-12T11:48:00Z', NOW)).toBe('12 dakikadır')
})

it.each([
  ['2026-03-15T12:00:00Z', '72 saat'],
  ['2026-03-15T11:59:59Z', '71 saat'],
  ['2026-03-12T13:00:00Z', '1 saat'],
  ['2026-03-12T12:59:59Z', '59 dakika'],
  ['2026-03-12T11:00:00Z', '1 dakika'],
])('says how long it is until %s: %s', (until, words) => {
  expect(leftWords(until, NOW)).toBe(words)
})
