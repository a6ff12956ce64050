import { beforeAll, describe, expect, test } from 'vitest'
import { GET as feed } from '@/app/rss.xml/route'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import type { Handler } from '@/lib/api/route'
import { ask, newToken, problemIn, useDatabase } from '../support/handlers'
import { newPicture } from '../support/images'
import { routes as postRoutes } from '@/app/api/BlogPosts/[[...path]]/routes'
import { routes as dashboardRoutes } from '@/app/api/Dashboard/[[...path]]/routes'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const posts = postRoutes['']
const post = postRoutes['[key]']
const { GET: states } = dashboardRoutes['states']
const { GET: stats } = dashboardRoutes['stats']
const services = serviceRoutes['']
const service = serviceRoutes['[key]']

useDatabase()

type Fields = Record<string, string>
type Item = { id: string; slug: string; state: string; publishedAt: string } & Record<string, unknown>

let token: string
beforeAll(async () => {
  token = await newToken()
})

let made = 0
const newTitle = () => `Başlık ${(made += 1)}`
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const LATER = () => ({ state: 'scheduled', publishedAt: inMs(3600_000) })

const itemIn = async (response: Response, status = 200) => {
  expect(response.status).toBe(status)
  return (await response.json()) as Item
}

type Kind = {
  list: { GET: Handler; POST: Handler }
  one: { GET: Handler; PUT: Handler }
  counts: 'services' | 'posts'
  create: (fields: Fields) => Promise<Response>
  change: (id: string, fields: Fields) => Promise<Response>
}

const KINDS: [string, Kind][] = [
  [
    'Services',
    {
      list: services,
      one: service,
      counts: 'services',
      create: (fields) => ask(services.POST, { method: 'POST', token, json: fields }),
      change: (key, fields) => ask(service.PUT, { method: 'PUT', token, params: { key }, json: fields }),
    },
  ],
  [
    'BlogPosts',
    {
      list: posts,
      one: post,
      counts: 'posts',
      create: async (fields) => {
        const form = { content: 'Metin', ...fields, imageFile: await newPicture() }
        return ask(posts.POST, { method: 'POST', token, form })
      },
      change: (key, fields) => {
        const form = { content: 'Metin', ...fields }
        return ask(post.PUT, { method: 'PUT', token, params: { key }, form })
      },
    },
  ],
]

