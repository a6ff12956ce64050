import { expect, test } from 'vitest'
import type { LoadTestJson } from '@/lib/orders/order/output'
import {
  initialLoadTest,
  loadTestOf,
  missingFromLoadTest,
  loadTestNumber,
  resultWords,
  loadTestErrors,
} from './load-test-draft'

const ROW = { what: 'Fan devri', nominal: '3200', measured: '2650', unit: 'd/dk', passed: false }
const STORED: LoadTestJson = {
  number: 1,
  load: 'Motor',
  durationMin: 120,
  ambient: 225,
  instrument: 'FG-3',
  calibratedOn: '2026-01-15',
  rows: [ROW],
  note: 'Not',
  photoIds: [],
  passed: false,
  signedAt: null,
  signedBy: '',
  author: 'Kerem Aydın',
  updatedAt: '2026-03-12T08:05:00.000Z',
}

test('a saved draft is typed as it was stored', () => {
  const draft = initialLoadTest({ loadTests: [STORED] })
  expect(draft).toMatchObject({ durationMin: '120', ambient: '22,5', note: 'Not' })
  const { number: _, passed: _1, signedAt: _2, signedBy: _3, author: _4, updatedAt: _5, ...fields } = STORED
  expect(loadTestOf(draft)).toEqual(fields)
  expect(loadTestNumber({ loadTests: [STORED] })).toBe(1)
})

test('an untouched form is an empty draft, and names what signing needs', () => {
  const draft = initialLoadTest({ loadTests: [] })
  expect(loadTestOf(draft).rows).toEqual([])
  expect(loadTestErrors(draft)).toEqual({})
  expect(Object.keys(missingFromLoadTest(draft))).toEqual(['load', 'durationMin', 'ambient', 'instrument', 'rows'])
})

test.each([
  [{ durationMin: '120 dk', ambient: '22,5 °C' }, []],
  [{ durationMin: '2 saat', ambient: '72 °F' }, ['durationMin', 'ambient']],
])('of %j the wrong fields are %j', (typed, wrong) => {
  expect(Object.keys(loadTestErrors({ ...initialLoadTest({ loadTests: [STORED] }), ...typed }))).toEqual(wrong)
})

test('one failed reading is the result, with its name', () => {
  expect(resultWords([{ ...ROW, passed: true }, ROW])).toMatchObject({
    title: 'Bir ölçüm geçmedi, tutanak da geçmedi.',
    text: expect.stringMatching(/^2\. Fan devri\./),
  })
  expect(resultWords([{ ...ROW, passed: null }]).title).toBe('1 ölçümün sonucu seçilmedi.')
})
