/** Returns a time of day as it is stored, '08:30', from any usual spelling: '8.30', '0830', '8'. Others stay. */
export function clockTime(text: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[.:,\s]?([0-5]\d))?$/.exec(text.trim()) ?? []
  if (hours === undefined || Number(`${hours}${minutes}`) > 2400) return text
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Returns a stored time of day as the site prints it: '08.30'. */
export function printedClock(time: string): string {
  return time.replace(':', '.')
}
