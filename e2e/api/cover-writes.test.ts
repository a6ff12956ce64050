import { beforeAll, describe, expect, test } from 'vitest'
import type { Handler } from '@/lib/api/route'
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
import { routes as postRoutes } from '@/app/api/BlogPosts/[[...path]]/routes'
import { routes as referenceRoutes } from '@/app/api/References/[[...path]]/routes'

const posts = postRoutes['']
const post = postRoutes['[key]']
const references = referenceRoutes['']
const reference = referenceRoutes['[key]']

useDatabase()

let token: string
beforeAll(async () => {
  token = await newToken()
})

type Item = { id: string; slug: string } & Record<string, string>
type Fields = Record<string, string | File | undefined>
type Kind = {
  list: { POST: Handler; GET: Handler }
  one: { GET: Handler; PUT: Handler; DELETE: Handler }
  text: string
  file: string
  url: string
  more: Record<string, string>
  missing: string
  key: (item: Item) => string
}

let made = 0
const newText = () => `Kayıt ${(made += 1)}`
const itemIn = async (response: Response, status = 200) => {
  expect(response.status).toBe(status)
  return (await response.json()) as Item
}

describe.each<[string, Kind]>([
  [
    'BlogPosts',
    {
      list: posts,
      one: post,
      text: 'title',
      file: 'imageFile',
      url: 'imageUrl',
      more: { content: 'Bir\r\niki', summary: 'Özet', author: 'Ayşe' },
      missing: 'Yeni yazı eklerken kapak görseli seçmek zorunludur.',
      key: ({ slug }) => slug,
    },
  ],
  [
    'References',
    {
      list: references,
      one: reference,
      text: 'name',
      file: 'logoFile',
      url: 'logoUrl',
      more: {},
      missing: 'Yeni referans eklerken logo seçmek zorunludur.',
      key: ({ id }) => id,
    },
  ],
])('%s', (name, { list, one, text, file, url, more, missing, key }) => {
  const create = async (fields: Fields = {}) =>
    ask(list.POST, {
      method: 'POST',
      token,
      form: { [text]: newText(), [file]: await newPicture(), ...more, ...fields },
    })
  const change = (id: string, fields: Fields, headers?: Record<string, string>) =>
    ask(one.PUT, { method: 'PUT', token, params: { key: id }, form: { ...more, ...fields }, headers })
  const remove = (id: string) => ask(one.DELETE, { method: 'DELETE', token, params: { key: id } })
  const read = (item: Item) => ask(one.GET, { params: { key: key(item) } })

  test('is created with its fields, its picture and its tag', async () => {
    const response = await create()
    const item = await itemIn(response, 201)
    expect(response.headers.get('location')).toBe(`/api/${name}/${key(item)}`)
    expect(isStored(item[url]!)).toBe(true)
    const again = await read(item)
    expect(again.headers.get('etag')).toBe(response.headers.get('etag'))
    expect(await itemIn(again)).toEqual(item)
  })

  test('without a picture, or with a text instead, is a problem at the field', async () => {
    for (const value of [undefined, 'metin', new File([], '')]) {
      expect((await problemIn(await create({ [file]: value }), 400)).errors).toEqual({ [file]: [missing] })
    }
  })

  test('an invalid text leaves no file', async () => {
    const before = storedNames()
    const { errors } = await problemIn(await create({ [text]: '  ' }), 400)
    expect(Object.keys(errors!)).toEqual([text])
    await problemIn(await create({ [file]: new File(['GIF89a metin'], 'a.gif') }), 400)
    await problemIn(await create({ [file]: await newPicture('a.webp') }), 415)
    expect(storedNames()).toEqual(before)
  })

  test('a change keeps the picture unless it has a new one', async () => {
    const item = await itemIn(await create(), 201)
    const kept = await itemIn(await change(item.id, { [text]: newText() }))
    expect(kept[url]).toBe(item[url])
    const changed = await itemIn(await change(item.id, { [text]: kept[text]!, [file]: await newPicture('b.PNG') }))
    expect([isStored(item[url]!), isStored(changed[url]!)]).toEqual([false, true])
    expect((await remove(item.id)).status).toBe(204)
    expect(isStored(changed[url]!)).toBe(false)
    await problemIn(await remove(item.id), 404)
  })

  test('a change with an outdated tag is 412 and leaves no file', async () => {
    const item = await itemIn(await create(), 201)
    const etag = (await read(item)).headers.get('etag')!
    const now = await itemIn(await change(item.id, { [text]: newText() }, { 'if-match': etag }))
    const before = storedNames()
    const stale = await change(item.id, { [text]: newText(), [file]: await newPicture() }, { 'if-match': etag })
    expect((await problemIn(stale, 412)).message).toBe('Bu kayıt siz düzenlerken değişti.')
    expect(storedNames()).toEqual(before)
    expect(await itemIn(await read(now))).toEqual(now)
  })

  test('of concurrent new pictures only one keeps its files', async () => {
    const item = await itemIn(await create(), 201)
    const before = storedNames().filter((file) => !smallFilesOf(item[url]!).includes(file))
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => change(item.id, { [text]: item[text]!, [file]: await newPicture() })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const now = await itemIn(await read(item))
    expect(storedNames()).toEqual([...before, ...smallFilesOf(now[url]!)].toSorted())
  })

  test('a change of a missing item is 404 and leaves no file', async () => {
    const before = storedNames()
    for (const id of ['01890a5d-ac96-774b-bcce-b302099a8057', 'abc']) {
      await problemIn(await change(id, { [text]: 'x', [file]: await newPicture() }), 404)
      await problemIn(await remove(id), 404)
    }
    expect(storedNames()).toEqual(before)
  })
})

