import { expect, test } from 'vitest'
import { bodyOf, isStored, problemIn, storedNames, useCaller } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { callsOf, itemIn, CONSISTENT, inconsistentFiles } from '../../support/calls/kind-calls'
import { ROUTES } from '../../support/routes'
import { visiblePath } from '@/lib/services/data'

const caller = useCaller()

const calls = callsOf('service', caller)
const UPLOAD = 'POST Services/[key]/upload-image'
const uploadForm = (id: string, form: Record<string, string | File>) =>
  caller.ask(UPLOAD, { params: { key: id }, form })
const upload = async (id: string, file?: File | string, alt?: string) =>
  uploadForm(id, { file: file ?? (await newPicture()), ...(alt && { alt }) })
const addPicture = async (id: string, alt?: string) => (await bodyOf(upload(id, undefined, alt), 201)).imageUrl
const removePicture = (key: string, url: string) => {
  const query = `?imageUrl=${encodeURIComponent(url)}`
  return caller.ask('DELETE Services/[key]/delete-image', { params: { key }, query })
}
const serviceAt = async (slug: string) => itemIn(calls.read(slug))
const pictureUrlsOf = async (slug: string) => (await serviceAt(slug)).imageUrls as string[]
const tagOf = async (slug: string) => (await calls.read(slug)).headers.get('etag')!

test('a new service has trimmed fields and is listed last', async () => {
  const texts = { title: ' Işıklı Kart ', benefits: [' hızlı ', '', '  '] }
  const item = await calls.add({ ...texts, detailsDescription: 'a\r\nb' })
  const trimmedFields = { title: 'Işıklı Kart', slug: 'isikli-kart', description: '', detailsDescription: 'a\nb' }
  expect(item).toMatchObject({ ...trimmedFields, iconName: 'Wrench', benefits: ['hızlı'], imageUrls: [] })
  expect((await calls.readList()).at(-1)).toEqual(item)
})

test('a link leads to the list of services instead of a service that visitors cannot see', async () => {
  const { id, slug } = await calls.add({ title: 'Eski Ad' })
  const path = `/hizmetler/${slug}`
  expect(await visiblePath(path, [{ slug }])).toBe(path)
  expect(await visiblePath(path, [])).toBe('/hizmetler')
  await calls.change(id, { title: 'Yeni Ad' })
  expect(await visiblePath(path, [])).toBe(path)
  expect(await visiblePath('/iletisim', [])).toBe('/iletisim')
})

test('twelve concurrent uploads store twelve pictures', async () => {
  const { id, slug } = await calls.add()
  const responses = await Promise.all(Array.from({ length: 12 }, () => upload(id)))
  const urls = await Promise.all(responses.map(async (response) => (await bodyOf(response, 201)).imageUrl))
  const storedUrls = await pictureUrlsOf(slug)
  expect(storedUrls.toSorted()).toEqual(urls.toSorted())
  expect(await inconsistentFiles()).toEqual(CONSISTENT)
})

test('the responses to uploading and removing a picture have the new ETag', async () => {
  const { id, slug } = await calls.add()
  const formerEtag = await tagOf(slug)
  const response = await upload(id)
  const { imageUrl, imageUrls } = await bodyOf(response, 201)
  expect(imageUrls).toEqual([imageUrl])
  expect(response.headers.get('etag')).toBe(await tagOf(slug))
  expect(response.headers.get('etag')).not.toBe(formerEtag)
  const removalResponse = await removePicture(id, imageUrl)
  expect([removalResponse.status, removalResponse.headers.get('etag')]).toEqual([204, await tagOf(slug)])
  expect(isStored(imageUrl)).toBe(false)
})

