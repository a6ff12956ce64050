import type { Instrument } from '@/lib/settings/instruments'

type StoredInstruments = { instrument: string; calibratedOn: string | null; instruments: unknown }

const DAY_AT_END = /[,;]?\s*(?:son kalibrasyon:?\s*)?(\d{1,2})[./](\d{1,2})[./](\d{4})\s*$/i

/** Returns the day at the end of a text, as YYYY-MM-DD, and the text before it. */
function splitDay(text: string): { before: string; day: string | null } {
  const [end, date, month, year] = DAY_AT_END.exec(text) ?? []
  if (end === undefined) return { before: text, day: null }
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
  return Number.isNaN(Date.parse(day)) ? { before: text, day: null } : { before: text.slice(0, -end.length), day }
}

/** Splits a typed instrument: 'FG-3 güç analizörü, S/N 20814, 04.11.2025'. */
function parseInstrument(text: string, calibratedOn: string | null): Instrument {
  const { before, day } = calibratedOn ? { before: text, day: calibratedOn } : splitDay(text)
  const [name = '', serialNumber = ''] = before.split(/[,;]?\s*\bS\/N:?\s*/i)
  return { name: name.trim() || text, serialNumber: serialNumber.trim(), calibratedOn: day }
}

/** Returns the instruments of a record: those chosen from the settings, or the typed instrument. */
export function instrumentsOf({ instrument, calibratedOn, instruments }: StoredInstruments): Instrument[] {
  const chosen = instruments as Instrument[]
  return chosen.length > 0 || instrument === '' ? chosen : [parseInstrument(instrument, calibratedOn)]
}
