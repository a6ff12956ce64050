import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed, mayUse, ROLE_NAMES } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { quoteDefaultsOf, readQuote } from '@/lib/orders/quote/money'
import { repairOf } from '@/lib/orders/quote/repairs'
import { readSettings } from '@/lib/settings/data'
import type { Instrument } from '@/lib/settings/instruments'
import type { Settings } from '@/lib/settings/schema'
import { absoluteUrl } from '@/lib/settings/urls'
import { orderPath } from '@/lib/site/pages'
import { photoColumns } from '@/lib/photos/data'
import { instrumentsOf } from '@/lib/orders/load-test/instruments'
import { isPassed, type TestRow } from '@/lib/orders/load-test/results'
import { listPapers } from '@/lib/orders/paper/list'
import { LOAD_TEST } from '@/lib/orders/steps'
import { turnOfOrder } from '@/lib/orders/turn/turn'
import { envOf } from '@/lib/platform/env'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { columnsOf } from '@/lib/platform/output'
import { DEVICE } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'
import { type DeviceIdentity, deviceFilter } from '@/lib/orders/order/device-key'
import {
  loadTestShape,
  mailShape,
  noteShape,
  type OrderPersonJson,
  orderRowShape,
  orderShape,
  quoteShape,
  shipmentShape,
  earlierOrderShape,
} from '@/lib/orders/order/output'
import { warrantyAfter } from '@/lib/orders/order/warranty'
import { leadTimeEnd } from '@/lib/orders/quote/lead-time'
import { withTrackingUrl } from '@/lib/orders/shipment/carrier-links'
import { Prisma } from '@/lib/generated/prisma/client'

export const quoteColumns = {
  ...columnsOf(quoteShape, Prisma.QuoteScalarFieldEnum),
  id: true,
  discountKind: true,
  discountValue: true,
  decisionSeenAt: true,
} satisfies Prisma.QuoteSelect
export type QuoteRow = Prisma.QuoteGetPayload<{ select: typeof quoteColumns }>

export const noteColumns = columnsOf(noteShape, Prisma.WorkOrderNoteScalarFieldEnum)
export type NoteRow = Prisma.WorkOrderNoteGetPayload<{ select: typeof noteColumns }>

export const shipmentColumns = columnsOf(shipmentShape, Prisma.ShipmentScalarFieldEnum)

/** The shipments of an order, newest first. */
export const shipmentsArgs = {
  select: shipmentColumns,
  orderBy: [{ day: 'desc' }, { createdAt: 'desc' }],
} satisfies Prisma.WorkOrder$shipmentsArgs

export const loadTestColumns = {
  ...columnsOf(loadTestShape, Prisma.LoadTestScalarFieldEnum),
  id: true,
  version: true,
} satisfies Prisma.LoadTestSelect
export type LoadTestRow = Prisma.LoadTestGetPayload<{ select: typeof loadTestColumns }>

/** Adds to the record of a load test whether it passed. */
export function withResult(test: LoadTestRow) {
  const [instruments, rows] = [test.instruments as Instrument[], test.rows as TestRow[]]
  return { ...test, instruments, rows, passed: isPassed(rows) }
}

export const newestFirst: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }]

/** The query arguments for the quote that the customer sees: the newest one that was sent. */
export const sentQuoteArgs = { where: { sentAt: { not: null } }, orderBy: { version: 'desc' }, take: 1 } as const

/** The columns that the emails about an order need. */
export const mailFactColumns = {
  id: true,
  number: true,
  token: true,
  companyName: true,
  contactPerson: true,
  phone: true,
  ...selectOf(DEVICE),
  step: true,
  state: true,
  diagnosis: true,
  warrantyUntil: true,
  underWarrantyOf: true,
  quotes: { ...sentQuoteArgs, select: { decision: true } },
} satisfies Prisma.WorkOrderSelect
export type MailFactRow = Prisma.WorkOrderGetPayload<{ select: typeof mailFactColumns }>

/** Matches customers' photos that no staff member has seen. */
export const newPhotoFilter = { author: '', seenAt: null }

