import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import { recomputeOrderAccount } from '@/lib/orders/account/mutations'
import { queueMail } from '@/lib/mail/queue-mail'
import {
  emailInCharge,
  getOrder,
  ORDER_MISSING,
  type Order,
  type QuoteRow,
  quoteColumns,
  sentQuoteArgs,
} from '@/lib/orders/order/data'
import {
  decisionConfirmedMail,
  newDecisionMail,
  orderMailFacts,
  quoteMailFacts,
  quoteReadyMail,
} from '@/lib/orders/mail/mails'
import {
  addEvent,
  changeOrder,
  conflict,
  invalid,
  type LockedOrder,
  lockOrder,
  mailCustomer,
} from '@/lib/orders/order/mutations'
import { storeQuotePaper } from '@/lib/orders/paper/papers'
import {
  amountsOf,
  isExpired,
  MAX_AMOUNT,
  NO_LAST_DAY,
  NO_LEAD_DAYS,
  type QuoteLine,
  sumOfLines,
} from '@/lib/orders/quote/money'
import type { DecidedHow, Decision } from '@/lib/orders/quote/fields'
import { linesOf, missingIn, type OwnDecision, type QuoteInput, type ReportedDecision } from '@/lib/orders/quote/schema'
import { APPROVAL } from '@/lib/orders/steps'
import {
  type CustomerOrder,
  getCustomerOrder,
  refuseExpiredPage,
  refuseMalformedToken,
} from '@/lib/orders/tracking/data'
import { decisionInSentence } from '@/lib/orders/words'
import { AppError } from '@/lib/platform/app-error'
import { db, visitorTransaction } from '@/lib/platform/db/client'
import { type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'
import { emailKey } from '@/lib/platform/fields/text'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { notificationAddresses } from '@/lib/settings/company'
import { readSettings } from '@/lib/settings/data'

/** Matches decisions that no staff member has seen. */
const unseenDecisionFilter = { decision: { not: null }, decisionSeenAt: null }

/** Returns the columns of a quote. */
export function toQuoteColumns(input: QuoteInput) {
  const { currency, vatIncluded, vatRate, work, leadDays, validUntil, discount } = input
  const lines = linesOf(input)
  return {
    amount: Math.min(Math.max(0, sumOfLines(lines, discount).amount), MAX_AMOUNT),
    lines,
    discountKind: discount?.kind ?? '',
    discountValue: discount?.value ?? 0,
    currency,
    vatIncluded,
    vatRate,
    work,
    leadDays: leadDays ?? NO_LEAD_DAYS,
    validUntil: validUntil ? new Date(validUntil) : NO_LAST_DAY,
  }
}
type Columns = ReturnType<typeof toQuoteColumns>

/** Returns the columns of a sent quote, including its amounts, which never change from then on. */
export const sentColumns = (columns: Columns, sentAt: Date) => ({ ...columns, ...amountsOf(columns), sentAt })

/** Whether saving changes nothing: the draft is the same, or with `send` the same quote is already sent and undecided. */
function isUnchanged(quote: QuoteRow, columns: Columns, send: boolean): boolean {
  const linesKey = (row: { lines: unknown }) => JSON.stringify((row.lines as QuoteLine[]).map(lineKey))
  const { lines: _, ...plainColumns } = columns
  const isSame =
    (Object.keys(plainColumns) as (keyof typeof plainColumns)[]).every(
      (name) => JSON.stringify(quote[name]) === JSON.stringify(columns[name]),
    ) && linesKey(quote) === linesKey(columns)
  return isSame && quote.decision === null && (quote.sentAt !== null) === send
}

/** Returns the fields of a line in a fixed order, because jsonb reorders them. */
const lineKey = ({ kind, text, quantity, unit, unitPrice, partId = null }: QuoteLine) => {
  return [kind, text, quantity, unit, unitPrice, partId]
}

/** Overwrites the draft of a locked order if there is one, or else adds a version. */
async function writeQuote(
  tx: Prisma.TransactionClient,
  workOrderId: string,
  newestQuote: QuoteRow | null,
  data: Columns | ReturnType<typeof sentColumns>,
): Promise<QuoteRow> {
  if (newestQuote?.sentAt === null)
    return tx.quote.update({ where: { id: newestQuote.id }, data, select: quoteColumns })
  const version = (newestQuote?.version ?? 0) + 1
  return tx.quote.create({ data: { ...data, id: newId(), workOrderId, version }, select: quoteColumns })
}

/**
 * Saves a draft of the quote, or sends it: then the customer sees it, the order moves to the approval, and a decision about an
 * earlier version no longer counts. Saving the same draft or sending the same undecided quote again changes nothing, and is not
 * refused as stale.
 * @throws {AppError} not-found, stale, conflict for a closed order, invalid-input for sending an incomplete quote
 */
export async function saveQuote(
  admin: AdminSession,
  id: string,
  input: QuoteInput,
  matchesVersion: VersionCheck,
): Promise<{ quote: QuoteRow; order: ItemVersion }> {
  const { send } = input
  return db().$transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, id)
    if (lockedOrder.state !== 'open') throw conflict('İş emri kapalı. Teklif vermek için önce yeniden açın.')
    const now = new Date()
    const missingErrors = send ? missingIn(input, istanbulDay(now)) : {}
    if (Object.keys(missingErrors).length > 0) throw invalid(missingErrors)
    const columns = toQuoteColumns(input)
    const where = { workOrderId: id }
    const newestQuote = await tx.quote.findFirst({ where, orderBy: { version: 'desc' }, select: quoteColumns })
    const isAtRightStep = !send || lockedOrder.step === APPROVAL
    if (isAtRightStep && newestQuote && isUnchanged(newestQuote, columns, send))
      return { quote: newestQuote, order: lockedOrder }
    refuseStale(lockedOrder, matchesVersion)
    const quote = await writeQuote(tx, id, newestQuote, send ? sentColumns(columns, now) : columns)
    if (!send) return { quote, order: await changeOrder(tx, id) }
    // A decision about an earlier version must not stay unseen, because no screen shows it.
    await tx.quote.updateMany({ where: { ...where, ...unseenDecisionFilter }, data: { decisionSeenAt: now } })
    const order = await changeOrder(tx, id, lockedOrder.step === APPROVAL ? {} : { step: APPROVAL, stepSince: now })
    await recomputeOrderAccount(tx, id)
    await storeQuotePaper(tx, admin, id, quote)
    await addEvent(tx, order, { kind: 'quote', quoteVersion: quote.version, author: admin.email, createdAt: now })
    await mailCustomer(tx, order, quoteReadyMail(await readSettings(tx), orderMailFacts(order), quoteMailFacts(quote)))
    return { quote, order }
  })
}

