import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { State } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { type NoteRow, noteColumns } from '@/lib/orders/data'
import { changeOrder, isRepeated, lockOrder } from '@/lib/orders/mutations'

/**
 * Adds an internal note. A repeated key, which is the note's id, returns the first one's note and stores nothing.
 * @throws {AppError} not-found, conflict for the key of another order's note
 */
export async function addNote(
  admin: AdminSession,
  workOrderId: string,
  { text }: { text: string },
  idempotencyKey?: string,
): Promise<{ note: NoteRow; order: State }> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, workOrderId)
    const id = idempotencyKey ?? newId()
    const first = await tx.workOrderNote.findUnique({ where: { id }, select: { ...noteColumns, workOrderId: true } })
    if (first && isRepeated(workOrderId, first)) return { note: first, order }
    const data = { id, workOrderId, text, author: admin.email, createdAt: new Date() }
    const note = await tx.workOrderNote.create({ data, select: noteColumns })
    return { note, order: await changeOrder(tx, workOrderId) }
  })
}
