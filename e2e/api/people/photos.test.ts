import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { signUploadToken } from '@/lib/photos/upload-token'
import { db } from '@/lib/platform/db/client'
import { attachments } from '@/lib/platform/media/storage'
import {
  ask,
  newClientAddress,
  newToken,
  problemIn,
  statusesOf,
  storedNames,
  useDatabase,
} from '../../support/calls/handlers'
import {
  addPhotoToMessage,
  addPhotoToOrder,
  addPhotoAsCustomer,
  changePhoto,
  getPhotoAsCustomer,
  newOrder,
  createdBody,
  removePhoto,
  sendMessage,
  staff,
  getPhotoAsStaff,
} from '../../support/calls/photo-calls'
import { newPicture, newWidePicture } from '../../support/images'
import { routes as messageRoutes } from '@/lib/contact/routes'
import { routes as orderRoutes } from '@/lib/orders/routes'

const messages = messageRoutes['']
const { POST: postOrderPhoto } = orderRoutes['[key]/photos']

useDatabase()

beforeAll(async () => {
  staff.token = await newToken()
})

test('a photo of a message is stored privately and shown in the list of messages', async () => {
  const { id, uploadToken } = await sendMessage()
  const namesBefore = storedNames()
  const photo = await createdBody(await addPhotoToMessage(id, { uploadToken, file: await newWidePicture() }))
  expect(photo).toEqual({ id: expect.any(String), width: 700, height: 90 })
  const { path } = await db().photo.findUniqueOrThrow({ where: { id: photo.id } })
  expect(path).toMatch(/^\/attachments\/[0-9a-f]{32}\.png$/)
  expect(storedNames(attachments)).toContain(path.replace('/attachments/', ''))
  expect(storedNames()).toEqual(namesBefore)
  const rows = (await (await ask(messages.GET, { token: staff.token })).json()) as { id: string }[]
  expect(rows.find((row) => row.id === id)).toMatchObject({ workOrders: [], photos: [{ ...photo, author: '' }] })
})

test('a repeated upload returns the first photo, even if it is simultaneous or beyond the limit', async () => {
  const { id, uploadToken } = await sendMessage()
  const file = await newPicture()
  const fileCount = storedNames(attachments).length
  const address = newClientAddress()
  const responses = await Promise.all([1, 2, 3].map(() => addPhotoToMessage(id, { uploadToken, file, address })))
  const [firstPhoto, ...otherPhotos] = await Promise.all(responses.map(createdBody))
  expect(otherPhotos).toEqual([firstPhoto, firstPhoto])
  expect(storedNames(attachments)).toHaveLength(fileCount + 2)
  for (let n = 0; n < 4; n += 1) await createdBody(await addPhotoToMessage(id, { uploadToken }))
  expect(await createdBody(await addPhotoToMessage(id, { uploadToken, file }))).toEqual(firstPhoto)
})

test('a wrong or expired token, or one for another message, gets 401 with the same error text', async () => {
  const { id, uploadToken } = await sendMessage()
  const expiredToken = signUploadToken(id, new Date(Date.now() - 60 * 60 * 1000))
  const almostExpiredToken = signUploadToken(id, new Date(Date.now() - 59 * 60 * 1000))
  const [expires, signature] = uploadToken.split('.')
  const alteredToken = `${Number(expires) + 1}.${signature}`
  const wrongTokens = [undefined, '', 'abc', alteredToken, expiredToken, signUploadToken(newId())]
  const responses = await Promise.all(
    wrongTokens.map((wrongToken) => addPhotoToMessage(id, { uploadToken: wrongToken })),
  )
  const texts = await Promise.all(responses.map(async (response) => (await problemIn(response, 401)).message))
  expect(new Set(texts).size).toBe(1)
  expect(await db().photo.count({ where: { messageId: id } })).toBe(0)
  await createdBody(await addPhotoToMessage(id, { uploadToken: almostExpiredToken }))
})

test('a file that is damaged, too large or not a picture is refused and not stored', async () => {
  const { id, uploadToken } = await sendMessage()
  const namesBefore = storedNames(attachments)
  const fileNamed = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name)
  const png = new Uint8Array(await (await newPicture()).arrayBuffer())
  const largePng = new Uint8Array(15 * 1024 * 1024 + 1)
  largePng.set(png)
  for (const [file, status] of [
    [fileNamed('a.pdf', png), 415],
    [fileNamed('a.png', new TextEncoder().encode('metin')), 415],
    [fileNamed('a.png', png.slice(0, 60)), 400],
    [fileNamed('a.png', largePng), 413],
  ] as const) {
    await problemIn(await addPhotoToMessage(id, { uploadToken, file }), status)
  }
  expect(storedNames(attachments)).toEqual(namesBefore)
})

test('staff add, edit and remove photos of an order, and each time the order gets a new ETag', async () => {
  const { id } = await newOrder()
  const response = await addPhotoToOrder(id, { caption: ' Etiket ', forCustomer: 'true' })
  const photo = await createdBody(response)
  expect(photo).toMatchObject({ caption: 'Etiket', forCustomer: true, author: expect.stringContaining('@') })
  expect(response.headers.get('etag')).toBe(`"${id}-2"`)
  const changeResponse = await changePhoto(id, photo.id, { forCustomer: false })
  expect(await changeResponse.json()).toMatchObject({ id: photo.id, caption: 'Etiket', forCustomer: false })
  expect(changeResponse.headers.get('etag')).toBe(`"${id}-3"`)
  const removeResponse = await removePhoto(id, photo.id)
  expect([removeResponse.status, removeResponse.headers.get('etag')]).toEqual([204, `"${id}-4"`])
  await problemIn(await removePhoto(id, photo.id), 404)
  await problemIn(await changePhoto((await newOrder()).id, photo.id, {}), 404)
  expect(await db().workOrderEvent.count({ where: { workOrderId: id } })).toBe(0)
})

