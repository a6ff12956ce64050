import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendMessage, untilReady } from '../support/calls/http'
import { startMailServer } from '../support/servers/mail-server'
import { startOwnPostgres } from '../support/servers/postgres'
import { isRunning, logOf, until } from '../support/servers/processes'
import { startSite } from '../support/servers/site'

const [postgres, mailServer] = await Promise.all([startOwnPostgres({ durable: true }), startMailServer()])
const start = () => startSite(postgres.url, { env: { SMTP_URL: mailServer.url } })
/** The running site. A test that stops it starts the next one. */
let site = await start()
await untilReady(site)

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
  await postgres.stop()
})

beforeEach(async () => {
  await postgres.query('delete from mails')
  mailServer.accepted.splice(0)
})

const statuses = async () =>
  (await postgres.query<{ status: string }>('select status from mails order by status')).map(({ status }) => status)
const jobs = () =>
  postgres.query<{ locked: boolean }>('select locked_by is not null as locked from graphile_worker.jobs')
const untilSent = () => until(async () => (await statuses()).join() === 'sent,sent', 'both emails are sent')
const sentIds = async () =>
  (await postgres.query<{ id: string }>('select id from mails')).map(({ id }) => `<${id}@localhost>`).toSorted()
const acceptedIds = () => mailServer.accepted.map(({ messageId }) => messageId).toSorted()

/** Sends a message from a new mailbox, because the number of receipts to a mailbox is limited. */
const post = () => {
  const key = randomUUID()
  return sendMessage(site, key, { email: `${key}@ornek.example` })
}

async function postAndHold(): Promise<void> {
  mailServer.behave('hold')
  const receivedBefore = mailServer.receivedCount()
  expect(await post()).toBe(201)
  await until(() => mailServer.receivedCount() === receivedBefore + 1, 'the server has received the first email')
}

const hasExited = () => !isRunning(site.pid)

test('after SIGTERM the current email is still sent, and the next process sends the queued email, each once', async () => {
  await postAndHold()
  process.kill(site.pid, 'SIGTERM')
  await until(async () => (await fetch(`${site.url}/api/health/ready`)).status === 503, 'the site is stopping')
  mailServer.release()
  await until(hasExited, 'the process has exited', 8000)
  expect([await statuses(), await jobs()]).toEqual([['queued', 'sent'], [{ locked: false }]])
  mailServer.behave('accept')
  await site.stop()
  site = await start()
  await untilSent()
  expect(acceptedIds()).toEqual(await sentIds())
})

test('an email accepted while the database is down is recorded once the database is up, and not sent again', async () => {
  await untilReady(site)
  await postAndHold()
  await postgres.kill()
  mailServer.behave('accept')
  mailServer.release()
  await until(() => mailServer.accepted.length === 1, 'the server has accepted the email')
  await postgres.revive()
  await untilSent()
  expect(acceptedIds()).toEqual(await sentIds())
})

test('SIGTERM returns an email to the queue if the mail server has not responded', async () => {
  await untilReady(site)
  await postAndHold()
  process.kill(site.pid, 'SIGTERM')
  expect(await until(hasExited, 'the process has exited', 12_000)).toBeLessThan(7500)
  expect(await jobs()).toEqual([{ locked: false }, { locked: false }])
  expect(await statuses()).toEqual(['queued', 'queued'])
  await site.stop()
})

test('a site that starts without its database sends emails once the database is up, and logs only the outage', async () => {
  mailServer.behave('accept')
  await postgres.kill()
  site = await start()
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200)
  await postgres.revive()
  await untilReady(site)
  expect(await post()).toBe(201)
  await untilSent()
  const isOrdinary = (msg: string) => /^(request|site open|mail|pictures)/.test(msg)
  const messages = logOf(site).map(({ msg }) => msg)
  expect(messages.filter((msg) => !isOrdinary(msg))).toEqual(['database down', 'database up again'])
})