/** The columns of an order that `turnOfOrder` needs. */
export const turnColumns = {
  state: true,
  step: true,
  stepSince: true,
  waitingForPart: true,
  partExpectedOn: true,
  partArrivedAt: true,
  underWarrantyOf: true,
  quotes: { ...sentQuoteArgs, select: { decision: true, decidedAt: true, sentAt: true, validUntil: true } },
  loadTests: {
    where: { workOrder: { state: 'open', step: LOAD_TEST } },
    select: { signedAt: true, rows: true },
    orderBy: { number: 'desc' },
    take: 1,
  },
  _count: { select: { quotes: { where: { sentAt: null } } } },
} satisfies Prisma.WorkOrderSelect

export const rowColumns = {
  ...turnColumns,
  ...columnsOf(orderRowShape, Prisma.WorkOrderScalarFieldEnum),
  quotes: { ...sentQuoteArgs, select: quoteColumns },
  _count: { select: { ...turnColumns._count.select, photos: { where: newPhotoFilter } } },
  events: { where: { kind: 'reopened' }, orderBy: newestFirst, take: 1, select: { kind: true, createdAt: true } },
} satisfies Prisma.WorkOrderSelect
type OrderColumns = Prisma.WorkOrderGetPayload<{ select: typeof rowColumns }>

/** Adds the lines with their totals, and the sums, to a quote. */
export const withAmounts = (quote: QuoteRow) => ({ ...quote, ...readQuote(quote) })

/** Adds to an order what a list says about it. `quote` is the quote that the customer sees. */
export function withRowFacts<Row extends OrderColumns>(order: Row) {
  const quote = order.quotes.find(({ sentAt }) => sentAt)
  const reopening = order.state === 'open' ? order.events.find(({ kind }) => kind === 'reopened') : null
  return {
    ...order,
    quote: quote ? withAmounts(quote) : null,
    isUnderWarranty: order.underWarrantyOf !== null,
    isDecisionNew: Boolean(quote && quote.decision && quote.decidedHow === 'page' && !quote.decisionSeenAt),
    newPhotos: order._count.photos,
    reopenedAt: reopening?.createdAt ?? null,
    turn: turnOfOrder(order),
  }
}
export type OrderRow = ReturnType<typeof withRowFacts<OrderColumns>>

/** The columns of stored papers that the list of an order's papers needs. */
export const papersArgs = { select: { name: true, createdAt: true, bytes: true } } satisfies Prisma.WorkOrder$papersArgs

