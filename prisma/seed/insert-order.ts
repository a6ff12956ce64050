import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { recomputeOrderAccount } from '@/lib/orders/account/mutations'
import { loadTestColumns } from '@/lib/orders/order/data'
import { takeNumber } from '@/lib/orders/order/mutations'
import { storeTestPaper } from '@/lib/orders/paper/papers'
import { toQuoteColumns, sentColumns } from '@/lib/orders/quote/mutations'
import { loadTestSchema } from '@/lib/orders/load-test/schema'
import { orderSchema } from '@/lib/orders/order/schema'
import { splitAmount } from '@/lib/orders/quote/money'
import { quoteSchema } from '@/lib/orders/quote/schema'
import { shipmentSchema } from '@/lib/orders/shipment/schema'
import { DAY_MS, MINUTE_MS, istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { assignCustomer } from '@/lib/people/mutations'
import { phoneKey } from '@/lib/platform/turkish/phone'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow } from '@/lib/platform/media/store-pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type { Moment, SeedOrder } from './seed-order'

/** Returns the functions that turn moments and days of the seed into dates. */
export function clock(now: Date) {
  const dayIn = (days: number) => istanbulDay(new Date(now.getTime() + days * DAY_MS))
  const time = (moment: Moment) => {
    if (typeof moment === 'number') return new Date(now.getTime() - moment * MINUTE_MS)
    const [days, hours] = moment
    return new Date(`${dayIn(-days)}T${hours}:00+03:00`)
  }
  return { time, dayIn, day: (days: number) => new Date(dayIn(days)) }
}
type Clock = ReturnType<typeof clock>

/** Returns the time of the newest event of a kind. */
function timeOf({ events }: SeedOrder, kind: string, { time }: Clock): Date | null {
  const newest = events.findLast(([, name]) => name === kind)
  return newest ? time(newest[0]) : null
}

function quoteRow(order: SeedOrder, dates: Clock, staff: string) {
  const { quote, decision, contactPerson } = order
  if (!quote) return []
  const { validIn, work, lines: seedLines } = quote
  const lines = seedLines?.map(([kind, text, quantity, unit, unitPrice]) => ({ kind, text, quantity, unit, unitPrice }))
  const columns = toQuoteColumns(quoteSchema.parse({ ...quote, lines, work: work.join('\n') }))
  const sentAt = timeOf(order, 'quote', dates)!
  const row = { ...sentColumns(columns, sentAt), id: newId(), version: 1, validUntil: dates.day(validIn) }
  const times = { createdAt: sentAt, updatedAt: sentAt }
  if (!decision) return [{ ...row, ...times }]
  const decidedAt = timeOf(order, 'decision', dates)!
  const { outcome, how, note, isNew } = decision
  return [
    {
      ...row,
      ...times,
      decision: outcome,
      decidedAt,
      decidedBy: contactPerson,
      decidedHow: how,
      decisionNote: note,
      recordedBy: how === 'page' ? '' : staff,
      decisionSeenAt: isNew ? null : decidedAt,
    },
  ]
}

function eventRows({ events, decision }: SeedOrder, { time }: Clock, staff: string) {
  return events.map(([at, kind, step, text = '']) => {
    const isByCustomer = kind === 'photo' || (kind === 'decision' && decision?.how === 'page')
    const isClosing = kind === 'delivered'
    return {
      id: newId(),
      kind: isClosing ? 'closed' : kind,
      step,
      state: isClosing ? 'delivered' : 'open',
      text,
      quoteVersion: kind === 'quote' || kind === 'decision' ? 1 : null,
      author: isByCustomer ? '' : staff,
      createdAt: time(at),
    }
  })
}

/** Returns the message that the order came from, or null if there is none before `opened`. */
async function messageOf(
  tx: Prisma.TransactionClient,
  { email, visit }: SeedOrder,
  opened: Date,
): Promise<string | null> {
  if (!email || visit) return null
  const where = { email, receivedAt: { lt: opened } }
  return (await tx.contactMessage.findFirst({ where, select: { id: true } }))?.id ?? null
}

/** Writes a load test, and the data of its PDF document if it is signed. */
async function insertLoadTest(
  tx: Prisma.TransactionClient,
  { loadTest, responsible = '', events }: SeedOrder,
  { id: workOrderId, photos }: { id: string; photos: { id: string }[] },
  dates: Clock,
  author: string,
): Promise<void> {
  if (!loadTest) return
  const { signed, calibrated, rows, photos: shown } = loadTest
  const fields = loadTestSchema.parse({
    ...loadTest,
    rows: rows.map(([what, nominal, measured, unit, passed]) => ({ what, nominal, measured, unit, passed })),
    photoIds: shown.map((index) => photos[index]!.id),
  })
  const signedAt = signed === undefined ? null : dates.time(signed)
  const createdAt = signedAt ?? dates.time(events.at(-1)![0])
  const signature = { signedAt, signedBy: signedAt ? responsible : '', author, createdAt, updatedAt: createdAt }
  const test = await tx.loadTest.create({
    data: { ...fields, ...signature, id: newId(), workOrderId, number: 1, calibratedOn: dates.day(-calibrated) },
    select: loadTestColumns,
  })
  if (!signedAt) return
  await storeTestPaper(tx, workOrderId, test)
  await tx.paper.updateMany({ where: { workOrderId }, data: { createdAt } })
}

