import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed, mayUse, ROLE_NAMES } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { containingAllOrPhone } from '@/lib/platform/turkish/search'
import { db } from '@/lib/platform/db/client'
import { quoteDefaultsOf } from '@/lib/orders/quote/money'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'
import { photoColumns } from '@/lib/photos/data'
import type { TestRow } from '@/lib/orders/load-test/results'
import { APPROVAL, LOAD_TEST, type Step, STEPS } from '@/lib/orders/steps'
import { type Attention, ATTENTION } from '@/lib/orders/order/schema'
import { type OrderState, STATES } from '@/lib/orders/order/fields'
import { envOf } from '@/lib/platform/env'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { columnsOf } from '@/lib/platform/output'
import { DEVICE } from '@/lib/records/device'
import { selectOf } from '@/lib/records/of-record'
import { type DeviceIdentity, whereDevice } from '@/lib/orders/order/device-key'
import {
  loadTestShape,
  mailShape,
  noteShape,
  type OrderPersonJson,
  orderRowShape,
  orderShape,
  quoteShape,
  shipmentShape,
  visitShape,
} from '@/lib/orders/order/output'
import { warrantyAfter } from '@/lib/orders/order/warranty'
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

/** The shipments of an order, the newest first. */
export const shipmentsOf = {
  select: shipmentColumns,
  orderBy: [{ day: 'desc' }, { createdAt: 'desc' }],
} satisfies Prisma.WorkOrder$shipmentsArgs

export const loadTestColumns = {
  ...columnsOf(loadTestShape, Prisma.LoadTestScalarFieldEnum),
  id: true,
  version: true,
} satisfies Prisma.LoadTestSelect
export type LoadTestRow = Prisma.LoadTestGetPayload<{ select: typeof loadTestColumns }>

const newestFirst: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }]

/** The quote that the customer sees: the newest one that was sent. */
export const sentQuote = { where: { sentAt: { not: null } }, orderBy: { version: 'desc' }, take: 1 } as const

/** The columns that the mails of an order need. */
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
  quotes: { ...sentQuote, select: { decision: true } },
} satisfies Prisma.WorkOrderSelect
export type MailFactRow = Prisma.WorkOrderGetPayload<{ select: typeof mailFactColumns }>

/** Matches customers' decisions that no staff member has seen. */
const isNewDecision = { decidedHow: 'page', decisionSeenAt: null, decision: { not: null } }

/** Matches customers' photos that no staff member has seen. */
export const isNewPhoto = { author: '', seenAt: null }

export const rowColumns = {
  ...columnsOf(orderRowShape, Prisma.WorkOrderScalarFieldEnum),
  quotes: { ...sentQuote, select: quoteColumns },
  _count: { select: { photos: { where: isNewPhoto } } },
  events: { where: { kind: 'reopened' }, orderBy: newestFirst, take: 1, select: { kind: true, createdAt: true } },
} satisfies Prisma.WorkOrderSelect
export type OrderRow = Prisma.WorkOrderGetPayload<{ select: typeof rowColumns }>

/** The columns of stored papers that the list of an order's papers needs. */
export const papersOf = { select: { name: true, createdAt: true, bytes: true } } satisfies Prisma.WorkOrder$papersArgs

