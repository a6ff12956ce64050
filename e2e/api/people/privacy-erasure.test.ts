import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { type ErasedFiles, removeErasedFiles } from '@/lib/privacy/remove-erased-files'
import { sendTrackingLink } from '@/lib/orders/tracking/mutations'
import { mailFolder } from '@/lib/mail/transport'
import { attachments } from '@/lib/platform/media/storage'
import { withActor } from '@/lib/platform/runtime/actor'
import { asOwner, bodyOf, newJobContext, storedNames } from '../../support/calls/handlers'
import {
  addRecordsOfPerson,
  addPersonalData,
  EMAIL,
  TRACES,
  useRecords,
  sendMailById,
  SEVGI,
  OTHER_PERSON,
} from '../../support/personal-data'
import { until } from '../../support/servers/processes'
import { addPhotoToMessage, addPhotoAsCustomer, sendMessage } from '../../support/calls/photo-calls'
import { dumpDatabase } from '../../support/calls/privacy'
import { pagesIn } from '../../support/papers'
import { fileTextsIn, linesWith } from '../../support/screens/traces'

const { orders, privacy } = useRecords()

test('no column of any table, no file and no newly rendered paper contains a trace of an erased person', async () => {
  const namesBefore = storedNames(attachments)
  const { order, mentioningOrder } = await addRecordsOfPerson(orders)
  const customerPhotos = storedNames(attachments)
  await addPersonalData(orders, order.id)
  const workshopPhotos = storedNames(attachments).filter((name) => !customerPhotos.includes(name))
  const folder = process.env.DATA_DIR!
  expect(linesWith(await dumpDatabase(), TRACES).length).toBeGreaterThan(60)
  expect(linesWith(fileTextsIn(mailFolder()).join('\n'), TRACES)).not.toEqual([])
  const erasure = await privacy.searchAndErase(EMAIL)
  expect(erasure).toEqual({ messages: 2, photos: 3, orders: 1, customers: 1, mails: expect.any(Number), mentions: 1 })
  // The erasure leaves another person's order to staff.
  await db().workOrder.delete({ where: { id: mentioningOrder.id } })
  for (const name of ['quote-2', 'intake', 'test']) {
    const pages = await pagesIn(orders.paper(order.id, name))
    expect([name, linesWith(pages.join('\n'), TRACES)]).toEqual([name, []])
  }
  expect(linesWith(await dumpDatabase(), TRACES)).toEqual([])
  expect(linesWith(fileTextsIn(folder).join('\n'), TRACES)).toEqual([])
  expect(storedNames(attachments).toSorted()).toEqual([...namesBefore, ...workshopPhotos].toSorted())
})

test('after an erasure an order keeps its number, device, amounts, steps and times, and its position in the list', async () => {
  const { order } = await addRecordsOfPerson(orders)
  const orderBefore = await orders.read(order.id)
  await privacy.searchAndErase(EMAIL)
  const erasedOrder = await orders.read(order.id)
  for (const name of ['number', 'deviceBrand', 'deviceModel', 'step', 'state', 'stepSince', 'updatedAt'] as const) {
    expect([name, erasedOrder[name]]).toEqual([name, orderBefore[name]])
  }
  expect(erasedOrder.quotes.map(({ total }) => total)).toEqual(orderBefore.quotes.map(({ total }) => total))
  expect(erasedOrder.events).toMatchObject(orderBefore.events.map(({ createdAt }) => ({ createdAt })))
  const erasedFields = { contactPerson: 'Silindi', phone: 'Silindi', email: '' }
  expect(erasedOrder).toMatchObject({ ...erasedFields, companyName: 'Tunçel Ambalaj' })
  expect(erasedOrder.quotes[0]).toMatchObject({ decision: 'approved', decidedBy: 'Silindi' })
})

test('after an erasure movements of parts keep their figures and who booked them, and their reasons lose the name', async () => {
  const { order } = await addRecordsOfPerson(orders)
  await privacy.searchAndErase(EMAIL)
  const select = { quantity: true, balance: true, reason: true, author: true }
  const movements = await db().partMovement.findMany({ where: { workOrderId: order.id }, select })
  expect(movements).toEqual([{ quantity: -500, balance: 1000, reason: 'Silindi', author: 'usta@ornek.example' }])
})

