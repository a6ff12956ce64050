import { errorsOf } from '@/components/admin/form/draft-form'
import type { LoadTestJson, OrderJson } from '@/lib/orders/order/output'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { instrumentsOf } from '@/lib/orders/load-test/instruments'
import { isPassed, type TestRow } from '@/lib/orders/load-test/results'
import { loadTestSchema, missingInTest } from '@/lib/orders/load-test/schema'
import type { FieldErrors } from '@/lib/platform/app-error'
import { capitalise, countWord } from '@/lib/platform/turkish/case'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { parseWholeNumber, UNITS, withoutUnit } from '@/lib/platform/turkish/numbers'
import { calibrationOf, type Instrument, instrumentKey } from '@/lib/settings/instruments'

/** A reading in the form. `key` identifies it. */
export type RowDraft = TestRow & { key: string }

export type LoadTestDraft = {
  load: string
  durationMin: string
  ambient: string
  /** A text that names the instruments, if there are none to choose from. */
  instrument: string
  instruments: Instrument[]
  rows: RowDraft[]
  note: string
  photoIds: string[]
}

export function newRow(previous?: RowDraft): RowDraft {
  return { key: crypto.randomUUID(), what: '', nominal: '', measured: '', unit: previous?.unit ?? '', passed: null }
}

export function rowsToMeasure(rows: readonly TestRow[]): RowDraft[] {
  return rows.map((row) => ({ ...row, key: crypto.randomUUID(), measured: '', passed: null }))
}

const EMPTY: LoadTestDraft = {
  load: '',
  durationMin: '',
  ambient: '',
  instrument: '',
  instruments: [],
  rows: [{ key: 'first', what: '', nominal: '', measured: '', unit: '', passed: null }],
  note: '',
  photoIds: [],
}

/** Returns tenths as people write them: 22,5. */
const formatTenths = (value: number | null) => (value === null ? '' : (value / 10).toString().replace('.', ','))

export function storedDraft({ loadTests }: Pick<OrderJson, 'loadTests'>): LoadTestJson | null {
  const [newest] = loadTests
  return newest && newest.signedAt === null ? newest : null
}

type TestOrder = Pick<OrderJson, 'loadTests' | 'testDefaults'>

/** Returns the instruments to choose from: those of the settings, and those that only the test record lists. */
export function instrumentChoices({ testDefaults }: Pick<OrderJson, 'testDefaults'>, recorded: readonly Instrument[]) {
  const choices = new Map(testDefaults.instruments.map((instrument) => [instrumentKey(instrument), instrument]))
  for (const instrument of recorded)
    if (!choices.has(instrumentKey(instrument))) choices.set(instrumentKey(instrument), instrument)
  return [...choices.values()]
}

/** Returns those instruments of the settings that the last signed record of any order names. */
function previousInstruments({ testDefaults: { instruments, chosen } }: TestOrder): Instrument[] {
  const keys = new Set(chosen.map(instrumentKey))
  return instruments.filter((instrument) => keys.has(instrumentKey(instrument)))
}

/** Returns the instruments of a test record with their current calibration, or a text if there are none to choose from. */
function recordedInstruments(order: TestOrder, test: LoadTestJson): Pick<LoadTestDraft, 'instrument' | 'instruments'> {
  const { instrument, calibratedOn, instruments } = test
  if (order.testDefaults.instruments.length === 0 && instruments.length === 0) {
    const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
    return { instrument: [instrument, calibration].filter(Boolean).join(', '), instruments: [] }
  }
  const listedByKey = new Map(order.testDefaults.instruments.map((listed) => [instrumentKey(listed), listed]))
  const recorded = instrumentsOf(test)
  return { instrument: '', instruments: recorded.map((old) => listedByKey.get(instrumentKey(old)) ?? old) }
}

/** Returns the form's initial values: the saved draft, or the conditions of the order's last test record, because the bench is the same. */
export function initialLoadTest(order: TestOrder): LoadTestDraft {
  const [newest] = order.loadTests
  if (!newest) return { ...EMPTY, instruments: previousInstruments(order) }
  const { load, durationMin, ambient, rows, note, photoIds } = newest
  const conditions = {
    load,
    durationMin: durationMin === null ? '' : String(durationMin),
    ambient: formatTenths(ambient),
    ...recordedInstruments(order, newest),
  }
  const keyedRows = rows.map((row, index) => ({ ...row, key: `stored-${index}` }))
  if (newest.signedAt !== null)
    return { ...EMPTY, ...conditions, rows: keyedRows.map((row) => ({ ...row, measured: '', passed: null })) }
  return { ...conditions, rows: keyedRows.length > 0 ? keyedRows : EMPTY.rows, note, photoIds }
}

