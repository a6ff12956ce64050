import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { ask, problemIn, statusesOf, useDatabase } from '../support/handlers'
import { type Item, itemIn, newTitle, openServices } from '../support/services'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const services = serviceRoutes['']
const { PUT: order } = serviceRoutes['order']

useDatabase()

const CONFLICT = 'Bu başlık veya benzeri zaten kullanımda (URL çakışması).'
const STALE = 'Bu kayıt siz düzenlerken değişti.'

let calls: Awaited<ReturnType<typeof openServices>>

beforeAll(async () => {
  calls = await openServices()
})

test('a created service has the trimmed fields and is listed last', async () => {
  const title = newTitle('Işıklı Kart')
  const response = await calls.post({
    title: ` ${title} `,
    benefits: [' hızlı ', '', '  '],
    brands: ['Yumaro'],
    detailsDescription: 'a\r\nb',
  })
  const item = await itemIn(response, 201)
  expect(item).toMatchObject({
    title,
    slug: title.replace('Işıklı Kart ', 'isikli-kart-'),
    description: '',
    detailsDescription: 'a\nb',
    iconName: 'Wrench',
    benefits: ['hızlı'],
    brands: ['Yumaro'],
    imageUrls: [],
  })
  expect(response.headers.get('location')).toBe(`/api/Services/${item.slug}`)
  const again = await calls.read(item.slug)
  expect(again.headers.get('etag')).toBe(response.headers.get('etag'))
  expect(await itemIn(again)).toEqual(item)
  const all = (await (await ask(services.GET)).json()) as Item[]
  expect(all.at(-1)).toEqual(item)
})

test('an invalid field is named in the problem and nothing is stored', async () => {
  const before = await db().service.count()
  for (const [fields, field] of [
    [{ title: ' ' }, 'title'],
    [{ iconName: 'Rocket' }, 'iconName'],
    [{ benefits: Array<string>(51).fill('x') }, 'benefits'],
    [{ brands: ['x'.repeat(201)] }, 'brands'],
    [{ description: 'x'.repeat(2001) }, 'description'],
  ] as const) {
    const { errors } = await problemIn(await calls.post({ title: newTitle(), ...fields }), 400)
    expect(Object.keys(errors ?? {})).toEqual([field])
  }
  expect(await db().service.count()).toBe(before)
})

test('a title whose slug is taken is 409 on create and on change', async () => {
  const [first, second] = [await calls.create(), await calls.create()]
  for (const response of [
    await calls.post({ title: `${first.title.toLocaleUpperCase('tr')} !` }),
    await calls.put(second.id, { title: first.title }),
  ]) {
    expect((await problemIn(response, 409)).message).toBe(CONFLICT)
  }
  expect((await itemIn(await calls.read(second.slug))).title).toBe(second.title)
})

test('concurrent creates with one title: exactly one succeeds', async () => {
  const title = newTitle('Yarış')
  const answers = await Promise.all(Array.from({ length: 8 }, () => calls.post({ title })))
  expect(statusesOf(answers)).toEqual([201, ...Array<number>(7).fill(409)])
})

