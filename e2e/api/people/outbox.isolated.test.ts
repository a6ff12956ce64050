import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { compose } from '@/lib/mail/layout/layout'
import { queueMail } from '@/lib/mail/queue-mail'
import { sendMail } from '@/lib/mail/send-mail'
import { readSettings } from '@/lib/settings/data'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { bodyOf, newCaller, newJobContext, useDatabase } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { type MailServer, startMailServer } from '../../support/servers/mail-server'
import { messageRow } from '../../support/calls/rows'

useDatabase()

const RECIPIENT = 'ece@ornek.example'
const CONTENT = {
  kind: 'message-received',
  subject: 'Mesajınız bize ulaştı',
  text: 'Bize ulaştığı zaman: 09:00',
  html: '<h1>Mesajınız bize ulaştı</h1>',
} as const

let mailServer: MailServer

beforeAll(async () => {
  mailServer = await startMailServer()
  // With these timeouts an email to a silent server fails in less than a second.
  const timeouts = new URLSearchParams({ greetingTimeout: '700', socketTimeout: '700' })
  vi.stubEnv('SMTP_URL', `${mailServer.url}?${timeouts}`)
  vi.stubEnv('MAIL_FROM', 'Ölçev <is@ornek.example>')
  vi.stubEnv('SITE_URL', 'https://site.example')
})

afterAll(() => mailServer?.stop())
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await db().mail.deleteMany()
  await db().$executeRaw`SELECT "graphile_worker"."complete_jobs"(array_agg("id")) FROM "graphile_worker"."jobs"`
  mailServer.accepted.splice(0)
  mailServer.behave('accept')
})

async function newMail(createdAt?: Date): Promise<string> {
  await db().$transaction((tx) => queueMail(tx, RECIPIENT, CONTENT, {}))
  const { id } = await db().mail.findFirstOrThrow()
  if (createdAt) await db().mail.update({ where: { id }, data: { createdAt } })
  return id
}
const send = (mailId: string, jobId = '0') => sendMail({ mailId }, newJobContext(jobId))
const rowOf = (id: string) => db().mail.findUniqueOrThrow({ where: { id } })
const jobDelays = () => db().$queryRaw<{ seconds: number }[]>`
  SELECT extract(epoch FROM "run_at" - now())::float AS "seconds" FROM "graphile_worker"."jobs" ORDER BY "run_at"`

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000)

test.each([
  ['to a silent server', 'silent', 'Sunucu yanıt vermiyor'],
  ['that is refused temporarily', 'later', 'Sunucu iletiyi kabul etmiyor (451)'],
] as const)('an email %s is tried again after a minute, and sent once', async (_title, behaviour, reason) => {
  mailServer.behave(behaviour)
  const id = await newMail()
  await send(id)
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, lastError: reason, claimedBy: '' })
  const [firstDelay, secondDelay] = await jobDelays()
  expect([firstDelay!.seconds < 1, Math.round(secondDelay!.seconds / 10)]).toEqual([true, 6])
  mailServer.behave('accept')
  await send(id)
  expect([(await rowOf(id)).attempts, mailServer.accepted]).toEqual([1, []])
  await db().mail.update({ where: { id }, data: { nextAttemptAt: new Date() } })
  await send(id)
  await send(id)
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: '', nextAttemptAt: null })
  expect(mailServer.accepted).toHaveLength(1)
})

test('an email arrives complete with the company as its sender, and the log has only its id', async () => {
  const logSpy = vi.spyOn(log, 'info').mockImplementation(() => {})
  const id = await newMail()
  await send(id)
  const [receivedMail] = mailServer.accepted
  expect(receivedMail).toMatchObject({ messageId: `<${id}@site.example>`, to: RECIPIENT, subject: CONTENT.subject })
  expect(receivedMail!.headers.get('auto-submitted')).toBe('auto-generated')
  expect(receivedMail!.headers.get('from')).toMatchObject({ value: [{ name: 'Ölçev', address: 'is@ornek.example' }] })
  expect([receivedMail!.text.trim(), receivedMail!.html.trim()]).toEqual([CONTENT.text, CONTENT.html])
  expect(logSpy.mock.calls).toEqual([[{ mailId: id }, 'mail sent']])
})