const orderColumns = {
  ...rowColumns,
  ...columnsOf(orderShape, Prisma.WorkOrderScalarFieldEnum),
  token: true,
  version: true,
  phoneKey: true,
  quotes: { select: quoteColumns, orderBy: { version: 'desc' } },
  loadTests: { select: loadTestColumns, orderBy: { number: 'desc' } },
  shipments: shipmentsArgs,
  events: { orderBy: newestFirst, omit: { workOrderId: true, updatedAt: true } },
  notes: { orderBy: newestFirst, select: noteColumns },
  papers: papersArgs,
  customer: { select: { companyName: true, contactPerson: true } },
  photos: { select: photoColumns, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  mails: { orderBy: newestFirst, select: columnsOf(mailShape, Prisma.MailScalarFieldEnum) },
} satisfies Prisma.WorkOrderSelect
type OrderPayload = Prisma.WorkOrderGetPayload<{ select: typeof orderColumns }>

const earlierOrderColumns = {
  ...columnsOf(earlierOrderShape, Prisma.WorkOrderScalarFieldEnum),
  diagnosis: true,
  quotes: { ...sentQuoteArgs, select: { decision: true, work: true, lines: true } },
} satisfies Prisma.WorkOrderSelect

const MAX_EARLIER_ORDERS = 20
/** Maximum number of other open orders with the same phone number that are shown. */
const MAX_SAME_PHONE = 20

/** The last signed test of a model: the order's number and the readings. */
type ModelTest = { number: string; rows: TestRow[] }

export const ORDER_MISSING = 'İş emri bulunamadı.'

function openOrdersOf(phoneKey: string, exceptId: string) {
  return db().workOrder.findMany({
    where: { phoneKey, state: 'open', id: { not: exceptId } },
    select: { id: true, number: true, ...selectOf(DEVICE) },
    orderBy: { number: 'desc' },
    take: MAX_SAME_PHONE,
  })
}

/** Returns a device's orders that were opened no later than `until`, except the order `exceptId`, newest first. */
async function readEarlierOrders(
  device: DeviceIdentity,
  { until, exceptId }: { until?: Date; exceptId?: string } = {},
) {
  const where = deviceFilter(device)
  if (!where) return []
  const orders = await db().workOrder.findMany({
    where: { ...where, ...(until && { createdAt: { lte: until } }), ...(exceptId && { id: { not: exceptId } }) },
    select: earlierOrderColumns,
    orderBy: newestFirst,
    take: MAX_EARLIER_ORDERS,
  })
  return orders.map((order) => ({ ...order, repair: repairOf(order) }))
}

/** Returns the orders of a device, found by its serial number in any spelling, newest first. */
export const listEarlierOrders = (_admin: AdminSession, device: DeviceIdentity) => readEarlierOrders(device)

type WarrantyColumns = { underWarrantyOf: string | null; warrantyUntil: Date | null }

/** Returns the default for the last day of the warranty if the order is delivered now. */
export async function warrantyDefaultOf(
  tx: Prisma.TransactionClient,
  { underWarrantyOf: id, warrantyUntil }: WarrantyColumns,
  { notifications }: Settings,
  now: Date,
): Promise<string> {
  const formerOrder = id ? await tx.workOrder.findUnique({ where: { id }, select: { warrantyUntil: true } }) : null
  const dayOf = (day: Date | null | undefined) => day?.toISOString().slice(0, 10) ?? null
  const [coveredUntil, promisedUntil] = [dayOf(formerOrder?.warrantyUntil), dayOf(warrantyUntil)]
  return warrantyAfter(istanbulDay(now), { months: notifications.warrantyMonths, coveredUntil, promisedUntil })
}

/** Returns the last signed test of the same brand and model (in any spelling) in another order while the order is being tested, or null. */
async function readModelTest(order: OrderPayload): Promise<ModelTest | null> {
  const { id, step, state, deviceBrand, deviceModel } = order
  if (state !== 'open' || step !== LOAD_TEST || deviceModel === '') return null
  const [test] = await db().$queryRaw<ModelTest[]>`
    SELECT "number", "rows" FROM (
      SELECT "order"."number", "test"."rows", "test"."signed_at" FROM "load_tests" AS "test"
      JOIN "work_orders" AS "order" ON "order"."id" = "test"."work_order_id"
      WHERE "test"."signed_at" IS NOT NULL AND "order"."id" <> ${id}::uuid
        AND "bare_key"("device_brand") = "bare_key"(${deviceBrand}) AND "bare_key"("device_model") = "bare_key"(${deviceModel})
    ) AS "tests" ORDER BY "signed_at" DESC LIMIT 1`
  return test ?? null
}

/** Returns the instruments in the settings, and while the order is at the load test, those of the last signed record of any order. */
async function readTestDefaults({ step, state }: OrderPayload, { instruments }: Settings['instruments']) {
  const isTesting = state === 'open' && step === LOAD_TEST && instruments.length > 0
  const select = { instrument: true, calibratedOn: true, instruments: true }
  const where = { signedAt: { not: null } }
  const lastTest = isTesting ? await db().loadTest.findFirst({ where, orderBy: { signedAt: 'desc' }, select }) : null
  const day = lastTest?.calibratedOn?.toISOString().slice(0, 10) ?? null
  return { instruments, chosen: lastTest ? instrumentsOf({ ...lastTest, calibratedOn: day }) : [] }
}

/** Returns a function from the email address of a staff member to the name, or to the address if there is no name. */
export async function namesOfStaff(emails: readonly string[]): Promise<(email: string) => string> {
  const email = { in: [...new Set(emails)] }
  const accounts = await db().administrator.findMany({
    where: { email, name: { not: '' } },
    select: { email: true, name: true },
  })
  const nameByEmail = new Map(accounts.map((account) => [account.email, account.name]))
  return (staffEmail) => nameByEmail.get(staffEmail) ?? staffEmail
}

/** Returns an order with the names of staff instead of their stored email addresses. */
async function withStaffNames(order: OrderPayload): Promise<OrderPayload> {
  const { events, notes, photos, quotes, loadTests } = order
  const authors = [...events, ...notes, ...photos, ...loadTests].map(({ author }) => author)
  const recorders = [order.warrantyDecidedBy, ...quotes.map(({ recordedBy }) => recordedBy)]
  const nameOf = await namesOfStaff([...authors, ...recorders])
  const withName = <Row extends { author: string }>(row: Row): Row => ({ ...row, author: nameOf(row.author) })
  return {
    ...order,
    warrantyDecidedBy: nameOf(order.warrantyDecidedBy),
    events: events.map(withName),
    notes: notes.map(withName),
    photos: photos.map(withName),
    loadTests: loadTests.map(withName),
    quotes: quotes.map((quote) => ({ ...quote, recordedBy: nameOf(quote.recordedBy) })),
  }
}

/** Returns an order with all its records, and the defaults for its forms. @throws {AppError} not-found */
export async function getOrder(_admin: AdminSession, id: string) {
  const row = await db().workOrder.findUnique({ where: { id }, select: orderColumns })
  if (!row) throw new AppError('not-found', { message: ORDER_MISSING })
  const order = await withStaffNames(row)
  const { phoneKey, customer, quotes, loadTests } = order
  const samePhone = phoneKey === '' ? [] : await openOrdersOf(phoneKey, id)
  const visits = await readEarlierOrders(order, { until: order.createdAt, exceptId: id })
  const settings = await readSettings()
  const { warrantyMonths, closedPageMonths } = settings.notifications
  const { carriers } = settings.orders
  const shipments = order.shipments.map((shipment) => withTrackingUrl(shipment, carriers))
  const warrantyDefault = await warrantyDefaultOf(db(), row, settings, new Date())
  const mailIsConfigured = Boolean(envOf('SMTP_URL').SMTP_URL)
  const modelTest = await readModelTest(row)
  const testDefaults = await readTestDefaults(row, settings.instruments)
  const sentQuote = quotes.find(({ sentAt }) => sentAt)
  return {
    ...withRowFacts(order),
    customerName: customer ? customer.companyName || customer.contactPerson : '',
    trackingUrl: absoluteUrl(orderPath(order.token)),
    quotes: quotes.map(withAmounts),
    papers: listPapers(order, true),
    loadTests: loadTests.map(withResult),
    shipments,
    carriers: carriers.map(({ name }) => name),
    samePhone,
    visits,
    modelTest,
    testDefaults,
    quoteDefaults: quoteDefaultsOf(settings, new Date()),
    mailIsConfigured,
    warrantyMonths,
    warrantyDefault,
    leadTimeEndsOn: leadTimeEnd(sentQuote, settings),
    closedPageMonths,
  }
}
export type Order = Awaited<ReturnType<typeof getOrder>>

/** Matches accounts that can be in charge of orders. */
export const inChargeFilter = {
  deactivatedAt: null,
  role: { in: ROLE_NAMES.filter((role) => mayUse(role, 'orders')) },
} satisfies Prisma.AdministratorWhereInput

/** Returns the email address of the account in charge of an order, or '' if there is none or it may no longer see orders. */
export async function emailInCharge(tx: Prisma.TransactionClient, responsibleId: string | null): Promise<string> {
  if (!responsibleId) return ''
  const account = await tx.administrator.findFirst({
    where: { ...inChargeFilter, id: responsibleId },
    select: { email: true },
  })
  return account?.email ?? ''
}

/** Returns the accounts that can be in charge of orders, sorted by name. */
export async function listPeople(admin: AdminSession): Promise<OrderPersonJson[]> {
  const accounts = await db().administrator.findMany({
    where: inChargeFilter,
    select: { id: true, name: true, email: true },
  })
  return accounts
    .map(({ id, name, email }) => ({ id, name: name || email, isSelf: id === admin.administratorId }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'tr'))
}

/**
 * Returns the id of the order that a customer's page shows, if the session belongs to an account that may see orders, or else null.
 */
export async function findOrderForStaff(sessionToken: string, orderToken: string): Promise<string | null> {
  const session = await sessionOf(sessionToken)
  if (!session || !isAllowed(session, 'orders')) return null
  const order = await db().workOrder.findUnique({ where: { token: orderToken }, select: { id: true } })
  return order?.id ?? null
}
