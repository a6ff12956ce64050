import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import type { FaultGroups, TargetsJson } from '@/lib/faults/output'
import { faultIn, openFaults, VISITOR } from '../support/faults'
import { ask, problemIn, useDatabase } from '../support/handlers'
import { routes as faultRoutes } from '@/app/api/Faults/[[...path]]/routes'

const { GET: groups } = faultRoutes['groups']
const { GET: links } = faultRoutes['links']

useDatabase()

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
    ['?brand=yok', []],
  ])('is narrowed by %s', async (query, codes) => {
    expect(await calls.publicCodes(query)).toEqual(codes)
  })

  test('comes in pages, with the number of all', async () => {
    const answer = await calls.list('?page=2&pageSize=2', VISITOR)
    expect(answer.headers.get('x-total-count')).toBe('5')
    expect(await calls.codesIn(answer)).toEqual(['E-10', 'F.05'])
  })

  test.each(['?letter=ab', '?page=0', '?state=other', '?brand=%00'])('refuses %s', async (query) => {
    expect((await problemIn(await calls.list(query, VISITOR), 400)).message).not.toBe('')
  })

  test('shows staff the faults in a state', async () => {
    expect(await calls.codes('?state=draft')).toEqual(['T1'])
    expect(await calls.codes('?state=scheduled')).toEqual(['Z1'])
    expect(await calls.codes()).toHaveLength(7)
  })
})

describe('a visitor', () => {
  test('sees no draft and no fault that waits for its time', async () => {
    for (const state of ['draft', 'scheduled']) {
      const [hidden] = (await (await calls.list(`?state=${state}`)).json()) as { slug: string }[]
      await problemIn(await calls.read(hidden!.slug, '', VISITOR), 404)
    }
    expect(await calls.publicCodes()).not.toContain('T1')
  })

  test('must not ask for a state', async () => {
    const { message } = await problemIn(await calls.list('?state=all', VISITOR), 401)
    expect(message).toBe('Duruma göre listelemek için giriş yapmanız gerekiyor.')
  })

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

  test('is led from the former address of a fault, but not of a draft', async () => {
    const fault = await calls.create({ code: 'M1' })
    const renamed = await faultIn(await calls.put(fault.id, { ...fault, code: 'M2' }))
    expect((await calls.read(fault.slug, '', VISITOR)).headers.get('location')).toBe(`/api/Faults/${renamed.slug}`)
    await calls.put(fault.id, { ...renamed, state: 'draft' })
    await problemIn(await calls.read(fault.slug, '', VISITOR), 404)
    await calls.remove(fault.id)
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

  test('name a brand as it is written most often', async () => {
    expect((await count()).brands.map(({ brand }) => brand)).toEqual(['Vektral', 'Yumaro'])
  })

  test('count the faults without a device group', async () => {
    expect((await count('?service=')).states).toEqual({ draft: 0, scheduled: 1, published: 2 })
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
