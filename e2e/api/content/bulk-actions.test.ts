import { describe, expect, test } from 'vitest'
import { delegateOf } from '@/lib/content/data'
import type { BulkAction, BulkResult } from '@/lib/content/bulk-actions'
import { db } from '@/lib/platform/db/client'
import { onRevisionChange } from '@/lib/platform/runtime/revisions'
import { type Kind, KIND_ENTRIES, KINDS, PUBLISHABLE_KINDS } from '@/lib/site/kinds'
import { v7 as newId } from 'uuid'
import { bodyOf, problemIn, useCaller } from '../../support/calls/handlers'
import { callsOf, CONSISTENT, inconsistentFiles, textsOf } from '../../support/calls/kind-calls'
import { ROUTE_ACCESS, send } from '../../support/route-access'
import { faultRow } from '../../support/calls/rows'

const caller = useCaller()

type ItemVersion = { id: string; version: number }

function bulkCallsOf(kind: Kind) {
  const { table, api } = KINDS[kind]
  const ask = (json: object, as = caller) => send(`POST ${api}/several`, { json }, as)
  const versionOf = ({ id, version }: ItemVersion): ItemVersion => ({ id, version })
  return {
    ask,
    actOn: (action: BulkAction, items: readonly object[]) =>
      ask({ action, items: items.map((item) => versionOf(item as ItemVersion)) }),
    actOnAll: (action: BulkAction, filter: object, count: number) => ask({ action, all: { filter, count } }),
    /** Returns how often the work invalidates the table's pages. */
    countInvalidations: async (work: () => Promise<unknown>) => {
      let count = 0
      const stop = onRevisionChange((tables) => void (count += !tables || tables.has(table) ? 1 : 0))
      await work().finally(stop)
      return count
    },
  }
}

const resultIn = (response: Response | Promise<Response>) => bodyOf<BulkResult>(response)

const idsOf = (items: readonly object[]) => items.map((item) => (item as ItemVersion).id)
const NOTHING: BulkResult = { done: [], same: [], changed: [], missing: [] }
const countEntries = (items: readonly object[], action: string) =>
  db().auditEntry.count({ where: { itemId: { in: idsOf(items) }, action, count: 1, actorId: caller.id } })

describe.each(KIND_ENTRIES.filter(([, { api }]) => ROUTE_ACCESS[`POST ${api}/several`]))('several %s items', (kind) => {
  const { actOn, ask, actOnAll, countInvalidations } = bulkCallsOf(kind)
  const calls = callsOf(kind, caller)

  test('are deleted with an audit entry for each, and invalidate their pages once', async () => {
    const unchangedItem = await calls.add()
    const items = [await calls.add(), await calls.add(), await calls.add()]
    let response: Response
    expect(await countInvalidations(async () => (response = await actOn('delete', items)))).toBe(1)
    expect(await resultIn(response!)).toEqual({ ...NOTHING, done: idsOf(items) })
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
    expect(await countEntries(items, 'deleted')).toBe(3)
    expect((await calls.readList('?pageSize=200')).map(({ id }) => id)).toContain(unchangedItem.id)
    for (const item of items) await problemIn(calls.read(item), 404)
  })

  test('are deleted except an item that a colleague has changed, which the response names', async () => {
    const items = [await calls.add(), await calls.add(), await calls.add()]
    await calls.change(items[1]!.id, textsOf(await calls.newFields()))
    expect((await calls.remove(items[2]!.id)).status).toBe(204)
    const [firstId, secondId, thirdId] = idsOf(items) as [string, string, string]
    const result = await resultIn(actOn('delete', items))
    expect(result).toEqual({ done: [firstId], same: [], changed: [secondId], missing: [thirdId] })
    expect(await delegateOf(kind).count({ where: { id: secondId } })).toBe(1)
  })

  test('are deleted once if two people delete them at the same time', async () => {
    const items = [await calls.add(), await calls.add(), await calls.add(), await calls.add()]
    const responses = await Promise.all([actOn('delete', items), actOn('delete', items.toReversed())])
    const [firstResult, secondResult] = await Promise.all(responses.map(resultIn))
    expect([...firstResult!.done, ...secondResult!.done].toSorted()).toEqual(idsOf(items).toSorted())
    expect([...firstResult!.missing, ...secondResult!.missing].toSorted()).toEqual(idsOf(items).toSorted())
    expect(await countEntries(items, 'deleted')).toBe(4)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })

  test('may be all results of a list, if their number has not changed since they were shown', async () => {
    const word = `ortak${newId().slice(-8)}`
    const titleField = kind === 'redirect' ? 'from' : 'title'
    const nameOf = (index: number) => (kind === 'redirect' ? `/${word}/${index}` : `${word} ${index}`)
    const items = [await calls.add({ [titleField]: nameOf(1) }), await calls.add({ [titleField]: nameOf(2) })]
    const unrelatedItem = await calls.add()
    const { message } = await problemIn(actOnAll('delete', { q: word }, 1), 409)
    expect(message).toBe('Liste bu arada değişti: 1 değil 2 kayıt var. Hiçbirine dokunulmadı.')
    expect((await calls.readList(`?q=${word}`)).length).toBe(2)
    const { done } = await resultIn(actOnAll('delete', { q: word }, 2))
    expect(done.toSorted()).toEqual(idsOf(items).toSorted())
    expect(await delegateOf(kind).count({ where: { id: unrelatedItem.id } })).toBe(1)
  })

  test('are refused in an invalid body, and a repeated item counts once', async () => {
    const item = await calls.add()
    const items = [{ id: item.id, version: 1 }]
    const invalidBodies = [
      { action: 'delete' },
      { action: 'delete', items, all: { filter: {}, count: 1 } },
      { action: 'delete', all: { filter: {} } },
      { action: 'delete', items: [{ id: item.id }] },
      { action: 'delete', items: Array.from({ length: 1001 }, () => ({ id: newId(), version: 1 })) },
      { action: 'other', items },
      ...(KINDS[kind].hasPublication ? [] : [{ action: 'publish', items }]),
    ]
    for (const body of invalidBodies) await problemIn(ask(body), 400)
    const upperCaseItem = { id: item.id.toUpperCase(), version: 1 }
    expect(await resultIn(actOn('delete', [item, item, upperCaseItem]))).toEqual({ ...NOTHING, done: [item.id] })
  })
})

