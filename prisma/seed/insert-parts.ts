import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { QuoteLine } from '@/lib/orders/quote/money'
import { bookMovements, lockStock } from '@/lib/parts/mutations'
import { quotedMilli } from '@/lib/parts/order/proposal'
import { partSchema } from '@/lib/parts/schema'
import { parts } from './content'
import { clock } from './insert-order'
import { DAY_MS } from '@/lib/platform/turkish/dates'

/** The code of the part that an order waits for. */
const AWAITED_CODE = 'DGR-75-1600'

/** Writes the parts with their movements, links quote lines to them, and books what the finished orders used. */
export async function insertParts(tx: Prisma.TransactionClient, staff: string): Promise<void> {
  const { time } = clock(new Date())
  const idsByText = new Map<string, string>()
  for (const { quoted, movements, ...part } of parts) {
    const id = newId()
    const createdAt = time(movements[0]![0])
    const fields = partSchema.parse(part)
    const lowSince = fields.least > 0 ? createdAt : null
    await tx.part.create({ data: { ...fields, id, lowSince, changedBy: staff, changedAt: createdAt, createdAt } })
    idsByText.set(part.code, id)
    if (quoted) idsByText.set(quoted, id)
    for (const [at, kind, quantity, reason] of movements) {
      const signed = kind === 'out' ? -quantity : quantity
      const booking = { partId: id, kind, quantity: signed, reason }
      await bookMovements(tx, { email: staff, now: time(at) }, await lockStock(tx, [id]), [booking])
    }
  }
  const select = { id: true, lines: true, decision: true, workOrder: { select: { id: true, closedAt: true } } }
  for (const { id, lines, decision, workOrder } of await tx.quote.findMany({ select, orderBy: { createdAt: 'asc' } })) {
    const partIdOf = ({ kind, text }: QuoteLine) => (kind === 'part' ? idsByText.get(text) : undefined) ?? null
    const linesWithParts = (lines as QuoteLine[]).map((line) => ({ ...line, partId: partIdOf(line) }))
    if (linesWithParts.every(({ partId }) => partId === null)) continue
    await tx.quote.update({ where: { id }, data: { lines: linesWithParts } })
    if (!workOrder.closedAt) continue
    const bookings = [...quotedMilli({ decision, lines: linesWithParts })].map(([partId, quantity]) => {
      return { partId, kind: 'out' as const, quantity: -quantity, workOrderId: workOrder.id }
    })
    const usedAt = new Date(workOrder.closedAt.getTime() - DAY_MS)
    const stock = await lockStock(
      tx,
      bookings.map(({ partId }) => partId),
    )
    await bookMovements(tx, { email: staff, now: usedAt }, stock, bookings)
  }
  const awaited = { awaitedPartId: idsByText.get(AWAITED_CODE)!, awaitedQuantity: 1000 }
  await tx.workOrder.updateMany({ where: { state: 'open', waitingForPart: true }, data: awaited })
}
