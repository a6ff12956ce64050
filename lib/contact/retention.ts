import 'server-only'
import { db } from '@/lib/platform/db/client'
import { discardPhotos } from '@/lib/photos/mutations'
import { readSettings } from '@/lib/settings/data'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { SYSTEM, withActor } from '@/lib/platform/runtime/actor'

/** Maximum number of messages deleted per statement. */
const BATCH = 200

type DeletedBatch = { count: number; files: PictureFiles[] }

/** Deletes the oldest messages from before a time. Their photos and emails are deleted with them (foreign keys). */
async function deleteBatch(cutoff: Date): Promise<DeletedBatch> {
  const [deleted] = await db().$queryRaw<DeletedBatch[]>`
    WITH "old" AS (
      SELECT "id" FROM "contact_messages"
      WHERE "received_at" < ${cutoff}
        AND NOT EXISTS (SELECT 1 FROM "work_orders" WHERE "message_id" = "contact_messages"."id")
      ORDER BY "received_at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ), "files" AS (
      SELECT "path", "widths" FROM "photos" WHERE "message_id" IN (SELECT "id" FROM "old")
    ), "deleted" AS (
      DELETE FROM "contact_messages" WHERE "id" IN (SELECT "id" FROM "old") RETURNING "id"
    )
    SELECT (SELECT count(*)::int FROM "deleted") AS "count",
      (SELECT coalesce(json_agg("files"), '[]') FROM "files") AS "files"`
  return deleted!
}

/**
 * Deletes messages older than the configured months, unless a work order was opened from them, and returns how many.
 * Concurrent processes share the work. After a crash, the reconciler removes the files.
 */
export async function deleteOldMessages(now = new Date()): Promise<number> {
  const { messageMonths } = (await readSettings()).notifications
  const cutoff = new Date(`${monthsLater(istanbulDay(now), -messageMonths)}T00:00:00+03:00`)
  let total = 0
  for (;;) {
    const { count, files } = await withActor(SYSTEM, () => deleteBatch(cutoff))
    if (files.length > 0) await discardPhotos(files)
    total += count
    if (count < BATCH) return total
  }
}
