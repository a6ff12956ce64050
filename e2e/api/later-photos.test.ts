import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { attachments } from '@/lib/platform/media/storage'
import { newToken, storedNames, useDatabase } from '../support/handlers'
import {
  addToMessage,
  customerSees,
  newOrder,
  orderOf,
  photosIn,
  remove,
  sendMessage,
  staff,
  versionOf,
} from '../support/photo-calls'
import { newPicture } from '../support/images'

useDatabase()

beforeAll(async () => {
  staff.token = await newToken()
})

test('an order takes a photo that its message gets later, once and for the customer too', async () => {
  const { id, uploadToken } = await sendMessage()
  const { id: orderId } = await orderOf(id)
  const closed = await newOrder({ state: 'delivered', closedAt: new Date() })
  await db().workOrder.update({ where: { id: closed.id }, data: { messageId: id } })
  const file = await newPicture()
  const { path } = await db().photo.findUniqueOrThrow({
    where: { id: (await photosIn(await addToMessage(id, { uploadToken, file }))).id },
  })
  await photosIn(await addToMessage(id, { uploadToken, file }))
  const rows = await db().photo.findMany({ where: { workOrderId: { in: [orderId, closed.id] } } })
  expect(rows).toMatchObject([{ path, workOrderId: orderId, author: '', forCustomer: true, messageId: null }])
  expect(await versionOf(orderId)).toBe(2)
  const { token } = await db().workOrder.findUniqueOrThrow({ where: { id: orderId } })
  expect((await customerSees(token, [rows[0]!.id])).status).toBe(200)
  const isStored = () => storedNames(attachments).includes(path.replace('/attachments/', ''))
  await remove(orderId, rows[0]!.id)
  expect(isStored()).toBe(true)
})

test('photos that come while an order is opened are in it once', async () => {
  const { id, uploadToken } = await sendMessage()
  const [{ id: orderId }] = await Promise.all([
    orderOf(id),
    ...[1, 2, 3].map(async () => photosIn(await addToMessage(id, { uploadToken }))),
  ])
  expect(await db().photo.count({ where: { workOrderId: orderId } })).toBe(3)
})
