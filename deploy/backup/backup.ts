import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseAddresses, envOf, storageAddress } from '@/lib/platform/env'
import { serveMetrics } from '@/lib/platform/metrics/serve'
import { HOUR_MS } from '@/lib/platform/turkish/dates'
import { complain, connect, DatabaseUnreachable, fail, OperatorError } from '@/prisma/operator'
import { writeRefusal } from './disk'
import { backupMetrics } from './metrics'
import { madeBy, nextWait } from './schedule'
import { listSets, timeOf } from './set'
import { NotMigratedYet, writeSet } from './write-set'

/**
 * `backup`: writes one set into BACKUP_DIR and deletes all but the BACKUP_KEEP newest.
 * `backup --scheduled`: does so every BACKUP_EVERY_HOURS until a signal stops it. A failed backup is tried again after
 * a quarter of an hour. When the database is down or has no tables yet, the next try follows after a few seconds,
 * because the site may just be starting.
 */

const RETRY_MS = HOUR_MS / 4
const RETRY_WHILE_STARTING_MS = 5000

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

function explain(error: unknown, backups: string): unknown {
  if (stopping.signal.aborted) return new OperatorError('Yedekleme durduruldu; yarım kalan silindi.', { cause: error })
  return writeRefusal(error, 'BACKUP_DIR', backups) ?? error
}

/** Records the time of a backup, which the site reads. A failure is only reported, because the backup is complete. */
async function note(owner: string, begunAt: Date): Promise<void> {
  try {
    const client = await connect(owner)
    try {
      // An upgrade may not have added the table yet.
      const { rows } = await client.query<{ table: string | null }>(`select to_regclass('newest_backup') as table`)
      if (!rows[0]!.table) return
      await client.query('with older as (delete from newest_backup) insert into newest_backup values ($1)', [begunAt])
    } finally {
      await client.end().catch(() => {})
    }
  } catch (error) {
    complain(error)
  }
}

async function backUp(): Promise<void> {
  const { owner } = databaseAddresses()
  const { BACKUP_DIR, BACKUP_KEEP } = envOf('BACKUP_DIR', 'BACKUP_KEEP', 'UPLOADS_DIR')
  const backups = path.resolve(BACKUP_DIR)
  try {
    const { name, files, missing } = await writeSet(backups, owner, stopping.signal)
    if (missing.length > 0)
      console.error(`Kayıtlarda olup diskte bulunmayan ${missing.length} görsel yedekte yok: ${missing.join(', ')}`)
    for (const old of madeBy(Date.now(), (await listSets(backups)).complete).slice(BACKUP_KEEP)) {
      await rm(path.join(backups, old), { recursive: true, force: true })
    }
    await note(owner, timeOf(name)!)
    console.log(`Yedek alındı: ${path.join(backups, name)} (${files - 1} görsel dosyası)`)
  } catch (error) {
    throw explain(error, backups)
  }
}

/** Waits until the next set is due. */
async function waitUntilDue(signal: AbortSignal): Promise<void> {
  const { BACKUP_DIR, BACKUP_EVERY_HOURS } = envOf('BACKUP_DIR', 'BACKUP_EVERY_HOURS')
  for (;;) {
    const ms = nextWait((await listSets(path.resolve(BACKUP_DIR))).complete, BACKUP_EVERY_HOURS, Date.now())
    if (ms === 0) return
    await wait(ms, undefined, { signal })
  }
}

async function backUpOnSchedule(): Promise<void> {
  const { signal } = stopping
  const { METRICS_LISTEN, BACKUP_DIR } = envOf('METRICS_LISTEN', 'BACKUP_DIR')
  if (METRICS_LISTEN) await serveMetrics(backupMetrics(path.resolve(BACKUP_DIR)), METRICS_LISTEN)
  let lastMessage = ''
  while (!signal.aborted) {
    try {
      await waitUntilDue(signal)
      await backUp()
      lastMessage = ''
    } catch (error) {
      if (signal.aborted) return
      const isStarting = error instanceof DatabaseUnreachable || error instanceof NotMigratedYet
      // The same line is not repeated every few seconds.
      if (!isStarting || error.message !== lastMessage) complain(error)
      lastMessage = isStarting ? error.message : ''
      await wait(isStarting ? RETRY_WHILE_STARTING_MS : RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }
}

try {
  const [mode] = process.argv.slice(2)
  if (mode && mode !== '--scheduled')
    throw new OperatorError(`Bilinmeyen seçenek: ${mode}; beklenen --scheduled ya da hiçbiri.`)
  // Checked here, so that a wrong variable ends the program at its start.
  databaseAddresses()
  envOf('BACKUP_DIR', 'BACKUP_KEEP', 'BACKUP_EVERY_HOURS', 'UPLOADS_DIR')
  storageAddress()
  await (mode ? backUpOnSchedule() : backUp())
} catch (error) {
  fail(error)
}
