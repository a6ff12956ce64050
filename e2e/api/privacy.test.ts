import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { v7 as newId } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { type ErasedFiles, removeErasedFiles } from '@/lib/jobs/remove-erased-files'
import { sendMail } from '@/lib/jobs/send-mail'
import { mailFolder } from '@/lib/mail/transport'
import { attachments } from '@/lib/media/storage'
import { ask, newAdministrator, newToken, problemIn, storedNames, useDatabase } from '../support/handlers'
import { newPicture } from '../support/images'
import { bodyOf, openOrders } from '../support/orders'
import { addToMessage, addToTracking, sendMessage } from '../support/photo-calls'
import { dumpOf, filesIn, linesWith, openPrivacy } from '../support/privacy'

useDatabase()

const EMAIL = 'bakim@tuncel.example'
const SEVGI = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: EMAIL,
  problemDescription: 'Ben Sevgi Taşkıran, AL16 veriyor.',
}
const MARKS = { words: ['Sevgi', 'Taşkıran', EMAIL], digits: ['5325550123'] }

let privacy: ReturnType<typeof openPrivacy>
let orders: Awaited<ReturnType<typeof openOrders>>

beforeAll(async () => {
  orders = await openOrders()
  privacy = openPrivacy(orders.token)
  mkdirSync(attachments.folder(), { recursive: true })
})

beforeEach(async () => {
  await db().workOrder.deleteMany()
  await db().contactMessage.deleteMany()
  await db().mail.deleteMany()
})

const job = () => ({ jobId: '1', queuedAt: new Date(), signal: new AbortController().signal })

/** Writes the mails that wait to files, as a site without a mail server does. */
async function writeMails(take?: number) {
  const waiting = await db().mail.findMany({ where: { status: 'queued' }, orderBy: { createdAt: 'asc' }, take })
  for (const { id } of waiting) await sendMail({ mailId: id }, job())
}

/** A person with everything: two messages, an order with all its parts, photos, mails and jobs. */
async function addEverything() {
  const first = await sendMessage(SEVGI)
  await addToMessage(first.id, { uploadToken: first.uploadToken, file: await newPicture() })
  const second = await sendMessage({ ...SEVGI, email: 'BAKIM@TUNCEL.EXAMPLE', phone: '+90 (532) 555 01 23' })
  await addToMessage(second.id, {
    uploadToken: second.uploadToken,
    file: await newPicture('b.png', { width: 60, height: 90 }),
  })
  const order = await orders.create({
    messageId: second.id,
    accessories: 'Sevgi Taşkıran etiketli kutu, 0 532 555 01 23',
    faultDescription: "SEVGİ TAŞKIRAN'ın anlattığı: AL16",
    responsible: 'Ece',
  })
  await addToTracking(order.secret, await newPicture('c.png', { width: 70, height: 90 }))
  await orders.put(order.id, {
    ...SEVGI,
    faultDescription: 'Sevgi Hanım: AL16',
    diagnosis: `Sevgi'ye yazıldı: ${EMAIL}`,
  })
  await bodyOf(orders.note(order.id, 'sevgi taşkıran 05325550123 numarasından aradı'), 201)
  await orders.send(order.id, { work: 'Sevgi Hanım için IGBT değişir.' })
  await bodyOf(orders.decide(order.secret, { name: 'S. Taşkıran', note: 'Ben Sevgi, onaylıyorum' }))
  await bodyOf(
    orders.step(order.id, { step: 4, text: 'Sevgi Hanım, parça geldi', reason: 'Taşkıran istedi', notify: true }),
  )
  const elsewhere = await orders.create({
    contactPerson: 'Ali Kaya',
    email: 'ali@kaya.example',
    phone: '0212 555 99 88',
  })
  await bodyOf(orders.note(elsewhere.id, `Sevgi Taşkıran yönlendirdi, ${EMAIL}`), 201)
  await writeMails(4)
  await db()
    .$executeRaw`SELECT graphile_worker.add_job('send-tracking-link', ${JSON.stringify({ number: order.number, email: 'Bakim@tuncel.example' })}::json)`
  return { order, elsewhere, first, second }
}

