import { expect, test } from 'vitest'
import { isPassed, recordedTest } from '@/lib/orders/load-tests'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 12, 8, minute))
const passed = [{ passed: true }]
const failed = [{ passed: true }, { passed: false }]
const arrived = { step: 5, createdAt: at(0) }

test('one reading that has not passed is enough', () => {
  expect(isPassed(passed)).toBe(true)
  expect(isPassed(failed)).toBe(false)
  expect(isPassed([{ passed: null }])).toBe(false)
  expect(isPassed([])).toBe(false)
})

test('a draft is no test', () => {
  expect(recordedTest([{ number: 1, rows: passed, signedAt: null }], [arrived])).toBe(false)
})

test.each([
  ['passed after a failure', failed, passed, true],
  ['failed after it had passed', passed, failed, false],
])('the newest signed record counts: %s', (_, first, second, expected) => {
  const tests = [
    { number: 2, rows: second, signedAt: at(9) },
    { number: 1, rows: first, signedAt: at(5) },
  ]
  expect(recordedTest(tests, [arrived])).toBe(expected)
})

test('a test does not count once the device went back', () => {
  const tests = [{ number: 1, rows: passed, signedAt: at(5).toISOString() }]
  expect(recordedTest(tests, [{ step: 6, createdAt: at(8) }])).toBe(true)
  expect(recordedTest(tests, [{ step: 4, createdAt: at(8).toISOString() }])).toBe(false)
})
