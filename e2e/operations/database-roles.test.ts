import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { v7 as newId } from 'uuid'
import {
  asSiteRole,
  createDatabase,
  dropDatabase,
  dropRole,
  migrate,
  query,
  testServer,
} from '../support/servers/database'
import { ApiClient, sendMessage, visit } from '../support/calls/http'
import { logOf, runNode, until } from '../support/servers/processes'
import { type RunningSite, startSite } from '../support/servers/site'

const PERMISSION_DENIED = '42501'

const newName = () => `roles_${randomUUID().slice(0, 8)}`
const ownerUrl = await createDatabase(testServer(), newName())
const siteUrl = asSiteRole(ownerUrl)
const bothRoles = { DATABASE_URL: siteUrl, DATABASE_OWNER_URL: ownerUrl }
const outcomeOf = (url: string, statement: string) =>
  query(url, statement).then(
    () => 'done',
    ({ code }: { code?: string }) => code,
  )

beforeAll(() => migrate(ownerUrl, bothRoles))
afterAll(async () => {
  await dropDatabase(ownerUrl)
  await dropRole(ownerUrl, siteUrl)
})

type Line = { msg: string; error?: { code?: string; message?: string } }

const refusalsIn = (runningSite: RunningSite) =>
  logOf<Line>(runningSite).flatMap(({ msg, error }) =>
    msg === 'database refused' ? [`${error?.code} ${error?.message}`] : [],
  )

test('the site’s background work runs with its own role, and the log names a missing privilege', async ({
  annotate,
}) => {
  const insertOldMessage = `insert into contact_messages (id, contact_person, phone, email, problem_description, received_at)
     values ($1, 'Eski', '1', 'eski@ornek.example', 'x', now() - interval '5 years')`
  await query(ownerUrl, insertOldMessage, [newId()])
  await query(ownerUrl, `insert into redirects (id, "from", "to") values ($1, '/eski.html', '/hizmetler')`, [newId()])
  const runningSite = await startSite(siteUrl)
  onTestFinished(() => runningSite.stop())
  const staff = await ApiClient.signIn(runningSite)
  const settings = await staff.send('GET', '/api/Settings/notifications')
  const changes = { addresses: [], warrantyMonths: 6, messageMonths: 24, closedPageMonths: 12 }
  expect((await staff.send('PUT', '/api/Settings/notifications', { ...settings.body, ...changes })).status).toBe(200)
  const inThreeSeconds = new Date(Date.now() + 3000).toISOString()
  await staff.create('/api/Services', { title: 'Zamanı Gelen', state: 'scheduled', publishedAt: inThreeSeconds })
  expect(await sendMessage(runningSite, randomUUID())).toBe(201)
  expect((await visit(`${runningSite.url}/eski.html`)).status).toBe(301)
  const mails = () => query<{ status: string }>(ownerUrl, `select distinct status from mails`)
  const areWritten = async () => (await mails()).every(({ status }) => status === 'written')
  await until(areWritten, 'all emails are written')
  expect(readdirSync(path.join(runningSite.folder, 'data', 'mail')).length).toBeGreaterThan(1)
  const page = `${runningSite.url}/hizmetler`
  await until(async () => (await visit(page)).text.includes('Zamanı Gelen'), 'the scheduled service is public')
  const oldMessages = () => query(ownerUrl, `select 1 from contact_messages where contact_person = 'Eski'`)
  await until(async () => (await oldMessages()).length === 0, 'the old message is deleted')
  expect(runningSite.output()).not.toMatch(/"level":"(error|warn)"|"code":"42501"|permission denied/)

  await annotate('rights are revoked, and granted again by the next migration')
  const { username } = new URL(siteUrl)
  await query(ownerUrl, `revoke select on services from ${username}`)
  await query(ownerUrl, `revoke usage on schema graphile_worker from ${username}`)
  await query(ownerUrl, `update services set title = 'Başka'`)
  await until(async () => (await visit(`${page}/yok`)).status === 503, 'a page gets 503 while a right is missing')
  const reasons = ['42501 permission denied for schema graphile_worker', '42501 permission denied for table services']
  await until(() => reasons.every((reason) => refusalsIn(runningSite).includes(reason)), 'both refusals are in the log')
  expect(refusalsIn(runningSite).filter((line) => line === reasons[1])).toHaveLength(1)
  await migrate(ownerUrl, bothRoles)
  await until(async () => (await visit(page)).text.includes('Başka'), 'the page is served again')
  expect(await sendMessage(runningSite, randomUUID())).toBe(201)
  await until(areWritten, 'the emails are written')
  await runningSite.stop()
  expect(await query(ownerUrl, 'select 1 from redirect_hits')).toHaveLength(1)
})

