import { countWord } from '@/lib/platform/turkish/case'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const TIME_ZONE = 'Europe/Istanbul'

const NUMERIC_DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const DAY_AND_MONTH = { day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** Returns a function that formats times in İstanbul. It returns invalid dates unchanged, because `format` would throw. */
function formatterFor(options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: TIME_ZONE })
  return (value: Date | string): string => {
    const date = typeof value === 'string' ? new Date(value) : value
    return Number.isNaN(date.getTime()) ? String(value) : formatter.format(date)
  }
}

/** Formats a date like '6 Mart 2024'. */
export const formatLongDate = formatterFor({ dateStyle: 'long' })

/** Formats a date like '06.03.2024 00:30'. */
export const formatDateTime = formatterFor({ ...NUMERIC_DAY, ...CLOCK })

/** Formats a date like '06.03.2024'. */
export const formatShortDate = formatterFor(NUMERIC_DAY)

/** Formats a time of this year like '6 Mart 00:30'. */
export const formatDayAndTime = formatterFor({ ...DAY_AND_MONTH, ...CLOCK })

/** Formats a date like '6 Mart'. */
export const formatDayAndMonth = formatterFor(DAY_AND_MONTH)

/** Formats a time like '00:30'. */
export const formatTime = formatterFor(CLOCK)

/** Formats a date like '12 Mart 2026 Perşembe'. */
export const formatLongDay = formatterFor({ ...DAY_AND_MONTH, year: 'numeric', weekday: 'long' })

/** Formats a date of this year like '12 Mart Perşembe'. */
export const formatDayMonthWeekday = formatterFor({ ...DAY_AND_MONTH, weekday: 'long' })

/** Returns the weekday of a date: 'Perşembe'. */
export const formatWeekday = formatterFor({ weekday: 'long' })

/** Returns the day of a column that stores days, as YYYY-MM-DD. */
export const dayOf = (day: Date | string): string => (typeof day === 'string' ? day : day.toISOString()).slice(0, 10)

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE })

/** Returns the day of a time in İstanbul as YYYY-MM-DD. */
export function istanbulDay(value: Date): string {
  return isoDay.format(value)
}

/** Returns the day `months` later as YYYY-MM-DD. 31 August and six months give the last day of February. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}

const offset = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })

/** Returns İstanbul's offset from UTC at a time, such as '+03:00'. */
function offsetAt(time: Date): string {
  const zoneName = offset.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zoneName.replace('GMT', '') || 'Z'
}

/** Parses a day like '12.03.2026' and a time like '09:00' in İstanbul. Returns null if there is no such time. */
export function parseDayAndTime(day: string, time: string): Date | null {
  const [, date, month, year] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/.exec(day) ?? []
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(time) ?? []
  if (!date || !month || !year || !hour || !minute) return null
  const twoDigits = (text: string) => text.padStart(2, '0')
  const local = `${year}-${twoDigits(month)}-${twoDigits(date)}T${twoDigits(hour)}:${minute}`
  const approximation = new Date(`${local}Z`)
  if (Number.isNaN(approximation.getTime()) || !approximation.toISOString().startsWith(local)) return null
  return new Date(`${local}${offsetAt(approximation)}`)
}

/** Returns when a day starts in İstanbul: a YYYY-MM-DD, or the day that contains a time. */
export function startOfDay(day: string | Date): Date {
  const dayText = typeof day === 'string' ? day : istanbulDay(day)
  return new Date(`${dayText}T00:00:00${offsetAt(new Date(`${dayText}T00:00:00Z`))}`)
}

/** Returns a time of day in the stored form '08:30' from any usual spelling: '8.30', '0830', '8'. Returns other texts unchanged. */
export function clockTime(text: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[.:,\s]?([0-5]\d))?$/.exec(text.trim()) ?? []
  if (hours === undefined || Number(`${hours}${minutes}`) > 2400) return text
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Formats a stored time of day like '08.30'. */
export function formatClock(time: string): string {
  return time.replace(':', '.')
}

/** Returns a number of months in words, or in years if they are whole: 'bir yıl', '18 ay'. */
export function monthsInWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'yıl'] : [months, 'ay']
  return `${countWord(count)} ${unit}`
}

/** Returns the day `count` days later, both as YYYY-MM-DD. */
export const daysLater = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns the number of days from a day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

const UNITS = [
  { ms: DAY_MS, word: 'gün', lasting: 'gündür' },
  { ms: HOUR_MS, word: 'saat', lasting: 'saattir' },
  { ms: MINUTE_MS, word: 'dakika', lasting: 'dakikadır' },
]

/** Returns how long ago a time (ISO 8601) was, at least one minute: '12 dakika', '19 saat', '6 gün'. */
export function elapsedWords(since: string, now: Date, form: 'word' | 'lasting' = 'word'): string {
  const ms = Math.max(MINUTE_MS, now.getTime() - new Date(since).getTime())
  const unit = UNITS.find((candidate) => ms >= candidate.ms) ?? UNITS[2]!
  return `${Math.floor(ms / unit.ms).toLocaleString('tr-TR')} ${unit[form]}`
}

/** Returns for how long something has lasted: '19 saattir'. */
export const lastingWords = (since: string, now: Date) => elapsedWords(since, now, 'lasting')

/** Returns how long it is until a time (ISO 8601) in hours, or in minutes if less than an hour: '71 saat'. */
export function remainingWords(until: string, now: Date): string {
  const ms = Math.max(MINUTE_MS, new Date(until).getTime() - now.getTime())
  const unit = ms >= HOUR_MS ? UNITS[1]! : UNITS[2]!
  return `${Math.floor(ms / unit.ms)} ${unit.word}`
}
