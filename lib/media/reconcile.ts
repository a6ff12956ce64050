import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/db'
import { log } from '@/lib/front/log'
import { backupIsRunning } from '@/lib/media/backup-running'
import { familyOf, filesOf, uploadsFolder } from '@/lib/media/storage'

/** Milliseconds: younger files may belong to a row that is just being written. */
const GRACE = 60 * 60 * 1000
const EVERY = 6 * 60 * 60 * 1000

export type Reconciliation = {
  /** Files that belonged to no row. */
  removed: string[]
  /** Files that rows speak of and that are not there. */
  missing: string[]
  /** Files without a row that were left, and why: a backup may need them, or they are too many to be what crashes leave. */
  spared: string[]
  reason?: 'backup' | 'strangers'
}

async function isOld(file: string, now: number): Promise<boolean> {
  try {
    return now - (await stat(file)).mtimeMs > GRACE
  } catch {
    // Gone meanwhile, by its own request.
    return false
  }
}

/**
 * Clears what crashes leave in the folder of uploads: unfinished files and pictures whose row was never committed.
 * Foreign files stay. So does everything when more files are unknown than known: then the folder and the database do
 * not belong together, as with a wrong DATABASE_URL or a half restored backup, and removing would make it worse.
 */
export async function reconcileUploads(now: number = Date.now()): Promise<Reconciliation> {
  const folder = uploadsFolder()
  const present = (await readdir(folder)).filter((name) => familyOf(name) !== null)
  // After the folder: a picture that is committed in between is known then.
  const rows = await db().image.findMany({ select: { path: true, widths: true } })
  const known = new Set(rows.flatMap(filesOf))
  const strangers = present.filter((name) => !known.has(name))
  const there = new Set(present)
  const missing = [...known].filter((name) => !there.has(name))
  if (strangers.length > known.size) return { removed: [], missing, spared: strangers, reason: 'strangers' }
  // Asked after the rows: see there.
  if (strangers.length > 0 && (await backupIsRunning())) return { removed: [], missing, spared: strangers, reason: 'backup' }
  const removed: string[] = []
  for (const name of strangers) {
    const file = path.join(folder, name)
    if (!(await isOld(file, now))) continue
    await rm(file, { force: true })
    removed.push(name)
  }
  return { removed, missing, spared: [] }
}

async function reconcileAndReport(): Promise<void> {
  try {
    const { removed, missing, spared, reason } = await reconcileUploads()
    if (removed.length > 0) log.info({ removed }, 'uploads without a row removed')
    if (missing.length > 0) log.warn({ missing }, 'rows speak of uploads that are not there')
    if (reason === 'backup') log.info({ count: spared.length }, 'uploads without a row wait for the end of a backup')
    if (reason === 'strangers') log.warn({ count: spared.length }, 'uploads do not belong to this database: nothing removed')
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'uploads not compared with the database')
  }
}

/** Reconciles now and every few hours, since what a crash left is too young when the site starts again. */
export function reconcileRegularly(): void {
  void reconcileAndReport()
  setInterval(() => void reconcileAndReport(), EVERY).unref()
}
