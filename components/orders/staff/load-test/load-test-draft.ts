import { errorsOf } from '@/components/admin/form/draft-form'
import type { LoadTestJson, OrderJson } from '@/lib/orders/order/output'
import { instrumentsOf } from '@/lib/orders/load-test/instruments'
import { isPassed, type TestRow } from '@/lib/orders/load-test/results'
import { loadTestSchema, missingInTest } from '@/lib/orders/load-test/schema'
import type { FieldErrors } from '@/lib/platform/app-error'
import { capitalised, countWord } from '@/lib/platform/turkish/case'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { parseWhole, UNITS, withoutUnit } from '@/lib/platform/turkish/numbers'
import { calibrationOf, type Instrument, instrumentKey } from '@/lib/settings/instruments'

/** A reading in the form. `key` identifies it. */
export type RowDraft = TestRow & { key: string }

export type LoadTestDraft = {
  load: string
  durationMin: string
  ambient: string
  /** Text for the instruments, if there are none to choose. */
  instrument: string
  instruments: Instrument[]
  rows: RowDraft[]
  note: string
  photoIds: string[]
}

export function newRow(before?: RowDraft): RowDraft {
  return { key: crypto.randomUUID(), what: '', nominal: '', measured: '', unit: before?.unit ?? '', passed: null }
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
const tenths = (value: number | null) => (value === null ? '' : (value / 10).toString().replace('.', ','))

export function storedDraft({ loadTests }: Pick<OrderJson, 'loadTests'>): LoadTestJson | null {
  const [newest] = loadTests
  return newest && newest.signedAt === null ? newest : null
}

type TestOrder = Pick<OrderJson, 'loadTests' | 'testDefaults'>

/** Returns the instruments to choose: those of the settings, and those of the record that these lack. */
export function instrumentChoices({ testDefaults }: Pick<OrderJson, 'testDefaults'>, recorded: readonly Instrument[]) {
  const all = new Map(testDefaults.instruments.map((one) => [instrumentKey(one), one]))
  for (const one of recorded) if (!all.has(instrumentKey(one))) all.set(instrumentKey(one), one)
  return [...all.values()]
}

/** Returns the instruments of the settings that the last record names. */
function chosenBefore({ testDefaults: { instruments, chosen } }: TestOrder): Instrument[] {
  const keys = new Set(chosen.map(instrumentKey))
  return instruments.filter((one) => keys.has(instrumentKey(one)))
}

/** Returns the instruments of a record: chosen ones with their present calibration, or a text if there is nothing to choose. */
function recordedInstruments(order: TestOrder, test: LoadTestJson): Pick<LoadTestDraft, 'instrument' | 'instruments'> {
  const { instrument, calibratedOn, instruments } = test
  if (order.testDefaults.instruments.length === 0 && instruments.length === 0) {
    const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
    return { instrument: [instrument, calibration].filter(Boolean).join(', '), instruments: [] }
  }
  const listed = new Map(order.testDefaults.instruments.map((one) => [instrumentKey(one), one]))
  const recorded = instrumentsOf(test)
  return { instrument: '', instruments: recorded.map((one) => listed.get(instrumentKey(one)) ?? one) }
}

/** Returns the form's initial values: the saved draft, or the conditions of the last record, measured on the same bench. */
export function initialLoadTest(order: TestOrder): LoadTestDraft {
  const [newest] = order.loadTests
  if (!newest) return { ...EMPTY, instruments: chosenBefore(order) }
  const { load, durationMin, ambient, rows, note, photoIds } = newest
  const conditions = {
    load,
    durationMin: durationMin === null ? '' : String(durationMin),
    ambient: tenths(ambient),
    ...recordedInstruments(order, newest),
  }
  const keyed = rows.map((row, index) => ({ ...row, key: `stored-${index}` }))
  if (newest.signedAt !== null)
    return { ...EMPTY, ...conditions, rows: keyed.map((row) => ({ ...row, measured: '', passed: null })) }
  return { ...conditions, rows: keyed.length > 0 ? keyed : EMPTY.rows, note, photoIds }
}

/** Returns what a form says about the chosen instruments: where they come from, and which calibrations are old or unknown. */
export function instrumentWords({ loadTests }: TestOrder, chosen: readonly Instrument[], today: string): string {
  const doubtful = chosen.filter((one) => calibrationOf(one, today).isDoubtful)
  const unknown = doubtful.filter(({ calibratedOn }) => calibratedOn === null).length
  const old = doubtful.length - unknown
  const count = (instruments: number) => capitalised(countWord(instruments))
  return [
    loadTests.length === 0 && chosen.length > 0 && 'Son testte seçtikleriniz seçili geldi.',
    old > 0 && `${count(old)} aletin kalibrasyonu bir yılı geçti; tutanakta günüyle yazar.`,
    unknown > 0 && `${count(unknown)} aletin kalibrasyon günü bilinmiyor; tutanakta gün yazmaz.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function loadTestNumber(order: Pick<OrderJson, 'loadTests'>): number {
  return storedDraft(order)?.number ?? (order.loadTests[0]?.number ?? 0) + 1
}

/** Returns a fingerprint that changes with the content of an order's records, and with nothing else. */
export function loadTestsFingerprint({ loadTests }: Pick<OrderJson, 'loadTests'>): string {
  return JSON.stringify(loadTests, (name, value: unknown) =>
    name === 'author' || name === 'updatedAt' ? undefined : value,
  )
}

/** Returns tenths of a temperature typed in Turkish with at most one decimal: '22,5'. Null for anything else. */
function tenthsOf(text: string): number | null {
  const [, sign, whole, tenth = '0'] = /^([-−]?)(\d{1,3})(?:,(\d))?$/.exec(withoutUnit(text, UNITS.celsius)) ?? []
  if (whole === undefined) return null
  return (Number(whole) * 10 + Number(tenth)) * (sign === '' ? 1 : -1)
}

const isEmpty = ({ what, nominal, measured, passed }: RowDraft) => !what && !nominal && !measured && passed === null

/** Returns the API's body. A text that is not a number becomes null; a single empty reading is dropped. */
export function loadTestOf(draft: LoadTestDraft) {
  const { load, durationMin, ambient, instrument, instruments, rows, note, photoIds } = draft
  const filledRows = rows.length === 1 && isEmpty(rows[0]!) ? [] : rows
  return {
    load: load.trim(),
    durationMin: parseWhole(durationMin, 'minute'),
    ambient: tenthsOf(ambient),
    instrument: instruments.length > 0 ? '' : instrument.trim(),
    instruments,
    rows: filledRows.map(({ what, nominal, measured, unit, passed }) => ({ what, nominal, measured, unit, passed })),
    note,
    photoIds,
  }
}

const isTyped = (text: string) => text.trim() !== ''

/** Returns errors that also prevent saving as a draft. */
export function loadTestErrors(draft: LoadTestDraft): FieldErrors {
  const fields = errorsOf(loadTestSchema, loadTestOf(draft))
  const { durationMin, ambient } = draft
  if (isTyped(durationMin) && parseWhole(durationMin, 'minute') === null)
    fields.durationMin = ['Süreyi dakika olarak yazın: 120']
  if (isTyped(ambient) && tenthsOf(ambient) === null) {
    fields.ambient = ['Sıcaklığı en çok bir ondalıkla yazın: 22,5']
  }
  return fields
}

export function missingFromLoadTest(draft: LoadTestDraft): FieldErrors {
  const parsed = loadTestSchema.safeParse(loadTestOf(draft))
  return parsed.success ? missingInTest(parsed.data) : {}
}

export const LOAD_TEST_FIELD_WORDS = {
  rows: 'rows',
  row: 'ölçümün',
  parts: { what: 'adı', measured: 'ölçülen değeri', passed: 'sonucu' },
  fields: { load: 'Yük', durationMin: 'Süre', ambient: 'Ortam sıcaklığı', instrument: 'Ölçü aleti', rows: 'Ölçümler' },
}

const COUNTS = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş']

const OF_THEM = ['', '', 'ikisi', 'üçü', 'dördü', 'beşi', 'altısı', 'yedisi', 'sekizi', 'dokuzu', 'onu']

/** Returns 'Yedi ölçümün yedisi geçti.' */
const allPassed = (count: number) =>
  OF_THEM[count] ? `${capitalised(countWord(count))} ölçümün ${OF_THEM[count]} geçti.` : 'Ölçümlerin tümü geçti.'

export function resultWords(rows: readonly TestRow[]): { title: string; text: string } {
  const namedRows = rows.map((row, index) => ({ ...row, name: `${index + 1}. ${row.what || 'ölçüm'}` }))
  const failed = namedRows.filter(({ passed }) => passed === false)
  const open = namedRows.filter(({ passed }) => passed === null)
  if (failed.length > 0) {
    const title = `${COUNTS[failed.length] ?? failed.length} ölçüm geçmedi, tutanak da geçmedi.`
    const names = failed.map(({ name }) => name).join(', ')
    return { title, text: `${names}. Düzeltip yeniden ölçün; böyle imzalarsanız teslimde neden sorulur.` }
  }
  if (isPassed(rows))
    return { title: allPassed(rows.length), text: 'İmzalayınca tutanak geçti sayılır, cihaz teslime hazırlanır.' }
  const missing = rows.length === 0 ? 'Ölçüm eklenmedi' : `${open.length} ölçümün sonucu seçilmedi`
  return { title: `${missing}.`, text: 'Her ölçüm için geçti ya da geçmedi seçin.' }
}
