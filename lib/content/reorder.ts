import { escapeIdentifier } from 'pg'
import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'
import { listOf } from '@/lib/platform/fields/text'

/** More than a body of 256 KB can hold. */
const MAX_IDS = 10_000

/** All ids of a list in their new order. */
export const reorderSchema = z.object({
  ids: listOf(z.uuid({ error: 'ids geçerli kimliklerden oluşmalı.' }), {
    max: MAX_IDS,
    error: 'ids bir liste olmalı.',
    tooLong: `ids en çok ${MAX_IDS.toLocaleString('tr-TR')} kimlik olabilir.`,
  }),
})

/** @throws {AppError} invalid-input unless `ids` are all of `known`, each once */
function refuseOtherIds(ids: string[], known: string[]): void {
  const uniqueIds = new Set(ids.map((id) => id.toLowerCase()))
  if (ids.length === known.length && uniqueIds.size === known.length && known.every((id) => uniqueIds.has(id))) return
  const message =
    'Sıralama kayıtlarla uyuşmuyor: liste bu arada değişmiş olabilir. Sayfayı yenileyip yeniden sıralayın.'
  throw new AppError('invalid-input', { message, fields: { ids: [message] } })
}

/**
 * Puts all rows of a table that has a column `position` in the order of `ids`.
 * @throws {AppError} invalid-input, when `ids` are not those of all rows
 */
export async function reorder(tx: Prisma.TransactionClient, table: string, ids: string[]): Promise<void> {
  // Not unsafe: the table's name is escaped, and the ids are a parameter.
  const name = escapeIdentifier(table)
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(`SELECT "id" FROM ${name} ORDER BY "id" FOR UPDATE`)
  const known = rows.map((row) => row.id)
  refuseOtherIds(ids, known)
  // Positions start at 1 because new rows draw a larger number from the table's sequence, so they come last.
  await tx.$executeRawUnsafe(
    `UPDATE ${name} SET "position" = "wanted"."place"
     FROM unnest($1::uuid[]) WITH ORDINALITY AS "wanted" ("id", "place") WHERE ${name}."id" = "wanted"."id"`,
    ids,
  )
}
