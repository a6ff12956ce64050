import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { DELETE, GET, PATCH, POST, PUT } from '@/app/api/[[...path]]/route'
import { getPost } from '@/lib/articles/data'
import { insertPost } from '@/lib/articles/mutations'
import { db } from '@/lib/platform/db/client'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { insertReference } from '@/lib/references/mutations'
import { getService } from '@/lib/services/data'
import { insertService } from '@/lib/services/mutations'
import { serviceSchema } from '@/lib/services/schema'
import { ask, askHandler, bodyOf, problemIn, useDatabase } from '../../support/calls/handlers'
import type { CallName } from '../../support/routes'

useDatabase()

const newStoredPicture = (): StoredPicture => {
  const path = `/uploads/${newId().replaceAll('-', '')}.png`
  return { path, width: 1600, height: 1200, widths: [320, 640], bytes: 1, sha256: '' }
}
const addService = (title: string, pictures: StoredPicture[] = [], fields = {}) =>
  db().$transaction((tx) => insertService(tx, serviceSchema.parse({ title, ...fields }), pictures))
const addPost = (title: string, day: string) =>
  db().$transaction((tx) =>
    insertPost(tx, { title, summary: '', content: 'Bir\niki', author: 'Admin' }, newStoredPicture(), new Date(day)),
  )
const addReference = (name: string, logo: StoredPicture) =>
  db().$transaction((tx) => insertReference(tx, { name }, logo))

beforeAll(async () => {
  for (const number of [1, 2, 3]) await addPost(`Yazı ${number}`, `2026-0${number}-01T00:00:00Z`)
})

test('a service has exactly the specified fields, and an ETag', async () => {
  const pictures = [newStoredPicture(), newStoredPicture()]
  const fields = { description: 'Kısa', detailsDescription: 'Uzun', benefits: ['bir', 'iki'], brands: ['Yumaro'] }
  const { id, slug } = await addService('Işıklı Kart & PLC', pictures, fields)
  expect(slug).toBe('isikli-kart-plc')
  const response = await ask('GET Services/[key]', { params: { key: slug } })
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const item = await bodyOf(response)
  expect(item).toEqual({
    id,
    slug,
    title: 'Işıklı Kart & PLC',
    deviceName: '',
    ...fields,
    iconName: 'Wrench',
    metaTitle: '',
    metaDescription: '',
    state: 'published',
    publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    version: 1,
    imageUrls: pictures.map(({ path }) => path),
    imageAlts: ['', ''],
  })
  expect((await bodyOf(ask('GET Services'))).at(-1)).toEqual(item)
  expect(response.headers.get('etag')).toBe(`"${id}-1"`)
  const headers = { 'if-none-match': `W/"${id}-1"` }
  expect((await ask('GET Services/[key]', { params: { key: slug }, headers })).status).toBe(304)
  await db().service.delete({ where: { id } })
})

test('posts are listed newest first with their publication date', async () => {
  const items = await bodyOf(ask('GET BlogPosts'))
  expect(items.map(({ slug }) => slug)).toEqual(['yazi-3', 'yazi-2', 'yazi-1'])
  expect(items[0]).toMatchObject({ createdAt: '2026-03-01T00:00:00.000Z', author: 'Admin', content: 'Bir\niki' })
  const fields =
    'id slug title summary content contentFormat author imageUrl imageAlt metaTitle metaDescription state publishedAt version createdAt'
  expect(Object.keys(items[0]!)).toEqual(fields.split(' '))
  const readPost = () => bodyOf(ask('GET BlogPosts/[key]', { params: { key: 'yazi-2' } }))
  expect(await readPost()).toEqual(items[1])
  await db().image.deleteMany({ where: { path: items[1]!.imageUrl } })
  expect(await readPost()).toMatchObject({ imageUrl: '' })
})

test('references are listed and found by id', async () => {
  const logo = newStoredPicture()
  const { id } = await addReference('Kestrun', logo)
  expect(await bodyOf(ask('GET References'))).toEqual([{ id, name: 'Kestrun', logoUrl: logo.path }])
  const reference = await bodyOf(ask('GET References/[key]', { params: { key: id } }))
  expect(reference).toMatchObject({ id, logoUrl: logo.path })
  await db().image.deleteMany({ where: { path: logo.path } })
  expect(await bodyOf(ask('GET References'))).toMatchObject([{ id, logoUrl: '' }])
})

test('missing items get 404 with the messages of the specification, and unknown calls get 404', async () => {
  const messageOf = async (name: CallName) => (await problemIn(ask(name, { params: { key: 'yok' } }), 404)).message
  expect(await messageOf('GET Services/[key]')).toBe("'yok' hizmeti bulunamadı (404).")
  expect(await messageOf('GET BlogPosts/[key]')).toBe("'yok' başlıklı blog yazısı bulunamadı (404).")
  for (const [method, handler] of Object.entries({ GET, POST, PUT, PATCH, DELETE }))
    await problemIn(askHandler(handler, method), 404)
})

test('domain errors name missing items with the messages of the specification', async () => {
  const missingKeyError = (message: string) => ({ code: 'invalid-input', message })
  await expect(getService('')).rejects.toMatchObject(missingKeyError("Hizmet adı URL'de bulunamadı."))
  await expect(getService('yok')).rejects.toThrow(/^'yok' hizmeti bulunamadı\.$/)
  await expect(getPost('')).rejects.toMatchObject(missingKeyError("Blog yazısı URL'de belirtilmemiş."))
  await expect(getPost('yok')).rejects.toThrow(/^'yok' başlıklı blog yazısı bulunamadı\.$/)
})