test('the former slugs of a service redirect until another service takes them', async () => {
  const item = await calls.create()
  const second = await itemIn(await calls.put(item.id, { title: newTitle('İkinci') }))
  const third = await itemIn(await calls.put(item.id, { title: newTitle('Üçüncü') }))
  for (const old of [item.slug, second.slug]) {
    const moved = await calls.read(old)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/api/Services/${third.slug}`])
  }
  const heir = await calls.create({ title: item.title })
  expect((await itemIn(await calls.read(item.slug))).id).toBe(heir.id)
  expect((await calls.remove(heir.id)).status).toBe(204)
  // A former slug that another service took does not come back.
  await problemIn(await calls.read(item.slug), 404)
  expect((await calls.read(second.slug)).status).toBe(308)
})

test('a service that is renamed back gets its first slug again', async () => {
  const item = await calls.create()
  const other = await itemIn(await calls.put(item.id, { title: newTitle('Ara') }))
  expect((await itemIn(await calls.put(item.id, { title: item.title }))).slug).toBe(item.slug)
  expect((await calls.read(item.slug)).status).toBe(200)
  expect((await calls.read(other.slug)).headers.get('location')).toBe(`/api/Services/${item.slug}`)
})

test('a change without a new title keeps the slug', async () => {
  const item = await calls.create()
  await db().service.update({ where: { id: item.id }, data: { slug: 'elle-verilen' } })
  expect((await itemIn(await calls.put(item.id, { title: item.title, description: 'yeni' }))).slug).toBe('elle-verilen')
})

test('a reserved slug and a title without letters get a slug with a prefix', async () => {
  expect((await calls.create({ title: 'Order' })).slug).toBe('hizmet-order')
  const stars = await calls.create({ title: '★★★' })
  expect(stars.slug).toBe(`hizmet-${stars.id.slice(-8)}`)
})

test('a change with an outdated tag is 412 and changes nothing', async () => {
  const item = await calls.create()
  const etag = await calls.tagOf(item.slug)
  const changed = await calls.put(item.id, { title: item.title, description: 'bir' }, { 'if-match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  expect((await problemIn(await calls.put(item.id, { title: 'Eski' }, { 'if-match': etag }), 412)).message).toBe(STALE)
  expect((await itemIn(await calls.read(item.slug))).description).toBe('bir')
})

test('a change is accepted with a weak tag, with * and without a tag', async () => {
  const item = await calls.create()
  const weak = `W/${await calls.tagOf(item.slug)}`
  expect((await calls.put(item.id, { title: item.title }, { 'if-match': weak })).status).toBe(200)
  expect((await calls.put(item.id, { title: item.title }, { 'if-match': '*' })).status).toBe(200)
  expect((await calls.put(item.id, { title: item.title })).status).toBe(200)
})

test('concurrent changes with one tag: exactly one succeeds', async () => {
  const item = await calls.create()
  const etag = await calls.tagOf(item.slug)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      calls.put(item.id, { title: item.title, description: `${i}` }, { 'if-match': etag }),
    ),
  )
  expect(statusesOf(answers)).toEqual([200, 412, 412, 412, 412, 412])
})

test('concurrent changes without a tag: the last one is stored completely', async () => {
  const item = await calls.create()
  const texts = Array.from({ length: 6 }, (_, i) => ({
    description: `${i}`,
    detailsDescription: `${i}`,
    brands: [`${i}`],
  }))
  await Promise.all(texts.map((text) => calls.put(item.id, { title: item.title, ...text })))
  const { description, detailsDescription, brands } = await itemIn(await calls.read(item.slug))
  expect(texts).toContainEqual({ description, detailsDescription, brands })
})

const listedIds = async () => ((await (await ask(services.GET)).json()) as Item[]).map(({ id }) => id)
const sendOrder = (ids: unknown) => ask(order, { method: 'PUT', token: calls.token, json: { ids } })

test('services are listed in the order that was sent, and a new one last', async () => {
  await calls.create()
  const turned = (await listedIds()).toReversed()
  expect((await sendOrder(turned)).status).toBe(204)
  expect(await listedIds()).toEqual(turned)
  const { id } = await calls.create()
  expect(await listedIds()).toEqual([...turned, id])
})

test('an order that does not name each service once is refused', async () => {
  await calls.create()
  const ids = await listedIds()
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), ids[1]], ['x'], 'x', undefined])
    await problemIn(await sendOrder(wrong), 400)
  expect(await listedIds()).toEqual(ids)
})

test.each(['01890a5d-ac96-774b-bcce-b302099a8057', 'abc'])(
  'writes to a service that does not exist are 404: %s',
  async (id) => {
    const answers = [
      await calls.put(id, { title: 'x' }),
      await calls.remove(id),
      await calls.upload(id),
      await calls.removeImage(id, '/uploads/x.png'),
    ]
    expect(statusesOf(answers)).toEqual([404, 404, 404, 404])
  },
)
