import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { databaseAddresses, envOf } from '@/lib/platform/env'
import { MIGRATION_LOCK } from '@/lib/platform/db/locks'
import { chooseFirstAdministrator, createAdministrator } from './first-administrator'
import { adoptFormer } from './former-migrations'
import { listMigrations, migrationsFolder } from './migration-files'
import { complain, connect, DatabaseUnreachable, OperatorError } from './operator'
import { migrateQueue } from './queue-schema'
import { applyPending, forgetUnfinished, scriptNextMigration } from './schema-engine'
import { admitSite } from './site-role'
import { scriptFunctions } from './sql-functions'

/**
 * `migrate`: applies the pending migrations and changed functions, creates the first administrator and grants the site's role its rights.
 * `migrate check`: whether all migrations are applied, for a web process that may not apply them.
 * `migrate diff NAME`: writes the next migration from schema.prisma.
 */

/** Exit code when the database cannot be reached. It tells deploy/run.mjs that trying again may help. */
const EXIT_UNREACHABLE = 75

/** SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03'

async function migrate(): Promise<void> {
  const { owner, site } = databaseAddresses()
  const variables = envOf('ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DEMO_MODE')
  const client = await connect(owner)
  try {
    // A second, simultaneous start waits here and then finds everything done. The lock ends with the connection.
    await client.query(`set lock_timeout = '120s'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await forgetUnfinished(client)
    await adoptFormer(client)
    const administrator = await chooseFirstAdministrator(client, variables)
    const applied = await applyPending(owner)
    await migrateQueue(owner)
    console.log(applied.length > 0 ? `Uygulanan göçler: ${applied.join(', ')}` : 'Şema güncel.')
    if (administrator) {
      await createAdministrator(client, administrator)
      console.log('İlk yönetici oluşturuldu.')
    }
    await admitSite(client, owner, site)
  } catch (error) {
    throw (await isLost(client)) ? new DatabaseUnreachable(LOST, { cause: error }) : asOperatorError(error)
  } finally {
    await client.end()
  }
}

/**
 * Whether the connection is lost. It queries the server, because an error may arrive before the end of the connection. A server
 * that does not answer for five seconds counts as lost.
 */
function isLost(client: Client): Promise<boolean> {
  const answer = client.query('select 1').then(
    () => false,
    () => true,
  )
  return Promise.race([answer, wait(5000, true, { ref: false })])
}

const STILL_MIGRATING = 'Başka bir göç iki dakikadır sürüyor; o bitince yeniden başlatın.'
const NOT_MIGRATED = 'Veritabanının göçleri henüz uygulanmadı; bekleniyor.'
const LOST = 'Göç sürerken veritabanı bağlantısı koptu; yeniden başlatınca kaldığı yerden sürer.'

/** Turns an error of the server into one line with the server's message. Errors of scripts are one line already. */
function asOperatorError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  const line = error.code === LOCK_NOT_AVAILABLE ? STILL_MIGRATING : `Göç uygulanamadı: ${error.message}`
  return new OperatorError(line, { cause: error })
}

/** @throws {DatabaseUnreachable} while migrations are missing, because trying again may help */
async function check(): Promise<void> {
  const client = await connect(databaseAddresses().direct)
  try {
    const finishedQuery = 'select migration_name as name from _prisma_migrations where finished_at is not null'
    // An error means that there is no such table yet, or that the role has no rights yet.
    const { rows } = await client.query<{ name: string }>(finishedQuery).catch(() => ({ rows: [] }))
    const applied = new Set(rows.map(({ name }) => name))
    const isPending = (await listMigrations()).some((migration) => !applied.has(migration))
    if (isPending || (await scriptFunctions(client))) throw new DatabaseUnreachable(NOT_MIGRATED)
  } finally {
    await client.end()
  }
}

async function writeNextMigration(name: string | undefined): Promise<void> {
  const nameInFolder = name
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  if (!nameInFolder) throw new OperatorError('Göçün adı eksik. Örnek: npm run db:diff -- add_service_price')
  const { owner } = databaseAddresses()
  const scratch = `diff_${randomBytes(6).toString('hex')}`
  const client = await connect(owner)
  try {
    await client.query(`create database ${scratch}`)
    const address = new URL(owner)
    address.pathname = `/${scratch}`
    const script = await scriptNextMigration(address.href)
    if (!script) return console.log('Şemada değişiklik yok; göç yazılmadı.')
    const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const newest = (await listMigrations()).at(-1)!
    // Migrations run in the order of their names.
    const stamp = newest < now ? now : String(Number(newest.slice(0, 14)) + 1)
    const folder = path.join(migrationsFolder, `${stamp}_${nameInFolder}`)
    await mkdir(folder)
    await writeFile(path.join(folder, 'migration.sql'), script)
    console.log(`Yazıldı: ${path.relative(process.cwd(), path.join(folder, 'migration.sql'))}`)
  } finally {
    await client.query(`drop database if exists ${scratch} with (force)`)
    await client.end()
  }
}

const [command, name] = process.argv.slice(2)
try {
  if (command === 'diff') await writeNextMigration(name)
  else await (command === 'check' ? check() : migrate())
  // The engine leaves the timer of its lock running, which would keep the process alive for ten seconds.
  process.exit(0)
} catch (error) {
  complain(error)
  process.exit(error instanceof DatabaseUnreachable ? EXIT_UNREACHABLE : 1)
}
