import type { Instrument } from '@/lib/settings/instruments'

type StoredInstruments = { instrument: string; calibratedOn: string | null; instruments: unknown }

const DAY_AT_END = /[,;]?\s*(?:son kalibrasyon:?\s*)?(\d{1,2})[./](\d{1,2})[./](\d{4})\s*$/i

/** Returns the day at the end of a text, as YYYY-MM-DD, and the text before it. */
function splitDay(text: string): { rest: string; day: string | null } {
  const [end, date, month, year] = DAY_AT_END.exec(text) ?? []
  if (end === undefined) return { rest: text, day: null }
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
  return Number.isNaN(Date.parse(day)) ? { rest: text, day: null } : { rest: text.slice(0, -end.length), day }
}

/** Splits an instrument that was typed in one field: 'FG-3 güç analizörü, S/N 20814, 04.11.2025'. */
function parseInstrument(text: string, calibratedOn: string | null): Instrument {
  const { rest, day } = calibratedOn ? { rest: text, day: calibratedOn } : splitDay(text)
  const [name = '', serialNumber = ''] = rest.split(/[,;]?\s*\bS\/N:?\s*/i)
  return { name: name.trim() || text, serialNumber: serialNumber.trim(), calibratedOn: day }
}

/** Returns the instruments of a record: those chosen from the settings, or the typed instrument. */
export function instrumentsOf({ instrument, calibratedOn, instruments }: StoredInstruments): Instrument[] {
  const chosenInstruments = instruments as Instrument[]
  return chosenInstruments.length > 0 || instrument === ''
    ? chosenInstruments
    : [parseInstrument(instrument, calibratedOn)]
}