test('ten of a customer’s twelve concurrent photos are stored, each with an event', async () => {
  const { id, token: orderToken } = await newOrder()
  const responses = await Promise.all(Array.from({ length: 12 }, () => addPhotoAsCustomer(orderToken)))
  expect(statusesOf(responses)).toEqual([...Array(10).fill(201), 409, 409])
  const { message } = await problemIn(await addPhotoAsCustomer(orderToken), 409)
  expect(message).toBe('Bu iş emrine en çok 10 fotoğraf ekleyebilirsiniz.')
  expect(await db().workOrderEvent.count({ where: { workOrderId: id, kind: 'photo', author: '' } })).toBe(10)
  expect(await db().workOrder.findUnique({ where: { id } })).toMatchObject({ version: 11 })
})

test('a customer cannot add photos to a closed, expired or unknown order', async () => {
  const closedOrder = await newOrder({ state: 'delivered', closedAt: new Date() })
  const expiredOrder = await newOrder({ state: 'returned', closedAt: new Date('2024-01-01T12:00:00Z') })
  await problemIn(await addPhotoAsCustomer(closedOrder.token), 409)
  await problemIn(await addPhotoAsCustomer(expiredOrder.token), 410)
  await problemIn(await addPhotoAsCustomer('x'.repeat(22)), 404)
  await problemIn(await addPhotoAsCustomer('x'), 404)
  expect(await db().photo.count({ where: { workOrderId: { in: [closedOrder.id, expiredOrder.id] } } })).toBe(0)
})

test('an order copies the photos of its message, and a file is kept until its last row is deleted', async () => {
  const { id, uploadToken } = await sendMessage()
  const photo = await createdBody(await addPhotoToMessage(id, { uploadToken }))
  const openOrder = async () =>
    createdBody(await ask(orderRoutes[''].POST, { method: 'POST', token: staff.token, json: { messageId: id } }))
  const [firstOrder, secondOrder] = [await openOrder(), await openOrder()]
  const { path } = await db().photo.findUniqueOrThrow({ where: { id: photo.id } })
  const isStored = () => storedNames(attachments).includes(path.replace('/attachments/', ''))
  const copyIn = async (workOrderId: string) => db().photo.findFirstOrThrow({ where: { workOrderId } })
  const copy = await copyIn(firstOrder.id)
  expect(copy).toMatchObject({ path, author: '', forCustomer: true, messageId: null })
  expect((await removePhoto(firstOrder.id, copy.id)).status).toBe(204)
  expect(isStored()).toBe(true)
  await db().contactMessage.delete({ where: { id } })
  expect((await getPhotoAsStaff([(await copyIn(secondOrder.id)).id])).status).toBe(200)
  await removePhoto(secondOrder.id, (await copyIn(secondOrder.id)).id)
  expect(isStored()).toBe(false)
})

test('staff see every photo with their cookie, also in both smaller sizes, and no cache stores it', async () => {
  const { id } = await newOrder()
  const form = { file: await newWidePicture() }
  const photo = await createdBody(
    await ask(postOrderPhoto, { method: 'POST', token: staff.token, params: { key: id }, form }),
  )
  const fullResponse = await getPhotoAsStaff([photo.id])
  expect(Object.fromEntries(fullResponse.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect((await fullResponse.arrayBuffer()).byteLength).toBe(Number(fullResponse.headers.get('content-length')))
  for (const [size, width] of [
    ['kucuk', 320],
    ['orta', 640],
  ] as const) {
    const smallerResponse = await getPhotoAsStaff([photo.id, size])
    expect([smallerResponse.status, smallerResponse.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(await smallerResponse.arrayBuffer()).metadata()).width).toBe(width)
  }
  const unknownPaths = [[photo.id, 'x'], [photo.id, 'kucuk', 'x'], [newId()], ['x']]
  for (const path of unknownPaths) expect((await getPhotoAsStaff(path)).status).toBe(404)
  for (const cookie of ['', 'abc']) expect((await getPhotoAsStaff([photo.id], cookie)).status).toBe(404)
})

test('the customer sees their own photos and photos shared by staff, until the tracking page expires', async () => {
  const { id, token: orderToken } = await newOrder()
  const internalPhoto = await createdBody(await addPhotoToOrder(id))
  const sharedPhoto = await createdBody(await addPhotoToOrder(id, { forCustomer: 'true' }))
  const customerPhoto = await createdBody(await addPhotoAsCustomer(orderToken))
  const readStatuses = async () =>
    Promise.all(
      [internalPhoto, sharedPhoto, customerPhoto].map(async (photo) => {
        const response = await getPhotoAsCustomer(orderToken, [photo.id, 'kucuk'])
        await response.body?.cancel()
        return response.status
      }),
    )
  expect(await readStatuses()).toEqual([404, 200, 200])
  expect((await getPhotoAsCustomer((await newOrder()).token, [customerPhoto.id])).status).toBe(404)
  const closedAt = new Date('2024-01-01T12:00:00Z')
  await db().workOrder.update({ where: { id }, data: { state: 'delivered', closedAt } })
  expect(await readStatuses()).toEqual([404, 410, 410])
})
