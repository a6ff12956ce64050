import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { envOf } from '@/lib/env'
import { complain, DatabaseAway, OperatorError } from '@/prisma/operator'
import { refusedByDisk } from './disk'
import { listSets, timeOf } from './set'
import { NoTablesYet, writeSet } from './write-set'

/**
 * `backup`: writes one set into BACKUP_DIR and removes those beyond the BACKUP_KEEP newest.
 * `backup --scheduled`: does so every BACKUP_EVERY_HOURS until it is told to stop; what fails is tried again soon, and
 * a database that is away or has no tables yet is asked every few seconds, because the site may be starting beside it.
 */

const HOUR = 60 * 60 * 1000
const TRY_AGAIN = HOUR / 4
const ASK_AGAIN = 5000

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

function explained(error: unknown, backups: string): unknown {
  if (stopping.signal.aborted) return new OperatorError('Yedekleme durduruldu; yarım kalan silindi.', { cause: error })
  return refusedByDisk(error, 'BACKUP_DIR', backups) ?? error
}

async function backUp(): Promise<void> {
  const { DATABASE_URL, BACKUP_DIR, BACKUP_KEEP } = envOf('DATABASE_URL', 'BACKUP_DIR', 'BACKUP_KEEP', 'UPLOADS_DIR')
  const backups = path.resolve(BACKUP_DIR)
  try {
    const { name, files, missing } = await writeSet(backups, DATABASE_URL, stopping.signal)
    if (missing.length > 0)
      console.error(`Kayıtlarda olup diskte bulunmayan ${missing.length} görsel yedekte yok: ${missing.join(', ')}`)
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
  let said = ''
  while (!signal.aborted) {
    try {
      await wait(await untilDue(), undefined, { signal })
      await backUp()
      said = ''
    } catch (error) {
      if (signal.aborted) return
      const starting = error instanceof DatabaseAway || error instanceof NoTablesYet
      // Once, not every few seconds.
      if (!starting || error.message !== said) complain(error)
      said = starting ? error.message : ''
      await wait(starting ? ASK_AGAIN : TRY_AGAIN, undefined, { signal }).catch(() => {})
    }
  }
}

try {
  const [mode] = process.argv.slice(2)
  if (mode && mode !== '--scheduled')
    throw new OperatorError(`Bilinmeyen seçenek: ${mode}; beklenen --scheduled ya da hiçbiri.`)
  // A wrong variable ends the schedule before it begins.
  envOf('DATABASE_URL', 'BACKUP_DIR', 'BACKUP_KEEP', 'BACKUP_EVERY_HOURS', 'UPLOADS_DIR')
  await (mode ? keepBackingUp() : backUp())
} catch (error) {
  complain(error)
  process.exitCode = 1
}
