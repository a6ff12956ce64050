import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import type { FaultGroups, FaultJson, TargetsJson } from '@/lib/faults/output'
import { ask, newToken, problemIn, useDatabase } from '../support/handlers'
import { added, newCaller, send } from '../support/route-access'
import { routes as faultRoutes } from '@/app/api/Faults/[[...path]]/routes'

const { GET: groups } = faultRoutes['groups']
const { GET: links } = faultRoutes['links']
const all = faultRoutes['']
const one = faultRoutes['[key]']

useDatabase()

/** Returns the fault of an answer. */
async function faultIn(response: Response, status = 200): Promise<FaultJson> {
  expect(response.status).toBe(status)
  return (await response.json()) as FaultJson
}

let made = 0

/** Returns a code that no other test of the file uses. */
const newCode = () => `E${(made += 1)}`

/** Starts a session and returns the calls of its administrator. Calls with `as: undefined` are a visitor's. */
async function openFaults() {
  const token = await newToken()
  const staff = { as: token as string | undefined }
  const post = (fields: object) =>
    ask(all.POST, { method: 'POST', token, json: { brand: 'Yumaro', series: 'YS2', title: 'Akım', ...fields } })
  const read = (slug: string, query = '', { as } = staff) => ask(one.GET, { params: { key: slug }, query, token: as })
  const list = (query = '', { as } = staff) => ask(all.GET, { query, token: as })
  const codesIn = async (response: Response) => {
    expect(response.status).toBe(200)
    return ((await response.json()) as FaultJson[]).map(({ code }) => code)
  }
  return {
    token,
    post,
    put: (id: string, fields: object) => ask(one.PUT, { method: 'PUT', token, params: { key: id }, json: fields }),
    read,
    list,
    codesIn,
    /** The codes that a list shows to staff. */
    codes: async (query = '') => codesIn(await list(query)),
    /** The codes that a list shows to a visitor. */
    publicCodes: async (query = '') => codesIn(await list(query, { as: undefined })),
    /** Creates a fault with a code of its own. */
    create: async (fields: object = {}) => faultIn(await post({ code: newCode(), ...fields }), 201),
  }
}

const VISITOR = { as: undefined }

let calls: Awaited<ReturnType<typeof openFaults>>
const ids = { servo: newId(), draft: newId(), post: newId(), draftPost: newId() }

const LATER = () => ({ state: 'scheduled', publishedAt: new Date(Date.now() + 3600_000).toISOString() })

beforeAll(async () => {
  calls = await openFaults()
  await db().service.createMany({
    data: [
      { id: ids.servo, slug: 'servo', title: 'Servo Sürücü Tamiri', deviceName: 'Servo sürücü', position: 1 },
      { id: ids.draft, slug: 'gizli', title: 'Gizli Hizmet', deviceName: 'Gizli cihaz', isDraft: true, position: 2 },
    ],
  })
  await db().blogPost.createMany({
    data: [
      { id: ids.post, slug: 'yazi', title: 'Yazı', content: 'x', publishedAt: '2026-01-01T00:00:00Z' },
      { id: ids.draftPost, slug: 'taslak-yazi', title: 'Taslak yazı', content: 'x', isDraft: true },
    ],
  })
  await calls.create({ code: 'E-10', serviceId: ids.servo })
  await calls.create({ code: 'E-7', serviceId: ids.servo, title: 'IŞIK yanmıyor' })
  await calls.create({
    code: 'F.05',
    brand: 'Vektral',
    series: 'VX',
    serviceId: ids.draft,
    relatedPostId: ids.draftPost,
  })
  await calls.create({ code: '7A', brand: 'VEKTRAL', series: 'VX2', relatedPostId: ids.post })
  await calls.create({ code: '', title: 'Açılmıyor' })
  await calls.create({ code: 'T1', state: 'draft', serviceId: ids.servo })
  await calls.create({ code: 'Z1', brand: 'Vektral', ...LATER() })
})

