import { istanbulDay, daysLater, dayOf } from '@/lib/platform/turkish/dates'
import type { Settings } from '@/lib/settings/schema'

// Money is in whole kuruş or cents everywhere. Each step is rounded half up.

export const LINE_KINDS = ['labour', 'part', 'shipping'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const UNITS = ['adet', 'saat', 'set', 'm'] as const
export type Unit = (typeof UNITS)[number]

/** The largest amount in kuruş or cents: 20 million. It is stored as a 32-bit integer. */
export const MAX_AMOUNT = 2_000_000_000

export const DISCOUNT_KINDS = ['amount', 'percent'] as const

/**
 * A line of a quote. `partId` is the part in stock that it is linked to; older lines lack it. `quantity` has at most three
 * decimals; `unitPrice` includes VAT if the quote's prices do. Both may be null in a draft.
 */
export type QuoteLine = {
  kind: LineKind
  text: string
  quantity: number | null
  unit: Unit
  unitPrice: number | null
  partId?: string | null
}

/** A discount on the sum of the lines. `value` is an amount, or hundredths of a per cent. */
export type Discount = { kind: (typeof DISCOUNT_KINDS)[number]; value: number }

/** Returns `dividend / divisor`, rounded half up. Neither is negative; the dividend may exceed 2^53. */
const divideHalfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

const product = (a: number, b: number) => BigInt(a) * BigInt(b)

/** Returns quantity × unit price, or null for an incomplete line. */
export function lineTotal({ quantity, unitPrice }: Pick<QuoteLine, 'quantity' | 'unitPrice'>): number | null {
  if (quantity === null || unitPrice === null) return null
  return divideHalfUp(product(Math.round(quantity * 1000), unitPrice), 1000n)
}

/** Returns the sum of the lines, the discount, and the difference, all with VAT if the prices include it. */
export function sumOfLines(lines: readonly Pick<QuoteLine, 'quantity' | 'unitPrice'>[], discount: Discount | null) {
  const subtotal = lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0)
  const percentAmount = discount?.kind === 'percent' ? divideHalfUp(product(subtotal, discount.value), 10_000n) : 0
  const discountAmount = discount?.kind === 'amount' ? discount.value : percentAmount
  return { subtotal, discountAmount, amount: subtotal - discountAmount }
}

type Price = { amount: number; vatIncluded: boolean; vatRate: number }

/**
 * Returns the price without VAT, the VAT, and the total to pay. `amount` is the result of `sumOfLines`. Called by `sentColumns`
 * (mutations.ts) when a quote is sent, by `quoteSums` (quote-draft.ts) during typing, and by `storedAmountsOf` for a draft. If the
 * rule changes, e2e/support/random-quotes.ts must check the new rule. A copy of the old rule must stay in sums.ts, for quotes of older
 * versions of the site, and in `splitAmount`.
 */
export function amountsOf({ amount, vatIncluded, vatRate }: Price) {
  const net = vatIncluded ? divideHalfUp(product(amount, 100), BigInt(100 + vatRate)) : amount
  const vat = vatIncluded ? amount - net : divideHalfUp(product(amount, vatRate), 100n)
  return { net, vat, total: net + vat }
}

/** Splits an amount including VAT into net amount and VAT, and returns the withheld VAT. `withholding` is in tenths of the VAT. */
export function splitAmount(amount: number, vatRate: number, withholding: number) {
  const { net, vat } = amountsOf({ amount, vatIncluded: true, vatRate })
  return { amount, net, vat, withheld: divideHalfUp(product(vat, withholding), 10n) }
}

/**
 * Divides a payment over the open shares of an invoice, one after the other: each gets its open amount, and the last one also gets the
 * excess. A payment in another currency is divided in proportion to the open amounts. If no share is open, the last one gets all.
 */
