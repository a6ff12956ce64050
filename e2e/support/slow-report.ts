import { codeKey } from '@/lib/faults/alarm-code'
import { amountsOf } from '@/lib/orders/quotes'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { foldText } from '@/lib/platform/turkish/search'
import { bucketsOf, daysLater, previousBounds } from '@/lib/report/period'
import type { Amounts, Day, Decisions, OrderFigures, Period, Span, Spread } from '@/lib/report/report'
import { FAULTS, type RandomOrder, type RandomQuote } from './random-orders'

// The figures about orders once more, in the order of their definitions and without the database.

const DAY_MS = 24 * 60 * 60 * 1000

const known = new Map<number, Day>()
/** Returns the day of a time in İstanbul, which is asked for many times. */
function dayOf(at: Date): Day {
  const day = known.get(at.getTime()) ?? istanbulDay(at)
  known.set(at.getTime(), day)
  return day
}

const isIn = (at: Date | null, { from, to }: Span) => at !== null && dayOf(at) >= from && dayOf(at) <= to

/** Returns the bars of a period, each with the span before the period that it is compared with. */
function barsOf(period: Period, today: Day) {
  const buckets = bucketsOf(period, period.unit, today)
  const bounds = previousBounds(period, buckets)
  return buckets.map((bucket, i) => {
    const to = daysLater(bounds[i + 1]!, -1)
    return { bucket, before: { from: bounds[i]!, to: to < period.from ? to : period.previous.to } }
  })
}

/** The value below which a share of the values lies, between the two nearest ones. */
function quantile(sorted: number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]!
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1)
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const count = sorted.length
  if (count < 5) return { count, median: null, p90: null, values: sorted }
  return { count, median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9), values: [] }
}

/** Returns when the last stay of an order at each step began and ended. */
function staysOf({ events }: RandomOrder): Map<number, { since: Date; until: Date | null }> {
  const stays = new Map<number, { since: Date; until: Date | null }>()
  let place = 0
  let here: number | null = null
  for (const { kind, step, createdAt } of events) {
    if (kind === 'photo' || kind === 'link') continue
    const isArrival = kind !== 'closed' && (step !== place || kind === 'reopened')
    if ((isArrival || kind === 'closed') && here !== null) {
      stays.get(here)!.until = createdAt
      here = null
    }
    if (isArrival) {
      stays.set(step, { since: createdAt, until: null })
      here = step
    }
    place = step
  }
  return stays
}

const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const bare = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '')

function topTen(counts: Map<string, number>) {
  const rows = [...counts].map(([label, count]) => ({ label, count }))
  return rows.toSorted((a, b) => b.count - a.count || byCodePoint(a.label, b.label)).slice(0, 10)
}

function countBy(labels: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}

/** Counts labels that differ in case, spaces and signs as one, by the spelling that most have. */
function rank(labels: string[]) {
  const counts = new Map<string, number>()
  for (const key of new Set(labels.map(bare)))
    if (key !== '') {
      const own = labels.filter((label) => bare(label) === key)
      counts.set(topTen(countBy(own))[0]!.label, own.length)
    }
  return topTen(counts)
}

/** Returns the codes of the order's brand that its description contains. */
function codesOf({ deviceBrand, faultDescription }: RandomOrder): string[] {
  const parts = foldText(faultDescription)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const keys = parts.flatMap((_, i) => [1, 2].map((length) => codeKey(parts.slice(i, i + length).join(''))))
  const known = FAULTS.filter(({ brand, code }) => bare(brand) === bare(deviceBrand) && /\D|\d{3}/.test(code))
  return [
    ...new Set(known.filter(({ code }) => keys.includes(codeKey(code))).map(({ code, brand }) => `${code}, ${brand}`)),
  ]
}

const lastSent = ({ quotes }: RandomOrder) => quotes.findLast(({ sentAt }) => sentAt !== null) ?? null

