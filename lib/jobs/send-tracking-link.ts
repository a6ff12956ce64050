import 'server-only'
import { db } from '@/lib/db'
import { refuseGone } from '@/lib/domains/tracking/data'
import { day } from '@/lib/domains/work-orders/serialize'
import type { JobContext } from '@/lib/jobs/queue-job'
import { trackingLinkMail } from '@/lib/mail/mails'
import { queueMail } from '@/lib/mail/queue-mail'

const columns = {
  id: true,
  number: true,
  token: true,
  companyName: true,
  contactPerson: true,
  phone: true,
  email: true,
  deviceBrand: true,
  deviceModel: true,
  serialNumber: true,
  step: true,
  state: true,
  closedAt: true,
  warrantyUntil: true,
} as const

/** Returns an address for comparison. A Turkish keyboard writes i as İ and I as ı, so all four are one letter. */
export function comparable(email: string): string {
  return email
    .trim()
    .replaceAll(/[Iİı]|i̇/g, 'i')
    .toLowerCase()
}

function isGone(closedAt: Date | null): boolean {
  try {
    refuseGone(closedAt)
    return false
  } catch {
    return true
  }
}

/**
 * Mails the link of an order to the order's own address if number and address match. A second run of a job, and another
 * request that waited behind it, find the mail and write no second one.
 */
export async function sendTrackingLink(
  { number, email }: { number: string; email: string },
  { queuedAt }: JobContext,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await tx.workOrder.findUnique({ where: { number }, select: columns })
    if (!order || order.email === '' || comparable(order.email) !== comparable(email) || isGone(order.closedAt)) return
    const { closedAt: _, warrantyUntil, ...facts } = order
    const content = trackingLinkMail({ ...facts, warrantyUntil: day(warrantyUntil) })
    const already = { workOrderId: order.id, kind: content.kind, createdAt: { gte: queuedAt } }
    if ((await tx.mail.count({ where: already })) > 0) return
    await queueMail(tx, order.email, content, { workOrderId: order.id })
  })
}
