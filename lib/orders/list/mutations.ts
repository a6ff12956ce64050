import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import type { BulkResult } from '@/lib/content/bulk-actions'
import { responsibleOf } from '@/lib/orders/order/mutations'
import type { Assignment } from '@/lib/orders/order/schema'
import { db } from '@/lib/platform/db/client'

/**
 * Puts an account, or nobody, in charge of several orders in one transaction. Orders that somebody changed meanwhile are
 * skipped.
 * @throws {AppError} invalid-input for an account that may not see orders
 */
export async function assignOrders(_admin: AdminSession, { items, responsibleId }: Assignment): Promise<BulkResult> {
  const versionById = new Map(items.map(({ id, version }) => [id.toLowerCase(), version]))
  const ids = [...versionById.keys()]
  return db().$transaction(async (tx) => {
    const responsible = await responsibleOf(tx, '', responsibleId)
    // Sorted, so that two writers cannot deadlock.
    await tx.$executeRaw`SELECT FROM "work_orders" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
    const select = { id: true, version: true, responsible: true, responsibleId: true }
    const rows = await tx.workOrder.findMany({ where: { id: { in: ids } }, select })
    const orderById = new Map(rows.map((order) => [order.id, order]))
    const outcomeOf = (id: string): keyof BulkResult => {
      const order = orderById.get(id)
      if (!order) return 'missing'
      if (order.responsibleId === responsible.responsibleId && order.responsible === responsible.responsible)
        return 'same'
      return order.version === versionById.get(id) ? 'done' : 'changed'
    }
    const result: BulkResult = { done: [], same: [], changed: [], missing: [] }
    for (const id of ids) result[outcomeOf(id)].push(id)
    const data = { ...responsible, version: { increment: 1 } }
    await tx.workOrder.updateMany({ where: { id: { in: result.done } }, data })
    return result
  })
}
