import { z } from 'zod/mini'
import { listOf, optionalLine, requiredLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { day } from '@/lib/platform/fields/values'
import { istanbulDay, monthsLater, daysBetween } from '@/lib/platform/turkish/dates'

// The measuring instruments of the workshop. The settings list them; the record of a load test stores copies of those that were used.

export const MAX_INSTRUMENTS = 20

const calibration = day.check(
  z.refine((value) => value <= istanbulDay(new Date()), { error: 'Son kalibrasyon bugünden sonra olamaz.' }),
)

const instrument = z.object({
  name: requiredLine(SHORT_LIMIT, 'Aletin adını yazın.'),
  serialNumber: optionalLine(SHORT_LIMIT),
  /** YYYY-MM-DD, or null if unknown. */
  calibratedOn: z._default(z.nullable(calibration), null),
})
export type Instrument = z.output<typeof instrument>

export const instrumentList = listOf(instrument, {
  max: MAX_INSTRUMENTS,
  error: 'instruments bir liste olmalı.',
  tooLong: `En çok ${MAX_INSTRUMENTS} alet yazılabilir.`,
})

/** Returns a key of an instrument: its name and serial number. */
export const instrumentKey = ({ name, serialNumber }: Pick<Instrument, 'name' | 'serialNumber'>) =>
  JSON.stringify([name, serialNumber])

/** The section of the settings. */
export const instrumentsSchema = z.object({
  instruments: instrumentList.check(
    z.refine((items) => new Set(items.map(instrumentKey)).size === items.length, {
      error: 'Bir alet iki kez yazılmış.',
    }),
  ),
})

const DAYS_PER_MONTH = 365.25 / 12

/** Returns how long ago a day was, in months, or in days within the first month: '4 ay önce', '12 gün önce', 'bugün'. */
function agoWords(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (days <= 0) return 'bugün'
  const months = Math.round(days / DAYS_PER_MONTH)
  return months < 1 ? `${days} gün önce` : `${months} ay önce`
}

/** Returns the words about an instrument's calibration. `isDoubtful` is true if it is unknown or older than a year. */
export function calibrationOf({ calibratedOn }: Pick<Instrument, 'calibratedOn'>, today: string) {
  if (calibratedOn === null) return { words: 'günü bilinmiyor', isDoubtful: true }
  const isOld = monthsLater(calibratedOn, 12) < today
  const ago = agoWords(calibratedOn, today)
  return { words: isOld ? `${ago}, bir yılı geçti` : ago, isDoubtful: isOld }
}
