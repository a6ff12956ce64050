import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase, query, testServer } from '../support/database'
import { type MigrateProgram, openMigrateProgram, schemaOf, UPGRADE } from '../support/migrate-program'
import { runNode } from '../support/processes'

let url: string
let client: Client

beforeEach(async () => {
  url = await createDatabase(testServer(), `migrations_${randomBytes(6).toString('hex')}`)
  client = new Client({ connectionString: url })
  await client.connect()
})

afterEach(async () => {
  await client.end()
  await dropDatabase(url)
})

const command = (words: string[], variables: Record<string, string> = {}) =>
  runNode(['scripts/database.mjs', ...words], { DATABASE_URL: url, ...variables })

const folders = () =>
  readdirSync('prisma/migrations', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const applied = async () => {
  const { rows } = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by migration_name',
  )
  return rows.map(({ name }) => name)
}

test('concurrent starts apply each migration once and create one administrator', async () => {
  const results = await Promise.all([1, 2].map(() => command(['migrate'], { DEMO_MODE: 'true' })))
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  expect(await applied()).toEqual(folders())
  const { rows } = await client.query('select email, password_hash from administrators')
  expect(rows).toEqual([{ email: 'admin@example.com', password_hash: expect.stringMatching(/^\$2[aby]\$12\$/) }])
})

test('outside of demo mode variables name the first administrator', async () => {
  const nobody = await command(['migrate'])
  expect(nobody).toEqual({
    code: 1,
    output: 'ADMIN_EMAIL: bulunan tanımlı değil; beklenen ilk yöneticinin e-posta adresi.\n',
  })
  const noPassword = await command(['migrate'], { ADMIN_EMAIL: 'Nihal@Firma.example' })
  expect(noPassword.code).toBe(1)
  expect(noPassword.output).toMatch(/^ADMIN_PASSWORD: .*\n$/)
  const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  expect(tables).toEqual([])

  const named = await command(['migrate'], { ADMIN_EMAIL: 'Nihal@Firma.example', ADMIN_PASSWORD: 'gizli-bir-sey' })
  expect(named.code).toBe(0)
  const { rows } = await client.query('select email from administrators')
  expect(rows).toEqual([{ email: 'nihal@firma.example' }])
  expect((await command(['migrate'])).output).toBe('Şema güncel.\n')
})

test('a common password of the first administrator is warned of, and works', async () => {
  const { code, output } = await command(['migrate'], {
    ADMIN_EMAIL: 'nihal@firma.example',
    ADMIN_PASSWORD: 'istanbul34',
  })
  expect(code).toBe(0)
  expect(output).toContain('ADMIN_PASSWORD çok yaygın bir şifre; ilk girişten sonra Ayarlar’da değiştirin.\n')
  expect(output).not.toContain('istanbul34')
})

test('the migrations lead to schema.prisma', async () => {
  const before = folders()
  expect(await command(['diff', 'nothing new'])).toEqual({ code: 0, output: 'Şemada değişiklik yok; göç yazılmadı.\n' })
  expect(folders()).toEqual(before)
  const { rows } = await client.query(`select datname from pg_database where datname like 'diff\\_%'`)
  expect(rows).toEqual([])
})

