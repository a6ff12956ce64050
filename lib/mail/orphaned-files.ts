import 'server-only'
import { db } from '@/lib/platform/db/client'
import { mailFiles, removeMailFiles } from '@/lib/mail/mail-files'
import { mailFolder } from '@/lib/mail/transport'
import { filesIn } from '@/lib/platform/media/folder-storage'
import { olderThanDatabase } from '@/lib/platform/media/reconcile'

/**
 * Removes the files of mails that were deleted with their message or erased, and returns how many. Each process does so in
 * its own DATA_DIR. Keeps files that are older than the database, because they belong to mails of another database.
 */
export async function removeOrphanedMailFiles(): Promise<number> {
  // Listed before the rows are read, because a mail's row is written before its file.
  const files = await mailFiles()
  const ids = files.map(({ mailId }) => mailId)
  // Only an erasure empties a subject.
  const known = await db().$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "mails" WHERE "id" = ANY(${ids}::uuid[]) AND "subject" <> ''`
  const kept = new Set(known.map(({ id }) => id))
  const orphaned = files.filter(({ mailId }) => !kept.has(mailId))
  const names = new Set(orphaned.map(({ name }) => name))
  const foreign = await olderThanDatabase((await filesIn(mailFolder())).filter(({ name }) => names.has(name)))
  for (const { name } of foreign) names.delete(name)
  const removable = orphaned.filter(({ name }) => names.has(name))
  await removeMailFiles(removable)
  return removable.length
}