describe.each(KINDS)('%s', (_, { list, one, counts, create, change }) => {
  const made = async (fields: Fields = {}) => itemIn(await create({ title: newTitle(), ...fields }), 201)
  const read = (key: string, options: { token?: string; query?: string } = {}) =>
    ask(one.GET, { params: { key }, ...options })
  const listed = async (query = '', reader?: string) => {
    const answer = await ask(list.GET, { query, token: reader })
    const items = (await answer.json()) as Item[]
    return { slugs: items.map(({ slug }) => slug), total: Number(answer.headers.get('x-total-count')) }
  }

  test('drafts and scheduled items are in no list, search, count, detail, feed or sitemap of a visitor', async () => {
    const [draft, later] = [await made({ state: 'draft' }), await made(LATER())]
    const shown = await made()
    const { slugs, total } = await listed()
    expect(slugs).toContain(shown.slug)
    expect(total).toBe(slugs.length)
    for (const { slug, title } of [draft, later]) {
      expect(slugs).not.toContain(slug)
      await problemIn(await read(slug), 404)
      await problemIn(await read(slug, { token: 'a.b.c' }), 404)
      expect(await listed(`?q=${encodeURIComponent(String(title))}&pageSize=5`)).toEqual({ slugs: [], total: 0 })
      expect(await (await feed()).text()).not.toContain(slug)
      expect(await (await getSitemap()).text()).not.toContain(slug)
    }
    expect(await (await getSitemap()).text()).toContain(shown.slug)
  })

  test('staff see every item, and ask for one state', async () => {
    const [draft, later, shown] = [await made({ state: 'draft' }), await made(LATER()), await made()]
    const all = (await listed('', token)).slugs
    for (const { slug } of [draft, later, shown]) expect(all).toContain(slug)
    for (const [state, item] of [
      ['draft', draft],
      ['scheduled', later],
      ['published', shown],
    ] as const) {
      const { slugs } = await listed(`?state=${state}`, token)
      expect([draft, later, shown].map(({ slug }) => slugs.includes(slug))).toEqual(
        [draft, later, shown].map(({ id }) => id === item.id),
      )
      expect(await itemIn(await read(item.slug, { token }))).toMatchObject({ id: item.id, state })
    }
    expect((await listed('?state=all', token)).slugs).toEqual(all)
  })

  test('only staff may ask for a state, and only for one that exists', async () => {
    const { slug } = await made()
    for (const reader of [undefined, 'a.b.c']) {
      await problemIn(await ask(list.GET, { query: '?state=all', token: reader }), 401)
      await problemIn(await read(slug, { query: '?state=published', token: reader }), 401)
    }
    const { errors } = await problemIn(await ask(list.GET, { query: '?state=gone', token }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['state'])
  })

  test('an answer to staff is not stored, and no answer is given to both', async () => {
    const item = await made()
    const [staff, visitor] = [await read(item.slug, { token }), await read(item.slug)]
    expect([staff, visitor].map(({ headers }) => headers.get('vary'))).toEqual(['Authorization', 'Authorization'])
    expect([staff, visitor].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-cache'])
  })

  test('a former slug of a draft redirects staff only', async () => {
    const item = await made({ state: 'draft' })
    const renamed = await itemIn(await change(item.id, { title: newTitle() }))
    await problemIn(await read(item.slug), 404)
    expect((await read(item.slug, { token })).headers.get('location')).toContain(renamed.slug)
  })

  test('a former address leads on until a published item takes it, not a draft', async () => {
    const first = await made()
    const renamed = await itemIn(await change(first.id, { title: newTitle() }))
    const target = async () => (await read(first.slug)).headers.get('location')
    const draft = await made({ title: String(first.title), state: 'draft' })
    expect(await target()).toContain(renamed.slug)
    await itemIn(await change(draft.id, { title: newTitle() }))
    expect(await target()).toContain(renamed.slug)
    await itemIn(await change(draft.id, { title: String(first.title) }))
    expect(await target()).toContain(renamed.slug)
    await itemIn(await change(draft.id, { title: String(first.title), state: 'published' }))
    expect(await itemIn(await read(first.slug))).toMatchObject({ id: draft.id })
    await itemIn(await change(draft.id, { title: String(first.title), state: 'draft' }))
    await problemIn(await read(first.slug), 404)
  })

  test('an item without a state is published at once', async () => {
    const before = Date.now()
    const { state, publishedAt } = await made()
    expect(state).toBe('published')
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(before)
  })

  test('a change that does not name them keeps state, time and texts for search engines', async () => {
    const fields = { ...LATER(), metaTitle: 'Arama', metaDescription: 'Açıklama' }
    const item = await made(fields)
    const changed = await itemIn(await change(item.id, { title: String(item.title) }))
    expect(changed).toMatchObject(fields)
    expect(await itemIn(await change(item.id, { title: String(item.title), metaTitle: '' }))).toMatchObject({
      metaTitle: '',
      metaDescription: 'Açıklama',
    })
  })

  test('an item that stays published keeps its date, and a published draft gets the time of that', async () => {
    const item = await made()
    const title = String(item.title)
    expect((await itemIn(await change(item.id, { title, state: 'published' }))).publishedAt).toBe(item.publishedAt)
    expect((await itemIn(await change(item.id, { title, state: 'draft' }))).state).toBe('draft')
    await problemIn(await read(item.slug), 404)
    const before = Date.now()
    const again = await itemIn(await change(item.id, { title, state: 'published' }))
    expect(Date.parse(again.publishedAt)).toBeGreaterThanOrEqual(before)
  })

  test('a time in the past or none is refused, and changes nothing', async () => {
    const item = await made()
    for (const publishedAt of [inMs(-1000), '2101-01-01T00:00:00Z', 'yarın', undefined]) {
      const time: Fields = publishedAt === undefined ? {} : { publishedAt }
      const refused = await change(item.id, { title: newTitle(), state: 'scheduled', ...time })
      expect(Object.keys((await problemIn(refused, 400)).errors ?? {})).toEqual(['publishedAt'])
      await problemIn(await create({ title: newTitle(), state: 'scheduled', ...time }), 400)
    }
    expect(await itemIn(await read(item.slug))).toEqual(item)
  })

  test('texts for search engines are no longer than those show', async () => {
    const title = newTitle()
    await made({ metaTitle: 'a'.repeat(70), metaDescription: 'a'.repeat(170) })
    const tooLong = { metaTitle: 'a'.repeat(71), metaDescription: 'a'.repeat(171) }
    const { errors } = await problemIn(await create({ title, ...tooLong }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['metaTitle', 'metaDescription'])
  })

  test('the counts of the states are those of the lists', async () => {
    await made({ state: 'draft' })
    await made(LATER())
    const found = (await (await ask(states, { token })).json()) as Record<string, Record<string, number>>
    for (const state of ['draft', 'scheduled', 'published']) {
      expect(found[counts]![state]).toBe((await listed(`?state=${state}`, token)).total)
    }
    const whole = (await (await ask(stats, { token })).json()) as { serviceCount: number; blogPostCount: number }
    const total = (await listed('', token)).total
    expect(counts === 'services' ? whole.serviceCount : whole.blogPostCount).toBe(total)
  })
})

test('staff see drafts first, then what is scheduled, then the newest posts', async () => {
  const answer = await ask(posts.GET, { token })
  const order = ((await answer.json()) as Item[]).map(({ state }) => state)
  const rank = (state: string) => ['draft', 'scheduled', 'published'].indexOf(state)
  expect(order).toEqual(order.toSorted((a, b) => rank(a) - rank(b)))
  expect(new Set(order)).toEqual(new Set(['draft', 'published', 'scheduled']))
})

test('the alternative text of a cover stays with it, and a new cover begins without one', async () => {
  const form = { title: newTitle(), content: 'Metin', imageFile: await newPicture(), imageAlt: ' Ölçüm ' }
  const item = await itemIn(await ask(posts.POST, { method: 'POST', token, form }), 201)
  expect(item.imageAlt).toBe('Ölçüm')
  const texts = { title: form.title, content: 'Metin' }
  const change = (fields: Record<string, string | File>) =>
    ask(post.PUT, { method: 'PUT', token, params: { key: item.id }, form: { ...texts, ...fields } })
  expect((await itemIn(await change({}))).imageAlt).toBe('Ölçüm')
  expect((await itemIn(await change({ imageAlt: '' }))).imageAlt).toBe('')
  expect((await itemIn(await change({ imageFile: await newPicture(), imageAlt: 'Kart' }))).imageAlt).toBe('Kart')
  expect((await itemIn(await change({ imageFile: await newPicture() }))).imageAlt).toBe('')
  const { errors } = await problemIn(await change({ imageAlt: 'a'.repeat(201) }), 400)
  expect(Object.keys(errors ?? {})).toEqual(['imageAlt'])
})