type DecisionEntry = {
  quoteVersion: number
  decision: Decision
  by: string
  how: DecidedHow
  note: string
  /** Email address of the administrator, or '' for a decision by the customer. */
  recordedBy: string
}

const QUOTE_CHANGED = 'Teklif siz bakarken değişti. Güncel teklifi görüp yeniden karar verin.'

/** Whether a decision must be stored: false if the same decision is already stored. @throws {AppError} conflict */
function isNewDecision(order: LockedOrder, quote: QuoteRow, { quoteVersion, decision }: DecisionEntry): boolean {
  if (quote.version === quoteVersion && quote.decision) {
    if (quote.decision === decision) return false
    throw conflict(`Karar daha önce verildi: teklif ${decisionInSentence(quote.decision as Decision)}.`)
  }
  if (order.state !== 'open') throw conflict('İş emri kapandı; karar verilemez.')
  if (quote.version !== quoteVersion) throw conflict(QUOTE_CHANGED)
  if (decision === 'approved' && isExpired(quote)) throw conflict('Bu teklifin süresi doldu. Yeni teklif isteyin.')
  return true
}

/**
 * Stores the decision about the quote of a locked order, and emails it to the customer and to staff. Repeating the same decision
 * changes nothing. An expired quote can still be declined.
 * @throws {AppError} conflict for another version, a decided or expired quote, and a closed order
 */
async function writeDecision(
  tx: Prisma.TransactionClient,
  lockedOrder: LockedOrder,
  entry: DecisionEntry,
): Promise<void> {
  const where = { ...sentQuoteArgs.where, workOrderId: lockedOrder.id }
  const newestSent = await tx.quote.findFirst({ ...sentQuoteArgs, where, select: quoteColumns })
  if (!newestSent) throw conflict('Bu iş emrinde karar bekleyen bir teklif yok.')
  if (!isNewDecision(lockedOrder, newestSent, entry)) return
  const { decision, by: decidedBy, how: decidedHow, note: decisionNote, recordedBy } = entry
  const decidedAt = new Date()
  const seenColumns = recordedBy === '' ? {} : { decisionSeenAt: decidedAt }
  const data = { decision, decidedBy, decidedHow, decisionNote, recordedBy, decidedAt, ...seenColumns }
  const quote = await tx.quote.update({ where: { id: newestSent.id }, data, select: quoteColumns })
  const order = await changeOrder(tx, lockedOrder.id)
  await recomputeOrderAccount(tx, lockedOrder.id)
  const event = { kind: 'decision', quoteVersion: quote.version, author: recordedBy, createdAt: decidedAt }
  await addEvent(tx, order, event)
  const settings = await readSettings(tx)
  const mailArguments = [settings, orderMailFacts(order), quoteMailFacts(quote)] as const
  await mailCustomer(tx, order, decisionConfirmedMail(...mailArguments))
  const responsibleEmail = await emailInCharge(tx, order.responsibleId)
  const addresses = notificationAddresses(settings)
  const mailStaff = async (address: string, isInCharge: boolean) => {
    // The person who recorded the decision needs no email about it.
    if (emailKey(address) === emailKey(recordedBy)) return
    await queueMail(tx, address, newDecisionMail(...mailArguments, { isInCharge }), { workOrderId: order.id })
  }
  for (const address of addresses) await mailStaff(address, false)
  if (!addresses.some((address) => emailKey(address) === emailKey(responsibleEmail)))
    await mailStaff(responsibleEmail, true)
}

/**
 * Records a decision that the customer reported to staff.
 * @throws {AppError} not-found, stale, and the errors of writeDecision
 */
export async function recordDecision(
  admin: AdminSession,
  id: string,
  decision: ReportedDecision,
  matchesVersion: VersionCheck,
): Promise<Order> {
  await db().$transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, id)
    refuseStale(lockedOrder, matchesVersion)
    await writeDecision(tx, lockedOrder, { ...decision, recordedBy: admin.email })
  })
  return getOrder(admin, id)
}

/**
 * Stores a decision that the customer made on their page.
 * @throws {AppError} not-found, gone, and the errors of writeDecision
 */
export async function decide(token: string, { name: by, ...decision }: OwnDecision): Promise<CustomerOrder> {
  refuseMalformedToken(token)
  await visitorTransaction(async (tx) => {
    const row = await tx.workOrder.findUnique({ where: { token }, select: { id: true } })
    if (!row) throw new AppError('not-found', { message: ORDER_MISSING })
    const order = await lockOrder(tx, row.id)
    refuseExpiredPage(order, await readSettings(tx))
    await writeDecision(tx, order, { ...decision, by, how: 'page', recordedBy: '' })
  })
  return getCustomerOrder(token)
}
