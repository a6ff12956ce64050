import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { awaitedMilli } from '@/lib/orders/awaited/mutations'
import { ORDER_MISSING, sentQuoteArgs } from '@/lib/orders/order/data'
import type { QuoteLine } from '@/lib/orders/quote/money'
import { REPAIR } from '@/lib/orders/steps'
import { movementColumns, movementsOf, partRowColumns, withLabel } from '@/lib/parts/data'
import { proposalOf, quotedMilli, unlinkedTexts } from '@/lib/parts/order/proposal'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'

/** Returns the parts of an order: the proposed, the used and the awaited ones. @throws {AppError} not-found */
export async function getOrderParts(_admin: AdminSession, id: string) {
  const order = await db().workOrder.findUnique({
    where: { id },
    select: {
      step: true,
      state: true,
      waitingForPart: true,
      awaitedPartId: true,
      awaitedQuantity: true,
      partArrivedAt: true,
      quotes: { select: { sentAt: true, decision: true, lines: true }, orderBy: { version: 'desc' } },
      partMovements: {
        select: movementColumns,
        orderBy: [{ createdAt: 'desc' }, { partId: 'asc' }, { number: 'desc' }],
      },
    },
  })
  if (!order) throw new AppError('not-found', { message: ORDER_MISSING })
  const { quotes, partMovements, waitingForPart, awaitedPartId, partArrivedAt: arrivedAt } = order
  const newestSent = quotes.find(({ sentAt }) => sentAt)
  const quotedById = quotedMilli(newestSent)
  const isProposing = order.state === 'open' && order.step >= REPAIR
  const awaited =
    waitingForPart && awaitedPartId
      ? { partId: awaitedPartId, quantity: awaitedMilli(order.awaitedQuantity), arrivedAt }
      : null
  const quotedIds = quotes.flatMap(({ lines }) => (lines as QuoteLine[]).flatMap(({ partId }) => partId ?? []))
  const ids = [...quotedIds, ...partMovements.map(({ partId }) => partId), ...(awaitedPartId ? [awaitedPartId] : [])]
  const where = { id: { in: [...new Set(ids)] } }
  const parts = await db().part.findMany({ where, select: partRowColumns, orderBy: { code: 'asc' } })
  const existingIds = new Set(parts.map((part) => part.id))
  const movements = await movementsOf(partMovements.filter(({ kind }) => kind !== 'counter'))
  return {
    isProposing,
    parts: parts.map(withLabel),
    proposed: isProposing ? proposalOf(newestSent, partMovements).filter(({ partId }) => existingIds.has(partId)) : [],
    used: movements.map((movement) => ({
      partId: movement.partId,
      quoted: quotedById.get(movement.partId) ?? null,
      movement,
    })),
    unlinked: unlinkedTexts(newestSent),
    awaited,
  }
}
export type OrderParts = Awaited<ReturnType<typeof getOrderParts>>

/** The query arguments for the newest sent quote of an order. */
export const quoteOfOrderArgs = { ...sentQuoteArgs, select: { decision: true, lines: true } } as const
