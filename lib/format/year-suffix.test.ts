import { expect, test } from 'vitest'
import { atTime, atYear, fromYear, toYear, untilTime } from '@/lib/format/year-suffix'

test.each([
  ['2026', '2026’ya', '2026’da'],
  ['16 Eylül 2027', '16 Eylül 2027’ye', '16 Eylül 2027’de'],
  ['2028', '2028’e', '2028’de'],
  ['2029', '2029’a', '2029’da'],
  ['2030', '2030’a', '2030’da'],
  ['2033', '2033’e', '2033’te'],
  ['2040', '2040’a', '2040’ta'],
  ['2100', '2100’e', '2100’de'],
])('%s becomes %s and %s', (year, until, on) => {
  expect([toYear(year), atYear(year)]).toEqual([until, on])
})

test.each(['1999’dan', '1981’den', '1973’ten', '1976’dan', '1980’den', '1990’dan', '2000’den', '2010’dan', '1940’tan'])(
  'a company founded then works since %s',
  (since) => {
    expect(fromYear(since.slice(0, 4))).toBe(since)
  },
)

test.each(['09:00’da', '10:00’da', '20:00’de', '13:00’te', '00:00’da', '08:15’te', '14:30’da', '09:05’te', '23:40’ta'])(
  'a time is read with its suffix: %s',
  (time) => {
    expect(atTime(time.slice(0, 5))).toBe(time)
  },
)

test.each(['14:05’e', '09:00’a', '10:00’a', '20:00’ye', '14:00’e', '00:00’a', '08:40’a', '23:59’a', '07:06’ya'])(
  'a link works until %s',
  (until) => {
    expect(untilTime(`09.03.2026 ${until.slice(0, 5)}`)).toBe(`09.03.2026 ${until}`)
  },
)
