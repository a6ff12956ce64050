import type { OrderAccountRow } from '@/lib/orders/account/data'
import { storedAmountsOf } from '@/lib/orders/quote/money'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import type { Currency } from '@/lib/platform/turkish/money'

/**
 * The billing states of an order: to be invoiced; paid in advance and to be invoiced; invoiced; partly or fully paid; or marked
 * as needing no invoice.
 */
export const ACCOUNT_STATES = [
  'to-invoice',
  'paid-to-invoice',
  'invoiced',
  'partly-paid',
  'paid',
  'no-invoice',
] as const
export type OrderAccountState = (typeof ACCOUNT_STATES)[number]

/** The states that wait for an invoice, and those that wait for payment. */
export const AWAITS_INVOICE = ['to-invoice', 'paid-to-invoice'] as const
export const AWAITS_PAYMENT = ['invoiced', 'partly-paid'] as const
const isOneOf = (states: readonly string[], state: string | null) => state !== null && states.includes(state)
export const awaitsInvoice = (state: string | null) => isOneOf(AWAITS_INVOICE, state)
export const awaitsPayment = (state: string | null) => isOneOf(AWAITS_PAYMENT, state)

/** The payment states that a customer sees. */
export const PAYMENT_STATES = ['awaited', 'partly-paid', 'paid'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What may differ from the expected amount: the invoices from the approved quote, or the payments from the invoices. */
export const DIFFERENCE_SUBJECTS = ['invoice', 'payment'] as const
export type DifferenceSubject = (typeof DIFFERENCE_SUBJECTS)[number]

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const lastDay = (days: readonly string[]) => days.toSorted().at(-1) ?? null

/** Returns the due date of the first share that the payments do not cover. */
function dueDate(shares: OrderAccountRow['shares'], paid: number): string | null {
  let covered = 0
  for (const { amount, withheld, dueOn } of shares.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))) {
    covered += amount - withheld
    if (paid < covered) return dueOn
  }
  return null
}

/** Returns by how much the invoices and the payments exceed the expected amounts; negative if they fall short. */
function differencesOf({ approved, invoiced, receivable, paid, isInvoiced }: Sums) {
  return {
    invoice: isInvoiced && approved > 0 ? invoiced - approved : 0,
    payment: isInvoiced ? paid - receivable : approved > 0 ? Math.max(paid - approved, 0) : 0,
  }
}

/** Returns the sums of an account. They omit amounts in other currencies. */
function sumsOf({ quote, shares, payments }: OrderAccountRow) {
  const approvedQuote = quote?.decision === 'approved' ? quote : null
  const currency = (shares[0]?.currency ?? approvedQuote?.currency ?? payments[0]?.currency ?? 'TRY') as Currency
  const invoiced = sum(shares.map(({ amount }) => amount))
  const withheld = sum(shares.map((share) => share.withheld))
  const countedPayments = payments.filter((payment) => payment.currency === currency)
  return {
    currency,
    approved: approvedQuote?.currency === currency ? storedAmountsOf(approvedQuote).total : 0,
    invoiced,
    withheld,
    receivable: invoiced - withheld,
    paid: sum(countedPayments.map(({ amount }) => amount)),
    isInvoiced: shares.length > 0,
  }
}

type Sums = ReturnType<typeof sumsOf>

function stateOf(
  { account, state, quote, payments }: OrderAccountRow,
  { approved, paid, isInvoiced }: Sums,
  open: number,
): OrderAccountState | null {
  if (account && account.noInvoice !== '') return 'no-invoice'
  if (isInvoiced) return open <= 0 ? 'paid' : paid > 0 ? 'partly-paid' : 'invoiced'
  if (approved > 0 && paid >= approved) return 'paid-to-invoice'
  const isDelivered = state === 'delivered' && quote?.decision === 'approved'
  return isDelivered || account?.byHand || payments.length > 0 ? 'to-invoice' : null
}

/**
 * Returns the account of an order: its state (null if there is nothing to invoice), its sums in one currency, the balance due (`open`),
 * the differences, and the dates of delivery, of the next payment due, and of full payment. Amounts are in kuruş or cents, including VAT.
 */
export function computeAccount(order: OrderAccountRow) {
  const sums = sumsOf(order)
  const { approved, paid, receivable, isInvoiced } = sums
  const { shares, payments, closedAt } = order
  const differences = differencesOf(sums)
  const isExplained = (subject: DifferenceSubject) =>
    order.differences.some(({ of, amount }) => of === subject && amount === differences[subject])
  const open = isExplained('payment') ? 0 : (isInvoiced ? receivable : approved) - paid
  const state = stateOf(order, sums, open)
  const isPaid = state === 'paid' || state === 'paid-to-invoice'
  const amounts: Record<OrderAccountState, number> = {
    'to-invoice': approved,
    'paid-to-invoice': approved,
    invoiced: open,
    'partly-paid': open,
    paid,
    'no-invoice': 0,
  }
  return {
    ...sums,
    state,
    open,
    differences,
    /** The amount that lists show and sum. */
    amount: state ? amounts[state] : 0,
    deliveredOn: order.state === 'delivered' && closedAt ? istanbulDay(closedAt) : null,
    dueOn: awaitsPayment(state) ? (order.account?.ownDueOn ?? dueDate(shares, paid)) : null,
    paidOn: isPaid ? (lastDay(payments.map(({ day }) => day)) ?? lastDay(shares.map(({ day }) => day))) : null,
  }
}
export type ComputedAccount = ReturnType<typeof computeAccount>