test.each([
  ['new-message', 'İdil@FİRMA.example', 'idil@firma.example'],
  ['message-received', 'idil@firma.example', DEFAULT_SETTINGS.contact.email],
  ['new-message', 'a@b.example\r\nBcc: c@d.example', DEFAULT_SETTINGS.contact.email],
  ['new-message', 'a@b.example, c@d.example', DEFAULT_SETTINGS.contact.email],
  ['new-message', 'şükrü@b.example', DEFAULT_SETTINGS.contact.email],
] as const)('replies to the email %s about a message from %j go to %s', async (kind, email, replyTo) => {
  const { id: messageId } = await db().contactMessage.create({ data: messageRow({ email }) })
  await db().$transaction((tx) => queueMail(tx, RECIPIENT, { ...CONTENT, kind }, { messageId }))
  await send((await db().mail.findFirstOrThrow()).id)
  const [{ headers } = { headers: new Map() }] = mailServer.accepted
  expect(headers.get('reply-to')).toMatchObject({ value: [{ name: '', address: replyTo }] })
  expect(headers.get('bcc')).toBeUndefined()
})

test('an email shows the uploaded logo instead of the name', async () => {
  const caller = await newCaller()
  const form = { file: await newPicture('logo.png', { width: 300, height: 80 }) }
  const { imageUrl } = await bodyOf(caller.ask('POST Settings/look/upload-image', { form }), 201)
  const look = { logo: { path: imageUrl }, icon: null, share: null }
  await caller.ask('PUT Settings/[section]', { params: { section: 'look' }, json: look })
  const mailHead = { kind: 'message-received', subject: 'Konu', preview: '', heading: 'Başlık', reason: '' } as const
  const content = compose(await readSettings(), { ...mailHead, parts: [] })
  await db().$transaction((tx) => queueMail(tx, RECIPIENT, content, {}))
  await send((await db().mail.findFirstOrThrow()).id)
  // mailparser puts embedded pictures into the HTML.
  expect(mailServer.accepted[0]!.html).toMatch(
    /<img\s+src="data:image\/png;base64,[^"]+"\s+alt="Ölçev"\s+width="180"\s+height="48"/,
  )
})

test('an email that is refused permanently fails immediately, with the reason in Turkish', async () => {
  mailServer.behave('refuse')
  const logSpy = vi.spyOn(log, 'error').mockImplementation(() => {})
  const id = await newMail()
  await send(id)
  const lastError = 'sunucu alıcının adresini kabul etmedi (550)'
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1, lastError, nextAttemptAt: null })
  expect(await jobDelays()).toHaveLength(1)
  expect(logSpy.mock.calls).toEqual([[{ mailId: id, attempts: 1, code: '550' }, 'mail failed']])
})

test('an email older than three days fails without being sent', async () => {
  const id = await newMail(hoursAgo(72))
  await send(id)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', lastError: 'üç gün boyunca gönderilemedi' })
  expect(mailServer.accepted).toEqual([])
})

test('an email that another job is sending is not sent twice, and is sent once that job no longer exists', async () => {
  const id = await newMail()
  const [job] = await db().$queryRaw<{ id: string }[]>`SELECT "id"::text FROM "graphile_worker"."jobs"`
  await db().mail.update({ where: { id }, data: { claimedBy: job!.id } })
  await send(id, 'another')
  expect([(await rowOf(id)).status, mailServer.accepted]).toEqual(['queued', []])
  await db().mail.update({ where: { id }, data: { claimedBy: '999999' } })
  await send(id, 'another')
  expect((await rowOf(id)).status).toBe('sent')
})

test('an email whose papers fail to render is retried twice, then sent once without papers and says where to find them', async () => {
  const logSpy = vi.spyOn(log, 'error').mockImplementation(() => {})
  const text = 'Teklifi bu e-postanın ekinde PDF olarak bulabilirsiniz.\nTeklifi Aç: https://site.example/is-emri/x'
  await db().$transaction((tx) => queueMail(tx, RECIPIENT, { ...CONTENT, text, papers: ['quote-1'] }, {}))
  const { id } = await db().mail.findFirstOrThrow()
  const attempt = async () => {
    await sendMail({ mailId: id }, newJobContext(), () => Promise.reject(new Error('No ink.')))
    await db().mail.updateMany({ where: { id, status: 'queued' }, data: { nextAttemptAt: new Date() } })
    return rowOf(id)
  }
  const queuedRow = { status: 'queued', lastError: 'Ekindeki belge hazırlanamadı' }
  expect([await attempt(), await attempt()]).toMatchObject([queuedRow, queuedRow])
  expect(mailServer.accepted).toEqual([])
  expect([await attempt(), await attempt()]).toMatchObject([{ status: 'sent', attempts: 3 }, { attempts: 3 }])
  const [receivedMail, ...otherMails] = mailServer.accepted
  expect(otherMails).toEqual([])
  expect(receivedMail!.text).toContain(
    'Teklifi iş emrinizin sayfasında PDF olarak bulabilirsiniz.\nTeklifi Aç: https://',
  )
  expect(logSpy.mock.calls.map(([entry]) => entry)).toMatchObject([{ mailId: id }])
})