test('an erased person stands in no table, job, mail file or photo any more, in any spelling', async () => {
  const before = storedNames(attachments)
  await addEverything()
  const folder = process.env.DATA_DIR!
  expect(linesWith(await dumpOf(), MARKS).length).toBeGreaterThan(15)
  expect(linesWith(filesIn(mailFolder()).join('\n'), MARKS)).not.toEqual([])
  const erased = await privacy.eraseSeen(EMAIL)
  expect(erased).toEqual({ messages: 2, photos: 3, orders: 1, mails: expect.any(Number), mentions: 1 })
  expect(linesWith(await dumpOf(), MARKS)).toEqual([])
  expect(linesWith(filesIn(folder).join('\n'), MARKS)).toEqual([])
  expect(storedNames(attachments)).toEqual(before)
})

test('an order keeps its number, device, money, steps and times, and its place in the list', async () => {
  const { order } = await addEverything()
  const before = await orders.read(order.id)
  await privacy.eraseSeen(EMAIL)
  const after = await orders.read(order.id)
  for (const name of ['number', 'deviceBrand', 'deviceModel', 'step', 'state', 'stepSince', 'updatedAt'] as const) {
    expect([name, after[name]]).toEqual([name, before[name]])
  }
  expect(after.quotes.map(({ total }) => total)).toEqual(before.quotes.map(({ total }) => total))
  expect(after.events.map(({ createdAt }) => createdAt)).toEqual(before.events.map(({ createdAt }) => createdAt))
  expect(after).toMatchObject({ contactPerson: 'Silindi', phone: 'Silindi', email: '', companyName: 'Tunçel Ambalaj' })
  expect(after.quotes[0]).toMatchObject({ decision: 'approved', decidedBy: 'Silindi' })
})

test('mails keep their date and kind, and one that waits is never sent', async () => {
  const { order } = await addEverything()
  const waiting = await db().mail.findMany({ where: { status: 'queued', workOrderId: order.id } })
  expect(waiting.length).toBeGreaterThan(0)
  await privacy.eraseSeen(EMAIL)
  const files = readdirSync(mailFolder()).length
  for (const { id } of waiting) await sendMail({ mailId: id }, job())
  expect(readdirSync(mailFolder())).toHaveLength(files)
  const { mails } = await orders.read(order.id)
  expect(mails.find(({ id }) => id === waiting[0]!.id)).toMatchObject({ kind: waiting[0]!.kind, status: 'failed' })
})

test('the customer’s link ends, and an upload that was under way is refused', async () => {
  const { order, second } = await addEverything()
  await privacy.eraseSeen(EMAIL)
  expect((await orders.track(order.secret)).status).toBe(404)
  expect((await addToTracking(order.secret, await newPicture())).status).toBe(404)
  expect((await addToMessage(second.id, { uploadToken: second.uploadToken, file: await newPicture() })).status).toBe(
    401,
  )
  expect(storedNames(attachments)).toEqual([])
})

test('another person’s order loses only the sentence’s name', async () => {
  const { elsewhere } = await addEverything()
  await privacy.eraseSeen(EMAIL)
  const after = await orders.read(elsewhere.id)
  expect(after).toMatchObject({ contactPerson: 'Ali Kaya', phone: '0212 555 99 88' })
  expect(after.notes[0]!.text).toBe('Silindi yönlendirdi, Silindi')
})

test('a colleague with the same telephone stays, and is shown', async () => {
  await sendMessage(SEVGI)
  await sendMessage({ ...SEVGI, contactPerson: 'Ali Kaya', email: 'ali@tuncel.example', problemDescription: 'x' })
  const found = await privacy.find(EMAIL)
  expect(found.messages).toHaveLength(1)
  expect(found.others).toEqual([{ contactPerson: 'Ali Kaya', email: 'ali@tuncel.example', phone: SEVGI.phone }])
  await privacy.eraseSeen(EMAIL)
  expect(await db().contactMessage.findMany({ select: { contactPerson: true, phone: true } })).toEqual([
    { contactPerson: 'Ali Kaya', phone: SEVGI.phone },
  ])
})

test('a namesake keeps the own name', async () => {
  await sendMessage(SEVGI)
  const namesake = { ...SEVGI, email: 'sevgi@baska.example', phone: '0212 555 44 33' }
  await sendMessage(namesake)
  await privacy.eraseSeen(EMAIL)
  const rest = await db().contactMessage.findMany({ select: { contactPerson: true, problemDescription: true } })
  const { contactPerson, problemDescription } = SEVGI
  expect(rest).toEqual([{ contactPerson, problemDescription }])
})

test('a telephone finds the orders of someone who walked in, however it is written', async () => {
  const order = await orders.create({ ...SEVGI, email: '', faultDescription: 'x' })
  const found = await privacy.find('+90 532 5550123')
  expect(found).toMatchObject({ kind: 'phone', orders: [{ number: order.number }] })
  await privacy.eraseSeen('+90 532 5550123')
  expect((await privacy.find('05325550123')).orders).toEqual([])
})

