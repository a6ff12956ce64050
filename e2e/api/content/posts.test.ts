import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { NARROWEST_WEBP } from '@/lib/platform/media/picture'
import { filesOf } from '@/lib/platform/media/storage'
import { bodyOf, isStored, problemIn, storedNames, useCaller } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { callsOf, type Fields, itemIn, textsOf } from '../../support/calls/kind-calls'

const caller = useCaller()

const posts = callsOf('post', caller)
const references = callsOf('reference', caller)

const create = async (content = 'Metin') => (await posts.add({ content })) as unknown as Record<string, string>
const put = (item: Record<string, string>, content: string, fields: Fields = {}) =>
  posts.change(item.id!, { title: item.title, content, ...fields })
const upload = async (key: string) =>
  caller.ask('POST BlogPosts/[key]/upload-image', { params: { key }, form: { file: await newPicture() } })
const addPicture = async (id: string) => (await bodyOf(upload(id), 201)).imageUrl

test.each([
  ['post', posts, 'imageFile', 'imageUrl'],
  ['reference', references, 'logoFile', 'logoUrl'],
] as const)('a change of a %s keeps the picture unless it has a new one', async (_, calls, fileField, urlField) => {
  const item = await calls.add()
  const texts = textsOf(await calls.newFields())
  expect((await itemIn(calls.change(item.id, texts)))[urlField]).toBe(item[urlField])
  const changedItem = await itemIn(calls.change(item.id, { ...texts, [fileField]: await newPicture('b.PNG') }))
  expect([item[urlField], changedItem[urlField]].map((path) => isStored(String(path)))).toEqual([false, true])
})

test('a cover keeps its alternative text, and a new cover has none', async () => {
  const item = (await posts.add({ imageAlt: ' Ölçüm ' })) as unknown as Record<string, string>
  expect(item.imageAlt).toBe('Ölçüm')
  const altAfterChange = async (fields: Fields) => (await itemIn(put(item, 'x', fields))).imageAlt
  expect(await altAfterChange({})).toBe('Ölçüm')
  expect(await altAfterChange({ imageAlt: '' })).toBe('')
  expect(await altAfterChange({ imageFile: await newPicture(), imageAlt: 'Kart' })).toBe('Kart')
  expect(await altAfterChange({ imageFile: await newPicture() })).toBe('')
  const { errors } = await problemIn(put(item, 'x', { imageAlt: 'a'.repeat(201) }), 400)
  expect(Object.keys(errors ?? {})).toEqual(['imageAlt'])
})

test('a reference sent several times with the same idempotency key is added once, even by simultaneous requests', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const fileCount = storedNames().length
  const form = { name: 'Bir kez', logoFile: await newPicture() }
  const add = () => caller.ask('POST References', { headers, form })
  const responses = [await add(), ...(await Promise.all([add(), add()]))]
  const items = await Promise.all(responses.map((response) => itemIn(response, 201)))
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set([headers['idempotency-key']]))
  const files = filesOf({ path: String(items[0]!.logoUrl), widths: [NARROWEST_WEBP] })
  expect(storedNames()).toHaveLength(fileCount + files.length)
})

test('a picture in a text is deleted when the text is saved without it', async () => {
  const item = await create()
  const [firstUrl, secondUrl] = [await addPicture(item.id!), await addPicture(item.id!)]
  await itemIn(put(item, `![](${firstUrl})\n\n![](${secondUrl})`))
  expect([firstUrl, secondUrl].map(isStored)).toEqual([true, true])
  await itemIn(put(item, `![](${firstUrl})`))
  expect([firstUrl, secondUrl].map(isStored)).toEqual([true, false])
  expect(await db().image.findMany({ where: { textPostId: item.id }, select: { path: true } })).toEqual([
    { path: firstUrl },
  ])
})

test('a custom slug is kept when the title changes, an empty slug follows the title, and former slugs redirect', async () => {
  const item = await posts.add({ title: 'Yazının adı', slug: 'eski-sitedeki-adres' })
  expect(item.slug).toBe('eski-sitedeki-adres')
  const change = async (fields: Fields) => itemIn(posts.change(item.id, { content: 'x', ...fields }))
  expect((await change({ title: 'Yeni adı' })).slug).toBe('eski-sitedeki-adres')
  expect((await change({ title: 'Yeni adı', slug: 'baska-adres' })).slug).toBe('baska-adres')
  expect((await change({ title: 'Yeni adı', slug: '' })).slug).toBe('yeni-adi')
  for (const formerSlug of ['eski-sitedeki-adres', 'baska-adres'])
    expect((await posts.read(formerSlug)).headers.get('location')).toBe('/api/BlogPosts/yeni-adi')
})

test('a taken or invalid slug is refused with the reason on its field, and changes nothing', async () => {
  const [otherPost, item] = [await posts.add(), await posts.add()]
  for (const [slug, status, reason] of [
    [otherPost.slug, 409, /kullanılıyor/],
    ['Büyük Harf', 400, /küçük harf/],
    ['sayfa', 400, /sitenin kendi adreslerinde/],
    ['a'.repeat(95), 400, /^En çok 80 karakter yazın\.$/],
  ] as const) {
    const texts = textsOf(await posts.newFields())
    const responses = [posts.change(item.id, { ...texts, slug }), posts.create({ ...(await posts.newFields()), slug })]
    for (const response of responses)
      expect((await problemIn(response, status)).errors).toEqual({ slug: [expect.stringMatching(reason)] })
  }
  expect(await itemIn(posts.read(item))).toEqual(item)
})

test('a published post keeps a publication date in the past, and a date in the future or before 1990 is refused', async () => {
  const pastTime = '2014-05-07T21:00:00.000Z'
  const item = await posts.add({ state: 'published', publishedAt: pastTime })
  expect([item.publishedAt, item.createdAt]).toEqual([pastTime, pastTime])
  const texts = textsOf(await posts.newFields())
  expect((await itemIn(posts.change(item.id, texts))).publishedAt).toBe(pastTime)
  for (const publishedAt of [new Date(Date.now() + 60_000).toISOString(), '1989-12-31T00:00:00Z']) {
    const response = await posts.change(item.id, { ...texts, state: 'published', publishedAt })
    expect(Object.keys((await problemIn(response, 400)).errors!)).toEqual(['publishedAt'])
  }
})
