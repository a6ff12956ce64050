import 'server-only'
import type { z } from 'zod/mini'
import type { AdminSession } from '@/lib/access/admin-session'
import { muteAudit, recordEvent } from '@/lib/access/audit-record'
import { queueMail } from '@/lib/mail/queue-mail'
import { mailFactColumns, getOrder, type Order } from '@/lib/orders/order/data'
import { trackingLinkMail, orderMailFacts } from '@/lib/orders/mail/mails'
import { addEvent, changeOrder, lockOrder, mailCustomer, newToken } from '@/lib/orders/order/mutations'
import type { trackingRequestSchema } from '@/lib/orders/tracking/schema'
import { isPageExpired, refuseExpiredPage } from '@/lib/orders/tracking/data'
import { AppError } from '@/lib/platform/app-error'
import { db, visitorTransaction } from '@/lib/platform/db/client'
import type { ItemVersion } from '@/lib/platform/db/versions'
import { type JobContext, queueJob } from '@/lib/platform/jobs/queue-job'
import { consume, type Limit } from '@/lib/platform/limits/rate-limit'
import { emailKey } from '@/lib/platform/fields/text'
import { readSettings } from '@/lib/settings/data'
import { HOUR_MS } from '@/lib/platform/turkish/dates'

// The link of a customer's page: staff send it again or renew it, and a customer requests it.

/** Emails the link to the customer again. @throws {AppError} not-found, gone, conflict without an email address */
export async function resendLink(_admin: AdminSession, id: string): Promise<ItemVersion> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const settings = await readSettings(tx)
    refuseExpiredPage(order, settings)
    if (order.email === '') throw new AppError('conflict', { message: 'İş emrinde e-posta adresi yok.' })
    await mailCustomer(tx, order, trackingLinkMail(settings, orderMailFacts(order)))
    return changeOrder(tx, id)
  })
}

/**
 * Replaces the link of the customer's page, and emails it if the order has an email address. The old link stops working.
 * @throws {AppError} not-found, gone
 */
export async function renewLink(admin: AdminSession, id: string): Promise<Order> {
  await db().$transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, id)
    const settings = await readSettings(tx)
    refuseExpiredPage(lockedOrder, settings)
    await muteAudit(tx)
    const order = await changeOrder(tx, id, { token: newToken() })
    await addEvent(tx, order, { kind: 'link', author: admin.email })
    await mailCustomer(tx, order, trackingLinkMail(settings, orderMailFacts(order)))
    await recordEvent(tx, { kind: 'order', action: 'renewed', itemId: id, label: lockedOrder.number })
  })
  return getOrder(admin, id)
}

const LIMIT: Limit = { name: 'tracking', points: 10, seconds: 600 }

/**
 * Queues a job that emails an order's link if the number and the email address match. The job compares them, so that neither the
 * response nor its time reveals whether they match.
 * @throws {AppError} rate-limited for the eleventh request in ten minutes from one IP address (or IPv6 network)
 */
export async function requestLink(request: z.output<typeof trackingRequestSchema>, ipAddress: string): Promise<void> {
  await visitorTransaction(async (tx) => {
    await consume(tx, LIMIT, ipAddress)
    await queueJob(tx, 'send-tracking-link', request)
  })
}

/** Maximum number of emails with the link per order and hour, because anybody who knows the number and the email address can request them. */
const MAILS_PER_HOUR = 3

const linkColumns = { ...mailFactColumns, email: true, closedAt: true }

/**
 * Emails an order's link to its email address if the number and the email address match. A second run of the job, or another request
 * that was waiting, finds the email and queues no second one. The fourth request in an hour queues none either.
 */
export async function sendTrackingLink(
  { number, email }: { number: string; email: string },
  { queuedAt }: JobContext,
): Promise<void> {
  await db().$transaction(async (tx) => {
    // Waits for a concurrent erasure, so that no erased address is emailed, and for the email of another request.
    await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "number" = ${number} FOR NO KEY UPDATE`
    const order = await tx.workOrder.findUnique({ where: { number }, select: linkColumns })
    if (!order || order.email === '' || emailKey(order.email) !== emailKey(email)) return
    const settings = await readSettings(tx)
    if (isPageExpired(order, settings)) return
    const content = trackingLinkMail(settings, orderMailFacts(order))
    const where = { workOrderId: order.id, recipient: order.email, kind: content.kind }
    if ((await tx.mail.count({ where: { ...where, createdAt: { gte: queuedAt } } })) > 0) return
    const createdAt = { gte: new Date(Date.now() - HOUR_MS) }
    if ((await tx.mail.count({ where: { ...where, createdAt } })) >= MAILS_PER_HOUR) return
    await queueMail(tx, order.email, content, { workOrderId: order.id })
  })
}
