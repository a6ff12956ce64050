import type { Order, OrderCounts, OrderRow, PhotoRow, QuoteRow } from '@/lib/domains/work-orders/data'
import type { Currency, DecidedHow, Decision, OrderState, Step } from '@/lib/domains/work-orders/schema'
import { absoluteUrl } from '@/lib/seo/urls'
import { orderPath } from '@/lib/site/pages'

/** Returns a date column as YYYY-MM-DD. */
export const day = (date: Date | null) => date && date.toISOString().slice(0, 10)
/** Returns a time in ISO 8601, UTC. */
export const time = (date: Date | null) => date && date.toISOString()

/** Returns what is to be paid, the price without VAT and the VAT, all in kuruş or cents. */
export function amountsOf({ amount, vatIncluded, vatRate }: Pick<QuoteRow, 'amount' | 'vatIncluded' | 'vatRate'>) {
  const net = vatIncluded ? Math.round((amount * 100) / (100 + vatRate)) : amount
  const vat = vatIncluded ? amount - net : Math.round((amount * vatRate) / 100)
  return { net, vat, total: net + vat }
}

/** Returns a version of a quote as staff see it. `sentAt` is null for a draft. */
export function serializeQuote(quote: QuoteRow) {
  const { version, amount, vatIncluded, vatRate, work, leadDays, decidedBy, decisionNote, recordedBy } = quote
  return {
    version,
    amount,
    currency: quote.currency as Currency,
    vatIncluded,
    vatRate,
    ...amountsOf(quote),
    work,
    leadDays,
    validUntil: day(quote.validUntil)!,
    sentAt: time(quote.sentAt),
    decision: quote.decision as Decision | null,
    decidedAt: time(quote.decidedAt),
    decidedBy,
    decidedHow: quote.decidedHow as DecidedHow | '',
    decisionNote,
    recordedBy,
  }
}

/** Returns a photo as staff see it. It is read from `/admin/foto/{id}`. */
export function serializePhoto({ id, width, height, caption, author, forCustomer, createdAt }: PhotoRow) {
  return { id, width, height, caption, author, forCustomer, createdAt: time(createdAt)! }
}

/** Returns a row of the list of orders. `quote` is the one that the customer sees. */
export function serializeOrderRow(order: OrderRow) {
  const { id, number, companyName, contactPerson, phone, email, deviceBrand, deviceModel, serialNumber } = order
  const [quote] = order.quotes
  return {
    id,
    number,
    companyName,
    contactPerson,
    phone,
    email,
    deviceBrand,
    deviceModel,
    serialNumber,
    faultDescription: order.faultDescription,
    step: order.step as Step,
    state: order.state as OrderState,
    stepSince: time(order.stepSince)!,
    closedAt: time(order.closedAt),
    warrantyUntil: day(order.warrantyUntil),
    responsible: order.responsible,
    promisedOn: day(order.promisedOn),
    waitingForPart: order.waitingForPart,
    partExpectedOn: day(order.partExpectedOn),
    quote: quote ? serializeQuote(quote) : null,
    /** Whether the customer decided and no staff member has opened the order since. */
    isDecisionNew: Boolean(quote && quote.decision && quote.decidedHow === 'page' && !quote.decisionSeenAt),
    createdAt: time(order.createdAt)!,
    updatedAt: time(order.updatedAt)!,
  }
}

/** Returns everything about an order. `quotes` begin with the newest, drafts among them. */
export function serializeOrder(order: Order) {
  return {
    ...serializeOrderRow({ ...order, quotes: order.quotes.filter(({ sentAt }) => sentAt).slice(0, 1) }),
    messageId: order.messageId,
    accessories: order.accessories,
    diagnosis: order.diagnosis,
    diagnosedAt: time(order.diagnosedAt),
    partShown: order.partShown,
    trackingUrl: absoluteUrl(orderPath(order.token)),
    quotes: order.quotes.map(serializeQuote),
    events: order.events.map(({ id, kind, step, state, text, reason, quoteVersion, author, createdAt }) => {
      return { id, kind, step, state, text, reason, quoteVersion, author, createdAt: time(createdAt)! }
    }),
    notes: order.notes.map(({ id, text, author, createdAt }) => ({ id, text, author, createdAt: time(createdAt)! })),
    photos: order.photos.map(serializePhoto),
    mails: order.mails.map(({ id, kind, recipient, status, attempts, lastError, nextAttemptAt, sentAt, createdAt }) => {
      const times = { nextAttemptAt: time(nextAttemptAt), sentAt: time(sentAt), createdAt: time(createdAt)! }
      return { id, kind, recipient, status, attempts, lastError, ...times }
    }),
    /** Other open orders of the same telephone. */
    samePhone: order.samePhone,
    /** Whether mails are sent (SMTP_URL) or only written to files. */
    mailIsConfigured: order.mailIsConfigured,
  }
}

export type OrderJson = ReturnType<typeof serializeOrder>
export type OrderRowJson = ReturnType<typeof serializeOrderRow>
export type QuoteJson = ReturnType<typeof serializeQuote>
export type PhotoJson = ReturnType<typeof serializePhoto>

/** Returns the counts of the panel: open orders by step with the oldest time there, and orders by state. */
export function serializeCounts({ steps, states, newDecisions, decided, waiting }: OrderCounts) {
  return {
    steps: steps.map(({ step, count, since }) => ({ step, count, since: time(since) })),
    states,
    newDecisions,
    decided: decided.map(serializeOrderRow),
    waiting: waiting.map(serializeOrderRow),
  }
}
export type CountsJson = ReturnType<typeof serializeCounts>
