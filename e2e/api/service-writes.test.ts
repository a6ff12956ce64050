import { beforeAll, expect, test } from 'vitest'
import * as services from '@/app/api/Services/route'
import * as service from '@/app/api/Services/[key]/route'
import { DELETE as deleteImage } from '@/app/api/Services/[key]/delete-image/route'
import { POST as uploadImage } from '@/app/api/Services/[key]/upload-image/route'
import { PUT as order } from '@/app/api/Services/order/route'
import { db } from '@/lib/db'
import {
  ask,
  isStored,
  newToken,
  problemIn,
  smallFilesOf,
  statusesOf,
  storedNames,
  useDatabase,
} from '../support/handlers'
import { newPicture } from '../support/images'

useDatabase()

type Item = { id: string; slug: string; title: string; imageUrls: string[] } & Record<string, unknown>
const CONFLICT = 'Bu başlık veya benzeri zaten kullanımda (URL çakışması).'
const STALE = 'Bu kayıt siz düzenlerken değişti.'

let token: string
beforeAll(async () => {
  token = await newToken()
})

let made = 0
const newTitle = (words = 'Sürücü Kartı') => `${words} ${(made += 1)}`
const post = (fields: object) => ask(services.POST, { method: 'POST', token, json: fields })
const put = (id: string, fields: object, headers?: Record<string, string>) =>
  ask(service.PUT, { method: 'PUT', token, params: { key: id }, json: fields, headers })
const remove = (id: string) => ask(service.DELETE, { method: 'DELETE', token, params: { key: id } })
const upload = async (id: string, file?: File | string) =>
  ask(uploadImage, { method: 'POST', token, params: { key: id }, form: { file: file ?? (await newPicture()) } })
const removeImage = (id: string, url: string) =>
  ask(deleteImage, { method: 'DELETE', token, params: { key: id }, query: `?imageUrl=${encodeURIComponent(url)}` })
const read = (slug: string) => ask(service.GET, { params: { key: slug } })
const itemIn = async (response: Response, status = 200) => {
  expect(response.status).toBe(status)
  return (await response.json()) as Item
}
const create = async (fields: object = {}) => itemIn(await post({ title: newTitle(), ...fields }), 201)
const uploaded = async (id: string) => {
  const { imageUrl } = await itemIn(await upload(id), 201)
  return imageUrl as string
}
const imagesOf = async (slug: string) => (await itemIn(await read(slug))).imageUrls

test('a service is created with what was sent, trimmed, and stands last', async () => {
  const title = newTitle('Işıklı Kart')
  const response = await post({
    title: ` ${title} `,
    benefits: [' hızlı ', '', '  '],
    brands: ['Yumaro'],
    detailsDescription: 'a\r\nb',
  })
  const item = await itemIn(response, 201)
  expect(item).toMatchObject({
    title,
    slug: `isikli-kart-${made}`,
    description: '',
    detailsDescription: 'a\nb',
    iconName: 'Wrench',
    benefits: ['hızlı'],
    brands: ['Yumaro'],
    imageUrls: [],
  })
  expect(response.headers.get('location')).toBe(`/api/Services/${item.slug}`)
  const again = await read(item.slug)
  expect(again.headers.get('etag')).toBe(response.headers.get('etag'))
  expect(await itemIn(again)).toEqual(item)
  const all = (await (await ask(services.GET)).json()) as Item[]
  expect(all.at(-1)).toEqual(item)
})

test('a wrong field is named and nothing is stored', async () => {
  const before = await db().service.count()
  for (const [fields, field] of [
    [{ title: ' ' }, 'title'],
    [{ iconName: 'Rocket' }, 'iconName'],
    [{ benefits: Array<string>(51).fill('x') }, 'benefits'],
    [{ brands: ['x'.repeat(201)] }, 'brands'],
    [{ description: 'x'.repeat(2001) }, 'description'],
  ] as const) {
    const { errors } = await problemIn(await post({ title: newTitle(), ...fields }), 400)
    expect(Object.keys(errors ?? {})).toEqual([field])
  }
  expect(await db().service.count()).toBe(before)
})

test('a title whose address is taken is 409, on create and on change', async () => {
  const [first, second] = [await create(), await create()]
  for (const response of [
    await post({ title: `${first.title.toLocaleUpperCase('tr')} !` }),
    await put(second.id, { title: first.title }),
  ]) {
    expect((await problemIn(response, 409)).message).toBe(CONFLICT)
  }
  expect((await itemIn(await read(second.slug))).title).toBe(second.title)
})

test('of many creations of one title one goes through', async () => {
  const title = newTitle('Yarış')
  const answers = await Promise.all(Array.from({ length: 8 }, () => post({ title })))
  expect(statusesOf(answers)).toEqual([201, ...Array<number>(7).fill(409)])
})

