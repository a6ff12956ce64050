import { DELIVERY, LOAD_TEST } from '@/lib/orders/steps'

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

type MoveEvent = { kind: string; step: number; state: string; reason: string; createdAt: TestTime }

/** Whether staff said, when the device came to the delivery or left, why it has not passed its load test. */
function isTestWaived(events: readonly MoveEvent[]): boolean {
  const left = Math.max(...events.filter(({ step }) => step !== DELIVERY).map(({ createdAt }) => timeOf(createdAt)))
  return events.some(({ kind, step, state, reason, createdAt }) => {
    const isDelivery = step === DELIVERY && timeOf(createdAt) > left && (kind === 'step' || state === 'delivered')
    return isDelivery && reason !== ''
  })
}

/**
 * Whether the records of an order say that the device passed its load test: the newest signed one did, and the device has
 * not gone back to an earlier step since. Null for an order without any record of which nobody said why: an order from
 * before records, which only its steps can tell.
 */
export function recordedTest(tests: readonly SignedTest[], events: readonly MoveEvent[]): boolean | null {
  if (tests.length === 0) return isTestWaived(events) ? false : null
  const [newest] = tests.filter(({ signedAt }) => signedAt !== null).toSorted((a, b) => b.number - a.number)
  if (!newest || !isPassed(newest.rows as TestRow[])) return false
  const signed = timeOf(newest.signedAt!)
  return !events.some(({ step, createdAt }) => step < LOAD_TEST && timeOf(createdAt) > signed)
}

type TestedOrder = { step: number; loadTests: readonly SignedTest[]; events: readonly MoveEvent[] }

/** Returns what is asked of staff who move an order to a step: why there is no passed record. '' if nothing is missing. */
export function missingTest({ step, loadTests, events }: TestedOrder, to: number): string {
  if (to !== DELIVERY || recordedTest(loadTests, events) || isTestWaived(events)) return ''
  if (step < LOAD_TEST) return 'Yük altında test atlanıyorsa nedenini yazın.'
  return 'Geçen, imzalı bir test tutanağı yok. Tutanağı imzalayın ya da nedenini yazın.'
}
