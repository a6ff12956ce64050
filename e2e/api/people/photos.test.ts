import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { GET as staffPhoto } from '@/app/admin/foto/[...path]/route'
import { GET as customerPhoto } from '@/app/is-emri/[token]/foto/[...path]/route'
import { ROLE_NAMES } from '@/lib/access/roles'
import { signUploadToken } from '@/lib/photos/upload-token'
import { db } from '@/lib/platform/db/client'
import { attachments } from '@/lib/platform/media/storage'
import { bodyOf, newClientAddress, newToken, problemIn, statusesOf, storedNames } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { addPhotoToMessage, addPhotoAsCustomer, requestOf, sendMessage } from '../../support/calls/photo-calls'
import { newPicture, newWidePicture } from '../../support/images'

const calls = useOrders()

const addPhotoToOrder = async (key: string, fields: Record<string, string | File> = {}) =>
  calls.ask('POST WorkOrders/[key]/photos', { params: { key }, form: { file: await newPicture(), ...fields } })
const removePhoto = (key: string, photoId: string) =>
  calls.ask('DELETE WorkOrders/[key]/photos/[photoId]', { params: { key, photoId } })
const changePhoto = (key: string, photoId: string, json: unknown) =>
  calls.ask('PATCH WorkOrders/[key]/photos/[photoId]', { params: { key, photoId }, json })
const getPhotoAsStaff = (path: string[], cookie = calls.token) =>
  staffPhoto(requestOf(cookie), { params: Promise.resolve({ path }) })
const getPhotoAsCustomer = (token: string, path: string[]) =>
  customerPhoto(requestOf(), { params: Promise.resolve({ token, path }) })
const closeOrder = (id: string, state: string, closedAt: Date) =>
  db().workOrder.update({ where: { id }, data: { state, closedAt } })

const LONG_AGO = new Date('2024-01-01T12:00:00Z')

test('a photo of a message is stored privately and shown in the list of messages', async () => {
  const { id, uploadToken } = await sendMessage()
  const namesBefore = storedNames()
  const photo = await bodyOf(addPhotoToMessage(id, { uploadToken, file: await newWidePicture() }), 201)
  expect(photo).toEqual({ id: expect.any(String), width: 700, height: 90 })
  const { path } = await db().photo.findUniqueOrThrow({ where: { id: photo.id } })
  expect(path).toMatch(/^\/attachments\/[0-9a-f]{32}\.png$/)
  expect(storedNames(attachments)).toContain(path.replace('/attachments/', ''))
  expect(storedNames()).toEqual(namesBefore)
  const rows = await bodyOf(calls.ask('GET ContactMessages'))
  expect(rows.find((row) => row.id === id)).toMatchObject({ workOrders: [], photos: [{ ...photo, author: '' }] })
})

test('a repeated upload returns the first photo, even if it is simultaneous or beyond the limit', async () => {
  const { id, uploadToken } = await sendMessage()
  const file = await newPicture()
  const fileCount = storedNames(attachments).length
  const address = newClientAddress()
  const responses = await Promise.all([1, 2, 3].map(() => addPhotoToMessage(id, { uploadToken, file, address })))
  const [firstPhoto, ...otherPhotos] = await Promise.all(responses.map((response) => bodyOf(response, 201)))
  expect(otherPhotos).toEqual([firstPhoto, firstPhoto])
  expect(storedNames(attachments)).toHaveLength(fileCount + 2)
  for (let n = 0; n < 4; n += 1) await bodyOf(addPhotoToMessage(id, { uploadToken }), 201)
  expect(await bodyOf(addPhotoToMessage(id, { uploadToken, file }), 201)).toEqual(firstPhoto)
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
  await bodyOf(addPhotoToMessage(id, { uploadToken: almostExpiredToken }), 201)
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
    await problemIn(addPhotoToMessage(id, { uploadToken, file }), status)
  }
  expect(storedNames(attachments)).toEqual(namesBefore)
})