test('a renamed service is found under its old addresses, until another takes one', async () => {
  const item = await create()
  const second = await itemIn(await put(item.id, { title: newTitle('İkinci') }))
  const third = await itemIn(await put(item.id, { title: newTitle('Üçüncü') }))
  for (const old of [item.slug, second.slug]) {
    const moved = await read(old)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/api/Services/${third.slug}`])
  }
  const heir = await create({ title: item.title })
  expect((await itemIn(await read(item.slug))).id).toBe(heir.id)
  expect((await remove(heir.id)).status).toBe(204)
  // Live always wins, and what it took does not come back.
  await problemIn(await read(item.slug), 404)
  expect((await read(second.slug)).status).toBe(308)
})

test('renamed back, a service has its own address again', async () => {
  const item = await create()
  const other = await itemIn(await put(item.id, { title: newTitle('Ara') }))
  expect((await itemIn(await put(item.id, { title: item.title }))).slug).toBe(item.slug)
  expect((await read(item.slug)).status).toBe(200)
  expect((await read(other.slug)).headers.get('location')).toBe(`/api/Services/${item.slug}`)
})

test('an unchanged title keeps the address, whatever it would be made of today', async () => {
  const item = await create()
  await db().service.update({ where: { id: item.id }, data: { slug: `elle-verilen-${made}` } })
  expect((await itemIn(await put(item.id, { title: item.title, description: 'yeni' }))).slug).toBe(
    `elle-verilen-${made}`,
  )
})

test('addresses that the site needs, and titles without letters, get another one', async () => {
  expect((await create({ title: 'Order' })).slug).toBe('hizmet-order')
  const stars = await create({ title: '★★★' })
  expect(stars.slug).toBe(`hizmet-${stars.id.slice(-8)}`)
})

test('a stale change is 412 and changes nothing; a weakened tag is the same tag', async () => {
  const item = await create()
  const etag = (await read(item.slug)).headers.get('etag')!
  const changed = await put(item.id, { title: item.title, description: 'bir' }, { 'if-match': `W/${etag}` })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  expect((await problemIn(await put(item.id, { title: 'Eski' }, { 'if-match': etag }), 412)).message).toBe(STALE)
  expect((await itemIn(await read(item.slug))).description).toBe('bir')
  expect((await put(item.id, { title: item.title }, { 'if-match': '*' })).status).toBe(200)
  expect((await put(item.id, { title: item.title })).status).toBe(200)
})

test('of several changes with one tag exactly one goes through', async () => {
  const item = await create()
  const etag = (await read(item.slug)).headers.get('etag')!
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => put(item.id, { title: item.title, description: `${i}` }, { 'if-match': etag })),
  )
  expect(statusesOf(answers)).toEqual([200, 412, 412, 412, 412, 412])
})

test('without a tag the last write wins whole', async () => {
  const item = await create()
  const texts = Array.from({ length: 6 }, (_, i) => ({
    description: `${i}`,
    detailsDescription: `${i}`,
    brands: [`${i}`],
  }))
  await Promise.all(texts.map((text) => put(item.id, { title: item.title, ...text })))
  const { description, detailsDescription, brands } = await itemIn(await read(item.slug))
  expect(texts).toContainEqual({ description, detailsDescription, brands })
})

test('twelve uploads at once are twelve pictures', async () => {
  const { id, slug } = await create()
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(id)))
  const urls = await Promise.all(answers.map(async (answer) => (await itemIn(answer, 201)).imageUrl as string))
  const kept = await imagesOf(slug)
  expect(kept.toSorted()).toEqual(urls.toSorted())
  expect(kept.every(isStored)).toBe(true)
  expect((await remove(id)).status).toBe(204)
  expect(kept.some(isStored)).toBe(false)
})

test('a change during uploads loses neither its texts nor the pictures', async () => {
  const { id, slug, title } = await create()
  const changes = [1, 2, 3].map((n) => put(id, { title, description: `${n}` }))
  const uploads = await Promise.all([1, 2, 3, 4].map(() => upload(id)))
  const changed = await Promise.all(changes)
  expect([...uploads, ...changed].map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 200])
  const now = await itemIn(await read(slug))
  expect(now.imageUrls).toHaveLength(4)
  expect(['1', '2', '3']).toContain(now.description)
})

test('a list of pictures with a tag from before an upload is stale; without one the list wins', async () => {
  const { id, slug, title } = await create()
  const first = await uploaded(id)
  const etag = (await read(slug)).headers.get('etag')!
  const second = await uploaded(id)
  await problemIn(await put(id, { title, imageUrls: [first] }, { 'if-match': etag }), 412)
  expect(await imagesOf(slug)).toEqual([first, second])
  expect((await itemIn(await put(id, { title, imageUrls: [first] }))).imageUrls).toEqual([first])
  expect([first, second].map(isStored)).toEqual([true, false])
})

test('uploading and removing pictures change the tag, and say the new one', async () => {
  const { id, slug } = await create()
  const before = (await read(slug)).headers.get('etag')
  const added = await upload(id)
  const { imageUrl, imageUrls } = await itemIn(added, 201)
  expect(imageUrls).toEqual([imageUrl])
  expect(added.headers.get('etag')).toBe((await read(slug)).headers.get('etag'))
  expect(added.headers.get('etag')).not.toBe(before)
  const removed = await removeImage(id, imageUrl as string)
  expect([removed.status, removed.headers.get('etag')]).toEqual([204, (await read(slug)).headers.get('etag')])
  expect(isStored(imageUrl as string)).toBe(false)
})

test('pictures stay, are reordered, cut and emptied as the list says', async () => {
  const { id, slug, title } = await create()
  const urls = [await uploaded(id), await uploaded(id), await uploaded(id)]
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
    expect((await itemIn(await put(id, { title, imageUrls }))).imageUrls).toEqual(kept)
    expect(await imagesOf(slug)).toEqual(kept)
    expect(urls.filter(isStored).toSorted()).toEqual([...kept].toSorted())
  }
})

test('a list with a foreign or repeated picture is refused whole', async () => {
  const [mine, theirs] = [await create(), await create()]
  const [own, foreign] = [await uploaded(mine.id), await uploaded(theirs.id)]
  for (const imageUrls of [
    [own, foreign],
    [own, own],
    ['/uploads/../package.json'],
    [''],
    [own, 'a\0b'],
    'metin',
    [5],
  ]) {
    const { errors } = await problemIn(await put(mine.id, { title: newTitle(), imageUrls }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['imageUrls'])
  }
  expect(await itemIn(await read(mine.slug))).toEqual({ ...mine, imageUrls: [own] })
})

test('a picture that the service does not own cannot be removed', async () => {
  const [mine, theirs] = [await create(), await create()]
  const foreign = await uploaded(theirs.id)
  for (const url of [foreign, '/uploads/yok.png', '/uploads/../../package.json'])
    await problemIn(await removeImage(mine.id, url), 404)
  await problemIn(await ask(deleteImage, { method: 'DELETE', token, params: { key: mine.id } }), 400)
  expect(isStored(foreign)).toBe(true)
})

test('what is no picture is refused and leaves no file', async () => {
  const { id } = await create()
  const before = storedNames()
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')
  const png = await newPicture('resim.svg')
  for (const [file, statuses] of [
    [svg, [415]],
    [png, [415]],
    [new File([], 'bos.png'), [400]],
    ['metin', [400]],
  ] as const) {
    expect(statuses).toContain((await upload(id, file)).status)
  }
  const { errors } = await problemIn(
    await ask(uploadImage, { method: 'POST', token, params: { key: id }, form: { other: 'x' } }),
    400,
  )
  expect(errors).toEqual({ file: ['Bir görsel seçin.'] })
  await problemIn(await ask(uploadImage, { method: 'POST', token, params: { key: id }, json: {} }), 415)
  expect(storedNames()).toEqual(before)
})

test('a body of more than a picture is refused while it is read', async () => {
  const { id } = await create()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await uploadImage(new Request('http://site.example/', init), {
    params: Promise.resolve({ key: id }),
  })
  expect((await problemIn(response, 413)).message).toContain('15 MB')
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test('a form of no form is 400', async () => {
  const { id } = await create()
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', '--b\r\n'],
    ['multipart/form-data; boundary=a', ''],
  ]) {
    const init = { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': type! }, body }
    const response = await uploadImage(new Request('http://site.example/', init), {
      params: Promise.resolve({ key: id }),
    })
    expect((await problemIn(response, 400)).message).toBe('Gönderilen form okunamadı.')
  }
})

test('deleting and uploading at once leaves no file without its row', async () => {
  const { id } = await create()
  await uploaded(id)
  const before = new Set(storedNames())
  const uploads = [1, 2, 3].map(() => upload(id))
  const [removed, ...answers] = await Promise.all([remove(id), ...uploads])
  expect(removed.status).toBe(204)
  for (const { status } of answers) expect([201, 404]).toContain(status)
  const rows = await db().image.findMany({ select: { path: true } })
  const names = new Set(rows.flatMap(({ path }) => smallFilesOf(path)))
  expect(storedNames().filter((name) => !before.has(name) && !names.has(name))).toEqual([])
})

test('the order is the one that was sent; other ids than all are refused', async () => {
  await create()
  const ids = async () => ((await (await ask(services.GET)).json()) as Item[]).map(({ id }) => id)
  const turned = (await ids()).toReversed()
  const send = (wanted: unknown) => ask(order, { method: 'PUT', token, json: { ids: wanted } })
  expect((await send(turned)).status).toBe(204)
  expect(await ids()).toEqual(turned)
  for (const wrong of [
    turned.slice(1),
    [...turned, turned[0]],
    [...turned.slice(1), turned[1]],
    ['x'],
    'x',
    undefined,
  ]) {
    await problemIn(await send(wrong), 400)
  }
  expect(await ids()).toEqual(turned)
  expect((await ids()).at(-1)).not.toBe((await create()).id)
  expect((await ids()).at(-1)).toBe((await db().service.findFirst({ orderBy: { id: 'desc' } }))!.id)
})

test.each(['01890a5d-ac96-774b-bcce-b302099a8057', 'abc'])('what is not there is 404: %s', async (id) => {
  const answers = [
    await put(id, { title: 'x' }),
    await remove(id),
    await upload(id),
    await removeImage(id, '/uploads/x.png'),
  ]
  expect(statusesOf(answers)).toEqual([404, 404, 404, 404])
})
