import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { envOf } from '@/lib/env'
import { complain, OperatorError } from '@/prisma/operator'
import { listSets, timeOf } from './set'
import { writeSet } from './write-set'

/**
 * `backup`: writes one set into BACKUP_DIR and removes those beyond the BACKUP_KEEP newest.
 * `backup --scheduled`: does so every BACKUP_EVERY_HOURS until it is told to stop; what fails is tried again soon.
 */

const HOUR = 60 * 60 * 1000
const TRY_AGAIN = HOUR / 4

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const FULL: Record<string, string> = { ENOSPC: 'yer kalmadı', EDQUOT: 'kota doldu', EACCES: 'yazma izni yok', EROFS: 'salt okunur' }

/** What the file system says in a word becomes the operator's line. */
function explained(error: unknown, backups: string): unknown {
  if (stopping.signal.aborted) return new OperatorError('Yedekleme durduruldu; yarım kalan silindi.', { cause: error })
  const reason = FULL[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new OperatorError(`BACKUP_DIR: ${backups} klasöründe ${reason}.`, { cause: error }) : error
}

async function backUp(): Promise<void> {
  const { DATABASE_URL, BACKUP_DIR, BACKUP_KEEP } = envOf('DATABASE_URL', 'BACKUP_DIR', 'BACKUP_KEEP', 'UPLOADS_DIR')
  const backups = path.resolve(BACKUP_DIR)
  try {
    const { name, files, missing } = await writeSet(backups, DATABASE_URL, stopping.signal)
    if (missing.length > 0) console.error(`Kayıtlarda olup diskte bulunmayan ${missing.length} görsel yedekte yok: ${missing.join(', ')}`)
    for (const old of (await listSets(backups)).whole.slice(BACKUP_KEEP)) {
      await rm(path.join(backups, old), { recursive: true, force: true })
    }
    console.log(`Yedek alındı: ${path.join(backups, name)} (${files - 1} görsel dosyası)`)
  } catch (error) {
    throw explained(error, backups)
  }
}

/** Milliseconds until the next set is due; one is at once where there is none yet. */
async function untilDue(): Promise<number> {
  const { BACKUP_DIR, BACKUP_EVERY_HOURS } = envOf('BACKUP_DIR', 'BACKUP_EVERY_HOURS')
  const [newest] = (await listSets(path.resolve(BACKUP_DIR))).whole
  const last = newest ? timeOf(newest)!.getTime() : 0
  return Math.max(0, last + BACKUP_EVERY_HOURS * HOUR - Date.now())
}

async function keepBackingUp(): Promise<void> {
  const { signal } = stopping
  while (!signal.aborted) {
    try {
      await wait(await untilDue(), undefined, { signal })
      await backUp()
    } catch (error) {
      if (signal.aborted) return
      complain(error)
      await wait(TRY_AGAIN, undefined, { signal }).catch(() => {})
    }
  }
}

try {
  const [mode] = process.argv.slice(2)
  if (mode && mode !== '--scheduled') throw new OperatorError(`Bilinmeyen seçenek: ${mode}; beklenen --scheduled ya da hiçbiri.`)
  // A wrong variable ends the schedule before it begins.
  envOf('DATABASE_URL', 'BACKUP_DIR', 'BACKUP_KEEP', 'BACKUP_EVERY_HOURS', 'UPLOADS_DIR')
  await (mode ? keepBackingUp() : backUp())
} catch (error) {
  complain(error)
  process.exitCode = 1
}
