import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import type { FaultJson } from '@/lib/faults/output'
import { ask, newToken, problemIn, useDatabase } from '../support/handlers'
import { added, newCaller, send } from '../support/route-access'
import { routes as faultRoutes } from '@/app/api/Faults/[[...path]]/routes'

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

describe('a fault that is there already', () => {
  test('is refused in any case of its brand, series and code', async () => {
    const { code } = await calls.create()
    const again = { brand: 'YUMARO', series: 'ys2', code: code.toLowerCase(), title: 'Başka' }
    const { message, errors } = await problemIn(await calls.post(again), 409)
    expect(message).toBe(`YUMARO ys2 için ${again.code} zaten kayıtlı.`)
    expect(errors).toEqual({ code: [message] })
  })
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
