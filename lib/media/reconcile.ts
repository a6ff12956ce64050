import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/db'
import { log } from '@/lib/front/log'
import { familyOf, filesOf, uploadsFolder } from '@/lib/media/storage'

/** Milliseconds: younger files may belong to a row that is just being written. */
const GRACE = 60 * 60 * 1000
const EVERY = 6 * 60 * 60 * 1000

export type Reconciliation = {
  /** Files that belonged to no row. */
  removed: string[]
  /** Files that rows speak of and that are not there. */
  missing: string[]
  /** Files without a row that were left, because they are too many to be what crashes leave. */
  spared: string[]
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
  const isOurs = strangers.length <= known.size
  const removed: string[] = []
  for (const name of isOurs ? strangers : []) {
    const file = path.join(folder, name)
    if (!(await isOld(file, now))) continue
    await rm(file, { force: true })
    removed.push(name)
  }
  const there = new Set(present)
  return { removed, missing: [...known].filter((name) => !there.has(name)), spared: isOurs ? [] : strangers }
}

async function reconcileAndReport(): Promise<void> {
  try {
    const { removed, missing, spared } = await reconcileUploads()
    if (removed.length > 0) log.info({ removed }, 'uploads without a row removed')
    if (missing.length > 0) log.warn({ missing }, 'rows speak of uploads that are not there')
    if (spared.length > 0) log.warn({ count: spared.length }, 'uploads do not belong to this database: nothing removed')
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'uploads not compared with the database')
  }
}

/** Reconciles now and every few hours, since what a crash left is too young when the site starts again. */
export function reconcileRegularly(): void {
  void reconcileAndReport()
  setInterval(() => void reconcileAndReport(), EVERY).unref()
}
