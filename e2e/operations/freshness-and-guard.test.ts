import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CREDENTIALS } from '../support/accounts'
import { untilReady } from '../support/http'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { type RunningSite, startSite } from '../support/site'

const BURSTS = 50
/** Of saves by staff. Few are enough: nothing but the writing process's own knowledge mends a page there. */
const BURSTS_OF_SAVES = 10
const WRITES = 5
const BETWEEN_WRITES = 15
const BETWEEN_READS = 20
const PATHS = ['/', '/hizmetler', '/hizmetler/tazelik']
let postgres: OwnPostgres
let sites: RunningSite[]
let token: string
let cookie: string
const id = uuid()
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(sites[0]!.url + path, { redirect: 'manual', headers })
const send = (method: string, path: string, json?: unknown) =>
  fetch(sites[0]!.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json !== undefined && { 'content-type': 'application/json' }) },
    body: json === undefined ? undefined : JSON.stringify(json),
  })

beforeAll(async () => {
  postgres = await startOwnPostgres()
  await postgres.query(`insert into services (id, slug, title) values ($1, 'tazelik', 'durum-0-0')`, [id])
  sites = await Promise.all([startSite(postgres.url), startSite(postgres.url)])
  await Promise.all(sites.map((site) => untilReady(site)))
  const answer = await send('POST', '/api/Auth/login', CREDENTIALS)
  token = ((await answer.json()) as { token: string }).token
  cookie = answer.headers.get('set-cookie')!.split(';')[0]!
})

afterAll(async () => {
  await Promise.all(sites?.map((site) => site.stop()) ?? [])
  await postgres?.stop()
})

/** The states that one page shows; more than one would be a page of two times. */
async function statesOf(url: string): Promise<string[]> {
  // Plain: what is measured is the site, not how fast this process unpacks.
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
  return [...new Set(html.match(/durum-\d+-\d+/g) ?? [])]
}

type Shown = { where: string; read: () => Promise<string[]> }

/** Every page of every process, or of those given. */
const everywhere = (of = sites): Shown[] =>
  of.flatMap((site, index) =>
    PATHS.map((path) => ({ where: `process ${index + 1}, ${path}`, read: () => statesOf(site.url + path) })),
  )

/** Reads all pages again and again, as visitors would, until told to stop. */
function startReaders(of = sites): () => Promise<void> {
  const stopping = new AbortController()
  const readers = everywhere(of).map(async ({ read }) => {
    while (!stopping.signal.aborted) {
      await read()
      await wait(BETWEEN_READS)
    }
  })
  return async () => {
    stopping.abort()
    await Promise.all(readers)
  }
}

/** Writes one burst; `beforeLast` is called shortly before its last write. */
async function writeBurst(writer: Client, burst: number, beforeLast: () => void): Promise<string> {
  const write = (state: string) => writer.query('update services set title = $2 where id = $1', [id, state])
  for (let number = 1; number < WRITES; number += 1) {
    await write(`durum-${burst}-${number}`)
    await wait(BETWEEN_WRITES)
  }
  beforeLast()
  // The last write falls into what was begun just now, each time a little later.
  await wait(burst % BETWEEN_WRITES)
  const last = `durum-${burst}-${WRITES}`
  await write(last)
  return last
}

/** The pages that do not show `last` to any visitor who comes within a second from now. */
async function stalePages(burst: number, last: string): Promise<string[]> {
  const committed = performance.now()
  const pages = await Promise.all(
    everywhere().map(async ({ where, read }) => {
      let shown: string[] = []
      do shown = await read()
      while (shown.join() !== last && performance.now() - committed < 1000)
      return shown.join() === last ? [] : [`burst ${burst}, ${where}: ${shown.join()}`]
    }),
  )
  return pages.flat()
}

