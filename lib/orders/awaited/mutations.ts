import 'server-only'
import type { Part, Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'

/** The quantity that an order awaits if it names none: one unit. */
const ONE_UNIT_MILLI = 1000

/** Returns the quantity of a part that an order awaits, in thousandths. */
export const awaitedMilli = (quantity: number | null) => quantity ?? ONE_UNIT_MILLI

/** The columns of an order that waits for no part. */
export const NOT_WAITING = { waitingForPart: false, awaitedPartId: null, awaitedQuantity: null, partArrivedAt: null }

/** A locked part. Quantities are in thousandths. */
export type LockedPart = Pick<Part, 'id' | 'code' | 'name' | 'unit' | 'onHand' | 'least' | 'lowSince' | 'movements'>

/**
 * Locks parts until the transaction ends, and returns those that exist. Every transaction locks parts before orders, and both
 * sorted by id, so that two cannot deadlock.
 */
export function lockParts(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<LockedPart[]> {
  return tx.$queryRaw<LockedPart[]>`
    SELECT "id", "code", "name", "unit", "on_hand" AS "onHand", "least", "low_since" AS "lowSince", "movements" FROM "parts"
    WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
}

type AwaitedInput = { waitingForPart: boolean; awaitedPartId?: string | null; awaitedQuantity?: number | null }
type AwaitedPart = { awaitedPartId: string | null; awaitedQuantity: number | null }

/**
 * Returns the columns to change if an order awaits another part or quantity. The caller must have locked the part before the order.
 * @throws {AppError} invalid-input for a part that does not exist
 */
export async function awaitedColumns(
  tx: Prisma.TransactionClient,
  current: AwaitedPart,
  { waitingForPart, ...input }: AwaitedInput,
) {
  if (!waitingForPart) return NOT_WAITING
  const { awaitedPartId = current.awaitedPartId, awaitedQuantity = current.awaitedQuantity } = input
  if (awaitedPartId === current.awaitedPartId && awaitedQuantity === current.awaitedQuantity) return {}
  if (awaitedPartId && (await tx.part.count({ where: { id: awaitedPartId } })) === 0) {
    const message = 'Beklenen parça bulunamadı.'
    throw new AppError('invalid-input', { message, fields: { awaitedPartId: [message] } })
  }
  return { awaitedPartId, awaitedQuantity: awaitedPartId ? awaitedQuantity : null, partArrivedAt: null }
}

/**
 * Records that the locked parts have arrived for the open orders that await them, oldest order first, as long as the quantity on
 * hand covers these orders and those already recorded.
 */
export async function recordArrivals(tx: Prisma.TransactionClient, partIds: readonly string[]): Promise<void> {
  const where = { awaitedPartId: { in: [...partIds] }, state: 'open', waitingForPart: true }
  const select = { id: true, awaitedPartId: true, awaitedQuantity: true, partArrivedAt: true }
  const orders = await tx.workOrder.findMany({ where, select, orderBy: { number: 'asc' } })
  if (orders.every(({ partArrivedAt }) => partArrivedAt)) return
  const parts = await tx.part.findMany({ where: { id: { in: [...partIds] } }, select: { id: true, onHand: true } })
  const freeQuantityById = new Map(parts.map(({ id, onHand }) => [id, onHand]))
  const reserve = ({ awaitedPartId: id, awaitedQuantity }: (typeof orders)[number]) =>
    void freeQuantityById.set(id!, freeQuantityById.get(id!)! - awaitedMilli(awaitedQuantity))
  for (const order of orders) if (order.partArrivedAt) reserve(order)
  const suppliedOrders = orders.filter((order) => {
    if (order.partArrivedAt || freeQuantityById.get(order.awaitedPartId!)! < awaitedMilli(order.awaitedQuantity))
      return false
    reserve(order)
    return true
  })
  const ids = suppliedOrders.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.$executeRaw`SELECT FROM "work_orders" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  // An order that was closed or changed in the meantime no longer waits.
  await tx.workOrder.updateMany({
    where: { ...where, id: { in: ids }, partArrivedAt: null },
    data: { partArrivedAt: new Date(), version: { increment: 1 } },
  })
}
