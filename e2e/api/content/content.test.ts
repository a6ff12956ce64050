import { describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET as feed } from '@/app/rss.xml/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import { delegateOf } from '@/lib/content/data'
import { KIND_ENTRIES, KINDS, KINDS_WITH_FORMER_SLUGS, PUBLISHABLE_KINDS } from '@/lib/site/kinds'
import { type Caller, newCaller, problemIn, statusesOf, useCaller } from '../../support/calls/handlers'
import {
  callsOf,
  type Fields,
  type Item,
  itemIn,
  CONSISTENT,
  inconsistentFiles,
  textsOf,
  UNIQUE_KINDS,
} from '../../support/calls/kind-calls'
import { ROUTE_ACCESS, sampleOf, send } from '../../support/route-access'

// Tests of what all kinds of content share. A new kind needs only its sample calls in e2e/support/route-access.ts.

const caller = useCaller()
const VISITOR = null

const STALE_MESSAGE = 'Bu kayıt siz düzenlerken değişti.'

const tagOf = (response: Response) => response.headers.get('etag')!

describe.each(KIND_ENTRIES)('%s', (kind, { api }) => {
  const calls = callsOf(kind, caller)

  test('is created at its address, and has the same fields when read and listed', async () => {
    const response = await calls.create(await calls.newFields())
    const item = await itemIn(response, 201)
    expect(response.headers.get('location')).toBe(`/api/${api}/${item.slug ?? item.id}`)
    const readResponse = await calls.read(item)
    expect(tagOf(readResponse)).toBe(tagOf(response))
    expect(await itemIn(readResponse)).toEqual(item)
    expect(await calls.readList('?pageSize=200')).toContainEqual(item)
  })

  test('without a required field is refused, and nothing is stored', async () => {
    const storedCount = await delegateOf(kind).count({ where: {} })
    const { errors } = await problemIn(calls.create({}), 400)
    const requiredFields = Object.keys(errors!)
    expect(Object.keys(await calls.newFields())).toEqual(expect.arrayContaining(requiredFields))
    for (const field of requiredFields) {
      const { errors: fieldErrors } = await problemIn(
        await calls.create({ ...(await calls.newFields()), [field]: ' ' }),
        400,
      )
      expect(Object.keys(fieldErrors!)).toEqual([field])
    }
    expect(await delegateOf(kind).count({ where: {} })).toBe(storedCount)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })

  test('is listed page by page, with the total', async () => {
    for (const _ of [1, 2, 3]) await calls.add()
    const allIds = (await calls.readList('?pageSize=200')).map(({ id }) => id)
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(allIds.length / 2); page += 1) {
      const response = await calls.list(`?page=${page}&pageSize=2`)
      expect(response.headers.get('x-total-count')).toBe(String(allIds.length))
      pages.push(...((await response.json()) as Item[]).map(({ id }) => id))
    }
    expect(pages).toEqual(allIds)
    expect(await calls.readList('?page=999999999999999')).toEqual([])
    await problemIn(calls.list('?page=0'), 400)
  })

  test('is not changed with an outdated ETag, and no file is orphaned', async () => {
    const item = await calls.add()
    const tag = tagOf(await calls.read(item))
    const response = await calls.change(item.id, textsOf(await calls.newFields()), { 'if-match': tag })
    const changedItem = await itemIn(response)
    expect(changedItem.id).toBe(item.id)
    expect(tagOf(response)).not.toBe(tag)
    const staleResponse = await calls.change(item.id, await calls.newFields(), { 'if-match': tag })
    expect((await problemIn(staleResponse, 412)).message).toBe(STALE_MESSAGE)
    expect(await itemIn(calls.read(changedItem))).toEqual(changedItem)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })

  test('accepts exactly one of several concurrent changes with the same ETag; without ETags the last change wins completely', async () => {
    const item = await calls.add()
    const tag = tagOf(await calls.read(item))
    const sendFourChanges = async (headers?: Record<string, string>) => {
      const bodies = await Promise.all([1, 2, 3, 4].map(calls.newFields))
      return Promise.all(bodies.map((fields) => calls.change(item.id, fields, headers)))
    }
    expect(statusesOf(await sendFourChanges({ 'if-match': tag }))).toEqual([200, 412, 412, 412])
    const responses = await sendFourChanges()
    const changedItems = await Promise.all(responses.map((response) => itemIn(response)))
    const listedItem = (await calls.readList('?pageSize=200')).find(({ id }) => id === item.id)
    expect(changedItems).toContainEqual(listedItem)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })

  test('is not found once it is deleted', async () => {
    const item = await calls.add()
    expect((await calls.remove(item.id)).status).toBe(204)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
    await problemIn(calls.remove(item.id), 404)
    await problemIn(calls.read(item), 404)
  })

  test('that does not exist gets 404 for every call, and no file is orphaned', async () => {
    for (const name of Object.keys(ROUTE_ACCESS).filter((call) => call.split(' ')[1]!.startsWith(`${api}/[key]`))) {
      const call = ROUTE_ACCESS[name]![1] ? await sampleOf(name, caller) : {}
      for (const key of [newId(), 'abc', 'Abc', 'a\0', '%', 'a'.repeat(300)]) {
        const response = await send(name, { ...call, params: { key } }, caller)
        expect([name, key, response.status]).toEqual([name, key, 404])
        await problemIn(response, 404)
      }
    }
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })
})