test('after an erasure emails keep their date and kind, and a queued email is never sent', async () => {
  const { order } = await addRecordsOfPerson(orders)
  const queuedMails = await db().mail.findMany({ where: { status: 'queued', workOrderId: order.id } })
  expect(queuedMails.length).toBeGreaterThan(0)
  await privacy.searchAndErase(EMAIL)
  const fileCount = readdirSync(mailFolder()).length
  for (const { id } of queuedMails) await sendMailById(id)
  expect(readdirSync(mailFolder())).toHaveLength(fileCount)
  const { mails } = await orders.read(order.id)
  const { id, kind } = queuedMails[0]!
  expect(mails.find((mail) => mail.id === id)).toMatchObject({ kind, status: 'failed' })
})

test('after an erasure the customer’s link does not work, and photos are refused, even with the upload token of an earlier message', async () => {
  const namesBefore = storedNames(attachments)
  const { order, orderMessage } = await addRecordsOfPerson(orders)
  await privacy.searchAndErase(EMAIL)
  expect((await orders.track(order.trackingToken)).status).toBe(404)
  expect((await addPhotoAsCustomer(order.trackingToken)).status).toBe(404)
  expect((await addPhotoToMessage(orderMessage.id, orderMessage)).status).toBe(401)
  expect(storedNames(attachments)).toEqual(namesBefore)
})

test('other people’s records that mention the person, even with the surname first, are listed and not changed', async () => {
  await orders.create({ ...SEVGI, contactPerson: 'Şükriye Taşkıran', faultDescription: 'x' })
  const order = await orders.create({ ...OTHER_PERSON, diagnosis: undefined })
  await bodyOf(orders.note(order.id, 'TASKIRAN Şükriye yönlendirdi'), 201)
  await orders.create({ ...OTHER_PERSON, faultDescription: 'Şükriye Hanım söyledi' })
  const messageFields = { ...OTHER_PERSON, companyName: '', problemDescription: '+90 (532) 555-01-23 aranmalı' }
  const { id } = await sendMessage(messageFields)
  expect((await privacy.find(EMAIL)).mentions).toEqual({
    count: 2,
    orders: [{ id: order.id, number: order.number }],
    messages: [{ id, receivedAt: expect.any(String) }],
    customers: [],
    texts: [],
  })
  expect(await privacy.searchAndErase(EMAIL)).toMatchObject({ orders: 1, mentions: 2 })
  expect((await orders.read(order.id)).notes[0]!.text).toBe('TASKIRAN Şükriye yönlendirdi')
  const message = await db().contactMessage.findUniqueOrThrow({ where: { id } })
  expect(message.problemDescription).toBe(messageFields.problemDescription)
})

test('an erasure keeps a file that another row uses', async () => {
  const { order } = await addRecordsOfPerson(orders)
  const { path: sharedPath } = await db().photo.findFirstOrThrow({ where: { workOrderId: order.id } })
  const otherOrder = await orders.create(OTHER_PERSON)
  const photo = await db().photo.findFirstOrThrow({ where: { workOrderId: order.id } })
  await db().photo.create({ data: { ...photo, id: newId(), workOrderId: otherOrder.id } })
  await privacy.searchAndErase(EMAIL)
  expect(storedNames(attachments)).toContain(path.basename(sharedPath))
})

test('an erasure that fails at its end changes nothing', async () => {
  const { order } = await addRecordsOfPerson(orders)
  const contentsBefore = [await orders.read(order.id), storedNames(attachments), readdirSync(mailFolder())]
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  // The erasure changes emails in one of its last statements.
  await asOwner(`CREATE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'`)
  await asOwner('CREATE TRIGGER "refuse" BEFORE UPDATE ON "mails" FOR EACH ROW EXECUTE FUNCTION "refuse"()')
  const response = await privacy.erase(EMAIL, { ifMatch })
  await asOwner('DROP FUNCTION "refuse" CASCADE')
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect([await orders.read(order.id), storedNames(attachments), readdirSync(mailFolder())]).toEqual(contentsBefore)
})

