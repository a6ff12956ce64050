import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { deleteOldMessages } from '@/lib/contact/retention'
import { imageRow, withStoredPictures } from '@/lib/platform/media/pictures'
import { attachments, type StoredPicture } from '@/lib/platform/media/storage'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { useDatabase } from '../support/handlers'

useDatabase()

const NOW = new Date('2026-11-22T12:00:00Z')
/** The first moment that is kept with the default of 24 months. */
const LIMIT = new Date('2024-11-22T00:00:00+03:00')
const OLD = new Date(LIMIT.getTime() - 1)

beforeEach(async () => {
  await db().workOrder.deleteMany()
  await db().contactMessage.deleteMany()
  await db().setting.deleteMany()
})

async function receive(receivedAt: Date): Promise<string> {
  const row = { id: newId(), contactPerson: 'Ayşe', phone: '1', email: 'a@b.example', problemDescription: 'x' }
  await db().contactMessage.create({ data: { ...row, receivedAt } })
  return row.id
}

async function openOrder(messageId: string): Promise<string> {
  const row = { id: newId(), number: '2026-0001', token: 'x', contactPerson: 'Ayşe', phone: '1', faultDescription: 'x' }
  await db().workOrder.create({ data: { ...row, messageId } })
  return row.id
}

async function storePhoto(owner: { messageId: string } | { workOrderId: string }, stored?: StoredPicture) {
  if (stored) {
    await db().photo.create({ data: { ...imageRow(stored), ...owner } })
    return stored
  }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const commit = async ([picture]: StoredPicture[]) => {
    await db().photo.create({ data: { ...imageRow(picture!), ...owner } })
    return picture!
  }
  return withStoredPictures([{ name: 'a.png', bytes }], commit, attachments)
}

const left = async () => (await db().contactMessage.findMany({ select: { id: true } })).map(({ id }) => id)

test('a message is deleted once it is older than the months set, and no day earlier', async () => {
  await receive(OLD)
  const kept = await receive(LIMIT)
  expect(await deleteOldMessages(NOW)).toBe(1)
  expect(await left()).toEqual([kept])
})

test('the months that staff set decide', async () => {
  const value = { ...DEFAULT_SETTINGS.notifications, messageMonths: 1 }
  await db().setting.create({ data: { section: 'notifications', value } })
  await receive(new Date('2026-10-21T20:00:00Z'))
  const kept = await receive(new Date('2026-10-22T20:00:00Z'))
  await deleteOldMessages(NOW)
  expect(await left()).toEqual([kept])
})

test('a message of a work order stays, however old it is', async () => {
  const id = await receive(OLD)
  await openOrder(id)
  expect(await deleteOldMessages(NOW)).toBe(0)
  expect(await left()).toEqual([id])
})

test('photos and mails go with their message, files included', async () => {
  const messageId = await receive(OLD)
  await storePhoto({ messageId })
  const mail = { recipient: 'a@b.example', kind: 'message-received', subject: 's', text: 't', html: 'h' }
  await db().mail.create({ data: { id: newId(), messageId, ...mail } })
  await deleteOldMessages(NOW)
  expect([await db().photo.count(), await db().mail.count()]).toEqual([0, 0])
  expect(await readdir(attachments.folder())).toEqual([])
})

test('a file that an order shares stays', async () => {
  const messageId = await receive(OLD)
  const workOrderId = await openOrder(await receive(LIMIT))
  const stored = await storePhoto({ messageId })
  await storePhoto({ workOrderId }, stored)
  await deleteOldMessages(NOW)
  expect(await db().photo.count()).toBe(1)
  expect(await readdir(attachments.folder())).toContain(stored.path.split('/').at(-1))
})

test('two processes delete each of many messages once', async () => {
  for (let i = 0; i < 450; i += 1) await receive(OLD)
  const counts = await Promise.all([deleteOldMessages(NOW), deleteOldMessages(NOW)])
  expect(counts[0] + counts[1]).toBe(450)
  expect(await left()).toEqual([])
})