test(`after each of ${BURSTS} bursts of writes every page of both processes shows the last state within a second`, async () => {
  const writer = new Client({ connectionString: postgres.url })
  await writer.connect()
  onTestFinished(() => writer.end())
  // The first rendering of each page loads its code.
  await Promise.all(everywhere().map(({ read }) => read()))
  const stale: string[] = []
  for (let burst = 1; burst <= BURSTS; burst += 2) {
    // With readers all the time there is always one more rendering to come, which would mend a page kept wrongly.
    const stopReaders = startReaders()
    stale.push(...(await stalePages(burst, await writeBurst(writer, burst, () => {}))))
    await stopReaders()
    // So in every other burst each page is rendered once, across the last write, and nobody asks before it is kept.
    let across: Promise<unknown> = Promise.resolve()
    const last = await writeBurst(writer, burst + 1, () => {
      across = Promise.all(everywhere().map(({ read }) => read()))
    })
    await across
    stale.push(...(await stalePages(burst + 1, last)))
  }
  expect(stale).toEqual([])
})

test(`after each of ${BURSTS_OF_SAVES} bursts of saves the very next request for each page shows what was saved last`, async () => {
  const stale: string[] = []
  // The database's announcement comes nearly as fast, and would hide that the process itself knew too early or not.
  await postgres.query('alter table services disable trigger announce_content_change')
  onTestFinished(async () => void (await postgres.query('alter table services enable trigger announce_content_change')))
  onTestFinished(startReaders(sites.slice(0, 1)))
  for (let burst = 1; burst <= BURSTS_OF_SAVES; burst += 1) {
    const state = (number: number) => `durum-${100 + burst}-${number}`
    for (let number = 1; number <= WRITES; number += 1) {
      if (number > 1) await wait(BETWEEN_WRITES)
      expect((await send('PUT', `/api/Services/${id}`, { title: 'Tazelik', description: state(number) })).status).toBe(
        200,
      )
    }
    const shown = await Promise.all(everywhere(sites.slice(0, 1)).map(({ read }) => read()))
    stale.push(...PATHS.filter((_, i) => shown[i]!.join() !== state(WRITES)).map((path) => `burst ${burst}, ${path}`))
  }
  expect(stale).toEqual([])
})

async function create(title: string): Promise<{ id: string; slug: string }> {
  const answer = await send('POST', '/api/Services', { title })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: string; slug: string }
}

