import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { faultIn, newCode, openFaults, VISITOR } from '../support/faults'
import { ask, problemIn, statusesOf, useDatabase } from '../support/handlers'
import { itemIn, newTitle } from '../support/services'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const services = serviceRoutes['']
const service = serviceRoutes['[key]']

useDatabase()

let calls: Awaited<ReturnType<typeof openFaults>>

beforeAll(async () => {
  calls = await openFaults()
})

const newService = async (fields = {}) =>
  itemIn(await ask(services.POST, { method: 'POST', token: calls.token, json: { title: newTitle(), ...fields } }), 201)

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
  ['brand', { brand: ' ' }, 'Marka boş olamaz.'],
  ['brand', { brand: '–' }, 'Markada en az bir harf ya da rakam olmalı.'],
  ['title', { title: '' }, 'Başlık yazın.'],
  ['code', { code: 'SERVO ALARM NUMBER 414-02' }, 'Kod en çok 24 karakter olabilir. Açıklamasını başlığa yazın.'],
  ['causes', { causes: Array<string>(21).fill('x') }, 'Sebepler en çok 20 madde olabilir.'],
  ['checks', { checks: 'x' }, 'Kontroller liste olmalı.'],
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
    const title = newTitle('Dokunmatik tepki vermiyor')
    await calls.create({ code: '', title })
    const { errors } = await problemIn(await calls.post({ code: '', title: title.toLocaleUpperCase('tr') }), 409)
    expect(Object.keys(errors ?? {})).toEqual(['title'])
  })

  test('is another one in another series', async () => {
    const { code } = await calls.create()
    expect((await calls.post({ code, series: 'YS3' })).status).toBe(201)
  })

  test('is refused to a change of another one, which stays as it was', async () => {
    const [taken, other] = [await calls.create(), await calls.create()]
    await problemIn(await calls.put(other.id, { ...other, code: taken.code }), 409)
    expect(await faultIn(await calls.read(other.slug))).toEqual(other)
  })

  test('is stored once by two administrators at the same time', async () => {
    const code = newCode()
    const answers = await Promise.all([calls.post({ code }), calls.post({ code })])
    expect(statusesOf(answers)).toEqual([201, 409])
  })
})

describe('the address of a fault', () => {
  test('gets an ending when another fault has the same words', async () => {
    const [first, second] = [await calls.create({ code: 'E 77' }), await calls.create({ code: 'E-77' })]
    expect(second.slug).toBe(`${first.slug}-${second.id.slice(-8)}`)
  })

  test('follows its words, and the former one leads to it until another fault takes it', async () => {
    const before = await calls.create()
    const renamed = await faultIn(await calls.put(before.id, { ...before, title: 'Kısa devre' }))
    expect(renamed.slug).not.toBe(before.slug)
    const moved = await calls.read(before.slug)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/api/Faults/${renamed.slug}`])
    await calls.put(before.id, { ...renamed, code: newCode() })
    await faultIn(await calls.post({ code: before.code, title: before.title }), 201)
    expect((await faultIn(await calls.read(before.slug))).id).not.toBe(before.id)
  })

  test('leads on from a former one that a draft has, until a published fault takes it', async () => {
    const before = await calls.create()
    const renamed = await faultIn(await calls.put(before.id, { ...before, code: newCode() }))
    const target = async () => (await calls.read(before.slug, '', VISITOR)).headers.get('location')
    const draft = await calls.create({ code: before.code, state: 'draft' })
    expect([draft.slug, await target()]).toEqual([before.slug, `/api/Faults/${renamed.slug}`])
    await faultIn(await calls.put(draft.id, { ...draft, code: newCode() }))
    expect(await target()).toBe(`/api/Faults/${renamed.slug}`)
    const heir = await calls.create({ code: before.code })
    expect((await faultIn(await calls.read(before.slug, '', VISITOR))).id).toBe(heir.id)
  })

  test('stays when other fields change', async () => {
    const fault = await calls.create()
    const changed = await faultIn(await calls.put(fault.id, { ...fault, repair: 'Modül değişir.' }))
    expect(changed.slug).toBe(fault.slug)
  })
})

describe('a change', () => {
  test('over a state that has changed meanwhile is refused', async () => {
    const fault = await calls.create()
    const tag = (await calls.read(fault.slug)).headers.get('etag')!
    await calls.put(fault.id, { ...fault, repair: 'a' }, { 'if-match': tag })
    await problemIn(await calls.put(fault.id, { ...fault, repair: 'b' }, { 'if-match': tag }), 412)
    expect((await faultIn(await calls.read(fault.slug))).repair).toBe('a')
  })

  test('of a fault that is gone is 404', async () => {
    const fault = await calls.create()
    expect((await calls.remove(fault.id)).status).toBe(204)
    await problemIn(await calls.put(fault.id, fault), 404)
    await problemIn(await calls.remove(fault.id), 404)
    await problemIn(await calls.read(fault.slug), 404)
  })
})

describe('the table of a service', () => {
  test('takes eight faults, and says so to the ninth', async () => {
    const { id: serviceId } = await newService()
    for (let count = 0; count < 8; count += 1) await calls.create({ serviceId, featured: true })
    const ninth = await calls.create({ serviceId })
    const { errors } = await problemIn(await calls.put(ninth.id, { ...ninth, featured: true }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['featured'])
  })

  test('does not stop one of its eight faults from being changed', async () => {
    const { id: serviceId } = await newService()
    const faults = []
    for (let count = 0; count < 8; count += 1) faults.push(await calls.create({ serviceId, featured: true }))
    expect((await calls.put(faults[3]!.id, { ...faults[3], repair: 'x' })).status).toBe(200)
  })

  test('does not stop the service from being deleted, and its faults stay without it', async () => {
    const { id: serviceId } = await newService()
    const fault = await calls.create({ serviceId, featured: true })
    const remove = { method: 'DELETE', token: calls.token, params: { key: serviceId } }
    expect((await ask(service.DELETE, remove)).status).toBe(204)
    const left = await faultIn(await calls.read(fault.slug))
    expect(left).toMatchObject({ serviceId: null, device: null, featured: false })
    expect((await calls.put(fault.id, { ...left, repair: 'x' })).status).toBe(200)
  })
})

test('a fault outlives its related post', async () => {
  const post = await db().blogPost.create({ data: { id: newId(), slug: 'yazi', title: 'Yazı', content: 'x' } })
  const fault = await calls.create({ relatedPostId: post.id })
  expect(fault.relatedPostId).toBe(post.id)
  await db().blogPost.delete({ where: { id: post.id } })
  expect((await faultIn(await calls.read(fault.slug))).relatedPostId).toBeNull()
})
