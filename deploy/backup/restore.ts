import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { databaseAddresses, envOf, storageAddress } from '@/lib/platform/env'
import { MIGRATION_LOCK } from '@/lib/platform/db/locks'
import { pictureIdOf, type Store, STORES } from '@/lib/platform/media/storage'
import type { Storage } from '@/lib/platform/media/storage-interface'
import { announceNewContent, fail, OperatorError } from '@/prisma/operator'
import { admitSite } from '@/prisma/site-role'
import { withSetFromCopies } from '../copies/set-from-copies'
import { writeRefusal } from './disk'
import { connectWithin } from './connect-within'
import { findProgram, runOnDatabase } from './programs'
import { DUMP, openSet, type Sums, sumOfData } from './set'

/**
 * `restore FOLDER`: restores a backup set into an empty database and empty folders of pictures. It verifies the checksums
 * first. When the set or the target is unsuitable, it says why in one line and changes nothing.
 * `restore elsewhere [TIME]`: makes such a set from the off-site copies, of the newest state or a time in İstanbul, and
 * restores it.
 */

/** How long to wait for a database that is just starting. */
const CONNECT_WAIT_MS = 30_000

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

/** @throws {OperatorError} unless the database and the folders of pictures are empty */
async function refuseUnlessEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
  )
  if (rows[0]!.tables > 0)
    throw new OperatorError('Veritabanı boş değil; geri yükleme yalnızca boş bir veritabanına yapılır.')
  for (const { storage } of STORES) {
    const { variable, root, list } = storage()
    if ((await list()).some(({ name }) => pictureIdOf(name) !== null)) {
      throw new OperatorError(`${variable}: ${root} boş değil; geri yükleme yalnızca boş bir klasöre yapılır.`)
    }
  }
}

/** @throws {OperatorError} when the server is older than the one that was dumped */
async function refuseOlderServer(client: Client, major: number): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  )
  const here = rows[0]!.major
  if (here < major)
    throw new OperatorError(`Yedek PostgreSQL ${major} sunucusundan; buradaki sunucu daha eski (${here}).`)
}

/** A file that has been stored, perhaps incompletely, and its storage. */
type Copied = { storage: Storage; name: string }

/** Copies the pictures of a store into place. Adds each file to `copied`, so that the caller can delete them again. */
async function copyPictures(store: Store, folder: string, sums: Sums, copied: Copied[]): Promise<void> {
  const storage = store.storage()
  try {
    for (const [file, sum] of sums) {
      if (!file.startsWith(`${store.name}/`)) continue
      stopping.signal.throwIfAborted()
      const data = await readFile(path.join(folder, file))
      if (sumOfData(data) !== sum) throw new OperatorError(`Yedek bozuk: ${file} okunurken değişti.`)
      const name = path.basename(file)
      copied.push({ storage, name })
      await storage.write([{ name, data }])
    }
  } catch (error) {
    throw writeRefusal(error, storage.variable, storage.root) ?? error
  }
}

/** Deletes the sessions and account links of the backup, because some may have been revoked or used since. */
async function endAccess(client: Client): Promise<void> {
  await client.query('update sessions set expires_at = least(expires_at, now())')
  await client.query('delete from invitations')
  await client.query('delete from password_links')
}

async function restore(folder: string): Promise<void> {
  const { owner, site } = databaseAddresses()
  envOf('UPLOADS_DIR', 'ATTACHMENTS_DIR')
  storageAddress()
  const { description, sums } = await openSet(folder)
  const program = await findProgram(
    'pg_restore',
    description.dumpMajor,
    `pg_dump ${description.dumpMajor} ile alınmış yedek`,
  )
  const client = await connectWithin(CONNECT_WAIT_MS, owner, stopping.signal)
  const copied: Copied[] = []
  try {
    // Keeps migrations and a second restore away.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseUnlessEmpty(client)
    await refuseOlderServer(client, description.serverMajor)
    for (const store of STORES) await copyPictures(store, folder, sums, copied)
    const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-password']
    await runOnDatabase(program, owner, [...options, path.join(folder, DUMP)], stopping.signal)
  } catch (error) {
    for (const { storage, name } of copied) await storage.remove([name]).catch(() => {})
    await client.end()
    if (stopping.signal.aborted)
      throw new OperatorError('Geri yükleme durduruldu; her şey geri alındı.', { cause: error })
    throw error
  }
  // The data stays even if this fails, and db:migrate grants the rights later. The lock must be released.
  try {
    await endAccess(client)
    await admitSite(client, owner, site)
    // pg_restore inserts the rows before it creates the triggers that announce changes.
    await announceNewContent(client)
  } finally {
    await client.end().catch(() => {})
  }
  console.log(`Geri yüklendi: ${description.createdAt} yedeği (${description.files - 1} görsel dosyası).`)
  if (description.missing.length > 0)
    console.error(`Yedek alınırken zaten eksik olan görseller: ${description.missing.join(', ')}`)
}

try {
  const [folder, time, ...more] = process.argv.slice(2)
  const isFromCopies = folder === 'elsewhere'
  if (!folder || (time && !isFromCopies) || more.length > 0)
    throw new OperatorError('Hangi yedek? Örnek: npm run restore -- backups/2026-11-21T03-00-00-000Z')
  if (isFromCopies) await withSetFromCopies(time, restore, stopping.signal)
  else await restore(path.resolve(folder))
} catch (error) {
  fail(error)
}
