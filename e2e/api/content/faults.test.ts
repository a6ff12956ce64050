import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { ask, bodyOf, problemIn, useCaller } from '../../support/calls/handlers'
import { addItem } from '../../support/route-access'

const caller = useCaller()

let codeCount = 0
const newCode = () => `E${(codeCount += 1)}`

const post = (fields: object) =>
  caller.ask('POST Faults', { json: { brand: 'Yumaro', series: 'YS2', title: 'Akım', ...fields } })
const create = (fields: object = {}) => bodyOf(post({ code: newCode(), ...fields }), 201)
const put = (key: string, fields: object) => caller.ask('PUT Faults/[key]', { params: { key }, json: fields })
const listFaults = (query = '') => bodyOf(ask('GET Faults', { query }))

const ids = { servo: newId(), draftService: newId(), post: newId(), draftPost: newId() }

const inAnHour = () => ({ state: 'scheduled', publishedAt: new Date(Date.now() + 3600_000).toISOString() })

beforeAll(async () => {
  await db().service.createMany({
    data: [
      { id: ids.servo, slug: 'servo', title: 'Servo Sürücü Tamiri', deviceName: 'Servo sürücü' },
      { id: ids.draftService, slug: 'gizli', title: 'Gizli Hizmet', deviceName: 'Gizli cihaz', isDraft: true },
    ],
  })
  await db().blogPost.createMany({
    data: [
      { id: ids.post, slug: 'yazi', title: 'Yazı', content: 'x', publishedAt: '2026-01-01T00:00:00Z' },
      { id: ids.draftPost, slug: 'taslak-yazi', title: 'Taslak yazı', content: 'x', isDraft: true },
    ],
  })
  await create({ code: 'E-10', serviceId: ids.servo })
  await create({ code: 'E-7', serviceId: ids.servo, title: 'IŞIK yanmıyor' })
  const hidden = { serviceId: ids.draftService, relatedPostId: ids.draftPost }
  await create({ code: 'F.05', brand: 'Vektral', series: 'VX', ...hidden })
  await create({ code: '7A', brand: 'VEKTRAL', series: 'VX2', relatedPostId: ids.post })
  await create({ code: '', title: 'Açılmıyor' })
  await create({ code: 'T1', state: 'draft', serviceId: ids.servo })
  await create({ code: 'Z1', brand: 'Vektral', ...inAnHour() })
})

test.each([
  ['', ['7A', 'E-7', 'E-10', 'F.05', '']],
  ['?brand=vektral', ['7A', 'F.05']],
  ['?service=servo', ['E-7', 'E-10']],
  ['?service=', ['7A', '']],
  ['?letter=kod-yok', ['']],
  ['?letter=0-9&brand=vektral', ['7A']],
  ['?q=isik', ['E-7']],
  ['?service=gizli', []],
])(
  'the list %s is sorted by code, comparing numbers by value, and ends with faults without a code',
  async (query, codes) => {
    expect((await listFaults(query)).map(({ code }) => code)).toEqual(codes)
  },
)

test('a visitor does not see a fault’s service and post if they are drafts', async () => {
  const [fault] = await listFaults('?brand=vektral&letter=f')
  const text = await (await ask('GET Faults/[key]', { params: { key: fault!.slug } })).text()
  expect(JSON.parse(text)).toMatchObject({ serviceId: null, device: null, relatedPostId: null })
  for (const secret of [ids.draftService, ids.draftPost, 'gizli', 'Gizli']) expect(text).not.toContain(secret)
  expect(JSON.stringify(await listFaults())).not.toMatch(/[Gg]izli/)
})

test('a duplicate fault is refused, whatever the letter case of brand, series and code', async () => {
  const { code } = await create()
  const duplicateFields = { brand: 'YUMARO', series: 'ys2', code: code.toLowerCase(), title: 'Başka' }
  const { message, errors } = await problemIn(post(duplicateFields), 409)
  expect(message).toBe(`YUMARO ys2 için ${duplicateFields.code} zaten kayıtlı.`)
  expect(errors).toEqual({ code: [message] })
})

describe('the table of a service', () => {
  test('takes eight faults, which may be changed, and refuses the ninth', async () => {
    const serviceId = await addItem('Services')
    const [fault] = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => create({ serviceId, featured: true })))
    expect((await put(fault!.id, { ...fault, repair: 'x' })).status).toBe(200)
    const ninthFault = await create({ serviceId })
    const { errors } = await problemIn(put(ninthFault.id, { ...ninthFault, featured: true }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['featured'])
  })

  test('does not prevent the service from being deleted, and its faults remain without a service', async () => {
    const serviceId = await addItem('Services')
    const fault = await create({ serviceId, featured: true })
    expect((await caller.ask('DELETE Services/[key]', { params: { key: serviceId } })).status).toBe(204)
    const faultWithoutService = await bodyOf(ask('GET Faults/[key]', { params: { key: fault.slug } }))
    expect(faultWithoutService).toMatchObject({ serviceId: null, device: null, featured: false })
    expect((await put(fault.id, { ...faultWithoutService, repair: 'x' })).status).toBe(200)
  })
})
