import { Client } from 'pg'
import { expect, test } from 'vitest'
import { NOTICE_VERSION } from '@/lib/settings/notice-text'
import { db } from '@/lib/platform/db/client'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { bodyOf, problemIn, storedNames } from '../../support/calls/handlers'
import { addRecordsOfPerson, EMAIL, OTHER_PERSON, SEVGI, useRecords } from '../../support/personal-data'
import { addPhotoToMessage, sendMessage } from '../../support/calls/photo-calls'
import { type ErasedFiles, removeErasedFiles } from '@/lib/privacy/remove-erased-files'
import { BACKUP_LOCK } from '@/lib/platform/db/locks'
import { attachments } from '@/lib/platform/media/storage'

const { orders, privacy } = useRecords()

test('a phone number in any notation finds the orders of a person without an email address', async () => {
  const order = await orders.create({ ...SEVGI, email: '', faultDescription: 'x' })
  const result = await privacy.find('+90 532 5550123')
  expect(result).toMatchObject({ kind: 'phone', orders: [{ number: order.number }] })
  await privacy.searchAndErase('+90 532 5550123')
  expect((await privacy.find('05325550123')).orders).toEqual([])
})

test('a foreign phone number is found with and without its trunk prefix 0', async () => {
  const order = await orders.create({ ...SEVGI, phone: '+49 (0) 89 123456', email: '', faultDescription: 'x' })
  expect((await privacy.find('+49 89 123456')).orders).toMatchObject([{ number: order.number }])
  await privacy.searchAndErase('+49 89 123456')
})

test('an erasure needs the ETag of a search with the same result', async () => {
  await sendMessage(SEVGI)
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  await sendMessage(SEVGI)
  const { message } = await problemIn(privacy.erase(EMAIL, { ifMatch }), 412)
  expect(message).toBe('Kayıtlar siz bakarken değişti. Yeniden arayın, silinecekleri görüp onaylayın.')
  await problemIn(privacy.erase(EMAIL), 412)
  expect(await db().contactMessage.count()).toBe(2)
})

test('a message that arrives during an erasure is kept, or the erasure is refused', async () => {
  await sendMessage(SEVGI)
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  const responses = await Promise.all([privacy.erase(EMAIL, { ifMatch }), sendMessage(SEVGI)])
  const remainingCount = (await privacy.find(EMAIL)).messages.length
  expect([responses[0].status, remainingCount]).toEqual(responses[0].status === 200 ? [200, 1] : [412, 2])
})

test.each([
  [
    'a different confirmation',
    { confirmation: 'baska@tuncel.example' },
    'confirmation',
    'Aynı e-posta adresini yazın.',
  ],
  ['a future day', { requestedOn: '2099-01-01' }, 'requestedOn', 'Başvuru tarihi bugünden sonra olamaz.'],
])('nothing is erased with %s', async (_title, fields, field, text) => {
  await sendMessage(SEVGI)
  const { errors } = await problemIn(privacy.erase(EMAIL, { ifMatch: '*', ...fields }), 400)
  expect(errors).toEqual({ [field]: [text] })
  expect(await db().contactMessage.count()).toBe(1)
})

test('the search result has the person’s records, the photos by origin, and how long messages are kept', async () => {
  const { order, mentioningOrder } = await addRecordsOfPerson(orders)
  const result = await privacy.find(EMAIL)
  expect(result).toMatchObject({
    names: ['Sevgi Taşkıran'],
    orders: [{ number: order.number, price: { total: 2_220_000, currency: 'TRY' } }],
    photos: { form: 2, tracking: 1, workshop: 0 },
    mentions: { count: 1, orders: [{ number: mentioningOrder.number }] },
  })
  const retention = result.messages.map(({ keptUntil, noticeVersion }) => [keptUntil !== null, noticeVersion])
  expect(retention).toEqual([
    [true, NOTICE_VERSION],
    [false, NOTICE_VERSION],
  ])
})

test('the export has what the person wrote and notes that name the person, without staff’s addresses', async () => {
  const { order } = await addRecordsOfPerson(orders)
  await bodyOf(orders.note(order.id, 'IGBT stokta'), 201)
  const personExport = await privacy.export(EMAIL)
  expect(personExport.messages).toHaveLength(2)
  expect(personExport.orders[0]!.notes.map(({ text }) => text)).toEqual([
    'sevgi taşkıran 05325550123 numarasından aradı',
  ])
  expect(personExport.orders[0]!.photos.length).toBeGreaterThan(0)
  expect(JSON.stringify(personExport)).not.toContain(orders.email)
})

test('the export has only the number and day of other people’s orders, and no link', async () => {
  const { mentioningOrder } = await addRecordsOfPerson(orders)
  await orders.sendQuote(mentioningOrder.id, { work: 'Sevgi Taşkıran için bakım', amount: 77_700 })
  // As if the order had had the person's address when an email was sent.
  await db().mail.updateMany({ where: { workOrderId: mentioningOrder.id }, data: { recipient: EMAIL } })
  const personExport = await privacy.export(EMAIL)
  expect(personExport.mentions).toEqual([{ number: mentioningOrder.number, day: istanbulDay(new Date()) }])
  expect(personExport.mails.map(({ subject, text }) => subject + text).join('')).toBe('')
  expect(personExport.orders[0]!.mails.some(({ text }) => text.includes('Sevgi'))).toBe(true)
  const exportText = JSON.stringify(personExport)
  const { contactPerson, email } = OTHER_PERSON
  for (const foreignText of [contactPerson, email, 'yönlendirdi', '777,00', mentioningOrder.trackingToken, 'http'])
    expect(exportText).not.toContain(foreignText)
})

const removalJobs = async () =>
  db().$queryRaw<{ payload: ErasedFiles }[]>`
    SELECT "payload" FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'mailIds' IS NOT NULL ORDER BY "id" DESC`

test('photos that a running backup protects are removed by a later job', async () => {
  const namesBefore = storedNames(attachments)
  const message = await sendMessage(SEVGI)
  await addPhotoToMessage(message.id, message)
  const backup = new Client({ connectionString: process.env.DATABASE_DIRECT_URL })
  await backup.connect()
  await backup.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  await privacy.searchAndErase(EMAIL)
  const [firstJob, ...olderJobs] = await removalJobs()
  await removeErasedFiles(firstJob!.payload)
  expect(storedNames(attachments)).not.toEqual(namesBefore)
  await backup.end()
  const [secondJob, ...remainingJobs] = await removalJobs()
  expect(remainingJobs).toEqual([firstJob, ...olderJobs])
  await removeErasedFiles(secondJob!.payload)
  expect(storedNames(attachments)).toEqual(namesBefore)
})
