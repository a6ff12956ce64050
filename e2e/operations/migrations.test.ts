import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, dropDatabase, testServer } from '../support/database'
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

test('services and posts of a site from before drafts stay public, since the day on which they were made', async () => {
  const drafts = folders().findIndex((name) => name.endsWith('owner_settings_and_publication'))
  const apply = async (names: string[]) => {
    for (const name of names) await client.query(readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'))
  }
  await apply(folders().slice(0, drafts))
  const day = new Date('2026-03-06T09:00:00Z')
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  await client.query(`insert into services (id, slug, title, created_at) values ($1, 'plc', 'PLC', $2)`, [id, day])
  await client.query(
    `insert into blog_posts (id, slug, title, content, published_at) values ($1, 'pil', 'Pil', 'Metin', $2)`,
    [id, day],
  )
  await apply(folders().slice(drafts))
  for (const table of ['services', 'blog_posts']) {
    const { rows } = await client.query(`select is_draft, published_at, meta_title, meta_description from ${table}`)
    expect(rows).toEqual([{ is_draft: false, published_at: day, meta_title: '', meta_description: '' }])
  }
})

test('an unreachable database is reported in one line', async () => {
  const address = new URL(url)
  address.port = '1'
  const { code, output } = await command(['migrate'], { DATABASE_URL: address.href, DEMO_MODE: 'true' })
  expect(code).toBe(1)
  expect(output).toBe('Veritabanına bağlanılamadı (127.0.0.1:1): connect ECONNREFUSED 127.0.0.1:1\n')
})