/** Waits until `count` statements of this database wait for a lock. */
const waitForLocks = (count: number) =>
  until(async () => {
    const waitingLocks = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM "pg_stat_activity" WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`
    return waitingLocks.length === count
  }, `${count} statements wait for a lock`)

test('an order opened and a link emailed during an erasure contain no personal data', async () => {
  const { order, orderMessage, mentioningOrder } = await addRecordsOfPerson(orders)
  const { id } = await db().mail.findFirstOrThrow({ where: { workOrderId: order.id } })
  const copiedFields = { companyName: undefined, contactPerson: undefined, phone: undefined, email: undefined }
  const ifMatch = (await privacy.search(EMAIL)).headers.get('etag')
  const responses = await db().$transaction(async (tx) => {
    // When the erasure waits for this row, it has already locked the message and the order.
    await tx.$queryRaw`SELECT 1 FROM "mails" WHERE "id" = ${id}::uuid FOR UPDATE`
    const erasing = privacy.erase(EMAIL, { ifMatch })
    await waitForLocks(1)
    const opening = orders.post({ messageId: orderMessage.id, faultDescription: undefined, ...copiedFields })
    const mailing = sendTrackingLink({ number: order.number, email: EMAIL }, newJobContext())
    await waitForLocks(3)
    return { erasing, opening, mailing }
  })
  expect(await bodyOf(responses.erasing)).toMatchObject({ orders: 1 })
  await responses.mailing
  expect(await bodyOf(responses.opening, 201)).toMatchObject({ contactPerson: 'Silindi', phone: 'Silindi', email: '' })
  await db().workOrder.delete({ where: { id: mentioningOrder.id } })
  expect(linesWith(await dumpDatabase(), TRACES)).toEqual([])
})

test('a job without personal data removes the files of an interrupted erasure and email files written meanwhile', async () => {
  const otherPhotos = storedNames(attachments)
  const namesBefore = readdirSync(mailFolder())
  await addRecordsOfPerson(orders)
  const photoNames = storedNames(attachments).filter((name) => !otherPhotos.includes(name))
  const mailFile = readdirSync(mailFolder()).find((name) => !namesBefore.includes(name))
  await privacy.searchAndErase(EMAIL)
  await attachments.storage().write(photoNames.map((name) => ({ name, data: Buffer.from('x') })))
  writeFileSync(path.join(mailFolder(), mailFile!), EMAIL)
  const [queuedJob] = await db().$queryRaw<{ payload: ErasedFiles }[]>`
    SELECT "payload" FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'mailIds' IS NOT NULL ORDER BY "id" DESC LIMIT 1`
  expect(linesWith(JSON.stringify(queuedJob!.payload), TRACES)).toEqual([])
  await removeErasedFiles(queuedJob!.payload)
  expect(storedNames(attachments)).toEqual(otherPhotos)
  expect(existsSync(path.join(mailFolder(), mailFile!))).toBe(false)
})

test('the audit trail gets one entry for the erasure with the day of the request, and keeps the name of an actor who is a namesake', async () => {
  const { order } = await addRecordsOfPerson(orders)
  const namesake = { id: newId(), name: SEVGI.contactPerson }
  const responsible = 'SEVGİ TAŞKIRAN (0532 5550123)'
  await withActor(namesake, () => db().workOrder.update({ where: { id: order.id }, data: { responsible } }))
  const { _max: lastEntry } = await db().auditEntry.aggregate({ _max: { id: true } })
  await privacy.searchAndErase(EMAIL)
  const where = { id: { gt: lastEntry.id! } }
  const select = { action: true, label: true }
  const entries = await db().auditEntry.findMany({ where, select, orderBy: { id: 'asc' } })
  expect(entries).toEqual([
    { action: 'searched', label: '2 mesaj, 1 iş emri' },
    { action: 'erased', label: 'Başvuru 2026-03-05: 2 mesaj, 1 iş emrinde ad' },
  ])
  const trailText = JSON.stringify(await db().auditEntry.findMany({ select: { label: true, changes: true } }))
  expect(linesWith(trailText, TRACES)).toEqual([])
  const entry = await db().auditEntry.findFirstOrThrow({ where: { actorId: namesake.id } })
  expect(entry).toMatchObject({ actorName: namesake.name, changes: [{ field: 'responsible', hidden: true }] })
})
