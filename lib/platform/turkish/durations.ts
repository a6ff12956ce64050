const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const UNITS = [
  { ms: DAY_MS, word: 'gün', lasting: 'gündür' },
  { ms: HOUR_MS, word: 'saat', lasting: 'saattir' },
  { ms: MINUTE_MS, word: 'dakika', lasting: 'dakikadır' },
]

/** Counts whole units of the time from `since` (ISO 8601) to `now`: at least one minute. */
function elapsed(since: string, now: Date) {
  const ms = Math.max(MINUTE_MS, now.getTime() - new Date(since).getTime())
  const unit = UNITS.find((one) => ms >= one.ms) ?? UNITS[2]!
  return { count: Math.floor(ms / unit.ms).toLocaleString('tr-TR'), unit }
}

/** Returns how long ago a time was: '12 dakika', '19 saat', '6 gün'. */
export function elapsedWords(since: string, now: Date): string {
  const { count, unit } = elapsed(since, now)
  return `${count} ${unit.word}`
}

/** Returns for how long something has lasted: '19 saattir'. */
export function lastingWords(since: string, now: Date): string {
  const { count, unit } = elapsed(since, now)
  return `${count} ${unit.lasting}`
}

/** Returns how long something lasts until a time (ISO 8601), in hours or, below one, in minutes: '71 saat'. */
export function leftWords(until: string, now: Date): string {
  const ms = Math.max(MINUTE_MS, new Date(until).getTime() - now.getTime())
  const unit = ms >= HOUR_MS ? UNITS[1]! : UNITS[2]!
  return `${Math.floor(ms / unit.ms)} ${unit.word}`
}
