import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { envOf } from '@/lib/env'
import { MIGRATION_LOCK } from '@/lib/locks'
import { chooseFirstAdministrator, createAdministrator } from './first-administrator'
import { complain, connect, DatabaseUnreachable, OperatorError } from './operator'
import { migrateQueue } from './queue-schema'
import { applyPending, forgetUnfinished, migrationsFolder, scriptNextMigration } from './schema-engine'

/**
 * `migrate`: applies the pending migrations and creates the first administrator.
 * `migrate diff NAME`: writes the next migration from schema.prisma.
 */

/** Exit code when the database cannot be reached. It tells deploy/run.mjs that trying again may help. */
const EXIT_UNREACHABLE = 75

/** SQLSTATE of a wait for a lock that took too long. */
const LOCK_NOT_AVAILABLE = '55P03'

async function migrate(): Promise<void> {
  const { DATABASE_URL, ...given } = envOf('DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DEMO_MODE')
  const client = await connect(DATABASE_URL)
  try {
    // Of two starts at the same time the second waits here and then finds everything done. The lock ends with the
    // connection.
    await client.query(`set lock_timeout = '120s'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await forgetUnfinished(client)
    const administrator = await chooseFirstAdministrator(client, given)
    const applied = await applyPending(DATABASE_URL)
    await migrateQueue(DATABASE_URL)
    console.log(applied.length > 0 ? `Uygulanan göçler: ${applied.join(', ')}` : 'Şema güncel.')
    if (administrator) {
      await createAdministrator(client, administrator)
      console.log('İlk yönetici oluşturuldu.')
    }
  } catch (error) {
    throw (await isLost(client)) ? new DatabaseUnreachable(LOST, { cause: error }) : inOneLine(error)
  } finally {
    await client.end()
  }
}

/**
 * Whether the connection is gone. Asked of the server, because an error may arrive before the end of the connection. A
 * server that says nothing for five seconds counts as gone.
 */
function isLost(client: Client): Promise<boolean> {
  const answer = client.query('select 1').then(
    () => false,
    () => true,
  )
  return Promise.race([answer, wait(5000, true, { ref: false })])
}

const STILL_MIGRATING = 'Başka bir göç iki dakikadır sürüyor; o bitince yeniden başlatın.'
const LOST = 'Göç sürerken veritabanı bağlantısı koptu; yeniden başlatınca kaldığı yerden sürer.'

/** Turns an error of the server outside of a script into one line, with the server's own message as the reason. */
function inOneLine(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  const line = error.code === LOCK_NOT_AVAILABLE ? STILL_MIGRATING : `Göç uygulanamadı: ${error.message}`
  return new OperatorError(line, { cause: error })
}

async function writeNextMigration(name: string | undefined): Promise<void> {
  const words = name
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  if (!words) throw new OperatorError('Göçün adı eksik. Örnek: npm run db:diff -- add_service_price')
  const { DATABASE_URL } = envOf('DATABASE_URL')
  const scratch = `diff_${randomBytes(6).toString('hex')}`
  const client = await connect(DATABASE_URL)
  try {
    await client.query(`create database ${scratch}`)
    const address = new URL(DATABASE_URL)
    address.pathname = `/${scratch}`
    const script = await scriptNextMigration(address.href)
    if (!script) return console.log('Şemada değişiklik yok; göç yazılmadı.')
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const folder = path.join(migrationsFolder, `${stamp}_${words}`)
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
  await (command === 'diff' ? writeNextMigration(name) : migrate())
  // The engine leaves the timer of its lock running, which would keep the process alive for ten seconds.
  process.exit(0)
} catch (error) {
  complain(error)
  process.exit(error instanceof DatabaseUnreachable ? EXIT_UNREACHABLE : 1)
}
