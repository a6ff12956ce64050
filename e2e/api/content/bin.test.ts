import { describe, expect, test } from 'vitest'
import { purgeExpiredItems } from '@/lib/bin/mutations'
import { delegateOf } from '@/lib/content/data'
import { db } from '@/lib/platform/db/client'
import { KIND_ENTRIES, KINDS, KINDS_WITH_FORMER_SLUGS } from '@/lib/site/kinds'
import { bodyOf, newCaller, problemIn, statusesOf, storedNames, useCaller } from '../../support/calls/handlers'
import {
  callsOf,
  type Item,
  itemIn,
  CONSISTENT,
  inconsistentFiles,
  textsOf,
  UNIQUE_KINDS,
} from '../../support/calls/kind-calls'
import { DAY_MS } from '@/lib/platform/turkish/dates'

const caller = useCaller()

const restore = (key: string, as = caller) => as.ask('POST Bin/[key]/restore', { params: { key } })
const purge = (key: string, as = caller) => as.ask('DELETE Bin/[key]', { params: { key } })
const binItems = async (as = caller) => bodyOf(as.ask('GET Bin', { query: '?pageSize=200' }))
const isBinned = async (id: string) => (await binItems()).some((item) => item.id === id)

describe.each(KIND_ENTRIES)('a deleted %s', (kind) => {
  const calls = callsOf(kind, caller)

  async function addDeletedItem(fields?: object): Promise<Item> {
    const item = await calls.add(fields as Record<string, unknown>)
    expect((await calls.remove(item.id)).status).toBe(204)
    return item
  }

  test('is in the bin with its files, and is restored unchanged to its address', async () => {
    const item = await calls.add()
    const namesBefore = storedNames()
    expect((await calls.remove(item.id)).status).toBe(204)
    await problemIn(calls.read(item), 404)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
    const row = (await binItems()).find(({ id }) => id === item.id)!
    expect(row).toMatchObject({ kind, label: expect.stringMatching(/./), deletedBy: expect.stringMatching(/./) })
    expect(Date.parse(row.endsAt) - Date.parse(row.deletedAt)).toBe(30 * DAY_MS)
    expect((await restore(item.id)).status).toBe(204)
    expect(await itemIn(calls.read(item))).toEqual({ ...item, ...('version' in item && { version: 2 }) })
    expect([await isBinned(item.id), storedNames(), await inconsistentFiles()]).toEqual([
      false,
      namesBefore,
      CONSISTENT,
    ])
    const entries = await db().auditEntry.findMany({ where: { itemId: item.id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action }) => action)).toEqual(['created', 'deleted', 'restored'])
  })

  test('is restored or purged once if two people do it at the same time', async () => {
    const item = await addDeletedItem()
    expect(statusesOf(await Promise.all([restore(item.id), restore(item.id)]))).toEqual([204, 404])
    expect(await delegateOf(kind).count({ where: { id: item.id } })).toBe(1)
    expect((await calls.remove(item.id)).status).toBe(204)
    expect(statusesOf(await Promise.all([restore(item.id), purge(item.id), purge(item.id)]))).toEqual([204, 404, 404])
    expect([await isBinned(item.id), await inconsistentFiles()]).toEqual([false, CONSISTENT])
  })

  test('has no files once it is purged, and cannot be restored', async () => {
    const namesBefore = storedNames()
    const item = await addDeletedItem()
    expect((await purge(item.id)).status).toBe(204)
    expect(storedNames()).toEqual(namesBefore)
    await problemIn(restore(item.id), 404)
    expect(await db().auditEntry.count({ where: { itemId: item.id, action: 'purged' } })).toBe(1)
  })

  test('is purged with its files after 30 days, and no earlier', async () => {
    const [expiredItem, recentItem] = [await addDeletedItem(), await addDeletedItem()]
    const createdAt = new Date(Date.now() - 30 * DAY_MS - 1000)
    await db().binItem.update({ where: { id: expiredItem.id }, data: { createdAt } })
    expect(await purgeExpiredItems()).toBe(1)
    expect([await isBinned(expiredItem.id), await isBinned(recentItem.id)]).toEqual([false, true])
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })
})

test.each(UNIQUE_KINDS)(
  'restoring a deleted %s whose address is taken gets 409, and the item stays in the bin',
  async (kind) => {
    const calls = callsOf(kind, caller)
    const fields = await calls.newFields()
    const item = await calls.add(fields)
    await calls.remove(item.id)
    const otherItem = await calls.add(fields)
    await problemIn(restore(item.id), 409)
    expect(await isBinned(item.id)).toBe(true)
    expect((await calls.remove(otherItem.id)).status).toBe(204)
    expect((await restore(item.id)).status).toBe(204)
    expect((await calls.read(item)).status).toBe(200)
  },
)

test.each(KINDS_WITH_FORMER_SLUGS)(
  'a restored %s is found at its former addresses, except those that are taken',
  async (kind) => {
    const calls = callsOf(kind, caller)
    const fields = await calls.newFields()
    const firstItem = await calls.add(fields)
    const secondItem = await itemIn(calls.change(firstItem.id, textsOf(await calls.newFields())))
    const thirdItem = await itemIn(calls.change(firstItem.id, textsOf(await calls.newFields())))
    await calls.remove(firstItem.id)
    await calls.add(fields)
    expect((await restore(firstItem.id)).status).toBe(204)
    expect((await calls.read(firstItem.slug)).status).toBe(200)
    expect((await calls.read(secondItem.slug)).headers.get('location')).toBe(
      `/api/${KINDS[kind].api}/${thirdItem.slug}`,
    )
  },
)

