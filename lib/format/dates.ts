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
