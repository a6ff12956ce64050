import { expect, test } from 'vitest'
import { isPassed, missingTestError, hasPassedTest } from '@/lib/orders/load-test/results'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 12, 8, minute))
const passed = [{ passed: true }]
const failed = [{ passed: true }, { passed: false }]
const event = (step: number, minute: number, reason = '', kind = 'step', state = 'open') => ({
  kind,
  step,
  state,
  reason,
  createdAt: at(minute),
})
const arrival = event(5, 0)

test('a test is passed if it has readings and all of them passed', () => {
  expect(isPassed(passed)).toBe(true)
  expect(isPassed(failed)).toBe(false)
  expect(isPassed([{ passed: null }])).toBe(false)
  expect(isPassed([])).toBe(false)
})

test('without a record the result is unknown, unless staff gave a reason for skipping the test', () => {
  expect(hasPassedTest([], [arrival, event(6, 1)])).toBeNull()
  expect(hasPassedTest([], [arrival, event(6, 1, 'Acil.')])).toBe(false)
})

test('a draft does not count as a test', () => {
  expect(hasPassedTest([{ number: 1, rows: passed, signedAt: null }], [arrival])).toBe(false)
})

test.each([
  ['passed after a failure', failed, passed, true],
  ['failed after it had passed', passed, failed, false],
])('the newest signed record counts: %s', (_, first, second, expected) => {
  const tests = [
    { number: 2, rows: second, signedAt: at(9) },
    { number: 1, rows: first, signedAt: at(5) },
  ]
  expect(hasPassedTest(tests, [arrival])).toBe(expected)
})

test('a test does not count after the device went back to an earlier step', () => {
  const tests = [{ number: 1, rows: passed, signedAt: at(5).toISOString() }]
  expect(hasPassedTest(tests, [event(6, 8)])).toBe(true)
  expect(hasPassedTest(tests, [event(4, 8)])).toBe(false)
})

test.each([
  ['from the repair', 4, [event(4, 0)], 'atlanıyorsa'],
  ['from the load test', 5, [arrival], 'imzalı bir test tutanağı yok'],
  ['at the delivery, after a reason', 6, [arrival, event(6, 1, 'Acil.')], ''],
  ['at the delivery, after a reason for something else', 6, [arrival, event(6, 1, 'x', 'reopened')], 'imzalı'],
  ['back from a delivery with a reason', 5, [event(6, 0, 'Acil.'), event(5, 1)], 'imzalı'],
])(
  'a delivery without a record requires a reason, unless staff gave one for the delivery: %s',
  (_, step, events, expected) => {
    const error = missingTestError({ step, loadTests: [], events }, 6)
    expect(expected ? error.includes(expected) : error === '').toBe(true)
    expect(missingTestError({ step, loadTests: [], events }, 5)).toBe('')
  },
)
