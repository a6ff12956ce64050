import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase, newDatabase, query, rowsOf, testServer } from '../support/servers/database'
import { BASELINE, NEXT_VERSION, copyMigrateProgram, schemaOf, UPGRADE } from '../support/servers/migrate-program'
import { runNode } from '../support/servers/processes'

async function newEmptyDatabase(): Promise<string> {
  const url = await createDatabase(testServer(), `migrations_${randomBytes(6).toString('hex')}`)
  onTestFinished(() => dropDatabase(url))
  return url
}

function copyProgram(version?: Parameters<typeof copyMigrateProgram>[0]) {
  const program = copyMigrateProgram(version)
  onTestFinished(program.remove)
  return program
}

const runCommand = (url: string, command: string, variables: Record<string, string> = {}) =>
  runNode(['scripts/database.mjs', ...command.split(' ')], { DATABASE_URL: url, ...variables })

const migrationFolders = () =>
  readdirSync('prisma/migrations', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const tablesOf = (url: string) => query(url, `select tablename from pg_tables where schemaname = 'public'`)

test('without demo mode the first administrator is configured by variables, and two simultaneous starts migrate once', async () => {
  const url = await newEmptyDatabase()
  expect(await runCommand(url, 'migrate')).toEqual({
    code: 1,
    output: 'ADMIN_EMAIL: bulunan tanımlı değil; beklenen ilk yöneticinin e-posta adresi.\n',
  })
  const account = { ADMIN_EMAIL: 'Nihal@Firma.example', ADMIN_PASSWORD: 'istanbul34' }
  const { code, output } = await runCommand(url, 'migrate', { ADMIN_EMAIL: account.ADMIN_EMAIL })
  expect([code, output]).toEqual([1, expect.stringMatching(/^ADMIN_PASSWORD: .*\n$/)])
  expect(await tablesOf(url)).toEqual([])

  const results = await Promise.all([1, 2].map(() => runCommand(url, 'migrate', account)))
  expect(results.map((result) => result.code)).toEqual([0, 0])
  const outputs = results.map((result) => result.output).join('')
  expect(outputs).toContain('ADMIN_PASSWORD çok yaygın bir şifre; ilk girişten sonra Ayarlar’da değiştirin.\n')
  expect(outputs).not.toContain(account.ADMIN_PASSWORD)
  const appliedMigrations = await query<{ name: string }>(
    url,
    'select migration_name as name from _prisma_migrations where finished_at is not null order by 1',
  )
  expect(appliedMigrations.map(({ name }) => name)).toEqual(migrationFolders())
  expect(await query(url, 'select email, password_hash from administrators')).toEqual([
    { email: 'nihal@firma.example', password_hash: expect.stringMatching(/^\$2[aby]\$12\$/) },
  ])
})

test('the migrations create the schema of schema.prisma', async () => {
  const [url, foldersBefore] = [await newEmptyDatabase(), migrationFolders()]
  const noMigration = { code: 0, output: 'Şemada değişiklik yok; göç yazılmadı.\n' }
  expect(await runCommand(url, 'diff nothing')).toEqual(noMigration)
  expect(migrationFolders()).toEqual(foldersBefore)
  expect(await query(url, `select datname from pg_database where datname like 'diff\\_%'`)).toEqual([])
})

test('an unreachable database is reported in a one-line message', async () => {
  const address = new URL(testServer())
  address.port = '1'
  expect(await runCommand(address.href, 'migrate', { DEMO_MODE: 'true' })).toEqual({
    code: 1,
    output: 'Veritabanına bağlanılamadı (127.0.0.1:1): connect ECONNREFUSED 127.0.0.1:1\n',
  })
})

/** Makes a database refuse a command with an error code, until the returned function is called. */
async function refuse(url: string, tag: string, code: string, message: string) {
  await query(url, 'create schema refusing')
  await query(
    url,
    `create function refusing.refuse() returns event_trigger language plpgsql as $$
     begin raise exception '${message}' using errcode = '${code}'; end $$`,
  )
  await query(
    url,
    `create event trigger refuse on ddl_command_start when tag in ('${tag}') execute function refusing.refuse()`,
  )
  return () => query(url, 'drop schema refusing cascade')
}

test('a migration that fails, without pg_trgm or on a full disk, reports the reason in one line, and the next run keeps every row', async () => {
  const [url, program, nextVersion] = [await newEmptyDatabase(), copyProgram(), copyProgram(NEXT_VERSION)]
  const reason = 'permission denied to create extension "pg_trgm"'
  const allowExtensions = await refuse(url, 'CREATE EXTENSION', 'insufficient_privilege', reason)
  expect(await program.run(url)).toEqual({
    code: 1,
    output:
      'Göç uygulanamadı ve bütünüyle geri alındı (20261129000000_baseline): PostgreSQL eklentisi pg_trgm kurulamadı ' +
      `(${reason}). Sunucuda eklenti yoksa postgresql-contrib paketini kurun; sonra bu ` +
      'veritabanında yetkili bir kullanıcıyla çalıştırın: CREATE EXTENSION pg_trgm;\n',
  })
  await allowExtensions()
  expect((await program.run(url)).code).toBe(0)
  await query(
    url,
    `insert into services (id, title, slug) select gen_random_uuid(), 'Bakım ' || n, 'bakim-' || n from generate_series(1, 100) n`,
  )
  const schemaBefore = await schemaOf(url)

  const allowTriggers = await refuse(url, 'CREATE TRIGGER', 'disk_full', 'could not extend file')
  expect(await nextVersion.run(url)).toEqual({
    code: 1,
    output: `Göç uygulanamadı ve bütünüyle geri alındı (${UPGRADE}): could not extend file\n`,
  })
  await allowTriggers()
  expect((await schemaOf(url)).filter((line) => !line.startsWith(`migration ${UPGRADE}`))).toEqual(schemaBefore)

  expect((await nextVersion.run(url)).code).toBe(0)
  const countUpgraded = `select count(*)::int as count from services where upgraded like 'bakim%'`
  expect(await query(url, countUpgraded)).toEqual([{ count: 100 }])
  expect(await query(url, 'select email from administrators')).toHaveLength(1)
})

test('a function is replaced when its file changes, but not by an older version once a newer version has migrated', async () => {
  const [url, program, nextVersion] = [await newEmptyDatabase(), copyProgram(), copyProgram(NEXT_VERSION)]
  const otherProgram = copyProgram({
    functions: { phone_key: readFileSync('prisma/functions/phone_key.sql', 'utf8').replaceAll('10', '9') },
  })
  const key = async () => (await query(url, `select phone_key('0532 123 45 67') as key`))[0]!.key
  const keys: unknown[] = []
  for (const version of [program, otherProgram, program, nextVersion, otherProgram]) {
    expect((await version.run(url)).code).toBe(0)
    keys.push(await key())
  }
  expect(keys).toEqual(['5321234567', '321234567', '5321234567', '5321234567', '5321234567'])
})

/** Creates a database as it was before the baseline: with the last migration `last`, and with former functions. */
async function newFormerDatabase(last: string): Promise<string> {
  const url = await newEmptyDatabase()
  expect((await copyProgram({ last: BASELINE }).run(url)).code).toBe(0)
  await query(
    url,
    `do $$ declare one regprocedure; begin
       for one in select oid from pg_proc where obj_description(oid, 'pg_proc') ~ '^[0-9a-f]{64}$' loop
         execute format('comment on function %s is null', one);
       end loop; end $$;
     create function fill_customer() returns trigger language plpgsql as $$ begin return null; end $$;
     create trigger fill_customer before insert on work_orders for each row when (new.customer_id is null)
       execute function fill_customer();
     create function account_name(account administrators) returns text language sql as $$ select account.name $$;
     create function follow_account() returns trigger language plpgsql as $$ begin return null; end $$;
     create trigger follow_account after update of name, email on administrators for each row
       when (account_name(old) <> account_name(new)) execute function follow_account();
     update _prisma_migrations set migration_name = '${last}'`,
  )
  return url
}

test('a database from before the baseline keeps every row and gets the current schema, even with two simultaneous starts', async () => {
  const last = '20261128141000_trigrams_without_pending_list'
  const url = await newFormerDatabase(last)
  await query(
    url,
    `alter table work_orders disable trigger fill_customer;
     insert into work_orders (id, number, token, contact_person, phone, fault_description)
     values ('00000000-0000-7000-8000-000000000001', '2026-0001', 'a', 'a', '1', 'a');
     alter table work_orders enable trigger fill_customer;
     insert into quotes (id, work_order_id, version, amount, vat_included, vat_rate, work, lead_days, valid_until, sent_at)
     select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', n, 1001, n = 1, 18, 'a', 1, '2026-12-31', case when n < 3 then now() end
     from generate_series(1, 3) n`,
  )
  const rowsBefore = await rowsOf(url)
  const results = await Promise.all([1, 2].map(() => runCommand(url, 'migrate')))
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  const currentDatabase = await newDatabase()
  onTestFinished(() => dropDatabase(currentDatabase))
  const isFormer = (line: string) => line.startsWith('migration 20261128')
  expect((await schemaOf(url)).filter((line) => !isFormer(line))).toEqual(await schemaOf(currentDatabase))
  // Quotes could be written without sums during the upgrade to the last migration before the baseline.
  expect(await query(url, 'select net::int, vat::int, total::int from quotes order by version')).toEqual([
    { net: 848, vat: 153, total: 1001 },
    { net: 1001, vat: 180, total: 1181 },
    { net: null, vat: null, total: null },
  ])
  await query(url, 'update quotes set net = null, vat = null, total = null')
  // Later migrations add columns, and register kinds of the audit trail.
  const parseRow = (row: string) => [row.slice(0, row.indexOf(' ')), JSON.parse(row.slice(row.indexOf(' ')))] as const
  const isMigrationRow = (row: string) => row.startsWith('_prisma_migrations') && !row.includes(last)
  const rowsAfter = [...(await rowsOf(url))].filter((row) => !isMigrationRow(row)).map(parseRow)
  for (const [table, row] of [...rowsBefore].map(parseRow))
    expect(rowsAfter).toContainEqual([table, expect.objectContaining(row)])
  const isKind = (row: string) => row.startsWith('audited_kinds')
  const kinds = rowsAfter.filter(([table]) => table === 'audited_kinds')
  expect(rowsAfter.length - kinds.length).toBe([...rowsBefore].filter((row) => !isKind(row)).length)
})

test('a database with older migrations is refused, and the message says which version must run first', async () => {
  const url = await newFormerDatabase('20261128140000_quote_sums')
  const schemaBefore = await schemaOf(url)
  expect(await runCommand(url, 'migrate')).toEqual({
    code: 1,
    output:
      'Veritabanı bu sürümün yükseltebileceğinden eski. Önce 68a9954f sürümünü bir kez başlatın, sonra bu sürüme geçin.\n',
  })
  expect(await schemaOf(url)).toEqual(schemaBefore)
})
