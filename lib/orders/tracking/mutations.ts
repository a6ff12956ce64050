import 'server-only'
import type { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { visitorTransaction } from '@/lib/platform/db/client'
import { writeDecision } from '@/lib/orders/quotes/mutations'
import { readSettings } from '@/lib/settings/data'
import { type CustomerOrder, getCustomerOrder, refuseGone, refuseMalformed } from '@/lib/orders/tracking/data'
import { MISSING } from '@/lib/orders/data'
import { lockOrder } from '@/lib/orders/mutations'
import type { OwnDecision, trackingRequestSchema } from '@/lib/orders/schema'
import { queueJob } from '@/lib/platform/jobs/queue-job'
import { consume, type Limit } from '@/lib/platform/limits/rate-limit'

const LIMIT: Limit = { name: 'tracking', points: 10, seconds: 600 }

/**
 * Writes the customer's own decision.
 * @throws {AppError} not-found, gone, and the errors of writeDecision
 */
export async function decide(token: string, { name: by, ...given }: OwnDecision): Promise<CustomerOrder> {
  refuseMalformed(token)
  await visitorTransaction(async (tx) => {
    const found = await tx.workOrder.findUnique({ where: { token }, select: { id: true } })
    if (!found) throw new AppError('not-found', { message: MISSING })
    const order = await lockOrder(tx, found.id)
    refuseGone(order.closedAt, await readSettings(tx))
    await writeDecision(tx, order, { ...given, by, how: 'page', recordedBy: '' })
  })
  return getCustomerOrder(token)
}

/**
 * Has the link of an order mailed to the order's own address if number and address match. A job compares them, so that
 * neither the answer nor its time tells whether they do.
 * @throws {AppError} rate-limited for the eleventh request in ten minutes from one address (or IPv6 network)
 */
export async function requestLink(request: z.output<typeof trackingRequestSchema>, address: string): Promise<void> {
  await visitorTransaction(async (tx) => {
    await consume(tx, LIMIT, address)
    await queueJob(tx, 'send-tracking-link', request)
  })
}
