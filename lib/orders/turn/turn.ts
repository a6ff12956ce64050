import { isPassed, type TestRow } from '@/lib/orders/load-test/results'
import type { OrderState } from '@/lib/orders/order/fields'
import { APPROVAL, DIAGNOSIS, isApproved, LOAD_TEST, RECEIVED, REPAIR } from '@/lib/orders/steps'
import { dayOf, daysLater, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'

/** Who has the next move with an open order: the workshop, the customer, or the supplier of the part. */
export const TURNS = ['us', 'customer', 'part'] as const
export type TurnOn = (typeof TURNS)[number]

/** What an open order may wait for: whose turn it is then, and the wait in words. */
export const WAITS = {
  diagnosis: { on: 'us', words: 'arıza tespitine alınacak' },
  quote: { on: 'us', words: 'teklif yazılacak' },
  draft: { on: 'us', words: 'teklif taslakta' },
  answer: { on: 'customer', words: 'yanıt bekliyor' },
  expired: { on: 'us', words: 'teklifin süresi doldu' },
  approved: { on: 'us', words: 'onaylandı, onarıma alın' },
  warranty: { on: 'us', words: 'garantide, onarıma alın' },
  declined: { on: 'us', words: 'onaylanmadı: iade ya da yeni teklif' },
  repair: { on: 'us', words: 'onarımda' },
  test: { on: 'us', words: 'test edilecek' },
  signature: { on: 'us', words: 'tutanak imzalanacak' },
  'failed-test': { on: 'us', words: 'test geçmedi' },
  delivery: { on: 'us', words: 'teslime hazırlanacak' },
  pickup: { on: 'customer', words: 'teslim alınmayı bekliyor' },
  part: { on: 'part', words: 'parça bekleniyor' },
  'late-part': { on: 'us', words: 'parça gecikti' },
  'arrived-part': { on: 'us', words: 'parça geldi' },
} as const satisfies Record<string, { on: TurnOn; words: string }>

export type WaitsFor = keyof typeof WAITS
export const WAITS_FOR = Object.keys(WAITS) as WaitsFor[]

/** Returns everything that an order may wait for when it is this party's turn. */
export const waitsOn = (on: TurnOn) => WAITS_FOR.filter((wait) => WAITS[wait].on === on)

/** What an order waits for when its repair can begin or continue. */
export const READY_FOR_REPAIR: WaitsFor[] = ['approved', 'warranty', 'arrived-part']

type Time = Date | string

/** The facts that decide the turn of an order, as a query with `turnColumns` reads them. Days are in İstanbul. */
export type TurnRow = {
  state: string
  step: number
  stepSince: Time
  /** The former order whose warranty covers the repair. */
  underWarrantyOf: string | null
  waitingForPart: boolean
  partExpectedOn: Time | null
  /** When the awaited part arrived. */
  partArrivedAt: Time | null
  /** Newest first. The customer sees the newest that was sent. */
  quotes: readonly { decision: string | null; decidedAt: Time | null; sentAt: Time | null; validUntil: Time | null }[]
  /** The records of load tests, newest first. */
  loadTests: readonly { signedAt: Time | null; rows: unknown }[]
  /** The number of quotes that were not sent. */
  _count: { quotes: number }
}

/** Whose turn it is with an open order, what it waits for, and since when. */
type Turn = { on: TurnOn; waitsFor: WaitsFor; words: string; since: Date }

const isPast = (day: Time, today: string) => dayOf(day) < today
const endOf = (day: Time) => startOfDay(daysLater(dayOf(day), 1))

/** Returns what an open order waits for and, if the wait began later than the step, since when. `turnSql` has the same rules in SQL. */
function waitOf(order: TurnRow, today: string): [WaitsFor, Time?] {
  const { step, stepSince, partExpectedOn, partArrivedAt, quotes, loadTests } = order
  const quote = quotes.find(({ sentAt }) => sentAt)
  const [loadTest] = loadTests
  if (order.waitingForPart && partArrivedAt) return ['arrived-part', partArrivedAt]
  if (order.waitingForPart)
    return partExpectedOn && isPast(partExpectedOn, today) ? ['late-part', endOf(partExpectedOn)] : ['part']
  if (step === APPROVAL && isApproved({ quote })) return ['approved', quote!.decidedAt!]
  if (step <= APPROVAL && order.underWarrantyOf !== null) return ['warranty']
  if (step === RECEIVED) return ['diagnosis']
  if (step === DIAGNOSIS || (step === APPROVAL && !quote)) return [order._count.quotes > 0 ? 'draft' : 'quote']
  if (step === APPROVAL) {
    const { decision, decidedAt, sentAt, validUntil } = quote!
    if (decision) return ['declined', decidedAt!]
    return isPast(validUntil!, today) ? ['expired', endOf(validUntil!)] : ['answer', sentAt!]
  }
  if (step === REPAIR) return ['repair']
  if (step !== LOAD_TEST) return ['pickup']
  if (!loadTest) return ['test']
  const { signedAt, rows } = loadTest
  if (!signedAt) return ['signature']
  // A record signed before the device came to this step belongs to an earlier test.
  if (new Date(signedAt) < new Date(stepSince)) return ['test']
  return [isPassed(rows as TestRow[]) ? 'delivery' : 'failed-test', signedAt]
}

/** Returns whose turn it is with an order, or null for a closed order. */
export function turnOfOrder(order: TurnRow, now = new Date()): Turn | null {
  if (order.state !== ('open' satisfies OrderState)) return null
  const [waitsFor, waitStart = 0] = waitOf(order, istanbulDay(now))
  const since = new Date(Math.max(new Date(order.stepSince).getTime(), new Date(waitStart).getTime()))
  return { waitsFor, ...WAITS[waitsFor], since }
}