test('a company’s name goes only if it is the person’s own', async () => {
  const order = await orders.create({ ...SEVGI, faultDescription: 'Tunçel Ambalaj hattı durdu' })
  await privacy.eraseSeen(EMAIL, { withCompany: true })
  expect(await orders.read(order.id)).toMatchObject({ companyName: 'Silindi', faultDescription: 'Silindi hattı durdu' })
})

test('nothing is erased unseen', async () => {
  await sendMessage(SEVGI)
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  await sendMessage(SEVGI)
  const { message } = await problemIn(await privacy.erase(EMAIL, { ifMatch }), 412)
  expect(message).toBe('Kayıtlar siz bakarken değişti. Yeniden arayın, silinecekleri görüp onaylayın.')
  await problemIn(await privacy.erase(EMAIL), 412)
  expect(await db().contactMessage.count()).toBe(2)
})

test('a message that arrives meanwhile stays, and the next search shows it', async () => {
  await sendMessage(SEVGI)
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  const answers = await Promise.all([privacy.erase(EMAIL, { ifMatch }), sendMessage(SEVGI)])
  const left = (await privacy.find(EMAIL)).messages.length
  expect([answers[0].status, left]).toEqual(answers[0].status === 200 ? [200, 1] : [412, 2])
})

test.each([
  ['another confirmation', { confirmation: 'baska@tuncel.example' }, 'confirmation', 'Aynı e-posta adresini yazın.'],
  ['no confirmation', { confirmation: ' ' }, 'confirmation', 'Onay için aynı adresi yeniden yazın.'],
  ['a day to come', { requestedOn: '2099-01-01' }, 'requestedOn', 'Başvuru tarihi bugünden sonra olamaz.'],
  ['no day', { requestedOn: '31.02.2026' }, 'requestedOn', 'Tarihi gün, ay ve yıl olarak yazın.'],
])('%s erases nothing', async (_title, given, field, text) => {
  await sendMessage(SEVGI)
  const { errors } = await problemIn(await privacy.erase(EMAIL, { ifMatch: '*', ...given }), 400)
  expect(errors).toEqual({ [field]: [text] })
  expect(await db().contactMessage.count()).toBe(1)
})

test('an account is not erased here', async () => {
  const { email } = await newAdministrator()
  await sendMessage({ ...SEVGI, email })
  expect(await privacy.find(email.toUpperCase())).toMatchObject({ isStaff: true })
  const { message } = await problemIn(await privacy.erase(email, { ifMatch: '*' }), 409)
  expect(message).toBe('Bu adres bir kullanıcının hesabı: Kullanıcılar’dan yönetin.')
})

test('who is in no record is not found', async () => {
  expect(await privacy.find('yok@ornek.example')).toMatchObject({ messages: [], orders: [], mails: [] })
  await problemIn(await privacy.erase('yok@ornek.example', { ifMatch: '*' }), 404)
})

test('the search says how much there is, from where and until when', async () => {
  const { order } = await addEverything()
  const found = await privacy.find(EMAIL)
  expect(found).toMatchObject({
    names: ['Sevgi Taşkıran'],
    orders: [{ number: order.number, price: { total: 2_220_000, currency: 'TRY' } }],
    photos: { form: 2, tracking: 1, workshop: 0 },
    mentions: { count: 1, orders: [{ number: expect.any(String) }] },
  })
  const kept = found.messages.map(({ keptUntil, noticeVersion }) => [keptUntil !== null, noticeVersion])
  expect(kept).toEqual([
    [true, 1],
    [false, 1],
  ])
})

test('the export holds what the person wrote and what names them, and nobody else’s address', async () => {
  const { order } = await addEverything()
  await bodyOf(orders.note(order.id, 'IGBT stokta'), 201)
  const given = await privacy.export(EMAIL)
  expect(given.messages).toHaveLength(2)
  expect(given.orders[0]!.notes.map(({ text }) => text)).toEqual(['sevgi taşkıran 05325550123 numarasından aradı'])
  expect(given.orders[0]!.photos.length).toBeGreaterThan(0)
  expect(given.mentions).toEqual([`Sevgi Taşkıran yönlendirdi, ${EMAIL}`])
  expect(JSON.stringify(given)).not.toContain(orders.email)
})

