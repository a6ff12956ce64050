import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMessage, untilReady } from '../support/http'
import { type MailServer, startMailServer } from '../support/mail-server'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

let postgres: OwnPostgres
let mails: MailServer
let site: RunningSite | undefined

beforeAll(async () => {
  postgres = await startOwnPostgres({ durable: true })
})

afterAll(() => postgres?.stop())

beforeEach(async () => {
  mails = await startMailServer()
})

afterEach(async () => {
  await site?.stop()
  await mails.stop()
})

const start = () => startSite(postgres.url, { env: { SMTP_URL: mails.url } })
const post = async () => expect(await sendMessage(site!, randomUUID())).toBe(201)
const statuses = async () =>
  (await postgres.query<{ status: string }>('select status from mails')).map((row) => row.status)
const untilSent = (count: number) =>
  until(async () => (await statuses()).filter((status) => status === 'sent').length === count, 'the mails are sent')

/** Returns the lines of the log that are no requests. */
const linesOf = (of: RunningSite) =>
  of
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
    .filter((msg) => !/^(request|site open|mail|pictures)/.test(msg))

test('a site that starts without its database sends mails once it is there, with no line but those of the outage', async () => {
  await postgres.kill()
  site = await start()
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200)
  await postgres.revive()
  await untilReady(site)
  await post()
  await untilSent(2)
  expect(mails.accepted).toHaveLength(2)
  expect(linesOf(site)).toEqual(['database down', 'database up again'])
})

test('a mail that the server accepts while the database is away is noted when it is back, and not sent again', async () => {
  site = await start()
  await untilReady(site)
  await postgres.query('delete from mails')
  mails.behave('hold')
  await post()
  await until(() => mails.received() === 1, 'the first mail is with the server')
  await postgres.kill()
  mails.release()
  await until(() => mails.accepted.length === 1, 'the server has accepted it')
  mails.behave('accept')
  await postgres.revive()
  await untilSent(2)
  expect(mails.received()).toBe(2)
})
