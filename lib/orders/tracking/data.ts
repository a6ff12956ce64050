import 'server-only'
import { leadTimeEnd } from '@/lib/orders/quote/lead-time'
import { validate as isUuid } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { PaymentState } from '@/lib/orders/account/account'
import {
  ORDER_MISSING,
  papersArgs,
  quoteColumns,
  type QuoteRow,
  rowColumns,
  sentQuoteArgs,
  shipmentsArgs,
  withAmounts,
} from '@/lib/orders/order/data'
import { type Closing, readableUntil } from '@/lib/orders/tracking/readable-until'
import { withTrackingUrl } from '@/lib/orders/shipment/carrier-links'
import { hasPassedTest, isPassed, type TestRow } from '@/lib/orders/load-test/results'
import { listPapers } from '@/lib/orders/paper/list'
import { MAX_CUSTOMER_PHOTOS } from '@/lib/orders/photo/schema'
import { isExpired, storedAmountsOf } from '@/lib/orders/quote/money'
import { isApproved, isCleared, reachedSteps } from '@/lib/orders/steps'
import { paperName } from '@/lib/papers/paper'
import { photoColumns, photoFileColumns, type PhotoRow } from '@/lib/photos/data'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { accountsIn } from '@/lib/settings/company'
import { getSettings, readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'

const customerPhotoFilter = { OR: [{ forCustomer: true }, { author: '' }] } satisfies Prisma.PhotoWhereInput

const customerOrderColumns = {
  ...rowColumns,
  papers: papersArgs,
  token: true,
  accessories: true,
  diagnosis: true,
  diagnosedAt: true,
  partShown: true,
  quotes: { ...sentQuoteArgs, take: 2, select: quoteColumns },
  events: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { kind: true, step: true, state: true, text: true, reason: true, createdAt: true },
  },
  shipments: shipmentsArgs,
  loadTests: { select: { number: true, rows: true, signedAt: true } },
  photos: { where: customerPhotoFilter, select: photoColumns, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.WorkOrderSelect

/** Whether an order was closed too long ago for its page to be shown. */
export function isPageExpired(order: Closing, { notifications }: Settings): boolean {
  const until = readableUntil(order, notifications.closedPageMonths)
  return until !== null && until < istanbulDay(new Date())
}

/** Refuses an order that was closed too long ago. @throws {AppError} gone */
export function refuseExpiredPage(order: Closing, settings: Settings): void {
  if (isPageExpired(order, settings)) throw new AppError('gone', { message: 'Bu takip bağlantısının süresi doldu.' })
}

/** 128 bits in base64url. */
const TOKEN_PATTERN = /^[\w-]{22}$/

/** Refuses a text that cannot be a token, because the database may not even accept it. @throws {AppError} not-found */
export function refuseMalformedToken(token: string): void {
  if (!TOKEN_PATTERN.test(token)) throw new AppError('not-found', { message: ORDER_MISSING })
}

/** The payment state that the customer sees for each billing state. The other billing states show none. */
const PAYMENT_STATE_BY_ACCOUNT: Record<string, PaymentState> = {
  invoiced: 'awaited',
  'partly-paid': 'partly-paid',
  paid: 'paid',
  'paid-to-invoice': 'paid',
}

/** Returns what the customer of an order has paid and still owes, or null until there is an invoice or full payment. */
async function readPayment(token: string, settings: Settings) {
  const account = await db().orderAccount.findFirst({
    where: { workOrder: { token } },
    include: {
      workOrder: {
        select: {
          shares: {
            select: { invoice: { select: { number: true, day: true } } },
            orderBy: { invoice: { day: 'asc' } },
          },
          payments: { select: { method: true }, orderBy: [{ day: 'desc' }, { createdAt: 'desc' }], take: 1 },
        },
      },
    },
  })
  const state = account && PAYMENT_STATE_BY_ACCOUNT[account.state]
  if (!state) return null
  const { currency, dueOn, paidOn, workOrder } = account
  const open = state === 'paid' ? 0 : Number(account.amount)
  return {
    state,
    currency,
    total: Number(account.invoiced > 0n ? account.invoiced - account.withheld : account.approved),
    paid: Number(account.paid),
    open,
    dueOn,
    isOverdue: dueOn !== null && dueOn.toISOString().slice(0, 10) < istanbulDay(new Date()),
    paidOn,
    method: workOrder.payments[0]?.method ?? null,
    invoices: workOrder.shares.map(({ invoice }) => invoice),
    accounts: open > 0 ? accountsIn(settings, currency) : [],
  }
}

/** Adds to a photo whether its customer added it. */
export const withOwner = (photo: PhotoRow) => ({ ...photo, isOwn: photo.author === '', at: photo.createdAt })

/** Returns a quote as the customer sees it. It was sent, so it is complete. */
function customerQuoteOf([quote, previousQuote]: QuoteRow[]) {
  if (!quote) return null
  const { leadDays, validUntil } = quote
  const isComparable = previousQuote?.currency === quote.currency
  return {
    ...withAmounts(quote),
    leadDays,
    validUntil,
    isExpired: isExpired(quote),
    sentAt: quote.sentAt!,
    previousTotal: isComparable ? storedAmountsOf(previousQuote).total : null,
  }
}

/** Returns an order as its customer sees it. @throws {AppError} not-found, gone */
export async function getCustomerOrder(token: string) {
  refuseMalformedToken(token)
  const order = await db().workOrder.findUnique({ where: { token }, select: customerOrderColumns })
  if (!order) throw new AppError('not-found', { message: ORDER_MISSING })
  const settings = await getSettings()
  refuseExpiredPage(order, settings)
  const { quotes, loadTests, events } = order
  const [quote] = quotes
  const isUnderWarranty = order.underWarrantyOf !== null
  const isRepairCleared = order.state === 'open' && isCleared({ quote, isUnderWarranty })
  const isPartShown = order.partShown && order.waitingForPart && !order.partArrivedAt
  const passedTests = loadTests.filter(({ signedAt, rows }) => signedAt && isPassed(rows as TestRow[]))
  const passedTestNames = passedTests.map(({ number }) => paperName({ kind: 'test', version: number }))
  const photos = order.photos.map(withOwner)
  const ownPhotoCount = photos.filter(({ isOwn }) => isOwn).length
  return {
    ...order,
    reachedAt: reachedSteps(order.step, events, hasPassedTest(loadTests, events)),
    isUnderWarranty,
    readableUntil: readableUntil(order, settings.notifications.closedPageMonths),
    shipments: order.shipments.map((shipment) => withTrackingUrl(shipment, settings.orders.carriers)),
    texts: events.flatMap(({ text, createdAt }) => (text === '' ? [] : { text, at: createdAt })).toReversed(),
    promisedOn: isRepairCleared ? order.promisedOn : null,
    leadTimeEndsOn: isRepairCleared ? leadTimeEnd(quote, settings) : null,
    accounts: quote && isApproved({ quote }) ? accountsIn(settings, quote.currency) : [],
    payment: settings.orders.showPayments ? await readPayment(token, settings) : null,
    part: isPartShown ? { expectedOn: order.partExpectedOn } : null,
    quote: customerQuoteOf(quotes),
    photos,
    photosLeft: order.state === 'open' ? Math.max(0, MAX_CUSTOMER_PHOTOS - ownPhotoCount) : 0,
    papers: listPapers(order).map((paper) => ({ ...paper, isPassedTest: passedTestNames.includes(paper.name) })),
  }
}
export type CustomerOrder = Awaited<ReturnType<typeof getCustomerOrder>>

/**
 * Returns the files of a photo that the customer of an order may see, or null.
 * @throws {AppError} gone
 */
export async function findCustomerPhoto(token: string, id: string): Promise<PictureFiles | null> {
  if (!isUuid(id)) return null
  const photo = await db().photo.findFirst({
    where: { id, workOrder: { token }, ...customerPhotoFilter },
    select: { ...photoFileColumns, workOrder: { select: { closedAt: true, warrantyUntil: true } } },
  })
  if (!photo?.workOrder) return null
  refuseExpiredPage(photo.workOrder, await readSettings())
  return photo
}