test('a restored service has its faults again, and a fault restored before its service has no service', async () => {
  const [services, faults] = [callsOf('service', caller), callsOf('fault', caller)]
  const service = await services.add()
  const fault = await faults.add({ serviceId: service.id })
  const deletedFault = await faults.add({ serviceId: service.id })
  await faults.remove(deletedFault.id)
  await services.remove(service.id)
  expect((await itemIn(faults.read(fault))).serviceId).toBeNull()
  expect((await restore(deletedFault.id)).status).toBe(204)
  expect((await itemIn(faults.read(deletedFault))).serviceId).toBeNull()
  expect((await restore(service.id)).status).toBe(204)
  expect((await itemIn(faults.read(fault))).serviceId).toBe(service.id)
})

test('a redirect whose address has become a page is not restored', async () => {
  const redirects = callsOf('redirect', caller)
  const { slug } = await callsOf('service', caller).add({ state: 'draft', title: 'Sonradan yayımlanan' })
  const redirect = await redirects.add({ from: `/hizmetler/${slug}` })
  await redirects.remove(redirect.id)
  await db().service.update({ where: { slug }, data: { isDraft: false } })
  const { message } = await problemIn(restore(redirect.id), 409)
  expect(message).toBe('Bu sayfa sitede yaşıyor, yönlendirilemez.')
  expect(await isBinned(redirect.id)).toBe(true)
})

test('the search in the bin finds items by their texts, ignoring case and Turkish diacritics', async () => {
  const services = callsOf('service', caller)
  const item = await services.add({ title: 'IŞIKLI çöp kutusu', description: 'Yalnız burada' })
  await services.remove(item.id)
  const idsFor = async (q: string) => {
    const items = await bodyOf(caller.ask('GET Bin', { query: `?q=${encodeURIComponent(q)}` }))
    return items.map(({ id }) => id)
  }
  expect([await idsFor('isikli KUTUSU'), await idsFor('yalniz'), await idsFor('kutusu%')]).toEqual([
    [item.id],
    [item.id],
    [],
  ])
})

const actOnSeveral = (json: object) => bodyOf(caller.ask('POST Bin/several', { json }))

test('several items are restored, each after the items it links to; those that cannot be restored are skipped, with the reason', async () => {
  const [services, faults, redirects] = [
    callsOf('service', caller),
    callsOf('fault', caller),
    callsOf('redirect', caller),
  ]
  const service = await services.add()
  const fault = await faults.add({ serviceId: service.id })
  const fields = await redirects.newFields()
  const redirect = await redirects.add(fields)
  for (const [calls, { id }] of [
    [faults, fault],
    [redirects, redirect],
    [services, service],
  ] as const)
    await calls.remove(id)
  await redirects.add(fields)
  const unknownId = crypto.randomUUID()
  const result = await actOnSeveral({ action: 'restore', ids: [fault.id, unknownId, redirect.id, service.id] })
  expect(result).toEqual({
    done: [service, fault].map(({ id }, index) => ({ id, kind: ['service', 'fault'][index], isPublic: true })),
    missing: [unknownId],
    refused: [{ id: redirect.id, kind: 'redirect', label: expect.any(String), reason: expect.stringMatching(/./) }],
  })
  expect((await itemIn(faults.read(fault))).serviceId).toBe(service.id)
  expect(await isBinned(redirect.id)).toBe(true)
})

test('all items that a filter finds are purged, unless their number has changed', async () => {
  await db().binItem.deleteMany()
  for (const kind of ['reference', 'post'] as const)
    for (let index = 0; index < 2; index += 1) {
      const calls = callsOf(kind, caller)
      await calls.remove((await calls.add()).id)
    }
  const readCounts = () => bodyOf(caller.ask('GET Bin/counts'))
  expect(await readCounts()).toEqual({ service: 0, post: 2, fault: 0, reference: 2, redirect: 0 })
  const posts = await bodyOf(caller.ask('GET Bin', { query: '?kind=post' }))
  expect(posts.map(({ kind }) => kind)).toEqual(['post', 'post'])
  const purgeRequest = (count: number) => ({ action: 'purge', all: { filter: { kind: 'reference', q: '' }, count } })
  await problemIn(caller.ask('POST Bin/several', { json: purgeRequest(3) }), 409)
  expect((await actOnSeveral(purgeRequest(2))).done).toHaveLength(2)
  expect(await readCounts()).toMatchObject({ post: 2, reference: 0 })
  expect(await inconsistentFiles()).toEqual(CONSISTENT)
})

test('a role that may not change a kind neither sees it in the bin nor restores it', async () => {
  const editor = await newCaller({ role: 'editor' })
  const redirect = await callsOf('redirect', caller).add()
  await callsOf('redirect', caller).remove(redirect.id)
  expect((await binItems(editor)).map(({ kind }) => kind)).not.toContain('redirect')
  await problemIn(restore(redirect.id, editor), 404)
  await problemIn(purge(redirect.id, editor), 404)
  expect(await isBinned(redirect.id)).toBe(true)
})
