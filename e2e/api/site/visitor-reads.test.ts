import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import * as catchAllRoute from '@/app/api/[[...path]]/route'
import { getPost } from '@/lib/articles/data'
import { insertPost } from '@/lib/articles/mutations'
import { db } from '@/lib/platform/db/client'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { insertReference } from '@/lib/references/mutations'
import { getService } from '@/lib/services/data'
import { insertService } from '@/lib/services/mutations'
import { serviceSchema } from '@/lib/services/schema'
import { ask, problemIn, useDatabase } from '../../support/calls/handlers'
import { routes as postRoutes } from '@/lib/articles/routes'
import { routes as referenceRoutes } from '@/lib/references/routes'
import { routes as serviceRoutes } from '@/lib/services/routes'

const posts = postRoutes['']
const post = postRoutes['[key]']
const references = referenceRoutes['']
const reference = referenceRoutes['[key]']
const services = serviceRoutes['']
const service = serviceRoutes['[key]']

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

const itemsIn = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  return (await response.json()) as Record<string, unknown>[]
}

beforeAll(async () => {
  for (const number of [1, 2, 3]) await addPost(`Yazı ${number}`, `2026-0${number}-01T00:00:00Z`)
})

test('a service has exactly the specified fields, and an ETag', async () => {
  const pictures = [newStoredPicture(), newStoredPicture()]
  const fields = { description: 'Kısa', detailsDescription: 'Uzun', benefits: ['bir', 'iki'], brands: ['Yumaro'] }
  const { id, slug } = await addService('Işıklı Kart & PLC', pictures, fields)
  expect(slug).toBe('isikli-kart-plc')
  const response = await ask(service.GET, { params: { key: slug } })
  const item = await response.json()
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
  expect((await itemsIn(await ask(services.GET))).at(-1)).toEqual(item)
  expect(response.headers.get('etag')).toBe(`"${id}-1"`)
  const revalidationResponse = await ask(service.GET, {
    params: { key: slug },
    headers: { 'if-none-match': `W/"${id}-1"` },
  })
  expect(revalidationResponse.status).toBe(304)
  await db().service.delete({ where: { id } })
})

test('posts are listed newest first with their publication date', async () => {
  const items = await itemsIn(await ask(posts.GET))
  expect(items.map(({ slug }) => slug)).toEqual(['yazi-3', 'yazi-2', 'yazi-1'])
  expect(items[0]).toMatchObject({ createdAt: '2026-03-01T00:00:00.000Z', author: 'Admin', content: 'Bir\niki' })
  const fields =
    'id slug title summary content contentFormat author imageUrl imageAlt metaTitle metaDescription state publishedAt version createdAt'
  expect(Object.keys(items[0]!)).toEqual(fields.split(' '))
  const response = await ask(post.GET, { params: { key: 'yazi-2' } })
  expect(await response.json()).toEqual(items[1])
  await db().image.deleteMany({ where: { path: String(items[1]!.imageUrl) } })
  expect(await (await ask(post.GET, { params: { key: 'yazi-2' } })).json()).toMatchObject({ imageUrl: '' })
})

test('references are listed and found by id', async () => {
  const logo = newStoredPicture()
  const { id } = await addReference('Kestrun', logo)
  expect(await itemsIn(await ask(references.GET))).toEqual([{ id, name: 'Kestrun', logoUrl: logo.path }])
  expect(await (await ask(reference.GET, { params: { key: id } })).json()).toMatchObject({ id, logoUrl: logo.path })
  await db().image.deleteMany({ where: { path: logo.path } })
  expect(await itemsIn(await ask(references.GET))).toMatchObject([{ id, logoUrl: '' }])
})

test('missing items get 404 with the messages of the specification, and unknown calls get 404', async () => {
  const message = async (response: Response) => (await problemIn(response, 404)).message
  expect(await message(await ask(service.GET, { params: { key: 'yok' } }))).toBe("'yok' hizmeti bulunamadı (404).")
  expect(await message(await ask(post.GET, { params: { key: 'yok' } }))).toBe(
    "'yok' başlıklı blog yazısı bulunamadı (404).",
  )
  for (const handler of [
    catchAllRoute.GET,
    catchAllRoute.POST,
    catchAllRoute.PUT,
    catchAllRoute.PATCH,
    catchAllRoute.DELETE,
  ]) {
    await problemIn(await ask(handler), 404)
  }
})

test('domain errors name missing items with the messages of the specification', async () => {
  const missingKeyError = (message: string) => ({ code: 'invalid-input', message })
  await expect(getService('')).rejects.toMatchObject(missingKeyError("Hizmet adı URL'de bulunamadı."))
  await expect(getService('yok')).rejects.toThrow(/^'yok' hizmeti bulunamadı\.$/)
  await expect(getPost('')).rejects.toMatchObject(missingKeyError("Blog yazısı URL'de belirtilmemiş."))
  await expect(getPost('yok')).rejects.toThrow(/^'yok' başlıklı blog yazısı bulunamadı\.$/)
})
