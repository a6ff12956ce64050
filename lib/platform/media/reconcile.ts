import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isBackupRunning } from '@/lib/platform/media/backup-status'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { isUnfinished } from '@/lib/platform/media/folder-storage'
import { filesOf, pictureIdOf, type Store, STORES } from '@/lib/platform/media/storage'
import type { ListedFile } from '@/lib/platform/media/storage-interface'

/** Younger files may belong to a row that is not committed yet. */
const ORPHAN_GRACE_MS = 60 * 60 * 1000
const RECONCILE_EVERY_MS = 6 * 60 * 60 * 1000

type Reconciliation = {
  /** Removed files without a row. */
  removed: string[]
  /** Files referenced by a row but missing. */
  missing: string[]
  /** Orphaned files that were kept, because a backup may need them or they may belong to another database. */
  skipped: string[]
  reason?: 'backup' | 'other-database'
}

/** Returns the files of all rows that refer to a store. */
async function readReferencedFiles(store: Store): Promise<Set<string>> {
  const rows = await db().$queryRaw<PictureFiles[]>`
    SELECT "path", "widths" FROM "picture_files" WHERE starts_with("path", ${store.prefix})`
  return new Set(rows.flatMap(filesOf))
}

/** Returns when the database was created. A restored database is as old as its original. */
async function readDatabaseCreation(): Promise<number> {
  const [first] = await db().$queryRaw<{ createdAt: Date | null }[]>`
    SELECT min("started_at") AS "createdAt" FROM "_prisma_migrations"`
  return first?.createdAt?.getTime() ?? 0
}

/**
 * Returns the files that are older than the database. They must belong to another database: the site may have started once
 * with a wrong DATABASE_URL or DATA_DIR and seeded a new database.
 */
export async function filesOlderThanDatabase(files: readonly ListedFile[]): Promise<ListedFile[]> {
  if (files.length === 0) return []
  const createdAt = await readDatabaseCreation()
  return files.filter(({ changedAt }) => changedAt < createdAt)
}

const namesOf = (files: readonly ListedFile[]) => files.map(({ name }) => name)

/**
 * Removes what crashes leave in a store: unfinished files and pictures whose row was never committed. Keeps files of other
 * programs. Keeps all pictures if most of the referenced files are missing, because files and database then do not belong
 * together, for example with a wrong DATABASE_URL or a half-restored backup.
 */
export async function reconcile(store: Store, now: number = Date.now()): Promise<Reconciliation> {
  const storage = store.storage()
  const pictureFiles = (await storage.list()).filter(({ name }) => pictureIdOf(name) !== null)
  // Read after the files, so that the rows include pictures that are committed in between.
  const referencedNames = await readReferencedFiles(store)
  const existingNames = new Set(namesOf(pictureFiles))
  const missing = [...referencedNames].filter((name) => !existingNames.has(name))
  const removeOld = async (files: readonly ListedFile[]) => {
    const oldNames = namesOf(files.filter(({ writtenAt }) => now - writtenAt > ORPHAN_GRACE_MS))
    await storage.remove(oldNames)
    return oldNames
  }
  // No row or backup ever contains an unfinished file, so these files can always be removed.
  const unfinished = await removeOld(pictureFiles.filter(({ name }) => isUnfinished(name)))
  const orphans = pictureFiles.filter(({ name }) => !referencedNames.has(name) && !isUnfinished(name))
  const keepOrphans = (reason: Reconciliation['reason']) => ({
    removed: unfinished,
    missing,
    skipped: namesOf(orphans),
    reason,
  })
  if (orphans.length === 0) return { removed: unfinished, missing, skipped: [] }
  if (referencedNames.size === 0 || missing.length * 2 > referencedNames.size) return keepOrphans('other-database')
  // Must come after reading the rows: see `isBackupRunning`.
  if (await isBackupRunning()) return keepOrphans('backup')
  const foreignFiles = await filesOlderThanDatabase(orphans)
  const removed = await removeOld(orphans.filter((file) => !foreignFiles.includes(file)))
  const reason = foreignFiles.length > 0 ? ('other-database' as const) : undefined
  return { removed: [...unfinished, ...removed], missing, skipped: namesOf(foreignFiles), reason }
}

async function reconcileAndReport(store: Store): Promise<void> {
  const folder = store.name
  try {
    const { removed, missing, skipped, reason } = await reconcile(store)
    if (removed.length > 0) log.info({ folder, removed }, 'orphaned pictures removed')
    if (missing.length > 0) log.warn({ folder, missing }, 'pictures missing on disk')
    if (reason === 'backup') log.info({ folder, count: skipped.length }, 'orphaned pictures kept until the backup ends')
    if (reason === 'other-database') {
      const count = skipped.length
      log.warn({ folder, count }, 'orphaned pictures kept: they seem to belong to another database')
    }
  } catch (error) {
    log.warn({ folder, code: (error as { code?: string }).code }, 'pictures not compared with the database')
  }
}

async function reconcileAll(): Promise<void> {
  for (const store of STORES) await reconcileAndReport(store)
}

/** Reconciles now and every few hours, because files that a crash leaves are too young when the site restarts. */
export function startReconciler(): void {
  void reconcileAll()
  setInterval(() => void reconcileAll(), RECONCILE_EVERY_MS).unref()
}