describe.each(UNIQUE_KINDS)('%s', (kind) => {
  const calls = callsOf(kind, caller)

  test('is refused with 409 at the address of another item, even when created simultaneously, and no file is orphaned', async () => {
    const fields = await calls.newFields()
    const responses = await Promise.all([1, 2, 3, 4].map(() => calls.create(fields)))
    expect(statusesOf(responses)).toEqual([201, 409, 409, 409])
    const otherItem = await calls.add()
    await problemIn(calls.change(otherItem.id, fields), 409)
    expect(await itemIn(calls.read(otherItem))).toEqual(otherItem)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })
})

describe.each(KIND_ENTRIES.filter(([, { api }]) => ROUTE_ACCESS[`PUT ${api}/order`]))('the order of %s', (kind) => {
  const calls = callsOf(kind, caller)
  const readIds = async () => (await calls.readList('', VISITOR)).map(({ id }) => id)

  test('is stored as sent, and a new item is last', async () => {
    await calls.add()
    await calls.add()
    const reversedIds = (await readIds()).toReversed()
    expect((await calls.reorder(reversedIds)).status).toBe(204)
    expect(await readIds()).toEqual(reversedIds)
    const { id } = await calls.add()
    expect(await readIds()).toEqual([...reversedIds, id])
  })

  test('must contain each item once', async () => {
    await calls.add()
    const storedIds = await readIds()
    for (const order of [
      storedIds.slice(1),
      [...storedIds, storedIds[0]],
      [...storedIds.slice(1), storedIds[1]],
      ['x'],
      'x',
      undefined,
    ])
      await problemIn(calls.reorder(order), 400)
    expect(await readIds()).toEqual(storedIds)
  })
})

const inAnHour = () => ({ state: 'scheduled', publishedAt: new Date(Date.now() + 3600_000).toISOString() })

describe.each(KINDS_WITH_FORMER_SLUGS)('the address of %s', (kind) => {
  const calls = callsOf(kind, caller)
  const statusAndLocationAt = async (slug: string, reader: Caller | null = VISITOR) => {
    const response = await calls.read(slug, reader)
    return [response.status, response.headers.get('location')]
  }
  const redirectTo = ({ slug }: Item) => [308, `/api/${KINDS[kind].api}/${slug}`]
  const rename = async ({ id }: Item, fields?: Fields) =>
    itemIn(calls.change(id, textsOf(fields ?? (await calls.newFields()))))

  test('follows its title; former addresses redirect to it, but never again once another item has used them', async () => {
    const fields = await calls.newFields()
    const firstItem = await itemIn(calls.create(fields), 201)
    const secondItem = await rename(firstItem)
    const thirdItem = await rename(secondItem)
    for (const { slug } of [firstItem, secondItem])
      expect(await statusAndLocationAt(slug)).toEqual(redirectTo(thirdItem))
    const successor = await itemIn(calls.create(fields), 201)
    expect(successor.slug).toBe(firstItem.slug)
    expect((await calls.remove(successor.id)).status).toBe(204)
    expect(await statusAndLocationAt(firstItem.slug)).toEqual([404, null])
    expect(await statusAndLocationAt(secondItem.slug)).toEqual(redirectTo(thirdItem))
  })
})