describe('the list', () => {
  test('goes by code, numbers by their size, and ends with faults without a code', async () => {
    expect(await calls.publicCodes()).toEqual(['7A', 'E-7', 'E-10', 'F.05', ''])
  })

  test.each([
    ['?brand=vektral', ['7A', 'F.05']],
    ['?service=servo', ['E-7', 'E-10']],
    ['?service=', ['7A', '']],
    ['?letter=e', ['E-7', 'E-10']],
    ['?letter=kod-yok', ['']],
    ['?letter=0-9&brand=vektral', ['7A']],
    ['?q=isik', ['E-7']],
  ])('is narrowed by %s', async (query, codes) => {
    expect(await calls.publicCodes(query)).toEqual(codes)
  })
})

describe('a visitor', () => {
  test('learns nothing of a service and a post that are drafts', async () => {
    const [seen] = (await (await calls.list('?brand=vektral&letter=f')).json()) as { slug: string }[]
    const text = await (await calls.read(seen!.slug, '', VISITOR)).text()
    expect(JSON.parse(text)).toMatchObject({ serviceId: null, device: null, relatedPostId: null })
    for (const secret of [ids.draft, ids.draftPost, 'gizli', 'Gizli']) expect(text).not.toContain(secret)
    expect(await (await calls.list('', VISITOR)).text()).not.toMatch(/[Gg]izli/)
  })

  test('finds no faults by a service that is a draft', async () => {
    expect(await calls.publicCodes('?service=gizli')).toEqual([])
    expect(await calls.codes('?service=gizli')).toEqual(['F.05'])
  })
})

test('staff see the links of a published fault that the public does not see', async () => {
  const [fault] = (await (await calls.list('?state=published&letter=f')).json()) as { slug: string }[]
  expect(fault).toMatchObject({ serviceId: ids.draft, relatedPostId: ids.draftPost })
  expect(await faultIn(await calls.read(fault!.slug, '?state=published'))).toEqual(fault)
})

describe('the numbers of the panel', () => {
  const count = async (query = '') => (await (await ask(groups, { query, token: calls.token })).json()) as FaultGroups

  test('count the states within a brand and a service, and everything else without them', async () => {
    const { total, withoutService, brands, states } = await count('?brand=yumaro&service=servo')
    expect(states).toEqual({ draft: 1, scheduled: 0, published: 2 })
    expect({ total, withoutService, brands: brands.map(({ brandSlug, count: of }) => [brandSlug, of]) }).toEqual({
      total: 7,
      withoutService: 3,
      brands: [
        ['vektral', 3],
        ['yumaro', 4],
      ],
    })
  })
})

test('a fault may be linked to every service, by the name of its device, and to every post, newest first', async () => {
  const targets = (await (await ask(links, { token: calls.token })).json()) as TargetsJson
  expect(targets.services).toEqual([
    { id: ids.servo, slug: 'servo', title: 'Servo Sürücü Tamiri', device: 'Servo sürücü' },
    { id: ids.draft, slug: 'gizli', title: 'Gizli Hizmet', device: 'Gizli cihaz' },
  ])
  expect(targets.posts.map(({ title }) => title)).toEqual(['Taslak yazı', 'Yazı'])
})

test('a call without a page never gets all faults', async () => {
  for (let number = 1; number <= 51; number += 1) await calls.create({ code: `N${number}`, brand: 'Nordhel' })
  const answer = await calls.list('?brand=nordhel', VISITOR)
  expect(answer.headers.get('x-total-count')).toBe('51')
  expect(await calls.codesIn(answer)).toHaveLength(50)
})

const newService = () => added('Services')

