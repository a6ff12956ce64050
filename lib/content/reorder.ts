import { escapeIdentifier } from 'pg'
import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'
import { listOf } from '@/lib/platform/fields/text'

/** A request body of 256 KB cannot contain more ids. */
const MAX_IDS = 10_000

/** All ids of a list in their new order. */
export const reorderSchema = z.object({
  ids: listOf(z.uuid({ error: 'ids geçerli kimliklerden oluşmalı.' }), {
    max: MAX_IDS,
    error: 'ids bir liste olmalı.',
    tooLong: `ids en çok ${MAX_IDS.toLocaleString('tr-TR')} kimlik olabilir.`,
  }),
})

/** @throws {AppError} invalid-input unless `ids` contains each of `existingIds` exactly once */
function refuseOtherIds(ids: string[], existingIds: string[]): void {
  const uniqueIds = new Set(ids.map((id) => id.toLowerCase()))
  if (
    ids.length === existingIds.length &&
    uniqueIds.size === existingIds.length &&
    existingIds.every((id) => uniqueIds.has(id))
  )
    return
  const message =
    'Sıralama kayıtlarla uyuşmuyor: liste bu arada değişmiş olabilir. Sayfayı yenileyip yeniden sıralayın.'
  throw new AppError('invalid-input', { message, fields: { ids: [message] } })
}

/**
 * Puts all rows of a table with a column `position` in the order of `ids`.
 * @throws {AppError} invalid-input unless `ids` contains all rows
 */
export async function reorder(tx: Prisma.TransactionClient, table: string, ids: string[]): Promise<void> {
  // Safe: the table's name is escaped, and the ids are a parameter.
  const name = escapeIdentifier(table)
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(`SELECT "id" FROM ${name} ORDER BY "id" FOR UPDATE`)
  const existingIds = rows.map((row) => row.id)
  refuseOtherIds(ids, existingIds)
  // New rows get a larger number from the table's sequence, so they come last.
  await tx.$executeRawUnsafe(
    `UPDATE ${name} SET "position" = "wanted"."position"
     FROM unnest($1::uuid[]) WITH ORDINALITY AS "wanted" ("id", "position") WHERE ${name}."id" = "wanted"."id"`,
    ids,
  )
}
