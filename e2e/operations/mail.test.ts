import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropDatabase, newDatabase, query } from '../support/database'
import { sendMessage } from '../support/http'
import { type MailServer, startMailServer } from '../support/mail-server'
import { isRunning, until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

type Row = {
  id: string
  kind: string
  recipient: string
  status: string
  attempts: number
  reason: string
  pause: number | null
}

let url: string
let mails: MailServer
let data: string
let sites: RunningSite[]

beforeAll(async () => {
  url = await newDatabase()
})

afterAll(() => dropDatabase(url))

beforeEach(async () => {
  sites = []
  data = mkdtempSync(path.join(tmpdir(), 'e2e-mail-'))
  mails = await startMailServer()
  await query(url, 'truncate mails; truncate throttles; truncate graphile_worker._private_jobs')
})

afterEach(async () => {
  for (const site of sites) await site.stop()
  await mails.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Starts a site that sends to the test's mail server, whose silence it bears for six seconds. */
async function start(env: Record<string, string> = {}): Promise<RunningSite> {
  const patience = new URLSearchParams({ greetingTimeout: '6000', socketTimeout: '6000' })
  const site = await startSite(url, { env: { DATA_DIR: data, SMTP_URL: `${mails.url}?${patience}`, ...env } })
  sites.push(site)
  return site
}

const impatient = () => start()
const patient = () => start({ SMTP_URL: mails.url })

const rows = () =>
  query<Row>(
    url,
    `select id, kind, recipient, status, attempts, last_error as reason,
       extract(epoch from next_attempt_at - updated_at)::float as pause from mails order by kind desc`,
  )
const jobs = () => query<{ locked: boolean }>(url, 'select locked_by is not null as locked from graphile_worker.jobs')
const fates = async () => (await rows()).map(({ status }) => status)
const untilAll = (status: string) =>
  until(async () => (await fates()).join() === `${status},${status}`, `both mails are ${status}`)
/** Sends a message. Asks again with the same key, as the form does, while a busy machine makes the database miss its limits. */
async function post(site: RunningSite, more?: object): Promise<void> {
  const key = randomUUID()
  let status: number | null = null
  await until(async () => (status = await sendMessage(site, key, more)) !== 503, 'the message is taken or refused')
  expect(status).toBe(201)
}

/** Lets the waiting mails be due now, as the passing of time would. */
const makeDue = () =>
  query(url, 'update mails set next_attempt_at = now(); update graphile_worker._private_jobs set run_at = now()')

test('a message gives one mail to its sender and one to staff, whole and from the company', async () => {
  const site = await start({ MAIL_FROM: 'Ölçev <is@ornek.example>' })
  await post(site)
  await untilAll('sent')
  expect(mails.accepted.map(({ to }) => to).toSorted()).toEqual(['ece@ornek.example', 'servis@ornek.example'])
  const received = mails.accepted.find(({ to }) => to === 'ece@ornek.example')!
  const { id } = (await rows()).find(({ recipient }) => recipient === 'ece@ornek.example')!
  expect(received).toMatchObject({ messageId: `<${id}@localhost>`, subject: 'Mesajınız bize ulaştı' })
  expect(received.headers.get('auto-submitted')).toBe('auto-generated')
  expect(received.headers.get('from')).toMatchObject({ value: [{ name: 'Ölçev', address: 'is@ornek.example' }] })
  expect([received.text, received.html]).toEqual([
    expect.stringContaining('Bize ulaştığı zaman: '),
    expect.stringMatching(/<h1[^>]*>Mesajınız bize ulaştı<\/h1>/),
  ])
  await until(async () => (await jobs()).length === 0, 'the queue is empty')
  await until(() => site.output().includes(id), 'the log names the mail')
  const log = site.output()
  expect(['ece@', 'servis@', 'Ece Ada', 'ulaştı', mails.url].filter((secret) => log.includes(secret))).toEqual([])
})

test('a repeated message and one of a bot give no mails', async () => {
  const site = await impatient()
  const key = randomUUID()
  expect([await sendMessage(site, key), await sendMessage(site, key)]).toEqual([201, 201])
  expect(await sendMessage(site, randomUUID(), { website: 'bot' })).toBe(201)
  expect(await rows()).toHaveLength(2)
})

test('a mail that is refused for good fails at once, with the reason in Turkish', async () => {
  mails.behave('refuse')
  await post(await impatient())
  await untilAll('failed')
  expect((await rows())[0]).toMatchObject({
    attempts: 1,
    reason: 'sunucu alıcının adresini kabul etmedi (550)',
    pause: null,
  })
  await until(async () => (await jobs()).length === 0, 'the queue is empty')
})

test.each([
  ['refused for now', 'later', 'Sunucu iletiyi kabul etmiyor (451)'],
  ['refused for good because of its sender', 'forbid', 'Sunucu iletiyi kabul etmiyor (550 5.7.1)'],
  ['that meets a silent server', 'silent', 'Sunucu yanıt vermiyor'],
  ['whose message is never answered', 'hold', 'Sunucu yanıt vermiyor'],
  ['cut off in the middle', 'cut', 'Sunucu bağlantıyı yarıda kesti'],
] as const)('a mail %s is tried again after a minute and holds no request up', async (_title, behaviour, reason) => {
  mails.behave(behaviour)
  const site = await impatient()
  // The first request loads the code. This one is swallowed, so it writes no mail.
  await post(site, { website: 'bot' })
  const since = performance.now()
  await post(site)
  // Less than the silence that the site bears.
  expect(performance.now() - since).toBeLessThan(5000)
  await until(async () => (await rows()).every(({ attempts }) => attempts === 1), 'each mail was tried', 30_000)
  for (const row of await rows()) {
    expect(row).toMatchObject({ status: 'queued', reason })
    expect(row.pause).toBeGreaterThan(55)
    expect(row.pause).toBeLessThan(65)
  }
  await until(async () => (await jobs()).length === 2, 'the next attempts are queued')
  mails.behave('accept')
  await makeDue()
  await untilAll('sent')
  expect(mails.accepted).toHaveLength(2)
})

test('a mail that three days did not deliver, or an old backup brought back, fails without being sent', async () => {
  const site = await impatient()
  mails.behave('later')
  await post(site)
  await until(async () => (await rows()).every(({ attempts }) => attempts === 1), 'each mail was tried')
  mails.behave('accept')
  await query(url, `update mails set created_at = now() - interval '3 days'`)
  await makeDue()
  await untilAll('failed')
  expect(mails.accepted).toEqual([])
})

test.each([
  ['tried for the last time', '71 hours 57 minutes'],
  ['not tried again', '72 hours'],
])('a mail that is %s after three days keeps the reason', async (_title, age) => {
  mails.behave('forbid')
  await post(await impatient())
  await until(async () => (await rows()).every(({ attempts }) => attempts === 1), 'each mail was tried')
  await query(url, `update mails set created_at = now() - interval '${age}'`)
  await makeDue()
  await untilAll('failed')
  const reason = 'üç gün boyunca gönderilemedi, çünkü sunucu iletiyi kabul etmiyor (550 5.7.1)'
  expect(new Set((await rows()).map((row) => row.reason))).toEqual(new Set([reason]))
})

test('mails that wait when the site stops are sent by the next process, each once', async () => {
  mails.behave('silent')
  const site = await impatient()
  await post(site)
  await site.stop()
  mails.behave('accept')
  await makeDue()
  await impatient()
  await untilAll('sent')
  expect(mails.accepted).toHaveLength(2)
})

test('SIGTERM lets a mail that is being sent end', async () => {
  mails.behave('hold')
  const site = await patient()
  await post(site)
  await until(() => mails.received() === 1, 'the first mail is with the server')
  process.kill(site.pid, 'SIGTERM')
  await until(async () => (await fetch(`${site.url}/api/health/ready`)).status === 503, 'the site is stopping')
  mails.release()
  await until(() => !isRunning(site.pid), 'the process is gone', 8000)
  expect((await fates()).toSorted()).toEqual(['queued', 'sent'])
  expect(await jobs()).toEqual([{ locked: false }])
})

test('SIGTERM gives a mail back that the server does not answer', async () => {
  mails.behave('hold')
  const site = await patient()
  await post(site)
  await until(() => mails.received() === 1, 'the first mail is with the server')
  process.kill(site.pid, 'SIGTERM')
  expect(await until(() => !isRunning(site.pid), 'the process is gone', 12_000)).toBeLessThan(7500)
  expect(await jobs()).toEqual([{ locked: false }, { locked: false }])
  expect(await fates()).toEqual(['queued', 'queued'])
})

test('a process takes over the mail of a killed one within seconds', async () => {
  mails.behave('hold')
  const first = await patient()
  await post(first)
  await until(() => mails.received() === 1, 'the first mail is with the server')
  process.kill(first.pid, 'SIGKILL')
  mails.behave('accept')
  await patient()
  expect(await until(async () => (await fates()).join() === 'sent,sent', 'both mails are sent', 30_000)).toBeLessThan(
    20_000,
  )
  expect(mails.accepted).toHaveLength(2)
})

test('without a mail server each mail is a file that only its owner can read', async () => {
  await post(await start({ SMTP_URL: '' }))
  await untilAll('written')
  const folder = path.join(data, 'mail')
  const names = readdirSync(folder)
  expect(names).toHaveLength(2)
  for (const row of await rows()) {
    const file = path.join(
      folder,
      names.find((name) => name.endsWith(`-${row.id}.eml`))!,
    )
    expect(statSync(file).mode & 0o077).toBe(0)
    const mail = await simpleParser(readFileSync(file))
    expect(mail).toMatchObject({ to: { value: [{ address: row.recipient }] }, messageId: `<${row.id}@localhost>` })
  }
  expect(mails.received()).toBe(0)
})