test('staff add, edit and remove photos of an order, and each time the order gets a new ETag', async () => {
  const { id } = await calls.create()
  const response = await addPhotoToOrder(id, { caption: ' Etiket ', forCustomer: 'true' })
  const photo = await bodyOf(response, 201)
  expect(photo).toMatchObject({ caption: 'Etiket', forCustomer: true, author: expect.stringContaining('@') })
  expect(response.headers.get('etag')).toBe(`"${id}-2"`)
  const changeResponse = await changePhoto(id, photo.id, { forCustomer: false })
  expect(await bodyOf(changeResponse)).toMatchObject({ id: photo.id, caption: 'Etiket', forCustomer: false })
  expect(changeResponse.headers.get('etag')).toBe(`"${id}-3"`)
  const removeResponse = await removePhoto(id, photo.id)
  expect([removeResponse.status, removeResponse.headers.get('etag')]).toEqual([204, `"${id}-4"`])
  await problemIn(removePhoto(id, photo.id), 404)
  await problemIn(changePhoto((await calls.create()).id, photo.id, {}), 404)
  expect((await calls.read(id)).events.map(({ kind }) => kind)).toEqual(['opened'])
})

test('ten of a customer’s twelve concurrent photos are stored, each with an event', async () => {
  const { id, trackingToken } = await calls.create()
  const responses = await Promise.all(Array.from({ length: 12 }, () => addPhotoAsCustomer(trackingToken)))
  expect(statusesOf(responses)).toEqual([...Array(10).fill(201), 409, 409])
  const { message } = await problemIn(addPhotoAsCustomer(trackingToken), 409)
  expect(message).toBe('Bu iş emrine en çok 10 fotoğraf ekleyebilirsiniz.')
  expect(await db().workOrderEvent.count({ where: { workOrderId: id, kind: 'photo', author: '' } })).toBe(10)
  expect(await db().workOrder.findUnique({ where: { id } })).toMatchObject({ version: 11 })
})

test('a customer cannot add photos to a closed, expired or unknown order', async () => {
  const [closedOrder, expiredOrder] = [await calls.create(), await calls.create()]
  await closeOrder(closedOrder.id, 'delivered', new Date())
  await closeOrder(expiredOrder.id, 'returned', LONG_AGO)
  await problemIn(addPhotoAsCustomer(closedOrder.trackingToken), 409)
  await problemIn(addPhotoAsCustomer(expiredOrder.trackingToken), 410)
  await problemIn(addPhotoAsCustomer('x'.repeat(22)), 404)
  await problemIn(addPhotoAsCustomer('x'), 404)
  expect(await db().photo.count({ where: { workOrderId: { in: [closedOrder.id, expiredOrder.id] } } })).toBe(0)
})

test('an order copies the photos of its message, and a file is kept until its last row is deleted', async () => {
  const { id, uploadToken } = await sendMessage()
  const photo = await bodyOf(addPhotoToMessage(id, { uploadToken }), 201)
  const openOrder = () => bodyOf(calls.ask('POST WorkOrders', { json: { messageId: id } }), 201)
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
  const { id } = await calls.create()
  const photo = await bodyOf(addPhotoToOrder(id, { file: await newWidePicture() }), 201)
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
  const { id, trackingToken } = await calls.create()
  const internalPhoto = await bodyOf(addPhotoToOrder(id), 201)
  const sharedPhoto = await bodyOf(addPhotoToOrder(id, { forCustomer: 'true' }), 201)
  const customerPhoto = await bodyOf(addPhotoAsCustomer(trackingToken), 201)
  const readStatuses = async () =>
    Promise.all(
      [internalPhoto, sharedPhoto, customerPhoto].map(async (photo) => {
        const response = await getPhotoAsCustomer(trackingToken, [photo.id, 'kucuk'])
        await response.body?.cancel()
        return response.status
      }),
    )
  expect(await readStatuses()).toEqual([404, 200, 200])
  expect((await getPhotoAsCustomer((await calls.create()).trackingToken, [customerPhoto.id])).status).toBe(404)
  await closeOrder(id, 'delivered', LONG_AGO)
  expect(await readStatuses()).toEqual([404, 410, 410])
})

test('only the roles that read messages or orders see photos', async () => {
  const { id } = await bodyOf(addPhotoToOrder((await calls.create()).id), 201)
  const statuses = await Promise.all(
    ROLE_NAMES.map(async (role) => [role, (await getPhotoAsStaff([id], await newToken({ role }))).status]),
  )
  expect(Object.fromEntries(statuses)).toEqual({ manager: 200, editor: 404, workshop: 200 })
})
