import { expect, it } from 'vitest'
import { STATES } from '@/lib/orders/order/fields'
import { STEPS } from '@/lib/orders/steps'
import { turnOfOrder, type TurnRow } from './turn'

const TODAY = '2026-03-12'
const NOW = new Date(`${TODAY}T12:00:00+03:00`)
const [YESTERDAY, ARRIVED_AT, DECIDED_AT] = ['2026-03-11', '2026-03-09T08:00:00Z', '2026-03-10T08:00:00Z']

const quote = { decision: null, decidedAt: null, sentAt: ARRIVED_AT, validUntil: TODAY }
const rowsOf = (quotes: TurnRow['quotes'], draftCount = 0) => ({ quotes, _count: { quotes: draftCount } })
const QUOTES = {
  none: rowsOf([]),
  draft: rowsOf([], 1),
  valid: rowsOf([quote]),
  expired: rowsOf([{ ...quote, validUntil: YESTERDAY }], 1),
  approved: rowsOf([{ ...quote, decision: 'approved', decidedAt: DECIDED_AT, validUntil: YESTERDAY }]),
  declined: rowsOf([{ ...quote, decision: 'declined', decidedAt: DECIDED_AT }], 1),
}
const TESTS = {
  none: [],
  unsigned: [{ signedAt: null, rows: [{ passed: true }] }],
  failed: [{ signedAt: DECIDED_AT, rows: [{ passed: false }] }],
  passed: [{ signedAt: DECIDED_AT, rows: [{ passed: true }] }],
}
const PARTS = {
  none: { waitingForPart: false, partExpectedOn: YESTERDAY, partArrivedAt: DECIDED_AT },
  withoutDay: { waitingForPart: true, partExpectedOn: null, partArrivedAt: null },
  today: { waitingForPart: true, partExpectedOn: TODAY, partArrivedAt: null },
  late: { waitingForPart: true, partExpectedOn: YESTERDAY, partArrivedAt: null },
  arrived: { waitingForPart: true, partExpectedOn: YESTERDAY, partArrivedAt: DECIDED_AT },
}
const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[]

type Case = {
  step: number
  isUnderWarranty: boolean
  quote: keyof typeof QUOTES
  test: keyof typeof TESTS
  part: keyof typeof PARTS
}

/** The rules. The first rule that matches a case decides it. */
const RULES: [(orderCase: Case) => boolean, on: string, words: string][] = [
  [({ part }) => part === 'arrived', 'us', 'parça geldi'],
  [({ part }) => part === 'late', 'us', 'parça gecikti'],
  [({ part }) => part !== 'none', 'part', 'parça bekleniyor'],
  [({ step, quote }) => step === 3 && quote === 'approved', 'us', 'onaylandı, onarıma alın'],
  [({ step, isUnderWarranty }) => step <= 3 && isUnderWarranty, 'us', 'garantide, onarıma alın'],
  [({ step }) => step === 1, 'us', 'arıza tespitine alınacak'],
  [({ step, quote }) => step === 2 && ['draft', 'expired', 'declined'].includes(quote), 'us', 'teklif taslakta'],
  [({ step }) => step === 2, 'us', 'teklif yazılacak'],
  [({ step, quote }) => step === 3 && quote === 'none', 'us', 'teklif yazılacak'],
  [({ step, quote }) => step === 3 && quote === 'draft', 'us', 'teklif taslakta'],
  [({ step, quote }) => step === 3 && quote === 'valid', 'customer', 'yanıt bekliyor'],
  [({ step, quote }) => step === 3 && quote === 'expired', 'us', 'teklifin süresi doldu'],
  [({ step, quote }) => step === 3 && quote === 'declined', 'us', 'onaylanmadı: iade ya da yeni teklif'],
  [({ step }) => step === 4, 'us', 'onarımda'],
  [({ step, test }) => step === 5 && test === 'none', 'us', 'test edilecek'],
  [({ step, test }) => step === 5 && test === 'unsigned', 'us', 'tutanak imzalanacak'],
  [({ step, test }) => step === 5 && test === 'failed', 'us', 'test geçmedi'],
  [({ step, test }) => step === 5 && test === 'passed', 'us', 'teslime hazırlanacak'],
  [({ step }) => step === 6, 'customer', 'teslim alınmayı bekliyor'],
]

const rowOf = ({ step, isUnderWarranty, quote: quoteName, test, part }: Case, state: string): TurnRow => ({
  ...QUOTES[quoteName],
  ...PARTS[part],
  state,
  step,
  stepSince: ARRIVED_AT,
  underWarrantyOf: isUnderWarranty ? 'former order' : null,
  loadTests: TESTS[test],
})

const CASES: Case[] = STEPS.flatMap((step) =>
  [false, true].flatMap((isUnderWarranty) =>
    namesOf(QUOTES).flatMap((quoteName) =>
      namesOf(TESTS).flatMap((test) =>
        namesOf(PARTS).map((part) => ({ step, isUnderWarranty, quote: quoteName, test, part })),
      ),
    ),
  ),
)

it('every open order waits for exactly one thing, and a closed order for nothing', () => {
  expect(CASES.length).toBe(6 * 2 * 6 * 4 * 5)
  for (const orderCase of CASES) {
    const [, on, words] = RULES.find(([matches]) => matches(orderCase))!
    expect([orderCase, turnOfOrder(rowOf(orderCase, 'open'), NOW)]).toMatchObject([orderCase, { on, words }])
    for (const state of STATES.slice(1)) expect(turnOfOrder(rowOf(orderCase, state), NOW)).toBeNull()
  }
})

const COMMON_CASE: Case = { step: 3, isUnderWarranty: false, quote: 'valid', test: 'none', part: 'none' }
const sinceOf = (changes: Partial<Case>) =>
  turnOfOrder(rowOf({ ...COMMON_CASE, ...changes }, 'open'), NOW)!.since.toISOString()

it('a turn begins with the step, the decision, the signature, or the midnight in İstanbul after the last day', () => {
  const [arrived, decided, midnight] = [ARRIVED_AT, DECIDED_AT, '2026-03-11T21:00:00Z'].map((time) =>
    new Date(time).toISOString(),
  )
  expect([sinceOf({}), sinceOf({ step: 4 }), sinceOf({ part: 'today' })]).toEqual([arrived, arrived, arrived])
  expect([sinceOf({ quote: 'approved' }), sinceOf({ quote: 'declined' })]).toEqual([decided, decided])
  expect([sinceOf({ step: 5, test: 'passed' }), sinceOf({ step: 5, test: 'failed' })]).toEqual([decided, decided])
  expect([sinceOf({ quote: 'expired' }), sinceOf({ part: 'late' })]).toEqual([midnight, midnight])
})

it('a record signed before the device returned to the load test belongs to an earlier test', () => {
  const row = rowOf({ ...COMMON_CASE, step: 5, test: 'passed' }, 'open')
  expect(turnOfOrder({ ...row, stepSince: '2026-03-10T08:00:01Z' }, NOW)?.words).toBe('test edilecek')
})