test('imageUrls reorders and removes pictures; a change without imageUrls keeps them', async () => {
  const { id, slug, title } = await calls.add()
  const [a, b, c] = [await addPicture(id), await addPicture(id), await addPicture(id)]
  for (const [imageUrls, expectedUrls = imageUrls] of [[undefined, [a, b, c]], [[c, a, b]], [[b, c]], [[]]] as [
    string[]?,
    string[]?,
  ][]) {
    expect((await itemIn(calls.change(id, { title, imageUrls }))).imageUrls).toEqual(expectedUrls)
    expect(await pictureUrlsOf(slug)).toEqual(expectedUrls)
    expect([a, b, c].filter(isStored).toSorted()).toEqual(expectedUrls!.toSorted())
  }
})

test('imageUrls with another service’s, repeated or unknown picture gets 400 and changes nothing', async () => {
  const [service, otherService] = [await calls.add(), await calls.add()]
  const [ownUrl, otherUrl] = [await addPicture(service.id), await addPicture(otherService.id)]
  const invalidFields = async (fields: object) =>
    Object.keys((await problemIn(calls.change(service.id, { title: 'Başka', ...fields }), 400)).errors ?? {})
  for (const imageUrls of [
    [ownUrl, otherUrl],
    [ownUrl, ownUrl],
    ['/uploads/../package.json'],
    [ownUrl, 'a\0b'],
    'x',
    [5],
  ])
    expect(await invalidFields({ imageUrls })).toEqual(['imageUrls'])
  for (const imageAlts of [[], ['a', 'b'], ['a'.repeat(201)], [5]])
    expect(await invalidFields({ imageAlts })).toEqual(['imageAlts'])
  expect(await serviceAt(service.slug)).toEqual({ ...service, imageUrls: [ownUrl], imageAlts: [''], version: 2 })
})

test('a picture of another service cannot be removed', async () => {
  const [service, otherService] = [await calls.add(), await calls.add()]
  const otherUrl = await addPicture(otherService.id)
  for (const url of [otherUrl, '/uploads/yok.png', '/uploads/../../package.json'])
    await problemIn(removePicture(service.id, url), 404)
  await problemIn(removePicture(service.id, ''), 400)
  expect(isStored(otherUrl)).toBe(true)
})

test('an upload that is not a picture is refused and not stored', async () => {
  const { id } = await calls.add()
  const namesBefore = storedNames()
  for (const [file, status] of [
    [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png'), 415],
    [await newPicture('resim.svg'), 415],
    [new File([], 'bos.png'), 400],
    ['metin', 400],
  ] as const)
    expect((await upload(id, file)).status).toBe(status)
  const { errors } = await problemIn(uploadForm(id, { other: 'x' }), 400)
  expect(errors).toEqual({ file: ['Bir görsel seçin.'] })
  await problemIn(caller.ask(UPLOAD, { params: { key: id }, json: {} }), 415)
  expect(storedNames()).toEqual(namesBefore)
})

test('an oversized upload gets 413 before it is read completely', async () => {
  const { id } = await calls.add()
  let sentBytes = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://site.example/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  const response = await ROUTES.get(UPLOAD)!(request, { params: Promise.resolve({ key: id }) })
  expect((await problemIn(response, 413)).message).toContain('15 MB')
  expect(sentBytes).toBeLessThan(20 * 1024 * 1024)
})

test('alternative texts move with their pictures, and are kept when a change omits them', async () => {
  const { id, slug, title } = await calls.add()
  const [firstUrl, secondUrl] = [await addPicture(id, 'Kapağı açık'), await addPicture(id)]
  const alts = async () => (await serviceAt(slug)).imageAlts
  expect(await alts()).toEqual(['Kapağı açık', ''])
  const change = async (fields: object) => expect((await calls.change(id, { title, ...fields })).status).toBe(200)
  await change({ imageAlts: ['Önden', ''] })
  expect(await alts()).toEqual(['Önden', ''])
  await change({ imageUrls: [secondUrl, firstUrl] })
  expect(await alts()).toEqual(['', 'Önden'])
  await change({ imageUrls: [firstUrl], imageAlts: [' Yandan '] })
  expect(await alts()).toEqual(['Yandan'])
})