test('concurrent creates with one title: one post, one conflict, no orphaned file', async () => {
  const title = newText()
  const before = storedNames()
  const send = async () =>
    ask(posts.POST, { method: 'POST', token, form: { title, content: 'x', imageFile: await newPicture() } })
  const answers = await Promise.all([send(), send()])
  expect(statusesOf(answers)).toEqual([201, 409])
  const conflict = answers.find(({ status }) => status === 409)!
  expect((await problemIn(conflict, 409)).message).toBe('Bu başlık veya benzeri zaten kullanımda (URL çakışması).')
  expect(storedNames()).toHaveLength(before.length + 2)
})

test('a post has normalised line breaks and the default author Admin', async () => {
  const form = { title: newText(), content: 'Bir\r\n\r\niki <b>üç</b>', author: '  ', imageFile: await newPicture() }
  const item = await itemIn(await ask(posts.POST, { method: 'POST', token, form }), 201)
  expect([item.content, item.author, item.summary]).toEqual(['Bir\n\niki <b>üç</b>', 'Admin', ''])
})

test('a renamed post redirects and keeps its date', async () => {
  const form = { title: newText(), content: 'x', imageFile: await newPicture() }
  const item = await itemIn(await ask(posts.POST, { method: 'POST', token, form }), 201)
  const renamed = await itemIn(
    await ask(post.PUT, { method: 'PUT', token, params: { key: item.id }, form: { title: newText(), content: 'x' } }),
  )
  expect(renamed.createdAt).toBe(item.createdAt)
  const moved = await ask(post.GET, { params: { key: item.slug } })
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `/api/BlogPosts/${renamed.slug}`])
})

test('a form field that is sent twice is refused', async () => {
  const form = new FormData()
  form.append('name', 'Bir')
  form.append('name', 'İki')
  form.append('logoFile', await newPicture())
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }
  const { errors } = await problemIn(
    await references.POST(new Request('http://site.example/', init), { params: Promise.resolve({}) }),
    400,
  )
  expect(Object.keys(errors!)).toEqual(['name'])
})

test('a reference that is sent again with its key, one after the other or at once, is added once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const before = storedNames().length
  const logoFile = await newPicture()
  const add = () => ask(references.POST, { method: 'POST', token, headers, form: { name: 'Bir kez', logoFile } })
  const answers = [await add(), ...(await Promise.all([add(), add()]))]
  const added = await Promise.all(answers.map((answer) => itemIn(answer, 201)))
  expect(new Set(added.map(({ id }) => id))).toEqual(new Set([headers['idempotency-key']]))
  expect(storedNames()).toHaveLength(before + smallFilesOf(added[0]!.logoUrl!).length)
})
