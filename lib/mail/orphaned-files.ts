import 'server-only'
import { db } from '@/lib/platform/db/client'
import { mailFiles, removeMailFiles } from '@/lib/mail/mail-files'
import { mailFolder } from '@/lib/mail/transport'
import { filesIn } from '@/lib/platform/media/folder-storage'
import { filesOlderThanDatabase } from '@/lib/platform/media/reconcile'

/**
 * Removes the files of emails that were erased or deleted with their message, and returns how many. Each process cleans its own
 * DATA_DIR. Keeps files older than the database, because they belong to emails of another database.
 */
export async function removeOrphanedMailFiles(): Promise<number> {
  // Listed before the rows are read, because an email's row is written before its file.
  const files = await mailFiles()
  const ids = files.map(({ mailId }) => mailId)
  // Only an erasure empties a subject.
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "mails" WHERE "id" = ANY(${ids}::uuid[]) AND "subject" <> ''`
  const existingIds = new Set(rows.map(({ id }) => id))
  const orphans = files.filter(({ mailId }) => !existingIds.has(mailId))
  const names = new Set(orphans.map(({ name }) => name))
  const foreignFiles = await filesOlderThanDatabase((await filesIn(mailFolder())).filter(({ name }) => names.has(name)))
  for (const { name } of foreignFiles) names.delete(name)
  const removable = orphans.filter(({ name }) => names.has(name))
  await removeMailFiles(removable)
  return removable.length
}
