import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { BACKUP_LOCK } from '@/lib/locks'
import { filesOf, uploadsFolder } from '@/lib/media/storage'
import { connect, OperatorError } from '@/prisma/operator'
import { findProgram, runOnDatabase } from './programs'
import {
  copyFile,
  DESCRIPTION,
  type Description,
  DUMP,
  listSets,
  nameAt,
  partialName,
  readSums,
  sumOf,
  SUMS,
  type Sums,
  sumsText,
  sync,
  UPLOADS,
} from './set'

/** Milliseconds after which an unfinished set belongs to nobody who still runs. */
const ABANDONED = 24 * 60 * 60 * 1000

/** The site has not migrated this database yet; in a moment it may have. */
export class NoTablesYet extends OperatorError {}

export type Written = { name: string; files: number; missing: string[] }

/** While the connection lives, sites leave the files of deleted pictures where they are, and no second backup begins. */
async function takeLock(client: Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '2s'`)
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new OperatorError('Bu veritabanının bir yedeği şu anda alınıyor.', { cause: error })
  }
}

type Snapshot = Pick<Description, 'createdAt' | 'serverMajor' | 'migrations'> & { id: string; pictures: string[] }

/** One moment of the database, about `createdAt`, which pg_dump will see too as long as the transaction is open. */
async function openSnapshot(client: Client): Promise<Snapshot> {
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  await client.query('begin isolation level repeatable read read only')
  const {
    rows: [about],
  } = await client.query<{ id: string; version: string; migrated: boolean }>(
    `select pg_export_snapshot() as id, current_setting('server_version_num') as version,
       to_regclass('_prisma_migrations') is not null and to_regclass('images') is not null as migrated`,
  )
  if (!about!.migrated) {
    throw new NoTablesYet('Bu veritabanında sitenin tabloları yok; yedeklenecek bir şey bulunamadı.')
  }
  const { rows: migrations } = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by migration_name',
  )
  const { rows: images } = await client.query<{ path: string; widths: number[] }>(
    'select path, widths from images order by path',
  )
  return {
    id: about!.id,
    createdAt: new Date().toISOString(),
    serverMajor: Math.trunc(Number(about!.version) / 10_000),
    migrations: migrations.map(({ name }) => name),
    pictures: images.flatMap(filesOf),
  }
}

/** The uploads of the newest whole set, with their sums. */
async function previousUploads(backups: string): Promise<{ folder: string; sums: Sums }> {
  const [newest] = (await listSets(backups)).whole
  const folder = path.join(backups, newest ?? '')
  return { folder, sums: newest ? await readSums(folder).catch(() => new Map()) : new Map() }
}

/**
 * Lays one upload into the set; null when it is not there. A name never stands for another content, so a file that the
 * previous set holds undamaged is shared with it: sets of many days take little more room than one.
 */
async function lay(name: string, folder: string, previous: { folder: string; sums: Sums }): Promise<string | null> {
  const file = `${UPLOADS}/${name}`
  const known = previous.sums.get(file)
  if (known && (await sumOf(path.join(previous.folder, file)).catch(() => null)) === known) {
    const shared = await link(path.join(previous.folder, file), path.join(folder, file)).then(
      () => true,
      () => false,
    )
    if (shared) return known
  }
  try {
    return await copyFile(path.join(uploadsFolder(), name), path.join(folder, file), 0o600)
  } catch (error) {
    const { code, path: where } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && where?.startsWith(uploadsFolder())) return null
    throw error
  }
}

async function layAll(
  folder: string,
  names: string[],
  backups: string,
  signal: AbortSignal,
): Promise<{ sums: Sums; missing: string[] }> {
  const previous = await previousUploads(backups)
  const [sums, missing]: [Sums, string[]] = [new Map(), []]
  await mkdir(path.join(folder, UPLOADS), { mode: 0o700 })
  for (const name of names) {
    signal.throwIfAborted()
    const sum = await lay(name, folder, previous)
    if (sum) sums.set(`${UPLOADS}/${name}`, sum)
    else missing.push(name)
  }
  await sync(path.join(folder, UPLOADS))
  return { sums, missing }
}

async function writeDown(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true })
}

async function fill(
  folder: string,
  backups: string,
  client: Client,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<Omit<Written, 'name'>> {
  const { id, pictures, ...snapshot } = await openSnapshot(client)
  const program = await findProgram('pg_dump', snapshot.serverMajor, `PostgreSQL ${snapshot.serverMajor} yedeği`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dump = path.join(folder, DUMP)
  // pg_dump writes into the file that it finds; one of its own everybody on the machine could read.
  await writeDown(dump, '')
  const format = ['--format=custom', '--no-owner', '--no-privileges', '--no-password']
  await runOnDatabase(program, databaseUrl, [...format, `--snapshot=${id}`, `--file=${dump}`], signal)
  await sync(dump)
  const { sums, missing } = await layAll(folder, pictures, backups, signal)
  if (pictures.length > 0 && sums.size === 0) {
    throw new OperatorError(`UPLOADS_DIR: ${uploadsFolder()} içinde kayıtların hiçbir görseli yok; yedek alınmadı.`)
  }
  sums.set(DUMP, await sumOf(dump))
  const description: Description = { format: 1, ...snapshot, dumpMajor: program.major, files: sums.size, missing }
  await writeDown(path.join(folder, DESCRIPTION), `${JSON.stringify(description, null, 2)}\n`)
  sums.set(DESCRIPTION, await sumOf(path.join(folder, DESCRIPTION)))
  await writeDown(path.join(folder, SUMS), sumsText(sums))
  await sync(folder)
  // The connection and with it the lock lived until here, or this fails.
  await client.query('commit')
  return { files: description.files, missing }
}

async function clearAbandoned(backups: string): Promise<void> {
  const { partial } = await listSets(backups)
  const old = partial.filter(({ began }) => Date.now() - began.getTime() > ABANDONED)
  for (const { name } of old) await rm(path.join(backups, name), { recursive: true, force: true })
}

/**
 * Writes one consistent set of database and uploads into a folder of sets, beside whatever goes on in the site. The rows
 * are those of one moment, at which the lock was already held: a file that one of them names cannot go before the end.
 * @throws {OperatorError} for what the operator can mend; then nothing is left
 */
export async function writeSet(backups: string, databaseUrl: string, signal: AbortSignal): Promise<Written> {
  const client = await connect(databaseUrl)
  try {
    await takeLock(client)
    await clearAbandoned(backups)
    const name = nameAt(new Date())
    const partial = path.join(backups, partialName(name))
    try {
      const written = await fill(partial, backups, client, databaseUrl, signal)
      await rename(partial, path.join(backups, name))
      await sync(backups)
      return { name, ...written }
    } catch (error) {
      await rm(partial, { recursive: true, force: true })
      throw error
    }
  } finally {
    await client.end().catch(() => {})
  }
}
