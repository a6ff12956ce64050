import { DECISION_LABELS, stateLabel } from '@/lib/orders/words'
import type { FactRow, NoteRow, Order, OrderCounts, OrderRow, PhotoRow, QuoteRow } from '@/lib/orders/data'
import { isApproved, type Step, stepName } from '@/lib/orders/steps'
import { amountsOf } from '@/lib/orders/quotes'
import { type Currency, type DecidedHow, type Decision, type OrderState } from '@/lib/orders/schema'
import { type Columns, type Table, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { OrderFacts, QuoteFacts } from '@/lib/orders/mails'
import { absoluteUrl } from '@/lib/settings/urls'
import { orderPath } from '@/lib/site/pages'

/** Returns a date column as YYYY-MM-DD. */
export const day = (date: Date | null) => date && date.toISOString().slice(0, 10)
/** Returns a time in ISO 8601, UTC. */
export const time = (date: Date | null) => date && date.toISOString()

/** Returns what mails say of an order. */
export function orderFacts({ quotes: [quote], ...order }: FactRow): OrderFacts {
  return { ...order, isApproved: isApproved({ quote }), warrantyUntil: day(order.warrantyUntil) }
}

/** Returns what mails say of a quote. */
export function quoteFacts(quote: QuoteRow): QuoteFacts {
  const { version, vatRate, work, leadDays, decidedBy, decisionNote } = quote
  return {
    version,
    ...amountsOf(quote),
    vatRate,
    currency: quote.currency as Currency,
    work,
    leadDays,
    validUntil: day(quote.validUntil)!,
    decision: quote.decision as Decision | null,
    decidedBy,
    decisionNote,
  }
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

/** Returns an internal note. */
export function serializeNote({ id, text, author, createdAt }: NoteRow) {
  return { id, text, author, createdAt: time(createdAt)! }
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
    /** How many photos the customer added that no staff member has seen. */
    newPhotos: order._count.photos,
    /** When a closed order was opened again, until it is closed once more. */
    reopenedAt:
      order.state === 'open' ? time(order.events.find(({ kind }) => kind === 'reopened')?.createdAt ?? null) : null,
    createdAt: time(order.createdAt)!,
    updatedAt: time(order.updatedAt)!,
  }
}

/** Returns 22200,00 for 2220000 kuruş. */
const decimalLabel = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
/** Returns 12.03.2026. */
const dayLabel = (date: Date | null) => (day(date) ?? '').split('-').toReversed().join('.')
const decisionLabel = ({ decision }: QuoteRow) => (decision ? DECISION_LABELS[decision as Decision] : 'Yanıt bekliyor')
const timeLabel = (date: Date | null) => (date ? formatDateTime(date) : '')

/** The columns of the list as a file. */
const COLUMNS: Columns<OrderRow> = [
  ['İş emri', ({ number }) => number],
  ['Durum', ({ state }) => stateLabel(state)],
  ['Adım', ({ step }) => stepName(step)],
  ['Adımda', ({ stepSince }) => timeLabel(stepSince)],
  ['Firma', ({ companyName }) => companyName],
  ['Yetkili', ({ contactPerson }) => contactPerson],
  ['Telefon', ({ phone }) => phone],
  ['E-posta', ({ email }) => email],
  ['Marka', ({ deviceBrand }) => deviceBrand],
  ['Model', ({ deviceModel }) => deviceModel],
  ['Seri numarası', ({ serialNumber }) => serialNumber],
  ['Arıza', ({ faultDescription }) => faultDescription],
  ['Sorumlu', ({ responsible }) => responsible],
  ['Söz verilen gün', ({ promisedOn }) => dayLabel(promisedOn)],
  ['Parça bekleniyor', ({ waitingForPart }) => (waitingForPart ? 'Evet' : '')],
  ['Teklif, KDV dahil', ({ quotes: [quote] }) => (quote ? decimalLabel(amountsOf(quote).total) : '')],
  ['Para birimi', ({ quotes: [quote] }) => quote?.currency ?? ''],
  ['Karar', ({ quotes: [quote] }) => (quote ? decisionLabel(quote) : '')],
  ['Karar zamanı', ({ quotes: [quote] }) => timeLabel(quote?.decidedAt ?? null)],
  ['Açıldı', ({ createdAt }) => timeLabel(createdAt)],
  ['Kapandı', ({ closedAt }) => timeLabel(closedAt)],
  ['Garanti son günü', ({ warrantyUntil }) => dayLabel(warrantyUntil)],
]

/** Returns orders as a table of texts, with Turkish headings. */
export function orderTable(orders: OrderRow[]): Table {
  return tableOf(COLUMNS, orders)
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
    notes: order.notes.map(serializeNote),
    photos: order.photos.map(serializePhoto),
    mails: order.mails.map(({ id, kind, recipient, status, attempts, lastError, nextAttemptAt, sentAt, createdAt }) => {
      const times = { nextAttemptAt: time(nextAttemptAt), sentAt: time(sentAt), createdAt: time(createdAt)! }
      return { id, kind, recipient, status, attempts, lastError, ...times }
    }),
    /** Other open orders of the same telephone. */
    samePhone: order.samePhone,
    /** Whether mails are sent (SMTP_URL) or only written to files. */
    mailIsConfigured: order.mailIsConfigured,
    /** Months of warranty after a delivery, unless staff choose a day. */
    warrantyMonths: order.warrantyMonths,
    /** Months for which the customer's page can be read after the order was closed. */
    closedPageMonths: order.closedPageMonths,
  }
}

export type OrderJson = ReturnType<typeof serializeOrder>
export type OrderRowJson = ReturnType<typeof serializeOrderRow>
export type QuoteJson = ReturnType<typeof serializeQuote>
export type PhotoJson = ReturnType<typeof serializePhoto>

/** Returns the counts of the panel: open orders by step with the oldest time there, orders by state, and what is wanted. */
export function serializeCounts({ steps, states, attention, decided, photographed, waiting }: OrderCounts) {
  return {
    steps: steps.map(({ step, count, since }) => ({ step, count, since: time(since) })),
    states,
    attention,
    newDecisions: attention['new-decision'],
    decided: decided.map(serializeOrderRow),
    photographed: photographed.map(serializeOrderRow),
    waiting: waiting.map(serializeOrderRow),
  }
}
export type CountsJson = ReturnType<typeof serializeCounts>