export function dividePayment<Share extends { open: number }>(
  amount: number,
  shares: readonly Share[],
  isForeign: boolean,
): (Share & { part: number })[] {
  const openShares = shares.filter(({ open }) => open > 0)
  const payableShares = openShares.length > 0 ? openShares : shares.slice(-1)
  const totalOpen = openShares.reduce((sum, { open }) => sum + open, 0)
  let remaining = amount
  return payableShares.map((share, index) => {
    const due = isForeign && totalOpen > 0 ? divideHalfUp(product(amount, share.open), BigInt(totalOpen)) : share.open
    const part = index === payableShares.length - 1 ? remaining : Math.min(due, remaining)
    remaining -= part
    return { ...share, part }
  })
}

type StoredAmount = bigint | number | null

/** The price columns of a quote. `net`, `vat` and `total` are stored when it is sent; in a draft they are null. */
type PriceColumns = Price & { net: StoredAmount; vat: StoredAmount; total: StoredAmount }

/** The columns that `storedAmountsOf` needs. */
export const amountColumns = {
  amount: true,
  vatIncluded: true,
  vatRate: true,
  net: true,
  vat: true,
  total: true,
} as const

/**
 * Returns the price without VAT, the VAT and the total of a stored quote. Those of a sent quote are stored; those of a draft are
 * computed.
 */
export function storedAmountsOf(quote: PriceColumns) {
  const { net, vat, total } = quote
  if (net === null || vat === null || total === null) return amountsOf(quote)
  return { net: Number(net), vat: Number(vat), total: Number(total) }
}

/** Returns the line of a quote with a single amount. */
export const singleLine = (amount: number): QuoteLine => ({
  kind: 'labour',
  text: 'Onarım',
  quantity: 1,
  unit: 'adet',
  unitPrice: amount,
})

/** The columns of a quote from which `readQuote` computes its content. */
type StoredQuote = PriceColumns & {
  lines: unknown
  discountKind: string
  discountValue: number
  leadDays: number
  validUntil: Date
}

/** What a draft stores if it has no lead time or no last day. The columns are not nullable. */
export const NO_LEAD_DAYS = -1
export const NO_LAST_DAY = new Date(0)

const discountOf = ({ discountKind, discountValue }: Pick<StoredQuote, 'discountKind' | 'discountValue'>) =>
  discountKind === '' ? null : ({ kind: discountKind, value: discountValue } as Discount)

/** Returns the content of a stored quote: its lines with their totals, and its sums. Values that a draft lacks are null. */
export function readQuote(quote: StoredQuote) {
  const storedLines = quote.lines as QuoteLine[]
  const lines = storedLines.length > 0 || quote.amount === 0 ? storedLines : [singleLine(quote.amount)]
  const discount = discountOf(quote)
  const { subtotal, discountAmount } = sumOfLines(lines, discount)
  return {
    lines: lines.map((line) => ({ ...line, partId: line.partId ?? null, total: lineTotal(line) })),
    discount,
    subtotal,
    discountAmount,
    ...storedAmountsOf(quote),
    leadDays: quote.leadDays === NO_LEAD_DAYS ? null : quote.leadDays,
    validUntil: quote.validUntil.getTime() === NO_LAST_DAY.getTime() ? null : quote.validUntil,
  }
}

/** Whether a quote without a decision is past its last day in İstanbul. */
export function isExpired(
  quote: { decision: string | null; validUntil: string | Date | null } | null,
  now = new Date(),
): boolean {
  if (!quote || quote.decision || !quote.validUntil) return false
  return dayOf(quote.validUntil) < istanbulDay(now)
}

/** Returns the initial values of a new quote. A value is null if the settings have no default. */
export function quoteDefaultsOf({ orders }: Pick<Settings, 'orders'>, now: Date) {
  const { quoteValidDays: days, quoteLeadDays: leadDays, quoteVatRate: vatRate } = orders
  return { validUntil: days > 0 ? daysLater(istanbulDay(now), days) : null, leadDays, vatRate }
}
