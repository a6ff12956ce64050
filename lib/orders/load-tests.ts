import { LOAD_TEST } from '@/lib/orders/steps'

// Records of load tests. A record is a draft until it is signed; signed it does not change.

/** A reading, printed as it was written. `passed` is null until somebody says it, which only a draft may leave open. */
export type TestRow = { what: string; nominal: string; measured: string; unit: string; passed: boolean | null }

/** Readings and photos that a record takes. */
export const MAX_READINGS = 40
export const MAX_TEST_PHOTOS = 5

/** Whether a test with these readings has passed: one that has not is enough. */
export function isPassed(rows: readonly Pick<TestRow, 'passed'>[]): boolean {
  return rows.length > 0 && rows.every(({ passed }) => passed === true)
}

type TestTime = Date | string
type SignedTest = { number: number; rows: unknown; signedAt: TestTime | null }

const timeOf = (time: TestTime) => new Date(time).getTime()

/**
 * Whether the records of an order say that the device passed its load test: the newest signed one did, and the device has
 * not gone back to an earlier step since. Null for an order without any record, which only its steps can tell.
 */
export function recordedTest(
  tests: readonly SignedTest[],
  events: readonly { step: number; createdAt: TestTime }[],
): boolean | null {
  if (tests.length === 0) return null
  const [newest] = tests.filter(({ signedAt }) => signedAt !== null).toSorted((a, b) => b.number - a.number)
  if (!newest || !isPassed(newest.rows as TestRow[])) return false
  const signed = timeOf(newest.signedAt!)
  return !events.some(({ step, createdAt }) => step < LOAD_TEST && timeOf(createdAt) > signed)
}
