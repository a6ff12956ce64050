import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { ask, isStored, problemIn, smallFilesOf, storedNames, useDatabase } from '../support/handlers'
import { newPicture } from '../support/images'
import { itemIn, newTitle, openServices } from '../support/services'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const { DELETE: deleteImage } = serviceRoutes['[key]/delete-image']
const { POST: uploadImage } = serviceRoutes['[key]/upload-image']

useDatabase()

let calls: Awaited<ReturnType<typeof openServices>>

beforeAll(async () => {
  calls = await openServices()
})

test('twelve concurrent uploads store twelve pictures', async () => {
  const { id, slug } = await calls.create()
  const answers = await Promise.all(Array.from({ length: 12 }, () => calls.upload(id)))
  const urls = await Promise.all(answers.map(async (answer) => (await itemIn(answer, 201)).imageUrl as string))
  const kept = await calls.imagesOf(slug)
  expect(kept.toSorted()).toEqual(urls.toSorted())
  expect(kept.every(isStored)).toBe(true)
  expect((await calls.remove(id)).status).toBe(204)
  expect(kept.some(isStored)).toBe(false)
})

test('concurrent changes and uploads lose neither texts nor pictures', async () => {
  const { id, slug, title } = await calls.create()
  const changes = [1, 2, 3].map((n) => calls.put(id, { title, description: `${n}` }))
  const uploads = await Promise.all([1, 2, 3, 4].map(() => calls.upload(id)))
  const changed = await Promise.all(changes)
  expect([...uploads, ...changed].map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 200])
  const now = await itemIn(await calls.read(slug))
  expect(now.imageUrls).toHaveLength(4)
  expect(['1', '2', '3']).toContain(now.description)
})

test('a list of pictures with a tag from before an upload is 412', async () => {
  const { id, slug, title } = await calls.create()
  const first = await calls.uploaded(id)
  const etag = await calls.tagOf(slug)
  const second = await calls.uploaded(id)
  await problemIn(await calls.put(id, { title, imageUrls: [first] }, { 'if-match': etag }), 412)
  expect(await calls.imagesOf(slug)).toEqual([first, second])
})

test('a list of pictures without a tag removes the pictures that it omits', async () => {
  const { id, title } = await calls.create()
  const [first, second] = [await calls.uploaded(id), await calls.uploaded(id)]
  expect((await itemIn(await calls.put(id, { title, imageUrls: [first] }))).imageUrls).toEqual([first])
  expect([first, second].map(isStored)).toEqual([true, false])
})

test('uploading and removing a picture answer with the new tag', async () => {
  const { id, slug } = await calls.create()
  const before = await calls.tagOf(slug)
  const added = await calls.upload(id)
  const { imageUrl, imageUrls } = await itemIn(added, 201)
  expect(imageUrls).toEqual([imageUrl])
  expect(added.headers.get('etag')).toBe(await calls.tagOf(slug))
  expect(added.headers.get('etag')).not.toBe(before)
  const removed = await calls.removeImage(id, imageUrl as string)
  expect([removed.status, removed.headers.get('etag')]).toEqual([204, await calls.tagOf(slug)])
  expect(isStored(imageUrl as string)).toBe(false)
})

test('imageUrls reorders and removes pictures; without it they stay', async () => {
  const { id, slug, title } = await calls.create()
  const urls = [await calls.uploaded(id), await calls.uploaded(id), await calls.uploaded(id)]
  const [a, b, c] = urls as [string, string, string]
  for (const [imageUrls, kept] of [
    [undefined, [a, b, c]],
    [
      [c, a, b],
      [c, a, b],
    ],
    [
      [b, c],
      [b, c],
    ],
    [[], []],
  ] as const) {
    expect((await itemIn(await calls.put(id, { title, imageUrls }))).imageUrls).toEqual(kept)
    expect(await calls.imagesOf(slug)).toEqual(kept)
    expect(urls.filter(isStored).toSorted()).toEqual([...kept].toSorted())
  }
})