/** Applies all migrations. Calls `add` before the first whose name ends so. */
async function migrateWith(end: string, add: () => Promise<unknown>): Promise<void> {
  const first = folders().findIndex((name) => name.endsWith(end))
  for (const [index, name] of folders().entries()) {
    if (index === first) await add()
    await client.query(readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'))
  }
}

test('services and posts of a site from before drafts stay public, since the day on which they were made', async () => {
  const day = new Date('2026-03-06T09:00:00Z')
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  await migrateWith('owner_settings_and_publication', async () => {
    await client.query(`insert into services (id, slug, title, created_at) values ($1, 'plc', 'PLC', $2)`, [id, day])
    await client.query(
      `insert into blog_posts (id, slug, title, content, published_at) values ($1, 'pil', 'Pil', 'Metin', $2)`,
      [id, day],
    )
  })
  for (const table of ['services', 'blog_posts']) {
    const { rows } = await client.query(`select is_draft, published_at, meta_title, meta_description from ${table}`)
    expect(rows).toEqual([{ is_draft: false, published_at: day, meta_title: '', meta_description: '' }])
  }
})

test('entries of the audit trail from before lose the person in charge and keep everything else', async () => {
  const step = { field: 'step', before: 3, after: 4 }
  const changes = [step, { field: 'responsible', before: '', after: 'Sevgi Taşkıran' }]
  const columns = '(actor_name, kind, action, label, transaction_id, changes)'
  await migrateWith('audit_without_personal_data', () =>
    client.query(
      `insert into audit_entries ${columns} values ('Sevgi Taşkıran', 'order', 'changed', '2026-0001', 0, $1),
        ('Ece', 'post', 'changed', 'Sevgi Taşkıran', 0, $2)`,
      [JSON.stringify(changes), JSON.stringify([step])],
    ),
  )
  const { rows } = await client.query('select actor_name, label, changes from audit_entries order by id')
  expect(rows).toEqual([
    { actor_name: 'Sevgi Taşkıran', label: '2026-0001', changes: [step, { field: 'responsible', hidden: true }] },
    { actor_name: 'Ece', label: 'Sevgi Taşkıran', changes: [step] },
  ])
  // The version before still calls it.
  expect((await client.query(`select audit_redact('{sevgi}') as count`)).rows).toEqual([{ count: 0 }])
  await expect(client.query(`update audit_entries set label = 'x'`)).rejects.toThrow('cannot be changed')
})

test('an unreachable database is reported in one line', async () => {
  const address = new URL(url)
  address.port = '1'
  const { code, output } = await command(['migrate'], { DATABASE_URL: address.href, DEMO_MODE: 'true' })
  expect(code).toBe(1)
  expect(output).toBe('Veritabanına bağlanılamadı (127.0.0.1:1): connect ECONNREFUSED 127.0.0.1:1\n')
})

describe('the upgrade of a site with content', () => {
  let program: MigrateProgram
  /** A database of the older schema, with content. */
  let filled: string

  beforeAll(async () => {
    const older = openMigrateProgram({ before: UPGRADE })
    program = openMigrateProgram()
    filled = await createDatabase(testServer(), `older_${randomBytes(6).toString('hex')}`)
    await older.run(filled)
    older.remove()
    await query(
      filled,
      `insert into services (id, title, slug, description)
      select gen_random_uuid(), 'Bakım ' || n, 'bakim-' || n, repeat('Metin ', 200) from generate_series(1, 100) n`,
    )
  })
  afterAll(async () => {
    program?.remove()
    if (filled) await dropDatabase(filled)
  })

  async function copy(): Promise<string> {
    const name = `upgrade_${randomBytes(6).toString('hex')}`
    const own = await createDatabase(filled, name, filled)
    onTestFinished(() => dropDatabase(own))
    return own
  }
  const upgraded = () => {
    const names = program.names.filter((name) => name >= UPGRADE)
    return { code: 0, output: `Uygulanan göçler: ${names.join(', ')}\n` }
  }

  test('keeps every row, fills the new columns and leads to the schema of a new database', async () => {
    const own = await copy()
    expect(await program.run(own)).toEqual(upgraded())
    expect((await program.run(url)).code).toBe(0)
    expect(await schemaOf(own)).toEqual(await schemaOf(url))
    const rows = await query<{ title: string; found: boolean }>(
      own,
      `select title, search_text like '%bakim%' as found from services`,
    )
    expect(rows).toHaveLength(100)
    expect(rows.filter(({ found }) => !found)).toEqual([])
    expect(await query(own, 'select email from administrators')).toHaveLength(1)
  })

  test('a full disk during a migration is reported in one line, and the next start completes it', async () => {
    const own = await copy()
    const before = await schemaOf(own)
    // What the server itself raises then, under its own code.
    await query(
      own,
      `create schema full_disk;
    create function full_disk.refuse() returns event_trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
    )
    await query(
      own,
      `create event trigger refuse on ddl_command_end when tag in ('CREATE TRIGGER')
    execute function full_disk.refuse()`,
    )
    expect(await program.run(own)).toEqual({
      code: 1,
      output: `Göç uygulanamadı ve bütünüyle geri alındı (${UPGRADE}): could not extend file\n`,
    })
    expect((await schemaOf(own)).filter((line) => !line.startsWith(`migration ${UPGRADE}`))).toEqual(before)
    await query(own, 'drop event trigger refuse')
    expect(await program.run(own)).toEqual(upgraded())
  })

  test('a database that refuses pg_trgm is told in one line what to do', async () => {
    const own = await copy()
    await query(
      own,
      `create schema refusing;
    create function refusing.refuse() returns event_trigger language plpgsql as $$
    begin raise exception 'permission denied to create extension "pg_trgm"' using errcode = 'insufficient_privilege'; end $$`,
    )
    await query(
      own,
      `create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refusing.refuse()`,
    )
    expect(await program.run(own)).toEqual({
      code: 1,
      output:
        'Göç uygulanamadı ve bütünüyle geri alındı (20261124140000_search_by_trigrams): PostgreSQL eklentisi pg_trgm kurulamadı ' +
        '(permission denied to create extension "pg_trgm"). Sunucuda eklenti yoksa postgresql-contrib paketini kurun; sonra bu ' +
        'veritabanında yetkili bir kullanıcıyla çalıştırın: CREATE EXTENSION pg_trgm;\n',
    })
  })

  test('a migration that cannot run in a transaction is refused before anything is applied', async () => {
    const name = '20991231000000_in_pieces'
    const refusing = openMigrateProgram()
    onTestFinished(refusing.remove)
    refusing.write(name, 'create table pieces (); commit; create index concurrently on pieces ((1));')
    expect(await refusing.run(url)).toEqual({
      code: 1,
      output: `Göç tek bir işlem olamıyor (${name}): "COMMIT" (docs/decisions/0002-migration-runner.md).\n`,
    })
    expect(await query(url, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([])
  })
})