describe.each(PUBLISHABLE_KINDS)('several %s items', (kind) => {
  const { actOn, countInvalidations } = bulkCallsOf(kind)
  const calls = callsOf(kind, caller)
  const LATER = { state: 'scheduled', publishedAt: new Date(Date.now() + 3600_000).toISOString() }
  const readItem = async (id: string) =>
    (await calls.readList(`?state=all&pageSize=200`)).find((item) => item.id === id)!

  test('are published and withdrawn like single items, with an audit entry for each, and invalidate their pages once', async () => {
    const earlierItem = await calls.add()
    const items = [await calls.add({ state: 'draft' }), await calls.add(LATER)]
    let response: Response
    expect(await countInvalidations(async () => (response = await actOn('publish', [...items, earlierItem])))).toBe(1)
    expect(await resultIn(response!)).toEqual({ ...NOTHING, done: idsOf(items), same: [earlierItem.id] })
    const publishedItems = await Promise.all(idsOf(items).map(readItem))
    expect(publishedItems.map(({ state }) => state)).toEqual(['published', 'published'])
    for (const { publishedAt } of publishedItems) expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now())
    expect((await readItem(earlierItem.id)).publishedAt).toBe(earlierItem.publishedAt)
    expect(await countEntries(items, 'changed')).toBe(2)
    expect(await resultIn(actOn('withdraw', publishedItems))).toEqual({ ...NOTHING, done: idsOf(items) })
    expect((await readItem(items[0]!.id)).state).toBe('draft')
  })

  test('keep the past publication date that was set for the draft, even when withdrawn and published again', async () => {
    const publishedAt = '2014-05-07T21:00:00.000Z'
    const { id } = await calls.add({ state: 'draft', publishedAt })
    for (const action of ['publish', 'withdraw', 'publish'] as const) await actOn(action, [await readItem(id)])
    expect(await readItem(id)).toMatchObject({ state: 'published', publishedAt })
  })

  test('take over the former addresses of other items when they are published', async () => {
    const fields = await calls.newFields()
    const movedItem = await calls.add(fields)
    await calls.change(movedItem.id, textsOf(await calls.newFields()))
    const draft = await calls.add({ ...fields, state: 'draft' })
    expect((await calls.read(draft.slug, null)).status).toBe(308)
    await actOn('publish', [draft])
    expect((await calls.read(draft.slug, null)).status).toBe(200)
  })

  test('are all published or all deleted when both happen at the same time', async () => {
    const items = await Promise.all([1, 2, 3, 4].map(() => calls.add({ state: 'draft' })))
    const responses = await Promise.all([actOn('publish', items), actOn('delete', items.toReversed())])
    const [publishResult, deleteResult] = await Promise.all(responses.map(resultIn))
    const idCounts = (result: BulkResult) =>
      Object.entries(result).flatMap(([name, ids]) => (ids.length > 0 ? [[name, ids.length]] : []))
    expect([publishResult!, deleteResult!].map(idCounts)).toEqual(
      publishResult!.done.length > 0 ? [[['done', 4]], [['changed', 4]]] : [[['missing', 4]], [['done', 4]]],
    )
  })
})

test('a bulk action on faults may apply to all results of a filtered list', async () => {
  const { actOnAll, countInvalidations } = bulkCallsOf('fault')
  const drafts = ['A1', 'A2', 'A3'].map((code) => faultRow({ brand: 'Yüzlük', code, isDraft: true }))
  await db().fault.createMany({ data: drafts })
  const filter = { q: 'akim', state: 'draft', brand: 'yuzluk' }
  await problemIn(actOnAll('publish', { ...filter, service: 'yok' }, 3), 409)
  let response: Response
  expect(await countInvalidations(async () => (response = await actOnAll('publish', filter, 3)))).toBe(1)
  expect((await resultIn(response!)).done).toHaveLength(3)
  expect(await countEntries(drafts, 'changed')).toBe(3)
})