test('a file stays as long as another row shows it', async () => {
  const { order } = await addEverything()
  const { path: shared } = await db().photo.findFirstOrThrow({ where: { workOrderId: order.id } })
  const other = await orders.create({ contactPerson: 'Ali Kaya', email: 'ali@kaya.example', phone: '0212 555 99 88' })
  const photo = await db().photo.findFirstOrThrow({ where: { workOrderId: order.id } })
  await db().photo.create({ data: { ...photo, id: newId(), workOrderId: other.id } })
  await privacy.eraseSeen(EMAIL)
  expect(existsSync(path.join(attachments.folder(), path.basename(shared)))).toBe(true)
})

test('managers alone may search', async () => {
  const handler = (await import('@/app/api/Privacy/search/route')).POST
  const { id } = await newAdministrator()
  await db().administrator.update({ where: { id }, data: { role: 'editor' } })
  const token = await newToken(id)
  const { message } = await problemIn(await ask(handler, { method: 'POST', json: { person: EMAIL }, token }), 403)
  expect(message).toBe('Bu işlem için yetkiniz yok.')
})

test('an erasure that fails at its end has changed nothing', async () => {
  const { order } = await addEverything()
  const before = [await orders.read(order.id), storedNames(attachments), readdirSync(mailFolder())]
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  const { id } = await db().mail.findFirstOrThrow({ where: { workOrderId: order.id } })
  const answer = await db().$transaction(
    async (tx) => {
      // The erasure reaches this row late, waits for it, and is ended by its time limit.
      await tx.$queryRaw`SELECT 1 FROM "mails" WHERE "id" = ${id}::uuid FOR UPDATE`
      return privacy.erase(EMAIL, { ifMatch })
    },
    { timeout: 20_000 },
  )
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect([await orders.read(order.id), storedNames(attachments), readdirSync(mailFolder())]).toEqual(before)
})

test('files that a process left when it ended, or a mail wrote meanwhile, are removed by a job that names nobody', async () => {
  const others = storedNames(attachments)
  const older = readdirSync(mailFolder())
  await addEverything()
  const names = storedNames(attachments).filter((name) => !others.includes(name))
  const mail = readdirSync(mailFolder()).find((name) => !older.includes(name))
  await privacy.eraseSeen(EMAIL)
  for (const name of names) writeFileSync(path.join(attachments.folder(), name), 'x')
  writeFileSync(path.join(mailFolder(), mail!), EMAIL)
  const [queued] = await db().$queryRaw<{ payload: ErasedFiles }[]>`
    SELECT "payload" FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'mailIds' IS NOT NULL ORDER BY "id" DESC LIMIT 1`
  expect(linesWith(JSON.stringify(queued!.payload), MARKS)).toEqual([])
  await removeErasedFiles(queued!.payload)
  expect(storedNames(attachments)).toEqual(others)
  expect(existsSync(path.join(mailFolder(), mail!))).toBe(false)
})

test('the audit trail has one entry with the day of the request, and older entries are redacted', async () => {
  const { order } = await addEverything()
  await orders.put(order.id, { ...SEVGI, faultDescription: 'x', responsible: 'SEVGİ TAŞKIRAN (0532 5550123)' })
  const { _max: last } = await db().auditEntry.aggregate({ _max: { id: true } })
  await privacy.eraseSeen(EMAIL)
  const where = { id: { gt: last.id! } }
  const entries = await db().auditEntry.findMany({ where, select: { action: true, label: true } })
  expect(entries).toEqual([{ action: 'erased', label: 'Başvuru 2026-03-05: 2 mesaj, 1 iş emrinde ad' }])
  const all = JSON.stringify(await db().auditEntry.findMany({ select: { label: true, changes: true } }))
  expect(linesWith(all, { words: ['Sevgi Taşkıran', EMAIL], digits: MARKS.digits })).toEqual([])
  expect(all).toContain('Silindi (Silindi)')
})

test('messages that end within thirty days are counted, without those of orders', async () => {
  const handler = (await import('@/app/api/Privacy/ending/route')).GET
  const read = async () => bodyOf<{ messageMonths: number; count: number }>(ask(handler, { token: orders.token }))
  expect(await read()).toEqual({ messageMonths: 24, count: 0 })
  const { id } = await sendMessage(SEVGI)
  const second = await sendMessage(SEVGI)
  await orders.create({ messageId: second.id })
  await db().contactMessage.updateMany({ data: { receivedAt: new Date(Date.now() - 715 * 24 * 3600_000) } })
  expect((await read()).count).toBe(1)
  await db().contactMessage.update({ where: { id }, data: { receivedAt: new Date() } })
  expect((await read()).count).toBe(0)
})
