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

type Money = { amount: number; currency: string }
/** An order's share of an invoice. Days are YYYY-MM-DD. */
type Share = Money & { withheld: number; day: string; dueOn: string }
type Payment = Money & { day: string }

/** The facts from which an order's account is computed. Amounts are in kuruş or cents, including VAT. */
export type OrderAccountFacts = {
  /** The day in İstanbul on which the device was delivered, or null. */
  deliveredOn: string | null
  /** The total of the newest sent quote, if it is approved. */
  approved: Money | null
  /** Whether staff marked the order for invoicing before delivery. */
  byHand: boolean
  hasNoInvoice: boolean
  /** The due date that staff set for the order. */
  ownDueOn: string | null
  shares: readonly Share[]
  payments: readonly Payment[]
  /** The differences that staff have explained. */
  differences: readonly { of: string; amount: number }[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const lastDay = (days: readonly string[]) => days.toSorted().at(-1) ?? null

/** Returns the due date of the first share that the payments do not cover. */
function dueDate(shares: readonly Share[], paid: number): string | null {
  let covered = 0
  for (const { amount, withheld, dueOn } of shares.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))) {
    covered += amount - withheld
    if (paid < covered) return dueOn
  }
  return null
}

/** Returns by how much the invoices and the payments exceed the expected amounts; negative if they fall short. */
function differencesOf({ approved, invoiced, receivable, paid, isInvoiced }: ReturnType<typeof sumsOf>) {
  return {
    invoice: isInvoiced && approved > 0 ? invoiced - approved : 0,
    payment: isInvoiced ? paid - receivable : approved > 0 ? Math.max(paid - approved, 0) : 0,
  }
}

/** Returns the sums of an account. They omit amounts in other currencies. */
function sumsOf({ approved, shares, payments }: OrderAccountFacts) {
  const currency = (shares[0]?.currency ?? approved?.currency ?? payments[0]?.currency ?? 'TRY') as Currency
  const invoiced = sum(shares.map(({ amount }) => amount))
  const withheld = sum(shares.map((share) => share.withheld))
  const countedPayments = payments.filter((payment) => payment.currency === currency)
  return {
    currency,
    approved: approved?.currency === currency ? approved.amount : 0,
    invoiced,
    withheld,
    receivable: invoiced - withheld,
    paid: sum(countedPayments.map(({ amount }) => amount)),
    isInvoiced: shares.length > 0,
  }
}

type Sums = ReturnType<typeof sumsOf>

function stateOf(
  facts: OrderAccountFacts,
  { approved, paid, isInvoiced }: Sums,
  open: number,
): OrderAccountState | null {
  if (facts.hasNoInvoice) return 'no-invoice'
  if (isInvoiced) return open <= 0 ? 'paid' : paid > 0 ? 'partly-paid' : 'invoiced'
  if (approved > 0 && paid >= approved) return 'paid-to-invoice'
  const isDelivered = facts.deliveredOn !== null && facts.approved !== null
  return isDelivered || facts.byHand || facts.payments.length > 0 ? 'to-invoice' : null
}

/**
 * Returns the account of an order: its state (null if there is nothing to invoice), its sums in one currency, the balance due (`open`),
 * the differences, and the dates of delivery, of the next payment due, and of full payment.
 */
export function computeAccount(facts: OrderAccountFacts) {
  const sums = sumsOf(facts)
  const { approved, paid, receivable, isInvoiced } = sums
  const differences = differencesOf(sums)
  const isExplained = (subject: DifferenceSubject) =>
    facts.differences.some(({ of, amount }) => of === subject && amount === differences[subject])
  const open = isExplained('payment') ? 0 : (isInvoiced ? receivable : approved) - paid
  const state = stateOf(facts, sums, open)
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
    deliveredOn: facts.deliveredOn,
    dueOn: awaitsPayment(state) ? (facts.ownDueOn ?? dueDate(facts.shares, paid)) : null,
    paidOn: isPaid
      ? (lastDay(facts.payments.map(({ day }) => day)) ?? lastDay(facts.shares.map(({ day }) => day)))
      : null,
  }
}
export type ComputedAccount = ReturnType<typeof computeAccount>