/** Returns what a form says about the chosen instruments: where they come from, and which calibrations are old or unknown. */
export function instrumentWords(
  { loadTests }: TestOrder,
  chosenInstruments: readonly Instrument[],
  today: string,
): string {
  const doubtfulInstruments = chosenInstruments.filter((instrument) => calibrationOf(instrument, today).isDoubtful)
  const unknownCount = doubtfulInstruments.filter(({ calibratedOn }) => calibratedOn === null).length
  const oldCount = doubtfulInstruments.length - unknownCount
  const capitalisedCount = (instruments: number) => capitalise(countWord(instruments))
  return [
    loadTests.length === 0 && chosenInstruments.length > 0 && 'Son testte seçtikleriniz seçili geldi.',
    oldCount > 0 && `${capitalisedCount(oldCount)} aletin kalibrasyonu bir yılı geçti; tutanakta günüyle yazar.`,
    unknownCount > 0 && `${capitalisedCount(unknownCount)} aletin kalibrasyon günü bilinmiyor; tutanakta gün yazmaz.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function loadTestNumber(order: Pick<OrderJson, 'loadTests'>): number {
  return storedDraft(order)?.number ?? (order.loadTests[0]?.number ?? 0) + 1
}

/** Returns a fingerprint that changes with the content of an order's test records, and with nothing else. */
export function loadTestsFingerprint({ loadTests }: Pick<OrderJson, 'loadTests'>): string {
  return JSON.stringify(loadTests, (name, value: unknown) =>
    name === 'author' || name === 'updatedAt' ? undefined : value,
  )
}

/** Returns tenths of a temperature typed in Turkish with at most one decimal: '22,5'. Null for anything else. */
function parseTenths(text: string): number | null {
  const [, sign, whole, tenth = '0'] = /^([-−]?)(\d{1,3})(?:,(\d))?$/.exec(withoutUnit(text, UNITS.celsius)) ?? []
  if (whole === undefined) return null
  return (Number(whole) * 10 + Number(tenth)) * (sign === '' ? 1 : -1)
}

const isEmpty = ({ what, nominal, measured, passed }: RowDraft) => !what && !nominal && !measured && passed === null

/** Returns the request body for the API. A text that is not a number becomes null. A single empty reading is omitted. */
export function loadTestOf(draft: LoadTestDraft) {
  const { load, durationMin, ambient, instrument, instruments, rows, note, photoIds } = draft
  const filledRows = rows.length === 1 && isEmpty(rows[0]!) ? [] : rows
  return {
    load: load.trim(),
    durationMin: parseWholeNumber(durationMin, 'minute'),
    ambient: parseTenths(ambient),
    instrument: instruments.length > 0 ? '' : instrument.trim(),
    instruments,
    rows: filledRows.map(({ what, nominal, measured, unit, passed }) => ({ what, nominal, measured, unit, passed })),
    note,
    photoIds,
  }
}

const isTyped = (text: string) => text.trim() !== ''

/** Returns the errors that prevent even saving a draft. */
export function loadTestErrors(draft: LoadTestDraft): FieldErrors {
  const errors = errorsOf(loadTestSchema, loadTestOf(draft))
  const { durationMin, ambient } = draft
  if (isTyped(durationMin) && parseWholeNumber(durationMin, 'minute') === null)
    errors.durationMin = [LOAD_TEST_FIELDS.durationMin.error]
  if (isTyped(ambient) && parseTenths(ambient) === null) {
    errors.ambient = [LOAD_TEST_FIELDS.ambient.error]
  }
  return errors
}

export function missingFromLoadTest(draft: LoadTestDraft): FieldErrors {
  const parsed = loadTestSchema.safeParse(loadTestOf(draft))
  return parsed.success ? missingInTest(parsed.data) : {}
}

export const LOAD_TEST_FIELD_WORDS = {
  rows: 'rows',
  row: 'ölçümün',
  cells: { what: 'adı', measured: 'ölçülen değeri', passed: 'sonucu' },
  fields: {
    load: LOAD_TEST_FIELDS.load.label,
    durationMin: LOAD_TEST_FIELDS.durationMin.label,
    ambient: LOAD_TEST_FIELDS.ambient.label,
    instrument: LOAD_TEST_FIELDS.instrument.label,
    rows: LOAD_TEST_FIELDS.rows.label,
  },
}

const NUMBER_WORDS = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş']

const ALL_OF_THEM = ['', '', 'ikisi', 'üçü', 'dördü', 'beşi', 'altısı', 'yedisi', 'sekizi', 'dokuzu', 'onu']

/** Returns 'Yedi ölçümün yedisi geçti.' */
const allPassedText = (count: number) =>
  ALL_OF_THEM[count] ? `${capitalise(countWord(count))} ölçümün ${ALL_OF_THEM[count]} geçti.` : 'Ölçümlerin tümü geçti.'

export function resultWords(rows: readonly TestRow[]): { title: string; text: string } {
  const namedRows = rows.map((row, index) => ({ ...row, name: `${index + 1}. ${row.what || 'ölçüm'}` }))
  const failedRows = namedRows.filter(({ passed }) => passed === false)
  const unratedRows = namedRows.filter(({ passed }) => passed === null)
  if (failedRows.length > 0) {
    const title = `${NUMBER_WORDS[failedRows.length] ?? failedRows.length} ölçüm geçmedi, tutanak da geçmedi.`
    const names = failedRows.map(({ name }) => name).join(', ')
    return { title, text: `${names}. Düzeltip yeniden ölçün; böyle imzalarsanız teslimde neden sorulur.` }
  }
  if (isPassed(rows))
    return { title: allPassedText(rows.length), text: 'İmzalayınca tutanak geçti sayılır, cihaz teslime hazırlanır.' }
  const missingText = rows.length === 0 ? 'Ölçüm eklenmedi' : `${unratedRows.length} ölçümün sonucu seçilmedi`
  return { title: `${missingText}.`, text: 'Her ölçüm için geçti ya da geçmedi seçin.' }
}
