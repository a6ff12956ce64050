import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { NOT_WAITING } from '@/lib/orders/awaited/mutations'
import { changeOrder, conflict, lockOrder } from '@/lib/orders/order/mutations'
import { bookMovements, lockStock } from '@/lib/parts/mutations'
import { getOrderParts, type OrderParts, quoteOfOrderArgs } from '@/lib/parts/order/data'
import { proposalOf } from '@/lib/parts/order/proposal'
import type { UsedParts } from '@/lib/parts/schema'
import { db } from '@/lib/platform/db/client'

const ALREADY_BOOKED = 'Önerilen parçalardan biri bu arada düşüldü. Güncel listeye bakın.'

/**
 * Books the parts that an order uses, all or none of them. The order no longer waits for a part that it uses. The idempotency
 * key becomes the id of the first movement; a repeated key books nothing.
 * @throws {AppError} not-found, conflict for a proposed part that somebody has booked in the meantime
 */
export async function bookParts(
  admin: AdminSession,
  workOrderId: string,
  { items, reason }: UsedParts,
  idempotencyKey: string = newId(),
): Promise<OrderParts> {
  await db().$transaction(async (tx) => {
    const ids = [...new Set(items.map(({ partId }) => partId))]
    const parts = await lockStock(tx, ids)
    const order = await lockOrder(tx, workOrderId)
    const existingMovement = await tx.partMovement.findUnique({
      where: { id: idempotencyKey },
      select: { workOrderId: true },
    })
    if (existingMovement?.workOrderId === workOrderId) return
    if (existingMovement) throw conflict('Bu Idempotency-Key başka bir iş emrinde kullanıldı.')
    const quote = await tx.quote.findFirst({ ...quoteOfOrderArgs, where: { ...quoteOfOrderArgs.where, workOrderId } })
    const orderMovements = await tx.partMovement.findMany({
      where: { workOrderId },
      select: { partId: true, quantity: true },
    })
    const proposedQuantityById = new Map(
      proposalOf(quote ?? undefined, orderMovements).map(({ partId, quantity }) => [partId, quantity]),
    )
    for (const { partId, quantity, isProposed } of items) {
      if (isProposed && quantity > (proposedQuantityById.get(partId) ?? 0)) throw conflict(ALREADY_BOOKED)
      proposedQuantityById.set(partId, (proposedQuantityById.get(partId) ?? 0) - quantity)
    }
    const bookings = items.map(({ partId, quantity }, index) => {
      const id = index === 0 ? idempotencyKey : undefined
      return { id, partId, kind: 'out' as const, quantity: -quantity, reason, workOrderId }
    })
    await bookMovements(tx, admin, parts, bookings)
    const { awaitedPartId } = order
    if (awaitedPartId && ids.includes(awaitedPartId)) await changeOrder(tx, workOrderId, NOT_WAITING)
  })
  return getOrderParts(admin, workOrderId)
}
