import type { Stats } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { backupIsRunning } from '@/lib/platform/media/backup-running'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { attachments, filesOf, isUnfinished, pictureIdOf, type Store, STORES } from '@/lib/platform/media/storage'

/** Younger files may belong to a row that is still being written. */
const ORPHAN_GRACE_MS = 60 * 60 * 1000
const RECONCILE_EVERY_MS = 6 * 60 * 60 * 1000

type Reconciliation = {
  /** Removed files without a row. */
  removed: string[]
  /** Files referenced by a row but missing on disk. */
  missing: string[]
  /** Orphaned files that were kept, because a backup may need them or they may belong to another database. */
  skipped: string[]
  reason?: 'backup' | 'other-database'
}

async function statOf(file: string): Promise<Stats | null> {
  try {
    return await stat(file)
  } catch {
    // A request has removed it meanwhile.
    return null
  }
}

/** Returns the names of the pictures in a folder. A store without pictures may have no folder yet. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => pictureIdOf(name) !== null)
}

/** Returns the files of all rows that refer to a store. */
async function referredFiles(store: Store): Promise<Set<string>> {
  const rows =
    store === attachments
      ? await db().photo.findMany({ select: { path: true, widths: true } })
      : await db().$queryRaw<PictureFiles[]>`SELECT "path", "widths" FROM "picture_files"`
  return new Set(rows.flatMap(filesOf))
}

/** Removes the files older than ORPHAN_GRACE_MS and returns their names. */
async function removeOld(folder: string, names: string[], now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await statOf(file)
    if (!found || now - found.mtimeMs <= ORPHAN_GRACE_MS) continue
    await rm(file, { force: true })
    removed.push(name)
  }
  return removed
}

/** Returns when the database was created. A restored one is as old as its original. */
async function databaseCreatedAt(): Promise<number> {
  const [first] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT min("started_at") AS "at" FROM "_prisma_migrations"`
  return first?.at?.getTime() ?? 0
}

/**
 * Returns the files that are older than the database. It never had rows for them, so they belong to an older database:
 * the site may have started once with a wrong DATABASE_URL or DATA_DIR and seeded the new one.
 */
export async function olderThanDatabase(folder: string, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const createdAt = await databaseCreatedAt()
  // By ctime, which programs cannot set back.
  const found = await Promise.all(names.map((name) => statOf(path.join(folder, name))))
  return names.filter((_, index) => (found[index]?.ctimeMs ?? createdAt) < createdAt)
}

/**
 * Removes what crashes leave in a store's folder: unfinished files and pictures whose row was never committed. Keeps
 * files of other programs. Keeps all pictures if most of the referenced files are missing, because folder and database
 * then do not belong together, as with a wrong DATABASE_URL or a half restored backup.
 */
export async function reconcile(store: Store, now: number = Date.now()): Promise<Reconciliation> {
  const folder = store.folder()
  const present = await namesIn(folder)
  // Read after the folder, so that a picture committed in between is known.
  const known = await referredFiles(store)
  const existing = new Set(present)
  const missing = [...known].filter((name) => !existing.has(name))
  // No row or backup ever contains an unfinished file, so they can always go.
  const unfinished = await removeOld(folder, present.filter(isUnfinished), now)
  const orphans = present.filter((name) => !known.has(name) && !isUnfinished(name))
  const keep = (reason: Reconciliation['reason']) => ({ removed: unfinished, missing, skipped: orphans, reason })
  if (orphans.length === 0) return { removed: unfinished, missing, skipped: [] }
  if (known.size === 0 || missing.length * 2 > known.size) return keep('other-database')
  // Must come after reading the rows, see backupIsRunning.
  if (await backupIsRunning()) return keep('backup')
  const foreign = await olderThanDatabase(folder, orphans)
  const removed = await removeOld(
    folder,
    orphans.filter((name) => !foreign.includes(name)),
    now,
  )
  const reason = foreign.length > 0 ? ('other-database' as const) : undefined
  return { removed: [...unfinished, ...removed], missing, skipped: foreign, reason }
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

/** Reconciles now and every few hours, because files of a crash are too young when the site restarts. */
export function reconcileRegularly(): void {
  void reconcileAll()
  setInterval(() => void reconcileAll(), RECONCILE_EVERY_MS).unref()
}
