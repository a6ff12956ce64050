import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { CREDENTIALS } from '../support/accounts'
import { openCustomerOrders } from '../support/customer-orders'
import { asSiteRole, createDatabase, dropDatabase, dropRole, migrate, query, testServer } from '../support/database'
import { ApiClient, formOf, sendMessage, sendPhoto, visit, untilReady } from '../support/http'
import { newPictureFile, newWidePicture } from '../support/images'
import { newOwner } from '../support/new-owner'
import { runNode, until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

const PERMISSION_DENIED = '42501'

/** A database with an owner and the address of the site's own role. */
let owner: string
let site: string

const newName = () => `roles_${randomUUID().slice(0, 8)}`
const bothRoles = () => ({ DATABASE_URL: site, DATABASE_OWNER_URL: owner })
const codeOf = (url: string, statement: string) =>
  query(url, statement).then(
    () => 'done',
    ({ code }: { code?: string }) => code,
  )

beforeAll(async () => {
  owner = await createDatabase(testServer(), newName())
  site = asSiteRole(owner)
  await migrate(owner, bothRoles())
})

afterAll(async () => {
  await dropDatabase(owner)
  await dropRole(owner, site)
})

test('the site does all its work with its own role', async ({ annotate }) => {
  const old = `insert into contact_messages (id, contact_person, phone, email, problem_description, received_at)
     values ($1, 'Eski', '1', 'eski@ornek.example', 'x', now() - interval '5 years')`
  await query(owner, old, [newId()])
  const running = await startSite(site, { env: { DEMO_MODE: 'true' } })
  onTestFinished(() => running.stop())
  await annotate('programs')
  const variables = {
    DATABASE_URL: site,
    UPLOADS_DIR: path.join(running.folder, 'uploads'),
    DATA_DIR: path.join(running.folder, 'data'),
    DEMO_MODE: 'true',
  }
  expect(await runNode(['dist/seed.js'], variables)).toMatchObject({ code: 0 })
  expect(await runNode(['dist/migrate.js', 'check'], variables)).toEqual({ code: 0, output: '' })

  await annotate('content')
  const staff = await ApiClient.signIn(running)
  const sent = async (method: string, address: string, body?: FormData | object) =>
    (await staff.send(method, address, body)).status
  const { id } = await staff.create('/api/References', formOf({ name: 'Marka', logoFile: await newWidePicture() }))
  expect(await sent('PUT', `/api/References/${id}`, formOf({ name: 'Marka Değişti' }))).toBe(200)
  expect(await sent('DELETE', `/api/References/${id}`)).toBe(204)
  const soon = new Date(Date.now() + 3000).toISOString()
  await staff.create('/api/Services', { title: 'Zamanı Gelen', published: true, publishedAt: soon })
  const file = new File(['cihaz;marka;seri;kod;baslik;durum\nServo sürücü;Yumaro;Y;Q77;Arıza;Yayında\n'], 'kodlar.csv')
  expect(await sent('POST', '/api/Faults/import', formOf({ file, apply: 'true' }))).toBe(200)
  expect(await sent('POST', '/api/Redirects', { from: '/eski.html', to: '/hizmetler' })).toBe(201)
  const months = { addresses: [], warrantyMonths: 6, messageMonths: 24, closedPageMonths: 12 }
  const settings = await staff.send('GET', '/api/Settings/notifications')
  expect(await sent('PUT', '/api/Settings/notifications', { ...settings.body, ...months })).toBe(200)

  await annotate('visitors')
  expect(await sendMessage(running, randomUUID())).toBe(201)
  expect((await sendPhoto(running, await newWidePicture())).status).toBe(201)
  expect((await visit(`${running.url}/ara?q=yumro`)).status).toBe(200)
  expect((await visit(`${running.url}/eski.html`)).status).toBe(301)
  const orders = await openCustomerOrders(running.url, CREDENTIALS)
  const order = await orders.quoted()
  await order.photo(await newPictureFile())
  await order.decide('approved')
  expect((await visit(running.url + order.path)).text).toContain('Sevgi Taşkıran')

  await annotate('what runs by itself')
  const mails = () => query<{ status: string }>(owner, `select distinct status from mails`)
  await until(async () => (await mails()).every(({ status }) => status === 'written'), 'all mails are written')
  expect(readdirSync(path.join(running.folder, 'data', 'mail')).length).toBeGreaterThan(2)
  const isShown = async () => (await visit(`${running.url}/hizmetler`)).text.includes('Zamanı Gelen')
  await until(isShown, 'the scheduled service is public')
  const oldOnes = () => query(owner, `select 1 from contact_messages where contact_person = 'Eski'`)
  await until(async () => (await oldOnes()).length === 0, 'the old message is deleted')
  expect(running.output()).not.toMatch(/"level":"(error|warn)"|"code":"42501"|permission denied/)
  await running.stop()
  expect(await query(owner, 'select 1 from redirect_hits')).toHaveLength(1)
})

/** Takes rights from the site's role. Migrating again gives them back. */
async function revoke(rights: string): Promise<void> {
  await query(owner, `revoke ${rights} from ${new URL(site).username}`)
  onTestFinished(() => migrate(owner, bothRoles()))
}

/** Returns what a site's log says of refusals of the database. */
const refusalsIn = (running: RunningSite) =>
  running
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; error?: { code?: string; message?: string } })
    .flatMap(({ msg, error }) => (msg === 'database refused' ? [`${error?.code} ${error?.message}`] : []))

