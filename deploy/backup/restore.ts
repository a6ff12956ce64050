import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { envOf } from '@/lib/env'
import { MIGRATION_LOCK } from '@/lib/locks'
import { pictureIdOf, uploadsFolder } from '@/lib/media/storage'
import { announceNewContent, complain, OperatorError } from '@/prisma/operator'
import { refusedByDisk } from './disk'
import { connectWithin } from './patience'
import { findProgram, runOnDatabase } from './programs'
import { copyFile, DUMP, openSet, sync, type Sums, UPLOADS } from './set'

/**
 * `restore FOLDER`: lays a backup set into an empty database and an empty folder of uploads. The set is compared with
 * its sums first; what is wrong with it or with the place is said in one line, and nothing is touched.
 */

/** How long a database that is just starting is waited for. */
const PATIENCE_MS = 30_000

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

/** @throws {OperatorError} unless nothing is there that a restore could mix with */
async function refuseUnlessEmpty(client: Client): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
  )
  if (found!.tables > 0)
    throw new OperatorError('Veritabanı boş değil; geri yükleme yalnızca boş bir veritabanına yapılır.')
  const uploads = await readdir(uploadsFolder()).catch(() => [])
  if (uploads.some((name) => pictureIdOf(name) !== null)) {
    throw new OperatorError(`UPLOADS_DIR: ${uploadsFolder()} boş değil; geri yükleme yalnızca boş bir klasöre yapılır.`)
  }
}

/** @throws {OperatorError} for a server older than the one that was dumped */
async function refuseOlderServer(client: Client, major: number): Promise<void> {
  const {
    rows: [row],
  } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  const here = Math.trunc(Number(row!.version) / 10_000)
  if (here < major)
    throw new OperatorError(`Yedek PostgreSQL ${major} sunucusundan; buradaki sunucu daha eski (${here}).`)
}

/** Puts the uploads in their place; `laid` grows with each, so that the caller can take them away again. */
async function layUploads(folder: string, sums: Sums, laid: string[]): Promise<void> {
  await mkdir(uploadsFolder(), { recursive: true })
  for (const [file, sum] of sums) {
    if (!file.startsWith(`${UPLOADS}/`)) continue
    stopping.signal.throwIfAborted()
    const target = path.join(uploadsFolder(), path.basename(file))
    laid.push(`${target}.part`, target)
    if ((await copyFile(path.join(folder, file), `${target}.part`, 0o644)) !== sum)
      throw new OperatorError(`Yedek bozuk: ${file} okunurken değişti.`)
    await rename(`${target}.part`, target)
  }
  await sync(uploadsFolder())
}

/** Rows are as they were, but nobody is signed in by them: what was revoked since must not come alive again. */
async function endSessions(client: Client): Promise<void> {
  await client.query('update sessions set expires_at = least(expires_at, now())')
}

async function restore(folder: string): Promise<void> {
  const { DATABASE_URL } = envOf('DATABASE_URL', 'UPLOADS_DIR')
  const { description, sums } = await openSet(folder)
  const program = await findProgram(
    'pg_restore',
    description.dumpMajor,
    `pg_dump ${description.dumpMajor} ile alınmış yedek`,
  )
  const client = await connectWithin(PATIENCE_MS, DATABASE_URL, stopping.signal)
  const laid: string[] = []
  try {
    // Neither a migration nor a second restore beside this one.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseUnlessEmpty(client)
    await refuseOlderServer(client, description.serverMajor)
    await layUploads(folder, sums, laid)
    const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-password']
    await runOnDatabase(program, DATABASE_URL, [...whole, path.join(folder, DUMP)], stopping.signal)
  } catch (error) {
    await Promise.all(laid.map((file) => rm(file, { force: true })))
    await client.end()
    if (stopping.signal.aborted)
      throw new OperatorError('Geri yükleme durduruldu; her şey geri alındı.', { cause: error })
    throw refusedByDisk(error, 'UPLOADS_DIR', uploadsFolder()) ?? error
  }
  await endSessions(client)
  // The dump lays its rows before it makes the triggers that would have announced them.
  await announceNewContent(client)
  await client.end()
  console.log(`Geri yüklendi: ${description.createdAt} yedeği (${description.files - 1} görsel dosyası).`)
  if (description.missing.length > 0)
    console.error(`Yedek alınırken zaten eksik olan görseller: ${description.missing.join(', ')}`)
}

try {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0)
    throw new OperatorError('Hangi yedek? Örnek: npm run restore -- backups/2026-11-21T03-00-00-000Z')
  await restore(path.resolve(folder))
} catch (error) {
  complain(error)
  process.exitCode = 1
}
