import { DELIVERY, LOAD_TEST } from '@/lib/orders/steps'

// The record of a load test is a draft until it is signed. Then it is final.

/** A reading. Values are texts because they are printed as typed. `passed` may be null only in a draft. */
export type TestRow = { what: string; nominal: string; measured: string; unit: string; passed: boolean | null }

/** Maximum number of readings and of photos per record. */
export const MAX_READINGS = 40
export const MAX_TEST_PHOTOS = 5

/** Whether a test passed: it has readings, and each of them passed. */
export function isPassed(rows: readonly Pick<TestRow, 'passed'>[]): boolean {
  return rows.length > 0 && rows.every(({ passed }) => passed === true)
}

type TestTime = Date | string
type TestRecord = { number: number; rows: unknown; signedAt: TestTime | null }

const timeOf = (time: TestTime) => new Date(time).getTime()

type MoveEvent = { kind: string; step: number; state: string; reason: string; createdAt: TestTime }

/** Whether staff gave a reason when they moved the device to delivery, or delivered it, despite a missing or failed load test. */
function isTestWaived(events: readonly MoveEvent[]): boolean {
  const lastAtOtherStep = Math.max(
    ...events.filter(({ step }) => step !== DELIVERY).map(({ createdAt }) => timeOf(createdAt)),
  )
  return events.some(({ kind, step, state, reason, createdAt }) => {
    const isDelivery =
      step === DELIVERY && timeOf(createdAt) > lastAtOtherStep && (kind === 'step' || state === 'delivered')
    return isDelivery && reason !== ''
  })
}

/**
 * Whether the device passed its load test according to the records: the newest signed record passed, and the device has not
 * gone back to an earlier step since. Null without a record and without a reason: such an order is older than the records, so
 * only its steps show the result.
 */
export function hasPassedTest(tests: readonly TestRecord[], events: readonly MoveEvent[]): boolean | null {
  if (tests.length === 0) return isTestWaived(events) ? false : null
  const [newest] = tests.filter(({ signedAt }) => signedAt !== null).toSorted((a, b) => b.number - a.number)
  if (!newest || !isPassed(newest.rows as TestRow[])) return false
  const signedAt = timeOf(newest.signedAt!)
  return !events.some(({ step, createdAt }) => step < LOAD_TEST && timeOf(createdAt) > signedAt)
}

type TestedOrder = { step: number; loadTests: readonly TestRecord[]; events: readonly MoveEvent[] }

/** Returns the error if staff move an order to a step without a passed record and without a reason, or ''. */
export function missingTestError({ step, loadTests, events }: TestedOrder, to: number): string {
  if (to !== DELIVERY || hasPassedTest(loadTests, events) || isTestWaived(events)) return ''
  if (step < LOAD_TEST) return 'Yük altında test atlanıyorsa nedenini yazın.'
  return 'Geçen, imzalı bir test tutanağı yok. Tutanağı imzalayın ya da nedenini yazın.'
}
