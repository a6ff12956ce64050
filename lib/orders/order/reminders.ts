import 'server-only'
import { selectOf } from '@/lib/records/derive'
import type { Prisma } from '@/lib/generated/prisma/client'
import { DEVICE, deviceName } from '@/lib/records/device'
import { queueMail } from '@/lib/mail/queue-mail'
import { AWAITS_INVOICE, AWAITS_PAYMENT } from '@/lib/orders/account/account'
import { recomputeMissedAccounts } from '@/lib/orders/account/mutations'
import { inChargeFilter, turnColumns } from '@/lib/orders/order/data'
import { type LowPart, type Reminder, type ReminderKind, reminderMail } from '@/lib/orders/mail/mails'
import { APPROVAL, DELIVERY } from '@/lib/orders/steps'
import { turnOfOrder, type WaitsFor } from '@/lib/orders/turn/turn'
import { db } from '@/lib/platform/db/client'
import { emailKey } from '@/lib/platform/fields/text'
import { queueJob } from '@/lib/platform/jobs/queue-job'
import { log } from '@/lib/platform/log'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { dayOf, DAY_MS, MINUTE_MS, daysBetween, daysLater, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'
import { notificationAddresses } from '@/lib/settings/company'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'

// Each morning each person gets one email about orders that wait for the customer, dates that the workshop promised, invoices and
// payments that are late, and parts that became low.

/** The hours in İstanbul between which reminders are sent. */
const FROM_HOUR = 8
const TO_HOUR = 18

const RETENTION_DAYS = 30

const hourFormat = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Istanbul' })

const orderColumns = {
  ...turnColumns,
  number: true,
  ...selectOf(DEVICE),
  promisedOn: true,
  responsibleId: true,
} satisfies Prisma.WorkOrderSelect
type Row = Prisma.WorkOrderGetPayload<{ select: typeof orderColumns }>

/** Whether a reminder is due after a wait of `days`: every `interval` days, or never if `interval` is 0. */
const isDue = (days: number, interval: number) => interval > 0 && days > 0 && days % interval === 0

/** Returns the reminders of an order that are due on a day, with the days of waiting. */
function remindersOf(
  { stepSince, promisedOn, quotes }: Row,
  waitsFor: WaitsFor,
  day: string,
  { notifications }: Settings,
): [ReminderKind, number][] {
  const dueReminders: [ReminderKind, number][] = []
  if (promisedOn && dayOf(promisedOn) === day) dueReminders.push(['promised', 0])
  if (waitsFor === 'answer') {
    const { validUntil, sentAt } = quotes[0]!
    const daysSinceSent = daysBetween(istanbulDay(sentAt!), day)
    if (daysBetween(day, dayOf(validUntil)) === 1) dueReminders.push(['expiring', 1])
    if (isDue(daysSinceSent, notifications.quoteReminderDays)) dueReminders.push(['unanswered', daysSinceSent])
  }
  const daysReady = daysBetween(istanbulDay(stepSince), day)
  if (waitsFor === 'pickup' && isDue(daysReady, notifications.pickupReminderDays))
    dueReminders.push(['ready', daysReady])
  return dueReminders
}

/** Returns the orders whose last day to invoice or whose due date was the day before, each with the kind of its reminder. */
async function readNewlyLate(tx: Prisma.TransactionClient, day: string, { orders }: Settings) {
  const select = { workOrder: { select: { number: true, ...selectOf(DEVICE) } } }
  const orderBy = { workOrder: { number: 'asc' } } as const
  const readOrders = async (kind: 'invoice-late' | 'overdue', where: Prisma.OrderAccountWhereInput) => {
    const rows = await tx.orderAccount.findMany({ where, select, orderBy })
    return rows.map(({ workOrder }) => [kind, workOrder] as const)
  }
  const deliveredOn = new Date(daysLater(day, -1 - orders.invoiceDays))
  const dueOn = new Date(daysLater(day, -1))
  return [
    ...(await readOrders('invoice-late', { state: { in: [...AWAITS_INVOICE] }, deliveredOn })),
    ...(await readOrders('overdue', { state: { in: [...AWAITS_PAYMENT] }, dueOn })),
  ]
}

/** Returns the parts that became low on the day before. */
function readLowParts(tx: Prisma.TransactionClient, day: string) {
  const lowSince = { gte: startOfDay(daysLater(day, -1)), lt: startOfDay(day) }
  const select = { code: true, name: true, unit: true, onHand: true, least: true }
  return tx.part.findMany({ where: { lowSince }, select, orderBy: { code: 'asc' } })
}

type ReminderMail = { address: string; isInCharge: boolean; reminders: Reminder[]; lowParts: LowPart[] }

/** Returns one email per address: to the account in charge or, if an order has none, to the notification addresses. */
async function reminderMailsOf(tx: Prisma.TransactionClient, day: string, settings: Settings): Promise<ReminderMail[]> {
  const where = { state: 'open', OR: [{ step: { in: [APPROVAL, DELIVERY] } }, { promisedOn: new Date(day) }] }
  const orders = await tx.workOrder.findMany({ where, select: orderColumns, orderBy: { number: 'asc' } })
  const accounts = await tx.administrator.findMany({ where: inChargeFilter, select: { id: true, email: true } })
  const emailById = new Map(accounts.map(({ id, email }) => [id, email]))
  const mailsByKey = new Map<string, ReminderMail>()
  const mailTo = (address: string) => {
    const key = emailKey(address)
    const mail = mailsByKey.get(key) ?? { address, isInCharge: false, reminders: [], lowParts: [] }
    mailsByKey.set(key, mail)
    return mail
  }
  const notifiedMails = () => notificationAddresses(settings).map(mailTo)
  for (const order of orders) {
    const emailInCharge = order.responsibleId ? emailById.get(order.responsibleId) : undefined
    const { waitsFor } = turnOfOrder(order, startOfDay(day))!
    for (const [kind, days] of remindersOf(order, waitsFor, day, settings)) {
      const reminder = { kind, number: order.number, device: deviceName(order), days, waitsFor }
      for (const mail of emailInCharge ? [mailTo(emailInCharge)] : notifiedMails()) {
        mail.reminders.push(reminder)
        mail.isInCharge ||= Boolean(emailInCharge)
      }
    }
  }
  // Reminders about money go to the notification addresses, not to the technician in charge.
  for (const [kind, order] of await readNewlyLate(tx, day, settings)) {
    const reminder = { kind, number: order.number, device: deviceName(order), days: 1 }
    for (const mail of notifiedMails()) mail.reminders.push(reminder)
  }
  const lowParts = await readLowParts(tx, day)
  if (lowParts.length > 0) for (const mail of notifiedMails()) mail.lowParts = lowParts
  return [...mailsByKey.values()]
}

/**
 * Queues the emails of a morning and sets the day's `sentAt` in one transaction, so that a repeated job queues none.
 */
export async function sendReminders({ day }: { day: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.reminderDay.updateMany({
      where: { day: new Date(day), sentAt: null },
      data: { sentAt: new Date() },
    })
    // Reminders of an earlier day are not sent.
    if (count === 0 || day !== istanbulDay(new Date())) return
    await recomputeMissedAccounts(tx)
    const settings = await readSettings(tx)
    for (const { address, isInCharge, reminders, lowParts } of await reminderMailsOf(tx, day, settings))
      await queueMail(tx, address, reminderMail(settings, reminders, isInCharge, lowParts), {})
  })
}

