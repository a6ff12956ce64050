import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { dropDatabase, newDatabase, query, rowsOf } from '../support/servers/database'
import { ApiClient, callAs, CONTACT_FORM, sendPhoto } from '../support/calls/http'
import { newWidePicture } from '../support/images'
import { untilMailsWritten } from '../support/mail-files'
import { until } from '../support/servers/processes'
import { startSite } from '../support/servers/site'
import { fileTextsIn, linesWith } from '../support/screens/traces'

const url = await newDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'e2e-erasure-'))
const inFolder = (name: string) => path.join(folder, name)
for (const name of ['data', 'uploads', 'attachments']) mkdirSync(inFolder(name))

afterAll(async () => {
  await dropDatabase(url)
  rmSync(folder, { recursive: true, force: true })
})

async function openSite() {
  const folderVariables = {
    DATA_DIR: inFolder('data'),
    UPLOADS_DIR: inFolder('uploads'),
    ATTACHMENTS_DIR: inFolder('attachments'),
  }
  const site = await startSite(url, { env: { ...folderVariables, LOG_LEVEL: 'info' } })
  onTestFinished(() => site.stop())
  return { site, client: await ApiClient.signIn(site) }
}

const PERSON = CONTACT_FORM.email
const photos = () => readdirSync(inFolder('attachments'))

/** Returns traces of the person in the database, in files and in the output of sites. */
async function findTraces(...outputs: string[]) {
  const jobs = await query<{ text: string }>(url, 'select j::text as text from graphile_worker._private_jobs j')
  const tracesIn = (texts: string[]) =>
    linesWith(texts.join('\n'), {
      words: [CONTACT_FORM.contactPerson, PERSON, encodeURIComponent(PERSON)],
      digits: ['5325550123'],
    })
  return {
    database: tracesIn([...(await rowsOf(url)), ...jobs.map(({ text }) => text)]),
    files: tracesIn(fileTextsIn(folder)),
    log: tracesIn(outputs),
  }
}

/** Opens a connection. Its `hold` runs a statement and keeps the locks until `release`. */
async function openConnection() {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    hold: async (statement: string, values: string[] = []) => {
      await client.query('begin')
      await client.query(statement, values)
    },
    untilWaiting: (count: number) =>
      until(async () => {
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await client.query(waiting)).rows.length === count
      }, `${count} statements wait for a lock`),
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

test('if the site is killed after the commit of an erasure, the next start removes the files, and no log names the person', async () => {
  const { site, client } = await openSite()
  const callPrivacy = (path: string, body: object, headers = {}) =>
    callAs(client.token, 'POST', `${site.url}/api/Privacy/${path}`, body, headers)
  expect(await sendPhoto(site, await newWidePicture())).toMatchObject({ status: 201 })
  const [message] = await query<{ id: string }>(url, 'select id from contact_messages')
  const { id } = await client.create('/api/WorkOrders', { messageId: message!.id })
  await untilMailsWritten(site)
  const tracesBefore = await findTraces(site.output())
  expect([tracesBefore.database.length > 2, tracesBefore.files.length > 0, tracesBefore.log]).toEqual([true, true, []])

  const storedPhotos = photos()
  const ifMatch = { 'if-match': (await callPrivacy('search', { person: PERSON })).headers.get('etag')! }
  // All connections are opened before the erasure waits for a lock, because it times out after three seconds.
  const [mailLocker, photoLocker, observer] = await Promise.all([openConnection(), openConnection(), openConnection()])
  await mailLocker.hold('select 1 from mails where work_order_id = $1 for update', [id])
  const erasing = callPrivacy(
    'erasure',
    { person: PERSON, requestedOn: '2026-03-05', confirmation: PERSON },
    ifMatch,
  ).catch(() => null)
  await observer.untilWaiting(1)
  // This lock is granted at the commit, before the site can read which photos other rows still use.
  const locking = photoLocker.hold('lock table photos in access exclusive mode')
  await observer.untilWaiting(2)
  await Promise.all([mailLocker.release(), observer.release(), locking])
  process.kill(site.pid, 'SIGKILL')
  expect(await erasing).toBeNull()
  await photoLocker.release()
  const orderPersons = await query(url, 'select contact_person as name from work_orders where id = $1', [id])
  expect([orderPersons, photos()]).toEqual([[{ name: 'Silindi' }], storedPhotos])

  const restarted = await openSite()
  const runNow = `update graphile_worker._private_jobs set run_at = now() where payload ->> 'mailIds' is not null returning id`
  expect(await query(url, runNow)).toHaveLength(1)
  await until(() => photos().length === 0, 'the photos are removed')
  expect(await findTraces(site.output(), restarted.site.output())).toEqual({ database: [], files: [], log: [] })
})