test('the page of a deleted service is 404 and that of a renamed one redirects at once', async () => {
  const [deleted, renamed] = [await create('Silinecek'), await create('Eski Adı')]
  expect((await visit(`/hizmetler/${deleted.slug}`)).status).toBe(200)
  expect((await visit(`/hizmetler/${renamed.slug}`)).status).toBe(200)
  expect((await send('DELETE', `/api/Services/${deleted.id}`)).status).toBe(204)
  expect((await visit(`/hizmetler/${deleted.slug}`)).status).toBe(404)
  expect((await send('PUT', `/api/Services/${renamed.id}`, { title: 'Yeni Adı' })).status).toBe(200)
  const moved = await visit(`/hizmetler/${renamed.slug}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/hizmetler/yeni-adi'])
})

const shows = async (path: string, text: string) => expect(await (await visit(path)).text()).toContain(text)

/** Changes the title of a post again and again until its pages, being kept, do not show it. Returns that title. */
async function changePostSilently(slug: string): Promise<{ title: string; read: () => Promise<string> }> {
  const values = `(gen_random_uuid(), $1, 'Yazı', 'Metin')`
  await postgres.query(`insert into blog_posts (id, slug, title, content) values ${values}`, [slug])
  // Without its announcement only a rendering shows a change.
  await postgres.query('alter table blog_posts disable trigger announce_content_change')
  onTestFinished(() => postgres.query('alter table blog_posts enable trigger announce_content_change').then(() => {}))
  const pages = [`/teknik-bilgi/${slug}`, '/teknik-bilgi']
  const read = async () => (await Promise.all(pages.map(async (path) => (await visit(path)).text()))).join('\n')
  let title = ''
  const isShown = async () => {
    title = `Sessiz ${uuid()}`
    await postgres.query(`update blog_posts set title = $1 where slug = $2`, [title, slug])
    return (await read()).includes(title)
  }
  await expect.poll(isShown).toBe(true)
  await expect.poll(isShown).toBe(false)
  return { title, read }
}

test('an edit of a fault shows in its list and on its page at once, and renders no post and no list of them again', async () => {
  const fields = { brand: 'Tazel', code: 'F.05', title: 'Eski anlamı' }
  const answer = await send('POST', '/api/Faults', fields)
  const { id, slug } = (await answer.json()) as { id: string; slug: string }
  await expect.poll(async () => (await visit(`/ariza-kodlari/${slug}`)).status).toBe(200)
  await shows('/ariza-kodlari/marka/tazel', 'Eski anlamı')
  const post = await changePostSilently('arizadan-once')
  expect((await send('PUT', `/api/Faults/${id}`, { ...fields, title: 'Yeni anlamı' })).status).toBe(200)
  await shows('/ariza-kodlari/marka/tazel', 'Yeni anlamı')
  expect((await visit(`/ariza-kodlari/${slug}`)).status).toBe(308)
  expect(await post.read()).not.toContain(post.title)
})

test('an edit of a reference shows on the home page at once and renders no post again', async () => {
  const reference = uuid()
  await postgres.query(`insert into "references" (id, name) values ($1, 'Eski Marka')`, [reference])
  const post = await changePostSilently('yazi')
  const body = new FormData()
  body.set('name', 'Yeni Marka')
  const headers = { authorization: `Bearer ${token}` }
  const saved = await fetch(`${sites[0]!.url}/api/References/${reference}`, { method: 'PUT', headers, body })
  expect(saved.status).toBe(200)
  await shows('/', 'Yeni Marka')
  expect(await post.read()).not.toContain(post.title)
})

test('admin pages are never sent without a session', async () => {
  for (const path of ['/admin', '/admin/dashboard', '/admin/mesajlar?page=2', '/admin/yok']) {
    const strangers: Record<string, string>[] = [
      {},
      { cookie: 'admin_session=a.b.c' },
      { authorization: `Bearer ${token}` },
    ]
    for (const headers of strangers) {
      const answer = await visit(path, headers)
      expect(answer.status).toBe(307)
      const { pathname, searchParams } = new URL(answer.headers.get('location')!, sites[0]!.url)
      expect([pathname, searchParams.get('from')]).toEqual(['/admin/login', path])
    }
    expect((await visit(path, { cookie })).status).not.toBe(307)
  }
})

test('without the database the guard is 503 and keeps the cookie, and works again afterwards', async () => {
  await postgres.kill()
  const since = performance.now()
  const away = await visit('/admin/dashboard', { cookie })
  expect(performance.now() - since).toBeLessThan(5000)
  expect(['set-cookie', 'retry-after'].map((name) => away.headers.get(name))).toEqual([null, '5'])
  expect(away.status).toBe(503)
  expect(await away.text()).toContain('Hizmet geçici olarak kullanılamıyor')
  for (const answer of [
    await send('GET', '/api/Dashboard/stats'),
    await send('POST', '/api/Auth/login', CREDENTIALS),
  ]) {
    expect(answer.status).toBe(503)
    expect(((await answer.json()) as { message: string }).message).toBe('Hizmet geçici olarak kullanılamıyor.')
  }
  await postgres.revive()
  const end = Date.now() + 20_000
  while ((await visit('/admin/dashboard', { cookie })).status === 503 && Date.now() < end) await wait(100)
  expect((await send('GET', '/api/Dashboard/stats')).status).toBe(200)
  expect([307, 503]).not.toContain((await visit('/admin/dashboard', { cookie })).status)
})