export function slowReport(
  orders: RandomOrder[],
  period: Period,
  now: Date,
): { orders: OrderFigures; amounts: Amounts } {
  const today = istanbulDay(now)
  const bars = barsOf(period, today)
  const { previous } = period
  const ended = (state: string) => orders.filter((order) => order.state === state)
  const openedIn = (span: Span) => orders.filter(({ createdAt }) => isIn(createdAt, span)).length
  const closedIn = (span: Span, list = orders) => list.filter(({ closedAt }) => isIn(closedAt, span)).length
  const closings = (span: Span) => ({
    delivered: closedIn(span, ended('delivered')),
    returned: closedIn(span, ended('returned')),
    cancelled: closedIn(span, ended('cancelled')),
  })
  const opened = orders.filter((order) => isIn(order.createdAt, period))

  const delivery = (span: Span) => {
    const list = ended('delivered').filter((order) => isIn(order.closedAt, span))
    const promised = list.filter(({ promisedOn }) => promisedOn !== null)
    const kept = promised.filter(({ closedAt, promisedOn }) => dayOf(closedAt!) <= promisedOn!)
    return {
      spread: spread(list.map(({ closedAt, createdAt }) => (closedAt!.getTime() - createdAt.getTime()) / DAY_MS)),
      kept: { kept: kept.length, of: promised.length },
      back: list.filter(({ id }) => orders.some(({ underWarrantyOf }) => underWarrantyOf === id)).length,
    }
  }

  const stepDays = (step: number, span: Span) =>
    spread(
      orders.flatMap((order) => {
        const stay = staysOf(order).get(step)
        return stay?.until && isIn(stay.until, span) ? [(stay.until.getTime() - stay.since.getTime()) / DAY_MS] : []
      }),
    )

  const quotes = orders.flatMap((order) => lastSent(order) ?? [])
  const sent = (span: Span) => quotes.filter(({ sentAt }) => isIn(sentAt, span))
  const hours = (span: Span) =>
    spread(
      sent(span).flatMap(({ sentAt, decidedAt }) =>
        decidedAt ? (decidedAt.getTime() - sentAt!.getTime()) / 3600_000 : [],
      ),
    )
  const decisions = (span: Span): Decisions => {
    const of = (is: (quote: RandomQuote) => boolean) => sent(span).filter(is).length
    return {
      approved: of(({ decision }) => decision === 'approved'),
      declined: of(({ decision }) => decision === 'declined'),
      expired: of(({ decision, validUntil }) => decision === null && validUntil < today),
      waiting: of(({ decision, validUntil }) => decision === null && validUntil >= today),
    }
  }
  const approved = (currency: string, span: Span) =>
    quotes.filter(
      (quote) => quote.decision === 'approved' && quote.currency === currency && isIn(quote.decidedAt, span),
    )
  const sum = (currency: string, span: Span) =>
    approved(currency, span).reduce((total, quote) => total + amountsOf(quote).net, 0)
  const currencies = ['TRY', 'EUR', 'USD'].filter(
    (currency) => currency === 'TRY' || approved(currency, period).length + approved(currency, previous).length > 0,
  )

  const returned = orders.flatMap((again) => {
    const first = orders.find(
      ({ id, state, closedAt }) => id === again.underWarrantyOf && state === 'delivered' && isIn(closedAt, period),
    )
    return first ? [{ again, first }] : []
  })
  const [own, before] = [delivery(period), delivery(previous)]
  const modelOf = ({ deviceBrand, deviceModel }: RandomOrder) => `${deviceBrand.trim()} ${deviceModel.trim()}`.trim()
  return {
    orders: {
      opened: {
        buckets: bars.map((bar) => ({ ...bar.bucket, count: openedIn(bar.bucket), previous: openedIn(bar.before) })),
        total: opened.length,
        previous: openedIn(previous),
      },
      closed: {
        buckets: bars.map((bar) => ({ ...bar.bucket, ...closings(bar.bucket), previous: closedIn(bar.before) })),
        ...closings(period),
        previous: closedIn(previous),
      },
      stepsToday: [1, 2, 3, 4, 5, 6].map((step) => ({
        step,
        count: ended('open').filter((order) => order.step === step).length,
      })),
      stepDays: [1, 2, 3, 4, 5, 6].map((step) => ({
        step,
        ...stepDays(step, period),
        previousMedian: stepDays(step, previous).median,
      })),
      delivery: { now: own.spread, previous: before.spread, promised: own.kept, previousPromised: before.kept },
      decisionHours: { now: hours(period), previous: hours(previous) },
      decisions: { now: decisions(period), previous: decisions(previous) },
      brands: { rows: rank(opened.map(({ deviceBrand }) => deviceBrand.trim())), of: opened.length },
      devices: {
        rows: rank(opened.filter(({ deviceModel }) => deviceModel.trim() !== '').map(modelOf)),
        of: opened.length,
      },
      codes: { rows: topTen(countBy(opened.flatMap(codesOf))), of: opened.length },
      warranty: {
        delivered: own.spread.count,
        back: own.back,
        previousDelivered: before.spread.count,
        previousBack: before.back,
        orders: returned
          .toSorted(
            (a, b) => b.again.createdAt.getTime() - a.again.createdAt.getTime() || byCodePoint(a.again.id, b.again.id),
          )
          .map(({ again: { id, number }, first }) => ({
            id,
            number,
            firstId: first.id,
            firstNumber: first.number,
            device: `${first.deviceBrand} ${first.deviceModel}`.trim(),
          })),
      },
    },
    amounts: currencies.map((currency) => ({
      currency,
      buckets: bars.map(({ bucket, before: earlier }) => ({
        ...bucket,
        amount: sum(currency, bucket),
        previous: sum(currency, earlier),
      })),
      total: sum(currency, period),
      previous: sum(currency, previous),
    })),
  }
}

/** Returns the messages from which orders were opened, and those with an approved quote. */
export function slowFunnel(orders: RandomOrder[], span: Span) {
  const own = orders.filter(({ messageId, createdAt }) => messageId !== null && isIn(createdAt, span))
  const distinct = (list: RandomOrder[]) => new Set(list.map(({ messageId }) => messageId)).size
  return { opened: distinct(own), approved: distinct(own.filter((order) => lastSent(order)?.decision === 'approved')) }
}
