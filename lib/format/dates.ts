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

/** `format` throws on a date it cannot read, and other ways print 'Invalid Date': the raw value is shown instead. */
function formatWith(format: Intl.DateTimeFormat, value: Date | string): string {
  const date = typeof value === 'string' ? new Date(value) : value
  return Number.isNaN(date.getTime()) ? String(value) : format.format(date)
}

/** '6 Mart 2024', on the same day in İstanbul wherever it runs; what cannot be read comes back as it came. */
export function formatLongDate(value: Date | string): string {
  return formatWith(longDate, value)
}

/** '06.03.2024 00:30' in İstanbul; what cannot be read comes back as it came. */
export function formatDateTime(value: Date | string): string {
  return formatWith(dateTime, value)
}
