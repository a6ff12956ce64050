import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findProgram } from '@/deploy/backup/programs'
import { SET } from '../support/backups'
import { query } from '../support/database'
import { signIn, untilReady, visit } from '../support/http'
import {
  addPerson,
  callsOf,
  editElsewhere,
  PERSON,
  photosIn,
  seenPerson,
  TRACES,
  untilMailsWritten,
  whileMailsWait,
} from '../support/known-person'
import { startDebianPostgres } from '../support/postgres'
import { runNode, runProgram, until } from '../support/processes'
import { startSite } from '../support/site'
import { filesIn, linesWith, mailsIn } from '../support/traces'

/** PostgreSQL with pg_dump, and the folders of all processes. */
let server: Awaited<ReturnType<typeof startDebianPostgres>>
let folder: string
const below = (name: string) => path.join(folder, name)

beforeAll(async () => {
  server = await startDebianPostgres()
  folder = mkdtempSync(path.join(tmpdir(), 'e2e-erasure-'))
  for (const name of ['data', 'uploads', 'attachments', 'backups']) mkdirSync(below(name))
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const folders = () => ({
  DATA_DIR: below('data'),
  UPLOADS_DIR: below('uploads'),
  ATTACHMENTS_DIR: below('attachments'),
})

async function open() {
  const site = await startSite(server.url, { env: { ...folders(), LOG_LEVEL: 'info' } })
  onTestFinished(() => site.stop())
  await untilReady(site)
  return { site, calls: callsOf(site, (await signIn(site)).token!) }
}

async function dump(): Promise<string> {
  const BACKUP_DIR = mkdtempSync(below('backups/x'))
  const { code, output } = await runNode(['dist/backup.js'], { DATABASE_URL: server.url, ...folders(), BACKUP_DIR })
  expect([code, output]).toEqual([0, expect.anything()])
  const set = readdirSync(BACKUP_DIR).find((name) => SET.test(name))!
  const { file } = await findProgram('pg_restore', 15, 'dump')
  const restored = await runProgram(file, ['--file=-', path.join(BACKUP_DIR, set, 'database.dump')])
  rmSync(BACKUP_DIR, { recursive: true })
  expect(restored.output).toContain('COPY graphile_worker._private_jobs')
  return restored.output
}

/** Returns where the person stands: in the database, in the files and in what a site has printed. */
async function traces(...outputs: string[]) {
  const files = [...filesIn(below('data')), ...filesIn(below('attachments')), ...filesIn(below('uploads'))]
  const found = (text: string) => linesWith(text, TRACES)
  return {
    database: found(await dump()),
    files: found(files.join('\n')),
    mails: found((await mailsIn(below('data'))).join('\n')),
    log: outputs.flatMap(found),
  }
}

const NOWHERE = { database: [], files: [], mails: [], log: [] }

const hurry = () =>
  query(
    server.url,
    `update graphile_worker._private_jobs set run_at = now() where payload ->> 'mailIds' is not null returning id`,
  )

test('an erased person stands in no dump, file, mail or log line, and no later request brings them back', async () => {
  const { site, calls } = await open()
  const { id, elsewhere, page } = await addPerson(site, calls)
  await untilMailsWritten(site)
  const step = { step: 4, text: 'Şermin Hanım, parça geldi', notify: true }
  await whileMailsWait(site, below('data/mail'), () => calls.staff('POST', `WorkOrders/${id}/step`, step))
  const before = await traces(site.output())
  expect(before.database.length).toBeGreaterThan(15)
  expect([before.files.length > 0, before.mails.length > 0, before.log]).toEqual([true, true, []])

  const erasure = await seenPerson(calls)
  const erased = await calls.staff('POST', 'Privacy/erasure', ...erasure)
  expect(erased.body).toMatchObject({ messages: 2, photos: 3, orders: 1, mentions: 1 })
  await editElsewhere(calls, elsewhere)
  expect(await traces(site.output())).toEqual(NOWHERE)

  const search = `search=${encodeURIComponent(PERSON.contactPerson)}`
  const lists = ['WorkOrders', 'ContactMessages', 'AuditEntries'].flatMap((list) => [list, `${list}?${search}`])
  for (const list of lists) {
    for (const accept of ['application/json', 'text/csv']) {
      const { text } = await calls.staff('GET', list, undefined, { accept })
      expect([list, accept, linesWith(text, TRACES)]).toEqual([list, accept, []])
    }
  }
  expect((await visit(site.url + page)).status).toBe(404)
  await calls.staff('POST', `WorkOrders/${id}/step`, { step: 5, text: 'Hazır', notify: true })
  await calls.visitor('Tracking', { number: '2026-0001', email: 'baska@ornek.example' })
  await hurry()
  await untilMailsWritten(site)
  expect(await traces(site.output())).toEqual(NOWHERE)
  expect(photosIn(below('attachments'))).toEqual([])
})

/** Opens a connection, whose `hold` runs a statement and keeps its locks until `release`. */
async function connected() {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  return {
    query: (statement: string) => client.query(statement),
    hold: async (statement: string, values: string[] = []) => {
      await client.query('begin')
      await client.query(statement, values)
    },
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}
type Connection = Awaited<ReturnType<typeof connected>>

/** Waits until so many statements wait for a lock. */
const untilWaiting = (count: number, { query: ask }: Connection) =>
  until(async () => {
    const { rows } = await ask(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length === count
  }, `${count} statements wait for a lock`)

test('of an erasure that is killed after its commit the next start removes the files', async () => {
  const { site, calls } = await open()
  const { id, elsewhere } = await addPerson(site, calls)
  await editElsewhere(calls, elsewhere)
  await untilMailsWritten(site)
  const [photos, erasure] = [photosIn(below('attachments')), await seenPerson(calls)]
  // All connections are there before the erasure waits, because it gives up after three seconds.
  const [locker, other, looking] = await Promise.all([connected(), connected(), connected()])
  await locker.hold('select 1 from mails where work_order_id = $1 for update', [id])
  const erasing = calls.staff('POST', 'Privacy/erasure', ...erasure).catch(() => null)
  await untilWaiting(1, looking)
  // It gets its turn at the commit, before the site can ask which photos other rows still show.
  const locking = other.hold('lock table photos in access exclusive mode')
  await untilWaiting(2, looking)
  await Promise.all([locker.release(), looking.release(), locking])
  process.kill(site.pid, 'SIGKILL')
  expect(await erasing).toBeNull()
  await other.release()
  expect(await query(server.url, 'select contact_person from work_orders where id = $1', [id])).toEqual([
    { contact_person: 'Silindi' },
  ])
  expect(photosIn(below('attachments'))).toEqual(photos)
  const again = await open()
  expect(await hurry()).toHaveLength(1)
  await until(() => photosIn(below('attachments')).length === 0, 'the photos are removed')
  expect(await traces(site.output(), again.site.output())).toEqual(NOWHERE)
})