test('a created fault has the trimmed fields, one line where there is one, and the address of its words', async () => {
  const response = await calls.post({
    brand: ' Brenk +  Sohl ',
    series: 'BD4',
    code: ' F.05 ',
    title: 'Çıkışta\ntoprak kaçağı',
    symptoms: 'a\r\nb',
    causes: [' Kablo\nıslak ', '', '  '],
    checks: ['Kabloya bakın.'],
  })
  const fault = await faultIn(response, 201)
  expect(fault).toMatchObject({
    slug: 'brenk-sohl-bd4-f-05-cikista-toprak-kacagi',
    brand: 'Brenk + Sohl',
    brandSlug: 'brenk-sohl',
    code: 'F.05',
    title: 'Çıkışta toprak kaçağı',
    symptoms: 'a\nb',
    causes: ['Kablo ıslak'],
    checks: ['Kabloya bakın.'],
    warning: '',
    repair: '',
    serviceId: null,
    device: null,
    relatedPostId: null,
    featured: false,
    state: 'published',
  })
  expect(response.headers.get('location')).toBe(`/api/Faults/${fault.slug}`)
  const again = await calls.read(fault.slug)
  expect(again.headers.get('etag')).toBe(response.headers.get('etag'))
  expect(await faultIn(again)).toEqual(fault)
})

test.each([
  ['title', { title: '' }, 'Başlık yazın.'],
  ['serviceId', { serviceId: newId() }, 'Bu cihaz grubu artık yok. Başka birini seçin.'],
  ['relatedPostId', { relatedPostId: newId() }, 'Bu yazı artık yok. Başka birini seçin.'],
  ['featured', { featured: true }, 'Hizmet sayfasında göstermek için cihaz grubunu seçin.'],
])('a wrong %s is named, and nothing is stored: %j', async (field, fields, text) => {
  const before = await db().fault.count()
  const { errors } = await problemIn(await calls.post({ code: newCode(), ...fields }), 400)
  expect(errors).toEqual({ [field]: [text] })
  expect(await db().fault.count()).toBe(before)
})

describe('a fault that is there already', () => {
  test('is refused in any case of its brand, series and code', async () => {
    const { code } = await calls.create()
    const again = { brand: 'YUMARO', series: 'ys2', code: code.toLowerCase(), title: 'Başka' }
    const { message, errors } = await problemIn(await calls.post(again), 409)
    expect(message).toBe(`YUMARO ys2 için ${again.code} zaten kayıtlı.`)
    expect(errors).toEqual({ code: [message] })
  })

  test('is refused by its title when it has no code', async () => {
    const title = 'Dokunmatik tepki vermiyor'
    await calls.create({ code: '', title })
    const { errors } = await problemIn(await calls.post({ code: '', title: title.toLocaleUpperCase('tr') }), 409)
    expect(Object.keys(errors ?? {})).toEqual(['title'])
  })
})

test('a fault with the words of another one gets an ending to its address', async () => {
  const [first, second] = [await calls.create({ code: 'E 77' }), await calls.create({ code: 'E-77' })]
  expect(second.slug).toBe(`${first.slug}-${second.id.slice(-8)}`)
})

describe('the table of a service', () => {
  test('takes eight faults, which may be changed, and says so to the ninth', async () => {
    const serviceId = await newService()
    const [fault] = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => calls.create({ serviceId, featured: true })))
    expect((await calls.put(fault!.id, { ...fault, repair: 'x' })).status).toBe(200)
    const ninth = await calls.create({ serviceId })
    const { errors } = await problemIn(await calls.put(ninth.id, { ...ninth, featured: true }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['featured'])
  })

  test('does not stop the service from being deleted, and its faults stay without it', async () => {
    const serviceId = await newService()
    const fault = await calls.create({ serviceId, featured: true })
    const caller = await newCaller()
    expect((await send('DELETE Services/[key]', { params: { key: serviceId } }, caller)).status).toBe(204)
    const left = await faultIn(await calls.read(fault.slug))
    expect(left).toMatchObject({ serviceId: null, device: null, featured: false })
    expect((await calls.put(fault.id, { ...left, repair: 'x' })).status).toBe(200)
  })
})

test('a fault outlives its related post', async () => {
  const post = await db().blogPost.create({ data: { id: newId(), slug: 'bagli-yazi', title: 'Yazı', content: 'x' } })
  const fault = await calls.create({ relatedPostId: post.id })
  expect(fault.relatedPostId).toBe(post.id)
  await db().blogPost.delete({ where: { id: post.id } })
  expect((await faultIn(await calls.read(fault.slug))).relatedPostId).toBeNull()
})
