const TIME_ZONE = 'Europe/Istanbul'

const longDate = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: TIME_ZONE })

const dateTime = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})

/** Returns the raw value for an invalid date, because `format` would throw. */
function formatWith(format: Intl.DateTimeFormat, value: Date | string): string {
  const date = typeof value === 'string' ? new Date(value) : value
  return Number.isNaN(date.getTime()) ? String(value) : format.format(date)
}

/** Formats a date like '6 Mart 2024' in İstanbul time. Returns invalid dates unchanged. */
export function formatLongDate(value: Date | string): string {
  return formatWith(longDate, value)
}

/** Formats a date like '06.03.2024 00:30' in İstanbul time. Returns invalid dates unchanged. */
export function formatDateTime(value: Date | string): string {
  return formatWith(dateTime, value)
}

const shortDate = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** Formats a date like '06.03.2024' in İstanbul time. Returns invalid dates unchanged. */
export function formatShortDate(value: Date | string): string {
  return formatWith(shortDate, value)
}

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

const dayAndTime = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})

/** Formats a time of this year like '6 Mart 00:30' in İstanbul time. */
export function formatDayAndTime(value: Date): string {
  return dayAndTime.format(value)
}

const timeOfDay = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE })

/** Formats a time like '00:30' in İstanbul time. */
export function formatTime(value: Date): string {
  return timeOfDay.format(value)
}

const longDay = new Intl.DateTimeFormat('tr-TR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** Formats a date like '12 Mart 2026 Perşembe' in İstanbul time. */
export function formatLongDay(value: Date): string {
  return longDay.format(value)
}

const offset = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })

/** Returns İstanbul's distance from UTC at a time, '+03:00'. */
function offsetAt(time: Date): string {
  const name = offset.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || 'Z'
}

/** Returns the time of a typed day '12.03.2026' and hour '09:00' in İstanbul, or null if there is no such time. */
export function parseDayAndTime(day: string, time: string): Date | null {
  const [, date, month, year] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/.exec(day) ?? []
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(time) ?? []
  if (!date || !month || !year || !hour || !minute) return null
  const two = (text: string) => text.padStart(2, '0')
  const local = `${year}-${two(month)}-${two(date)}T${two(hour)}:${minute}`
  const about = new Date(`${local}Z`)
  if (Number.isNaN(about.getTime()) || !about.toISOString().startsWith(local)) return null
  return new Date(`${local}${offsetAt(about)}`)
}

/** Returns the beginning in İstanbul of a day written as YYYY-MM-DD, or of the day of a time. */
export function startOfDay(day: string | Date): Date {
  const name = typeof day === 'string' ? day : istanbulDay(day)
  return new Date(`${name}T00:00:00${offsetAt(new Date(`${name}T00:00:00Z`))}`)
}
