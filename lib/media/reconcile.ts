import type { Stats } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/db'
import { log } from '@/lib/runtime/log'
import { backupIsRunning } from '@/lib/media/backup-running'
import { pictureIdOf, filesOf, isUnfinished, uploadsFolder } from '@/lib/media/storage'

/** Younger files may belong to a row that is just being written. */
const GRACE_MS = 60 * 60 * 1000
const EVERY_MS = 6 * 60 * 60 * 1000

export type Reconciliation = {
  /** Files that belonged to no row. */
  removed: string[]
  /** Files that rows speak of and that are not there. */
  missing: string[]
  /** Files without a row that were left, and why: a backup may need them, or they may be another database's. */
  skipped: string[]
  reason?: 'backup' | 'strangers'
}

async function statOf(file: string): Promise<Stats | null> {
  try {
    return await stat(file)
  } catch {
    // Gone meanwhile, by its own request.
    return null
  }
}

/** Removes those of the files that are old enough. @returns their names */
async function removeOld(names: string[], now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of names) {
    const file = path.join(uploadsFolder(), name)
    const found = await statOf(file)
    if (!found || now - found.mtimeMs <= GRACE_MS) continue
    await rm(file, { force: true })
    removed.push(name)
  }
  return removed
}

/** When the database was made; a restored one is as old as the one that was backed up. */
async function birthOfDatabase(): Promise<number> {
  const [first] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT min("started_at") AS "at" FROM "_prisma_migrations"`
  return first?.at?.getTime() ?? 0
}

/**
 * Files that stood here before the database was made. This database never had rows for them, so they are what an older
 * one still needs, as when the site starts once with a wrong DATABASE_URL or DATA_DIR and plants its seed.
 */
async function olderThanDatabase(names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const birth = await birthOfDatabase()
  // By ctime, which no program sets back.
  const found = await Promise.all(names.map((name) => statOf(path.join(uploadsFolder(), name))))
  return names.filter((_, index) => (found[index]?.ctimeMs ?? birth) < birth)
}

/**
 * Clears what crashes leave in the folder of uploads: unfinished files and pictures whose row was never committed.
 * Foreign files stay. So do all pictures when most files that rows speak of are absent: then folder and database do not
 * belong together, as with a wrong DATABASE_URL or a half restored backup, and removing would make it worse.
 */
export async function reconcileUploads(now: number = Date.now()): Promise<Reconciliation> {
  const present = (await readdir(uploadsFolder())).filter((name) => pictureIdOf(name) !== null)
  // After the folder: a picture that is committed in between is known then.
  const rows = await db().image.findMany({ select: { path: true, widths: true } })
  const known = new Set(rows.flatMap(filesOf))
  const there = new Set(present)
  const missing = [...known].filter((name) => !there.has(name))
  // No row ever speaks of an unfinished file, so these say nothing about the folder, and no backup copies them.
  const unfinished = await removeOld(present.filter(isUnfinished), now)
  const orphans = present.filter((name) => !known.has(name) && !isUnfinished(name))
  const spare = (reason: Reconciliation['reason']) => ({ removed: unfinished, missing, skipped: orphans, reason })
  if (orphans.length === 0) return { removed: unfinished, missing, skipped: [] }
  if (known.size === 0 || missing.length * 2 > known.size) return spare('strangers')
  // Asked after the rows: see there.
  if (await backupIsRunning()) return spare('backup')
  const foreign = await olderThanDatabase(orphans)
  const removed = await removeOld(
    orphans.filter((name) => !foreign.includes(name)),
    now,
  )
  const reason = foreign.length > 0 ? ('strangers' as const) : undefined
  return { removed: [...unfinished, ...removed], missing, skipped: foreign, reason }
}

async function reconcileAndReport(): Promise<void> {
  try {
    const { removed, missing, skipped, reason } = await reconcileUploads()
    if (removed.length > 0) log.info({ removed }, 'uploads without a row removed')
    if (missing.length > 0) log.warn({ missing }, 'rows speak of uploads that are not there')
    if (reason === 'backup') log.info({ count: skipped.length }, 'uploads without a row wait for the end of a backup')
    if (reason === 'strangers')
      log.warn({ count: skipped.length }, 'uploads of another database, it seems: not removed')
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'uploads not compared with the database')
  }
}

/** Reconciles now and every few hours, since what a crash left is too young when the site starts again. */
export function reconcileRegularly(): void {
  void reconcileAndReport()
  setInterval(() => void reconcileAndReport(), EVERY_MS).unref()
}
