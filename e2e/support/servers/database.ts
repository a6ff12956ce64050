import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { CREDENTIALS, hashOf } from '../calls/accounts'
import { oncePerRun, runFolder } from '../once-per-run'
import { runNode, until } from './processes'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

export function withDatabase(url: string, database: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${database}`
  return sibling.href
}

export async function query<Row = Record<string, unknown>>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

const administer = (url: string, statement: string) => query(withDatabase(url, 'postgres'), statement)

export function testServer(): string {
  const url = process.env.DATABASE_URL
  if (url) return url
  throw new Error('DATABASE_URL: bulunan tanımlı değil; beklenen içinde veritabanı açılabilen bir PostgreSQL.')
}

/** Creates a database on the server of `url`, empty or as a copy of a template that has no connections. Returns its URL. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await administer(url, `create database ${quote(name)}${template ? ` template ${quote(nameOf(template))}` : ''}`)
  return withDatabase(url, name)
}

export async function dropDatabase(url: string): Promise<void> {
  await administer(url, `drop database if exists ${quote(nameOf(url))} with (force)`)
}

/** Returns the URL of a database for a new role of the site, which the migrations create. */
export function asSiteRole(url: string): string {
  const address = new URL(url)
  address.username = `site_${randomBytes(6).toString('hex')}`
  address.password = randomBytes(12).toString('hex')
  return address.href
}

export async function dropRole(url: string, siteUrl: string): Promise<void> {
  await administer(url, `drop role if exists ${quote(new URL(siteUrl).username)}`)
}

/** Applies the migrations and creates an administrator. `roles` may contain the variables for two database roles. */
export async function migrate(url: string, roles: Record<string, string> = {}, account = CREDENTIALS): Promise<void> {
  const variables = { DATABASE_URL: url, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, ...roles }
  const { code, output } = await runNode(['dist/migrate.js'], variables)
  if (code !== 0) throw new Error(output)
}

/** Migrates a database that tests will copy. Its administrator has a cheap password hash, because many tests sign in. */
export async function migrateTemplate(url: string, account = CREDENTIALS): Promise<void> {
  await migrate(url, {}, account)
  await query(url, 'update administrators set password_hash = $1', [hashOf(account.password)])
}

/** The URL of a run's migrated database. Test files copy it, because that is faster than migrating. */
const template = () => withDatabase(testServer(), path.basename(runFolder()))

export async function newDatabase(): Promise<string> {
  await oncePerRun('template', async () => migrateTemplate(await createDatabase(testServer(), nameOf(template()))))
  return createDatabase(testServer(), `operations_${randomBytes(6).toString('hex')}`, template())
}

export const dropTemplate = () => dropDatabase(template())

/** Returns all rows as texts, except sessions, which a restore ends, and rate limits, which change with each request. */
export async function rowsOf(url: string): Promise<Set<string>> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public'
     and table_name not in ('sessions', 'throttles')`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      query<{ row: string }>(url, `select '${name} ' || to_jsonb(t)::text as row from ${quote(name)} t`),
    ),
  )
  return new Set(rows.flat().map(({ row }) => row))
}

/** Locks a table that pg_dump reads but the site does not, so that a backup waits after it has taken its snapshot. */
export async function blockDumps(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table seed_records in access exclusive mode')
  const isWaiting = async () => {
    const rows = await query(
      url,
      `select 1 from pg_stat_activity where application_name = 'pg_dump' and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  return {
    untilWaiting: () => until(isWaiting, 'pg_dump waits for the lock'),
    release: async () => {
      await client.query('rollback').catch(() => {})
      await client.end()
    },
  }
}
