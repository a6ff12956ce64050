import 'server-only'
import { db } from '@/lib/platform/db/client'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'
import { refuseGone } from '@/lib/orders/tracking/data'
import { factColumns } from '@/lib/orders/data'
import { orderFacts } from '@/lib/orders/serialize'
import { emailKey } from '@/lib/platform/turkish/email'
import type { JobContext } from '@/lib/platform/jobs/queue-job'
import { trackingLinkMail } from '@/lib/orders/mails'
import { queueMail } from '@/lib/mail/queue-mail'

const HOUR_MS = 60 * 60 * 1000

/** Mails with its link that one order gets in an hour, because anybody who knows number and address can ask for them. */
const MAILS_PER_HOUR = 3

const columns = { ...factColumns, email: true, closedAt: true }

function isGone(closedAt: Date | null, settings: Settings): boolean {
  try {
    refuseGone(closedAt, settings)
    return false
  } catch {
    return true
  }
}

/**
 * Mails the link of an order to the order's own address if number and address match. A second run of a job, and another
 * request that waited behind it, find the mail and write no second one; nor does the fourth request in an hour.
 */
export async function sendTrackingLink(
  { number, email }: { number: string; email: string },
  { queuedAt }: JobContext,
): Promise<void> {
  await db().$transaction(async (tx) => {
    // Waits for an erasure, so that none of its addresses comes back, and for the mail of another request.
    await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "number" = ${number} FOR NO KEY UPDATE`
    const order = await tx.workOrder.findUnique({ where: { number }, select: columns })
    if (!order || order.email === '' || emailKey(order.email) !== emailKey(email)) return
    const settings = await readSettings(tx)
    if (isGone(order.closedAt, settings)) return
    const content = trackingLinkMail(settings, orderFacts(order))
    const mails = { workOrderId: order.id, recipient: order.email, kind: content.kind }
    if ((await tx.mail.count({ where: { ...mails, createdAt: { gte: queuedAt } } })) > 0) return
    const createdAt = { gte: new Date(Date.now() - HOUR_MS) }
    if ((await tx.mail.count({ where: { ...mails, createdAt } })) >= MAILS_PER_HOUR) return
    await queueMail(tx, order.email, content, { workOrderId: order.id })
  })
}