test('the site’s role may use tables of a later migration, and another role may use neither content nor queue', async () => {
  await query(ownerUrl, 'create table later (id serial)')
  onTestFinished(async () => void (await query(ownerUrl, 'drop table later')))
  expect(await outcomeOf(siteUrl, 'insert into later default values')).toBe('done')
  expect(await outcomeOf(siteUrl, 'truncate later')).toBe(PERMISSION_DENIED)
  const otherRole = asSiteRole(ownerUrl)
  await query(ownerUrl, `create role ${new URL(otherRole).username} login password '${new URL(otherRole).password}'`)
  onTestFinished(() => dropRole(ownerUrl, otherRole))
  for (const table of ['services', 'graphile_worker._private_jobs'])
    expect(await outcomeOf(otherRole, `select 1 from ${table}`)).toBe(PERMISSION_DENIED)
})

/** Creates a database owned by a role without privileges. Returns its URLs for that role and for a site role that does not exist yet. */
async function newDatabaseOfLimitedOwner(): Promise<[string, string]> {
  const name = newName()
  const database = await createDatabase(testServer(), name)
  const limitedOwner = asSiteRole(database)
  const siteRole = asSiteRole(limitedOwner)
  const { username, password } = new URL(limitedOwner)
  await query(testServer(), `create role ${username} login password '${password}'`)
  await query(testServer(), `alter database ${name} owner to ${username}`)
  onTestFinished(async () => {
    await dropDatabase(database)
    await dropRole(testServer(), limitedOwner)
    await dropRole(testServer(), siteRole)
  })
  return [limitedOwner, siteRole]
}

test('a migration by an owner that is not a superuser reports the missing role, and succeeds once the role exists', async () => {
  const [limitedOwner, siteRole] = await newDatabaseOfLimitedOwner()
  const { username, password } = new URL(siteRole)
  const variables = { DATABASE_URL: siteRole, DATABASE_OWNER_URL: limitedOwner, DEMO_MODE: 'true' }
  const check = () => runNode(['dist/migrate.js', 'check'], variables)
  const result = await runNode(['dist/migrate.js'], variables)
  expect(result).toEqual({ code: 1, output: expect.stringMatching(/^Uygulanan göçler[^\n]*\n.*\n?DATABASE_URL: /s) })
  expect(result.output).toContain(`CREATE ROLE "${username}" LOGIN PASSWORD '…'`)
  expect((await check()).code).toBe(75)
  await query(testServer(), `create role ${username} login password '${password}'`)
  expect(await runNode(['dist/migrate.js'], variables)).toEqual({ code: 0, output: 'Şema güncel.\n' })
  expect(await check()).toEqual({ code: 0, output: '' })
  expect(await outcomeOf(siteRole, `insert into "references" (id, name) values (gen_random_uuid(), 'Marka')`)).toBe(
    'done',
  )
  expect(await outcomeOf(siteRole, 'truncate services')).toBe(PERMISSION_DENIED)
})

test('a role with more privileges than login is refused as the site’s role', async () => {
  const superuser = asSiteRole(ownerUrl)
  await query(ownerUrl, `create role ${new URL(superuser).username} superuser login`)
  onTestFinished(() => dropRole(ownerUrl, superuser))
  expect(await runNode(['dist/migrate.js'], { DATABASE_URL: superuser, DATABASE_OWNER_URL: ownerUrl })).toEqual({
    code: 1,
    output: `Şema güncel.\nDATABASE_URL: "${new URL(superuser).username}" rolünün yetkisi fazla; beklenen yalnızca giriş yapabilen bir rol.\n`,
  })
})