/** Queues the job of today's reminders unless it is already queued. Returns the day, or null outside the hours for reminders. */
export async function queueReminders(now = new Date()): Promise<string | null> {
  const currentHour = Number(hourFormat.format(now))
  if (currentHour < FROM_HOUR || currentHour >= TO_HOUR) return null
  const day = istanbulDay(now)
  await db().$transaction(async (tx) => {
    const { count } = await tx.reminderDay.createMany({ data: { day: new Date(day) }, skipDuplicates: true })
    if (count > 0) await queueJob(tx, 'send-reminders', { day })
  })
  return day
}

/** Checks every minute whether reminders are due. */
export function startReminders(): void {
  let lastQueuedDay = ''
  setInterval(() => {
    if (lastQueuedDay === istanbulDay(new Date())) return
    queueReminders().then(
      (day) => (lastQueuedDay = day ?? lastQueuedDay),
      // A database outage is logged elsewhere. The next run tries again.
      (error: unknown) => void (isDatabaseDown() || log.warn({ error }, 'reminders not queued')),
    )
  }, MINUTE_MS).unref()
}

/** Deletes old reminders, which belong to no order. Returns the number of deleted emails. */
export async function deleteOldReminders(now = new Date()): Promise<number> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db().reminderDay.deleteMany({ where: { day: { lt: cutoff } } })
  const { count } = await db().mail.deleteMany({ where: { kind: 'reminder', createdAt: { lt: cutoff } } })
  return count
}