const orderColumns = {
  ...rowColumns,
  ...columnsOf(orderShape, Prisma.WorkOrderScalarFieldEnum),
  token: true,
  version: true,
  phoneKey: true,
  quotes: { select: quoteColumns, orderBy: { version: 'desc' } },
  loadTests: { select: loadTestColumns, orderBy: { number: 'desc' } },
  shipments: shipmentsOf,
  events: { orderBy: newestFirst, omit: { workOrderId: true, updatedAt: true } },
  notes: { orderBy: newestFirst, select: noteColumns },
  papers: papersOf,
  customer: { select: { companyName: true, contactPerson: true } },
  photos: { select: photoColumns, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  mails: { orderBy: newestFirst, select: columnsOf(mailShape, Prisma.MailScalarFieldEnum) },
} satisfies Prisma.WorkOrderSelect
type OrderPayload = Prisma.WorkOrderGetPayload<{ select: typeof orderColumns }>

const visitColumns = {
  ...columnsOf(visitShape, Prisma.WorkOrderScalarFieldEnum),
  diagnosis: true,
  quotes: { ...sentQuote, select: { decision: true, work: true, lines: true } },
} satisfies Prisma.WorkOrderSelect
type VisitRow = Prisma.WorkOrderGetPayload<{ select: typeof visitColumns }>

/** The most former orders of a device that are shown. */
const MAX_VISITS = 20

/** The last signed test of a model: the order's number and the readings. */
type ModelTest = { number: string; rows: TestRow[] }

export const MISSING = 'İş emri bulunamadı.'

/** Which orders a list contains. `phone` is a `phoneKey`. */
type OrderFilter = {
  step?: Step
  state?: OrderState
  attention?: Attention
  mine?: 'true'
  phone?: string
  search?: string
}

/** Selects the ids of open orders whose quote waits for a decision and has expired, or not. */
const undecided = (isExpired: boolean) => Prisma.sql`
  SELECT "work_orders"."id" FROM "work_orders" CROSS JOIN LATERAL (
    SELECT * FROM "quotes" WHERE "work_order_id" = "work_orders"."id" AND "sent_at" IS NOT NULL
    ORDER BY "version" DESC LIMIT 1
  ) AS "quote"
  WHERE "state" = 'open' AND "step" = ${APPROVAL} AND "decision" IS NULL
    AND ("valid_until" < ${istanbulDay(new Date())}::date) = ${isExpired}`

/** Selects the ids of orders that need attention, by reason. */
const NEEDING_ATTENTION: Record<Attention, () => Prisma.Sql> = {
  'new-decision': () => Prisma.sql`SELECT DISTINCT "work_order_id" AS "id" FROM "quotes"
    WHERE "decision" IS NOT NULL AND "decision_seen_at" IS NULL AND "decided_how" = 'page'`,
  'new-photo': () => Prisma.sql`SELECT DISTINCT "work_order_id" AS "id" FROM "photos"
    WHERE "author" = '' AND "seen_at" IS NULL AND "work_order_id" IS NOT NULL`,
  unanswered: () => undecided(false),
  expired: () => undecided(true),
  late: () => Prisma.sql`SELECT "id" FROM "work_orders"
    WHERE "state" = 'open' AND "promised_on" < ${istanbulDay(new Date())}::date`,
  part: () => Prisma.sql`SELECT "id" FROM "work_orders" WHERE "state" = 'open' AND "waiting_for_part"`,
  reopened: () => Prisma.sql`SELECT DISTINCT "work_orders"."id" FROM "work_orders"
    JOIN "work_order_events" ON "work_order_id" = "work_orders"."id"
    WHERE "work_orders"."state" = 'open' AND "kind" = 'reopened'`,
}

/** Returns the condition for orders that need attention. */
async function needingAttention(attention: Attention): Promise<Prisma.WorkOrderWhereInput> {
  const rows = await db().$queryRaw<{ id: string }[]>(NEEDING_ATTENTION[attention]())
  return { id: { in: rows.map(({ id }) => id) } }
}

/** Returns how many orders need attention, by reason, with one query. */
async function countNeedingAttention(): Promise<Record<Attention, number>> {
  const counts = ATTENTION.map(
    (one) => Prisma.sql`(SELECT count(*)::int FROM (${NEEDING_ATTENTION[one]()}) AS "orders")`,
  )
  const [row] = await db().$queryRaw<{ counts: number[] }[]>`SELECT ARRAY[${Prisma.join(counts)}] AS "counts"`
  return Object.fromEntries(ATTENTION.map((one, i) => [one, row!.counts[i]!])) as Record<Attention, number>
}

/** Returns orders, the last changed first. */
export async function listOrders(
  admin: AdminSession,
  { step, state, attention, mine, phone, search = '' }: OrderFilter,
  range?: Range,
): Promise<Paginated<OrderRow>> {
  const byAttention = attention ? await needingAttention(attention) : {}
  const responsibleId = mine && admin.administratorId
  const where = { AND: [byAttention, { ...containingAllOrPhone(search), step, state, phoneKey: phone, responsibleId }] }
  const orderBy: Prisma.WorkOrderOrderByWithRelationInput[] = [{ updatedAt: 'desc' }, { id: 'desc' }]
  const rows = db().workOrder.findMany({ where, select: rowColumns, orderBy, ...range })
  return paginated(range, rows, () => db().workOrder.count({ where }))
}

function openOrdersOf(phoneKey: string, except: string) {
  return db().workOrder.findMany({
    where: { phoneKey, state: 'open', id: { not: except } },
    select: { id: true, number: true, ...selectOf(DEVICE) },
    orderBy: { number: 'desc' },
    take: 20,
  })
}

/** Returns the orders of a device, the newest first: those opened until `before`, without `except`. */
async function readVisits(
  device: DeviceIdentity,
  { before, except }: { before?: Date; except?: string } = {},
): Promise<VisitRow[]> {
  const where = whereDevice(device)
  if (!where) return []
  return db().workOrder.findMany({
    where: { ...where, ...(before && { createdAt: { lte: before } }), ...(except && { id: { not: except } }) },
    select: visitColumns,
    orderBy: newestFirst,
    take: MAX_VISITS,
  })
}

/** Returns the orders of a device, found by its serial number in any spelling, the newest first. */
export function listVisits(_admin: AdminSession, device: DeviceIdentity): Promise<VisitRow[]> {
  return readVisits(device)
}

type UnderWarranty = { underWarrantyOf: string | null; warrantyUntil: Date | null }

/** Returns the default of `warrantyUntil` for an order that is delivered now. */
export async function warrantyDefaultOf(
  tx: Prisma.TransactionClient,
  { underWarrantyOf: id, warrantyUntil }: UnderWarranty,
  { notifications }: Settings,
  now: Date,
): Promise<string> {
  const former = id ? await tx.workOrder.findUnique({ where: { id }, select: { warrantyUntil: true } }) : null
  const dayOf = (day: Date | null | undefined) => day?.toISOString().slice(0, 10) ?? null
  const [first, promised] = [dayOf(former?.warrantyUntil), dayOf(warrantyUntil)]
  return warrantyAfter(istanbulDay(now), { months: notifications.warrantyMonths, first, promised })
}

/** Returns the last signed test of the brand and model of an order that is being tested, in any spelling, or null. */
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

/** Returns an order with the names of staff instead of the e-mail addresses that its rows store. */
async function withNames(order: OrderPayload): Promise<OrderPayload> {
  const { events, notes, photos, quotes, loadTests } = order
  const addresses = [...events, ...notes, ...photos, ...loadTests].map(({ author }) => author)
  const others = [order.warrantyDecidedBy, ...quotes.map(({ recordedBy }) => recordedBy)]
  const email = { in: [...new Set([...addresses, ...others])] }
  const accounts = await db().administrator.findMany({
    where: { email, name: { not: '' } },
    select: { email: true, name: true },
  })
  const names = new Map(accounts.map((account) => [account.email, account.name]))
  const nameOf = (address: string) => names.get(address) ?? address
  const named = <Row extends { author: string }>(row: Row): Row => ({ ...row, author: nameOf(row.author) })
  return {
    ...order,
    warrantyDecidedBy: nameOf(order.warrantyDecidedBy),
    events: events.map(named),
    notes: notes.map(named),
    photos: photos.map(named),
    loadTests: loadTests.map(named),
    quotes: quotes.map((quote) => ({ ...quote, recordedBy: nameOf(quote.recordedBy) })),
  }
}

/** Returns an order with everything that belongs to it. @throws {AppError} not-found */
export async function getOrder(_admin: AdminSession, id: string) {
  const found = await db().workOrder.findUnique({ where: { id }, select: orderColumns })
  if (!found) throw new AppError('not-found', { message: MISSING })
  const order = await withNames(found)
  const { phoneKey } = order
  const samePhone = phoneKey === '' ? [] : await openOrdersOf(phoneKey, id)
  const visits = await readVisits(order, { before: order.createdAt, except: id })
  const settings = await readSettings()
  const { warrantyMonths, closedPageMonths } = settings.notifications
  const { carriers } = settings.orders
  const shipments = order.shipments.map((one) => withTrackingUrl(one, carriers))
  const warrantyDefault = await warrantyDefaultOf(db(), found, settings, new Date())
  const mailIsConfigured = Boolean(envOf('SMTP_URL').SMTP_URL)
  const modelTest = await readModelTest(found)
  return {
    ...order,
    shipments,
    carriers: carriers.map(({ name }) => name),
    samePhone,
    visits,
    modelTest,
    quoteDefaults: quoteDefaultsOf(settings, new Date()),
    mailIsConfigured,
    warrantyMonths,
    warrantyDefault,
    closedPageMonths,
  }
}
export type Order = Awaited<ReturnType<typeof getOrder>>

/** Orders in a list of the dashboard. */
const DASHBOARD_ROWS = 5

/** Returns the counts of all orders, the last changed ones with something new, and the open ones that wait longest. */
export async function countOrders(admin: AdminSession) {
  const first = (where: Prisma.WorkOrderWhereInput, orderBy: Prisma.WorkOrderOrderByWithRelationInput[]) =>
    db().workOrder.findMany({ where, select: rowColumns, orderBy, take: DASHBOARD_ROWS })
  const latest: Prisma.WorkOrderOrderByWithRelationInput[] = [{ updatedAt: 'desc' }, { id: 'desc' }]
  const attention = await countNeedingAttention()
  const [bySteps, byStates, mine, decided, photographed, waiting] = await Promise.all([
    db().workOrder.groupBy({ by: 'step', where: { state: 'open' }, _count: true, _min: { stepSince: true } }),
    db().workOrder.groupBy({ by: 'state', _count: true }),
    db().workOrder.count({ where: { state: 'open', responsibleId: admin.administratorId } }),
    attention['new-decision'] > 0 ? first({ quotes: { some: isNewDecision } }, latest) : [],
    attention['new-photo'] > 0 ? first({ photos: { some: isNewPhoto } }, latest) : [],
    first({ state: 'open' }, [{ stepSince: 'asc' }, { id: 'asc' }]),
  ])
  const steps = STEPS.map((step) => {
    const found = bySteps.find((one) => one.step === step)
    return { step, count: found?._count ?? 0, since: found?._min.stepSince ?? null }
  })
  const countOf = (state: OrderState) => byStates.find((one) => one.state === state)?._count ?? 0
  const states = Object.fromEntries(STATES.map((state) => [state, countOf(state)])) as Record<OrderState, number>
  return { steps, states, attention, mine, decided, photographed, waiting }
}

/** Matches the accounts that can be in charge of orders. */
export const mayBeInCharge = {
  deactivatedAt: null,
  role: { in: ROLE_NAMES.filter((role) => mayUse(role, 'orders')) },
} satisfies Prisma.AdministratorWhereInput

/** Returns the address of the account in charge of an order, or '' if there is none or it may no longer see orders. */
export async function addressInCharge(tx: Prisma.TransactionClient, responsibleId: string | null): Promise<string> {
  if (!responsibleId) return ''
  const account = await tx.administrator.findFirst({
    where: { ...mayBeInCharge, id: responsibleId },
    select: { email: true },
  })
  return account?.email ?? ''
}

/** Returns the accounts that can be in charge of orders, by name. */
export async function listPeople(admin: AdminSession): Promise<OrderPersonJson[]> {
  const accounts = await db().administrator.findMany({
    where: mayBeInCharge,
    select: { id: true, name: true, email: true },
  })
  return accounts
    .map(({ id, name, email }) => ({ id, name: name || email, isSelf: id === admin.administratorId }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'tr'))
}

/**
 * Returns the id of the order of a customer's page if the token of a session belongs to an account that sees orders. Null
 * for everybody else.
 */
export async function findOrderForStaff(sessionToken: string, orderToken: string): Promise<string | null> {
  const session = await sessionOf(sessionToken)
  if (!session || !isAllowed(session, 'orders')) return null
  const order = await db().workOrder.findUnique({ where: { token: orderToken }, select: { id: true } })
  return order?.id ?? null
}