describe.each(PUBLISHABLE_KINDS)('the publication of %s', (kind) => {
  const calls = callsOf(kind, caller)
  const folder = KINDS[kind].page.folder

  test('hides drafts and scheduled items from every list, search, detail, feed and sitemap of a visitor', async () => {
    const [draftItem, scheduledItem, publishedItem] = [
      await calls.add({ state: 'draft' }),
      await calls.add(inAnHour()),
      await calls.add({ state: 'published' }),
    ]
    const slugs = (await calls.readList('?pageSize=200', VISITOR)).map(({ slug }) => slug)
    expect(slugs).toContain(publishedItem.slug)
    for (const { slug, title, code } of [draftItem, scheduledItem]) {
      expect(slugs).not.toContain(slug)
      await problemIn(calls.read(slug, VISITOR), 404)
      await problemIn(calls.read(slug, { ...caller, token: 'a.b.c' }), 404)
      const response = await calls.list(`?q=${encodeURIComponent(String(code ?? title))}&pageSize=5`, VISITOR)
      expect([await response.json(), response.headers.get('x-total-count')]).toEqual([[], '0'])
      expect(await (await feed()).text()).not.toContain(`${slug}<`)
      expect(await (await sitemap()).text()).not.toContain(`${folder}/${slug}<`)
    }
    expect(await (await sitemap()).text()).toContain(`${folder}/${publishedItem.slug}<`)
  })

  test('allows listing by state only to roles that may write content', async () => {
    const { slug } = await calls.add()
    const draft = await calls.add({ state: 'draft' })
    for (const outsider of [VISITOR, { ...caller, token: 'a.b.c' }]) {
      const { message } = await problemIn(calls.list('?state=all', outsider), 401)
      expect(message).toBe('Duruma göre listelemek için giriş yapmanız gerekiyor.')
      await problemIn(calls.read(slug, outsider, '?state=published'), 401)
    }
    const [workshop, editor] = [await newCaller({ role: 'workshop' }), await newCaller({ role: 'editor' })]
    expect((await calls.readList('?pageSize=200', workshop)).map(({ id }) => id)).not.toContain(draft.id)
    await problemIn(calls.read(draft, workshop), 404)
    for (const response of [await calls.list('?state=all', workshop), await calls.read(draft, workshop, '?state=all')])
      await problemIn(response, 403)
    expect((await calls.readList('?state=draft&pageSize=200', editor)).map(({ id }) => id)).toContain(draft.id)
    expect((await calls.read(draft, editor, '?state=all')).status).toBe(200)
    const { errors } = await problemIn(calls.list('?state=gone'), 400)
    expect(Object.keys(errors!)).toEqual(['state'])
  })

  test('sets headers so that caches share no response between staff and visitors, and store none for staff', async () => {
    const item = await calls.add()
    const responses = [await calls.read(item), await calls.read(item, VISITOR)]
    expect(responses.map(({ headers }) => headers.get('vary'))).toEqual(['Authorization', 'Authorization'])
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-cache'])
  })

  test('is immediate without a state; a change without state or time keeps the former ones', async () => {
    const texts = textsOf(await calls.newFields())
    const startedAt = Date.now()
    const item = await itemIn(calls.create({ ...(await calls.newFields()), ...texts }), 201)
    expect(item.state).toBe('published')
    expect(Date.parse(item.publishedAt)).toBeGreaterThanOrEqual(startedAt)
    const change = async (fields: Fields) => itemIn(calls.change(item.id, { ...texts, ...fields }))
    expect((await change({ state: 'published' })).publishedAt).toBe(item.publishedAt)
    const schedule = inAnHour()
    expect(await change(schedule)).toMatchObject(schedule)
    expect(await change({})).toMatchObject(schedule)
    expect((await change({ state: 'draft' })).state).toBe('draft')
    const republishedItem = await change({ state: 'published' })
    expect(Date.parse(republishedItem.publishedAt)).toBeGreaterThan(Date.parse(item.publishedAt))
    expect(Date.parse(republishedItem.publishedAt), 'not the time for which it was scheduled').toBeLessThanOrEqual(
      Date.now(),
    )
  })

  test('is refused with a past, invalid or missing time, and changes nothing', async () => {
    const item = await calls.add()
    for (const publishedAt of [new Date(Date.now() - 1000).toISOString(), '2101-01-01T00:00:00Z', 'yarın', undefined]) {
      const fields = { ...(await calls.newFields()), state: 'scheduled', ...(publishedAt && { publishedAt }) }
      for (const response of [await calls.change(item.id, fields), await calls.create(fields)])
        expect(Object.keys((await problemIn(response, 400)).errors!)).toEqual(['publishedAt'])
    }
    expect(await itemIn(calls.read(item))).toEqual(item)
    expect(await inconsistentFiles()).toEqual(CONSISTENT)
  })
})