test('the log names what the site may not use, and migrating again gives it back', async () => {
  await revoke('select on services')
  await revoke('usage on schema graphile_worker')
  const running = await startSite(site)
  onTestFinished(() => running.stop())
  const page = `${running.url}/hizmetler`
  expect((await visit(page)).status).toBe(503)
  const reasons = ['42501 permission denied for schema graphile_worker', '42501 permission denied for table services']
  const found = () => [...new Set(refusalsIn(running))].toSorted()
  await until(() => found().length === reasons.length, 'both refusals are in the log')
  expect(found()).toEqual(reasons)
  expect(refusalsIn(running).filter((line) => line === reasons[1])).toHaveLength(1)
  await migrate(owner, bothRoles())
  await until(async () => (await visit(page)).status === 200, 'the page is back')
  expect(await sendMessage(running, randomUUID())).toBe(201)
  const isWritten = async () => (await query(owner, `select 1 from mails where status = 'queued'`)).length === 0
  await until(isWritten, 'the mails are written')
})

test('the seed says in one line which right is missing', async () => {
  await revoke('select on seed_records')
  const reason = '(42501, permission denied for table seed_records)'
  const output = `Örnek içerik yüklenemedi: Hizmet geçici olarak kullanılamıyor. ${reason}\n`
  expect(await runNode(['dist/seed.js'], { DATABASE_URL: site, DEMO_MODE: 'true' })).toEqual({ code: 1, output })
})

test.each([
  'create table x ()',
  'create temp table x ()',
  'create schema x',
  'create function x() returns int language sql as $$ select 1 $$',
  'create role x',
  'create database x',
  'create trigger x after insert on services execute function announce_content_change()',
  'alter table services add column x text',
  'alter table services disable trigger all',
  'alter table graphile_worker._private_jobs disable row level security',
  'drop table services',
  'truncate services',
  'delete from _prisma_migrations',
  'set session_replication_role = replica',
  `copy services to program 'true'`,
  `select setval('services_position_seq', 1)`,
  'set role postgres',
])('the site’s role may not: %s', async (statement) => {
  expect(await codeOf(site, statement)).toBe(PERMISSION_DENIED)
})

test('tables of a later migration are open to the site, and migrating again keeps its rights', async () => {
  await query(owner, 'create table later (id serial)')
  expect(await codeOf(site, 'insert into later default values')).toBe('done')
  await migrate(owner, bothRoles())
  expect(await codeOf(site, 'delete from later')).toBe('done')
  expect(await codeOf(site, 'truncate later')).toBe(PERMISSION_DENIED)
  await query(owner, 'drop table later')
})

test('nobody else may use the queue or the content', async () => {
  const other = asSiteRole(owner)
  const name = new URL(other).username
  await query(owner, `create role ${name} login password '${new URL(other).password}'`)
  onTestFinished(() => dropRole(owner, other))
  expect(await codeOf(other, 'select 1 from services')).toBe(PERMISSION_DENIED)
  expect(await codeOf(other, 'select 1 from graphile_worker._private_jobs')).toBe(PERMISSION_DENIED)
})

test('an owner without superuser’s rights is told what is missing, and migrates once it is there', async () => {
  const [limited, own] = await newOwner(testServer(), newName())
  const { username, password } = new URL(own)
  const variables = { DATABASE_URL: own, DATABASE_OWNER_URL: limited, DEMO_MODE: 'true' }
  const refused = await runNode(['dist/migrate.js'], variables)
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^Uygulanan göçler[^\n]*\n.*\n?DATABASE_URL: /s) })
  expect(refused.output).toContain(`CREATE ROLE "${username}" LOGIN PASSWORD '…'`)
  expect((await runNode(['dist/migrate.js', 'check'], variables)).code).toBe(75)
  await query(testServer(), `create role ${username} login password '${password}'`)
  expect(await runNode(['dist/migrate.js'], variables)).toEqual({ code: 0, output: 'Şema güncel.\n' })
  expect((await runNode(['dist/migrate.js', 'check'], variables)).code).toBe(0)
  const running = await startSite(own)
  onTestFinished(() => running.stop())
  await untilReady(running)
  expect(await sendMessage(running, randomUUID())).toBe(201)
  await until(async () => (await query(limited, `select 1 from mails where status = 'written'`)).length > 0, 'a mail')
})

test('a role that owns the tables or may do more than sign in is refused as the site’s', async () => {
  const strong = asSiteRole(owner)
  await query(owner, `create role ${new URL(strong).username} superuser login`)
  onTestFinished(() => dropRole(owner, strong))
  expect(await runNode(['dist/migrate.js'], { DATABASE_URL: strong, DATABASE_OWNER_URL: owner })).toEqual({
    code: 1,
    output: `Şema güncel.\nDATABASE_URL: "${new URL(strong).username}" rolünün yetkisi fazla; beklenen yalnızca giriş yapabilen bir rol.\n`,
  })
})

test('a check before the first migration says that it may be tried again', async () => {
  const empty = await createDatabase(testServer(), newName())
  onTestFinished(() => dropDatabase(empty))
  expect(await runNode(['dist/migrate.js', 'check'], { DATABASE_URL: empty })).toEqual({
    code: 75,
    output: 'Veritabanının göçleri henüz uygulanmadı; bekleniyor.\n',
  })
})
