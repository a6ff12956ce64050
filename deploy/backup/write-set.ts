import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { BACKUP_LOCK, MIGRATION_LOCK } from '@/lib/platform/db/locks'
import { sync } from '@/lib/platform/media/folder-storage'
import { filesOf, type Store, STORES } from '@/lib/platform/media/storage'
import type { Storage } from '@/lib/platform/media/storage-interface'
import { connect, OperatorError } from '@/prisma/operator'
import { findProgram, runOnDatabase } from './programs'
import {
  DESCRIPTION,
  type Description,
  DUMP,
  listSets,
  nameAt,
  partialName,
  readSums,
  sumOf,
  sumOfData,
  SUMS,
  type Sums,
  sumsText,
} from './set'

/** Age at which an unfinished set cannot belong to a running backup any more. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/** The site has not migrated this database yet, or is migrating it. Trying again soon may help. */
export class NotMigratedYet extends OperatorError {}

type StorageOf = (store: Store) => Storage

type WrittenSet = { name: string; files: number; missing: string[] }

/** Holds a lock as long as the connection: sites keep the files of deleted pictures, and no second backup starts. */
async function takeLock(client: Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '2s'`)
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new OperatorError('Bu veritabanının bir yedeği şu anda alınıyor.', { cause: error })
  }
}

/**
 * Blocks migrations until `unblockMigrations`, because they commit one by one and a set from between two would fit no version.
 * @throws {NotMigratedYet} while one runs
 */
async function blockMigrations(client: Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [
    MIGRATION_LOCK,
  ])
  if (!rows[0]!.free) throw new NotMigratedYet('Bu veritabanının tabloları şu anda güncelleniyor; yedek alınmadı.')
}

const unblockMigrations = (client: Client) => client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])

/** File names by store. */
type Pictures = Map<Store, string[]>

type Snapshot = Pick<Description, 'createdAt' | 'serverMajor' | 'migrations'> & { id: string; pictures: Pictures }

/** Returns the files of a store to which rows refer. Rows may share a file. */
async function filesIn(client: Client, store: Store): Promise<string[]> {
  const { rows } = await client.query<{ path: string; widths: number[] }>(
    'select distinct path, widths from picture_files where starts_with(path, $1) order by path',
    [store.prefix],
  )
  return rows.flatMap(filesOf)
}

/** Opens a snapshot of the database. pg_dump can use it as long as the transaction is open. */
async function openSnapshot(client: Client): Promise<Snapshot> {
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ id: string; major: number; migrated: boolean }>(
    `select pg_export_snapshot() as id, current_setting('server_version_num')::int / 10000 as major,
       to_regclass('_prisma_migrations') is not null and to_regclass('picture_files') is not null as migrated`,
  )
  const { id, major, migrated } = rows[0]!
  if (!migrated) {
    throw new NotMigratedYet('Bu veritabanında sitenin tabloları yok; yedeklenecek bir şey bulunamadı.')
  }
  const { rows: migrations } = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by migration_name',
  )
  return {
    id,
    createdAt: new Date().toISOString(),
    serverMajor: major,
    migrations: migrations.map(({ name }) => name),
    pictures: new Map(await Promise.all(STORES.map(async (store) => [store, await filesIn(client, store)] as const))),
  }
}

/** Returns the newest complete set with its checksums. */
async function previousPictures(backups: string): Promise<{ folder: string; sums: Sums }> {
  const [newest] = (await listSets(backups)).complete
  const folder = path.join(backups, newest ?? '')
  return { folder, sums: newest ? await readSums(folder).catch(() => new Map()) : new Map() }
}

/**
 * Adds one file to the set and returns its checksum, or null if the file is missing. An intact copy in the previous set is
 * hard-linked, because a file name never gets other content: many sets need little more space than one.
 */
async function addPicture(
  { store, from }: { store: Store; from: Storage },
  name: string,
  folder: string,
  previous: { folder: string; sums: Sums },
): Promise<string | null> {
  const file = `${store.name}/${name}`
  const previousSum = previous.sums.get(file)
  if (previousSum && (await sumOf(path.join(previous.folder, file)).catch(() => null)) === previousSum) {
    const isLinked = await link(path.join(previous.folder, file), path.join(folder, file)).then(
      () => true,
      () => false,
    )
    if (isLinked) return previousSum
  }
  const data = await from.read(name)
  if (!data) return null
  await writeNew(path.join(folder, file), data)
  return sumOfData(data)
}

/** Adds the files of all stores. @throws {OperatorError} for a store with none of the files that rows refer to */
async function addPictures(
  folder: string,
  pictures: Pictures,
  backups: string,
  storageOf: StorageOf,
  signal: AbortSignal,
): Promise<{ sums: Sums; missing: string[] }> {
  const previous = await previousPictures(backups)
  const [sums, missing]: [Sums, string[]] = [new Map(), []]
  for (const store of STORES) {
    const names = pictures.get(store) ?? []
    const from = storageOf(store)
    const absent: string[] = []
    await mkdir(path.join(folder, store.name), { mode: 0o700 })
    for (const name of names) {
      signal.throwIfAborted()
      const sum = await addPicture({ store, from }, name, folder, previous)
      if (sum) sums.set(`${store.name}/${name}`, sum)
      else absent.push(name)
    }
    if (names.length > 0 && absent.length === names.length) {
      const where = `${from.variable}: ${from.root}`
      throw new OperatorError(`${where} içinde kayıtların hiçbir görseli yok; yedek alınmadı.`)
    }
    missing.push(...absent)
    await sync(path.join(folder, store.name))
  }
  return { sums, missing }
}

async function writeNew(file: string, data: string | Buffer): Promise<void> {
  await writeFile(file, data, { flag: 'wx', mode: 0o600, flush: true })
}

async function fill(
  folder: string,
  backups: string,
  client: Client,
  databaseUrl: string,
  storageOf: StorageOf,
  signal: AbortSignal,
): Promise<Omit<WrittenSet, 'name'>> {
  await blockMigrations(client)
  const { id, pictures, ...snapshot } = await openSnapshot(client)
  const program = await findProgram('pg_dump', snapshot.serverMajor, `PostgreSQL ${snapshot.serverMajor} yedeği`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dump = path.join(folder, DUMP)
  // Created here because a file that pg_dump creates can be read by every user of the machine.
  await writeNew(dump, '')
  const format = ['--format=custom', '--no-owner', '--no-privileges', '--no-password']
  await runOnDatabase(program, databaseUrl, [...format, `--snapshot=${id}`, `--file=${dump}`], signal)
  await unblockMigrations(client)
  await sync(dump)
  const { sums, missing } = await addPictures(folder, pictures, backups, storageOf, signal)
  sums.set(DUMP, await sumOf(dump))
  const description: Description = { format: 1, ...snapshot, dumpMajor: program.major, files: sums.size, missing }
  await writeNew(path.join(folder, DESCRIPTION), `${JSON.stringify(description, null, 2)}\n`)
  sums.set(DESCRIPTION, await sumOf(path.join(folder, DESCRIPTION)))
  await writeNew(path.join(folder, SUMS), sumsText(sums))
  await sync(folder)
  // Fails when the connection, and with it the lock, was lost in the meantime.
  await client.query('commit')
  return { files: description.files, missing }
}

async function deleteAbandoned(backups: string): Promise<void> {
  const { partial } = await listSets(backups)
  const old = partial.filter(({ began }) => Date.now() - began.getTime() > ABANDONED_AFTER_MS)
  for (const { name } of old) await rm(path.join(backups, name), { recursive: true, force: true })
}

/**
 * Writes one consistent set of database and pictures while the site runs. The snapshot is taken under the lock, so that no file of
 * its rows can be deleted before the end. After an error the unfinished set is removed.
 * @throws {OperatorError} if the operator can fix the cause
 */
export async function writeSet(
  backups: string,
  databaseUrl: string,
  signal: AbortSignal,
  storageOf: StorageOf = (store) => store.storage(),
): Promise<WrittenSet> {
  const client = await connect(databaseUrl)
  try {
    await takeLock(client)
    await deleteAbandoned(backups)
    const name = nameAt(new Date())
    const partial = path.join(backups, partialName(name))
    try {
      const content = await fill(partial, backups, client, databaseUrl, storageOf, signal)
      await rename(partial, path.join(backups, name))
      await sync(backups)
      return { name, ...content }
    } catch (error) {
      await rm(partial, { recursive: true, force: true })
      throw error
    }
  } finally {
    await client.end().catch(() => {})
  }
}