/** Writes the invoice and the payments of an order, and computes its account. */
async function insertBilling(
  tx: Prisma.TransactionClient,
  { billing: { byHand, invoice, payments = [] } = {} }: SeedOrder,
  workOrderId: string,
  dates: Clock,
  author: string,
): Promise<void> {
  if (invoice) {
    const [count, days] = invoice
    const day = dates.dayIn(-days)
    const quote = await tx.quote.findFirstOrThrow({ where: { workOrderId }, select: { total: true, vatRate: true } })
    const { paymentDays } = DEFAULT_SETTINGS.orders
    await tx.invoice.create({
      data: {
        id: newId(),
        number: `OLC${day.slice(0, 4)}${String(count).padStart(9, '0')}`,
        day: new Date(day),
        dueOn: dates.day(paymentDays - days),
        author,
        shares: {
          create: {
            id: newId(),
            workOrderId,
            vatRate: quote.vatRate,
            ...splitAmount(Number(quote.total), quote.vatRate, 0),
          },
        },
      },
    })
  }
  await tx.payment.createMany({
    data: payments.map(([days, amount, method, note]) => {
      return { id: newId(), workOrderId, day: dates.day(-days), amount, method, note, author }
    }),
  })
  await recomputeOrderAccount(tx, workOrderId, byHand ? { byHand } : {})
}

/** Writes an order of the seed with its history. It writes no emails, so none is sent. */
export async function insertOrder(
  tx: Prisma.TransactionClient,
  order: SeedOrder,
  { stored, staff, now = new Date() }: { stored: StoredPicture[]; staff: string; now?: Date },
): Promise<void> {
  const dates = clock(now)
  const { promisedIn, partExpectedIn, diagnosis = '', shipments = [], notes = [], photos, customer } = order
  const fields = orderSchema.parse({ ...order, waitingForPart: partExpectedIn !== undefined })
  const events = eventRows(order, dates, staff)
  const createdAt = events[0]!.createdAt
  const { step, state } = events.at(-1)!
  const stepStart = events.findLastIndex((event) => event.step !== step || event.state !== state) + 1
  const closedAt = timeOf(order, 'delivered', dates)
  const moments = [
    ...order.events.map((event) => event[0]),
    ...notes.map((note) => note[0]),
    ...photos.map((photo) => photo.at),
  ]
  const customerId = await assignCustomer(tx, fields, { at: createdAt })
  const created = await tx.workOrder.create({
    select: { id: true, photos: { select: { id: true }, orderBy: { createdAt: 'asc' } } },
    data: {
      ...fields,
      id: newId(),
      number: await takeNumber(tx, Number(istanbulDay(createdAt).slice(0, 4))),
      token: randomBytes(16).toString('base64url'),
      messageId: await messageOf(tx, order, createdAt),
      customerId,
      phoneKey: phoneKey(fields.phone),
      diagnosis,
      diagnosedAt: diagnosis ? timeOf(order, 'quote', dates) : null,
      step,
      state,
      stepSince: events[stepStart]!.createdAt,
      closedAt,
      warrantyUntil:
        closedAt && new Date(monthsLater(istanbulDay(closedAt), DEFAULT_SETTINGS.notifications.warrantyMonths)),
      promisedOn: promisedIn === undefined ? null : dates.day(promisedIn),
      partExpectedOn: partExpectedIn === undefined ? null : dates.day(partExpectedIn),
      partShown: partExpectedIn !== undefined,
      createdAt,
      updatedAt: new Date(Math.max(...moments.map((moment) => dates.time(moment).getTime()))),
      quotes: { create: quoteRow(order, dates, staff) },
      events: { create: events },
      notes: {
        create: notes.map(([moment, text]) => ({ id: newId(), text, author: staff, createdAt: dates.time(moment) })),
      },
      photos: {
        create: photos.map(({ at: moment, caption, from }, index) => ({
          ...imageRow(stored[index]!),
          caption,
          author: from === 'customer' ? '' : staff,
          forCustomer: from !== 'staff, hidden',
          seenAt: dates.time(moment),
          createdAt: dates.time(moment),
        })),
      },
      shipments: {
        create: shipments.map(([direction, carrier, trackingNumber, days]) => {
          const { day, ...sent } = shipmentSchema.parse({ direction, carrier, trackingNumber, day: dates.dayIn(-days) })
          return { ...sent, id: newId(), day: new Date(day), author: staff }
        }),
      },
    },
  })
  if (customer) await tx.customer.update({ where: { id: customerId }, data: customer })
  await insertLoadTest(tx, order, created, dates, staff)
  await insertBilling(tx, order, created.id, dates, staff)
}
