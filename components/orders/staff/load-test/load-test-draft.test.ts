import { expect, test } from 'vitest'
import type { LoadTestJson } from '@/lib/orders/order/output'
import {
  initialLoadTest,
  instrumentChoices,
  instrumentWords,
  loadTestOf,
  missingFromLoadTest,
  loadTestNumber,
  resultWords,
  loadTestErrors,
} from './load-test-draft'

const ROW = { what: 'Fan devri', nominal: '3200', measured: '2650', unit: 'd/dk', passed: false }
const FIELDS = {
  load: 'Motor',
  durationMin: 120,
  ambient: 225,
  instrument: 'FG-3, S/N 20814',
  instruments: [],
  rows: [ROW],
  note: 'Not',
  photoIds: [],
}
const STORED: LoadTestJson = {
  ...FIELDS,
  number: 1,
  calibratedOn: '2026-01-15',
  passed: false,
  signedAt: null,
  signedBy: '',
  author: 'Kerem Aydın',
  updatedAt: '2026-03-12T08:05:00.000Z',
}

const NO_INSTRUMENTS = { instruments: [], chosen: [] }
const FG3 = { name: 'FG-3', serialNumber: '20814', calibratedOn: '2026-01-15' }
const OS2 = { name: 'OS-204', serialNumber: '7719', calibratedOn: '2025-01-17' }
const DT5 = { name: 'DT-5', serialNumber: '', calibratedOn: null }
const ORDER = { loadTests: [STORED], testDefaults: NO_INSTRUMENTS }

test('the form shows a saved draft as it was stored', () => {
  const draft = initialLoadTest(ORDER)
  expect(draft).toMatchObject({ durationMin: '120', ambient: '22,5', note: 'Not' })
  expect(loadTestOf(draft)).toEqual({ ...FIELDS, instrument: 'FG-3, S/N 20814, son kalibrasyon 15.01.2026' })
  expect(loadTestNumber({ loadTests: [STORED] })).toBe(1)
})

test('an untouched form is a valid empty draft, and lacks what signing requires', () => {
  const draft = initialLoadTest({ loadTests: [], testDefaults: NO_INSTRUMENTS })
  expect(loadTestOf(draft).rows).toEqual([])
  expect(loadTestErrors(draft)).toEqual({})
  expect(Object.keys(missingFromLoadTest(draft))).toEqual(['load', 'durationMin', 'ambient', 'instrument', 'rows'])
})

test.each([
  [{ durationMin: '120 dk', ambient: '22,5 °C' }, []],
  [{ durationMin: '2 saat', ambient: '72 °F' }, ['durationMin', 'ambient']],
])('a draft with %j has errors in %j', (changes, invalidFields) => {
  expect(Object.keys(loadTestErrors({ ...initialLoadTest(ORDER), ...changes }))).toEqual(invalidFields)
})

test('the result names failed readings, counts readings without a result, and says when all have passed', () => {
  expect(resultWords([{ ...ROW, passed: true }, ROW])).toMatchObject({
    title: 'Bir ölçüm geçmedi, tutanak da geçmedi.',
    text: expect.stringMatching(/^2\. Fan devri\./),
  })
  expect(resultWords([{ ...ROW, passed: null }]).title).toBe('1 ölçümün sonucu seçilmedi.')
  const passed = Array.from({ length: 7 }, () => ({ ...ROW, passed: true }))
  expect(resultWords(passed).title).toBe('Yedi ölçümün yedisi geçti.')
})

test('the instruments of the last record are preselected, unless the settings no longer list them', () => {
  const testDefaults = { instruments: [FG3, OS2], chosen: [{ ...OS2, calibratedOn: '2024-01-01' }, DT5] }
  const { instruments } = initialLoadTest({ loadTests: [], testDefaults })
  expect(instruments).toEqual([OS2])
  expect(instrumentWords({ loadTests: [], testDefaults }, instruments, '2026-03-12')).toBe(
    'Son testte seçtikleriniz seçili geldi. Bir aletin kalibrasyonu bir yılı geçti; tutanakta günüyle yazar.',
  )
})

test('an instrument that was typed, or is no longer listed, stays a choice in the record that names it', () => {
  const testDefaults = { instruments: [OS2], chosen: [] }
  const draft = initialLoadTest({ loadTests: [STORED], testDefaults })
  expect(draft).toMatchObject({ instrument: '', instruments: [FG3] })
  expect(instrumentChoices({ testDefaults }, draft.instruments)).toEqual([OS2, FG3])
  const record = { ...STORED, instrument: '', calibratedOn: null, instruments: [{ ...OS2, calibratedOn: null }, DT5] }
  expect(initialLoadTest({ loadTests: [record], testDefaults }).instruments).toEqual([OS2, DT5])
})