test('imageUrls with a foreign or repeated picture is 400 and changes nothing', async () => {
  const [mine, theirs] = [await calls.create(), await calls.create()]
  const [own, foreign] = [await calls.uploaded(mine.id), await calls.uploaded(theirs.id)]
  for (const imageUrls of [
    [own, foreign],
    [own, own],
    ['/uploads/../package.json'],
    [''],
    [own, 'a\0b'],
    'metin',
    [5],
  ]) {
    const { errors } = await problemIn(await calls.put(mine.id, { title: newTitle(), imageUrls }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['imageUrls'])
  }
  expect(await itemIn(await calls.read(mine.slug))).toEqual({ ...mine, imageUrls: [own], imageAlts: [''] })
})

test('a picture of another service cannot be removed', async () => {
  const [mine, theirs] = [await calls.create(), await calls.create()]
  const foreign = await calls.uploaded(theirs.id)
  for (const url of [foreign, '/uploads/yok.png', '/uploads/../../package.json'])
    await problemIn(await calls.removeImage(mine.id, url), 404)
  await problemIn(await ask(deleteImage, { method: 'DELETE', token: calls.token, params: { key: mine.id } }), 400)
  expect(isStored(foreign)).toBe(true)
})

test('an upload that is not a picture is refused and leaves no file', async () => {
  const { id } = await calls.create()
  const before = storedNames()
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')
  const png = await newPicture('resim.svg')
  for (const [file, statuses] of [
    [svg, [415]],
    [png, [415]],
    [new File([], 'bos.png'), [400]],
    ['metin', [400]],
  ] as const) {
    expect(statuses).toContain((await calls.upload(id, file)).status)
  }
  const { errors } = await problemIn(
    await ask(uploadImage, { method: 'POST', token: calls.token, params: { key: id }, form: { other: 'x' } }),
    400,
  )
  expect(errors).toEqual({ file: ['Bir görsel seçin.'] })
  await problemIn(await ask(uploadImage, { method: 'POST', token: calls.token, params: { key: id }, json: {} }), 415)
  expect(storedNames()).toEqual(before)
})

test('an oversized upload is 413 before it is read to the end', async () => {
  const { id } = await calls.create()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { authorization: `Bearer ${calls.token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await uploadImage(new Request('http://site.example/', init), {
    params: Promise.resolve({ key: id }),
  })
  expect((await problemIn(response, 413)).message).toContain('15 MB')
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test('a malformed multipart body is 400', async () => {
  const { id } = await calls.create()
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', '--b\r\n'],
    ['multipart/form-data; boundary=a', ''],
  ]) {
    const init = { method: 'POST', headers: { authorization: `Bearer ${calls.token}`, 'content-type': type! }, body }
    const response = await uploadImage(new Request('http://site.example/', init), {
      params: Promise.resolve({ key: id }),
    })
    expect((await problemIn(response, 400)).message).toBe('Gönderilen form okunamadı.')
  }
})

test('deleting a service during uploads leaves no file without a row', async () => {
  const { id } = await calls.create()
  await calls.uploaded(id)
  const before = new Set(storedNames())
  const uploads = [1, 2, 3].map(() => calls.upload(id))
  const [removed, ...answers] = await Promise.all([calls.remove(id), ...uploads])
  expect(removed.status).toBe(204)
  for (const { status } of answers) expect([201, 404]).toContain(status)
  const rows = await db().image.findMany({ select: { path: true } })
  const names = new Set(rows.flatMap(({ path }) => smallFilesOf(path)))
  expect(storedNames().filter((name) => !before.has(name) && !names.has(name))).toEqual([])
})

test('alternative texts follow their pictures, whatever the order, and stay when a change leaves them out', async () => {
  const { id, slug, title } = await calls.create()
  const [one, two] = [await calls.uploaded(id), await calls.uploaded(id)]
  const alts = async () => (await itemIn(await calls.read(slug))).imageAlts
  expect((await calls.put(id, { title, imageAlts: ['Önden', ''] })).status).toBe(200)
  expect(await alts()).toEqual(['Önden', ''])
  expect((await calls.put(id, { title, imageUrls: [two, one] })).status).toBe(200)
  expect(await alts()).toEqual(['', 'Önden'])
  expect((await calls.put(id, { title, imageUrls: [one], imageAlts: [' Yandan '] })).status).toBe(200)
  expect(await alts()).toEqual(['Yandan'])
})

test('alternative texts of another number than the pictures, or too long, are 400 and change nothing', async () => {
  const { id, slug, title } = await calls.create()
  await calls.uploaded(id)
  for (const imageAlts of [[], ['a', 'b'], ['a'.repeat(201)], 'a', [5]]) {
    const { errors } = await problemIn(await calls.put(id, { title: newTitle(), imageAlts }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['imageAlts'])
  }
  expect(await itemIn(await calls.read(slug))).toMatchObject({ title, imageAlts: [''] })
})

test('an upload brings its alternative text along', async () => {
  const { id, slug } = await calls.create()
  const form = { file: await newPicture(), alt: 'Kapağı açık sürücü' }
  await itemIn(await ask(uploadImage, { method: 'POST', token: calls.token, params: { key: id }, form }), 201)
  expect((await itemIn(await calls.read(slug))).imageAlts).toEqual(['Kapağı açık sürücü'])
})
