import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { visit } from '../support/calls/http'
import { repeat, until } from '../support/servers/processes'
import { startTwoWebProcesses } from '../support/servers/two-web-processes'

const BURSTS = 20
/** Bursts of saves by staff. Few are enough: their test turns off the database's announcements, which could hide a stale page. */
const BURSTS_OF_SAVES = 6
const WRITES_PER_BURST = 5
const WRITE_INTERVAL_MS = 15
const READ_INTERVAL_MS = 20
const MAX_LATENESS_MS = 2000

const site = await startTwoWebProcesses()
const paths = ['/', '/hizmetler', site.servicePath]

beforeAll(async () => {
  // The first render of each page loads its code, which is not part of the time limits.
  const items = await schedule(0)
  await Promise.all(site.origins.map((origin) => lateness(origin, items)))
})

afterAll(site.stop)

/** Returns the states that a page shows. Several states mean that the page mixes data of different times. */
async function statesOf(url: string): Promise<string[]> {
  // Uncompressed, so that this process spends no time on decompression.
  const { text } = await visit(url, { headers: { 'accept-encoding': 'identity' } })
  return [...new Set(text.match(/durum-\d+-\d+/g) ?? [])]
}

const pageReaders = (origins = site.origins) =>
  origins.flatMap((origin) => paths.map((path) => ({ url: origin + path, read: () => statesOf(origin + path) })))

function startReaders(origins = site.origins): () => Promise<unknown> {
  const stops = pageReaders(origins).map(({ read }) => repeat(() => read().then(() => wait(READ_INTERVAL_MS))))
  return () => Promise.all(stops.map((stop) => stop()))
}

/** Writes one burst; `beforeLast` is called shortly before its last write. */
async function writeBurst(writer: Client, burst: number, beforeLast: () => void): Promise<string> {
  const write = (state: string) => writer.query('update services set title = $2 where id = $1', [site.serviceId, state])
  for (let number = 1; number < WRITES_PER_BURST; number += 1) {
    await write(`durum-${burst}-${number}`)
    await wait(WRITE_INTERVAL_MS)
  }
  beforeLast()
  // The last write falls into the renders that have just started, each time a little later.
  await wait(burst % WRITE_INTERVAL_MS)
  const last = `durum-${burst}-${WRITES_PER_BURST}`
  await write(last)
  return last
}

async function stalePages(burst: number, last: string): Promise<string[]> {
  const committedAt = performance.now()
  const pages = await Promise.all(
    pageReaders().map(async ({ url, read }) => {
      let states: string[] = []
      do states = await read()
      while (states.join() !== last && performance.now() - committedAt < 1000)
      return states.join() === last ? [] : [`burst ${burst}, ${url}: ${states.join()}`]
    }),
  )
  return pages.flat()
}

test(`after each of ${BURSTS} bursts of writes every page of both processes shows the last state within a second`, async () => {
  const writer = new Client({ connectionString: site.postgres.url })
  await writer.connect()
  onTestFinished(() => writer.end())
  const stale: string[] = []
  for (let burst = 1; burst <= BURSTS; burst += 2) {
    // With constant readers there is always a later render, which would replace a wrongly cached page.
    const stopReaders = startReaders()
    stale.push(...(await stalePages(burst, await writeBurst(writer, burst, () => {}))))
    await stopReaders()
    // Therefore in every second burst each page is rendered only once, during the last write, and not requested until it is cached.
    let renders: Promise<unknown> = Promise.resolve()
    const last = await writeBurst(writer, burst + 1, () => {
      renders = Promise.all(pageReaders().map(({ read }) => read()))
    })
    await renders
    stale.push(...(await stalePages(burst + 1, last)))
  }
  expect(stale).toEqual([])
})

test(`after each of ${BURSTS_OF_SAVES} bursts of saves the next request for each page shows the last save`, async () => {
  const stale: string[] = []
  const [writingOrigin] = site.origins as [string, string]
  // The database's announcement arrives nearly as fast, and would hide an error in the process that writes.
  await site.postgres.query('alter table services disable trigger announce_content_change')
  onTestFinished(async () => {
    await site.postgres.query('alter table services enable trigger announce_content_change')
  })
  const stopReaders = startReaders([writingOrigin])
  onTestFinished(async () => void (await stopReaders()))
  for (let burst = 1; burst <= BURSTS_OF_SAVES; burst += 1) {
    const state = (number: number) => `durum-${100 + burst}-${number}`
    for (let number = 1; number <= WRITES_PER_BURST; number += 1) {
      if (number > 1) await wait(WRITE_INTERVAL_MS)
      expect((await site.describeService(state(number), writingOrigin)).status).toBe(200)
    }
    const states = await Promise.all(pageReaders([writingOrigin]).map(({ read }) => read()))
    stale.push(
      ...paths.filter((_, i) => states[i]!.join() !== state(WRITES_PER_BURST)).map((path) => `burst ${burst}, ${path}`),
    )
  }
  expect(stale).toEqual([])
})

test('a change made in one process is visible through the edge within 2 s', async () => {
  const late: string[] = []
  for (const [round, origin] of site.origins.entries()) {
    const state = `durum-${round}-son`
    expect((await site.describeService(state, origin)).status).toBe(200)
    const changedAt = performance.now()
    await Promise.all(
      paths.flatMap((path) =>
        ['gzip', 'br', 'identity'].map(async (encoding) => {
          while (performance.now() - changedAt < 2300) {
            const requestedAt = performance.now() - changedAt
            const { text } = await site.visit(path, { headers: { 'accept-encoding': encoding } })
            if (requestedAt >= 2000 && !text.includes(state))
              late.push(`${round} ${path} ${encoding} after ${Math.round(requestedAt)} ms`)
            await wait(100)
          }
        }),
      ),
    )
  }
  expect(late).toEqual([])
})

const SERVICE_PAGES = ['/', '/hizmetler', '/sitemap.xml']
const POST_PAGES = ['/teknik-bilgi', '/rss.xml', '/sitemap.xml']

type ScheduledItem = { slug: string; dueAt: number; pages: string[] }

async function schedule(delayMs: number): Promise<ScheduledItem[]> {
  const dueAt = Date.now() + delayMs
  const [service, post] = [uuid(), uuid()]
  const insertService = 'insert into services (id, slug, title, published_at) values ($1, $2, $2, $3)'
  await site.postgres.query(insertService, [service, service, new Date(dueAt)])
  await site.postgres.query(
    `insert into blog_posts (id, slug, title, content, published_at) values ($1, $2, $2, 'Metin', $3)`,
    [post, post, new Date(dueAt)],
  )
  return [
    { slug: service, dueAt, pages: [...SERVICE_PAGES, `/hizmetler/${service}`] },
    { slug: post, dueAt, pages: [...POST_PAGES, `/teknik-bilgi/${post}`] },
  ]
}

async function shows(origin: string, path: string, { slug }: ScheduledItem): Promise<boolean> {
  const { status, text } = await visit(origin + path)
  return status === 200 && text.includes(slug)
}

/** Visits all pages of the items, which caches them, and returns the paths of those that show their item. */
async function pagesThatShow(origin: string, items: ScheduledItem[]): Promise<string[]> {
  const all = items.flatMap((item) => item.pages.map((path) => ({ item, path })))
  const isShown = await Promise.all(all.map(({ item, path }) => shows(origin, path, item)))
  return all.filter((_, index) => isShown[index]).map(({ path }) => path)
}

/**
 * Waits until a process shows all items on all their pages, and returns the longest delay after their due time, in ms. It requests
 * an item's other pages once the first one shows it, because a missing page is rendered for each request.
 */
async function lateness(origin: string, items: ScheduledItem[]): Promise<number> {
  const latenessOf = async (item: ScheduledItem) => {
    const untilShown = (path: string) => until(() => shows(origin, path, item), `${path} shows ${item.slug}`)
    await untilShown(item.pages[0]!)
    await Promise.all(item.pages.slice(1).map(untilShown))
    return Date.now() - item.dueAt
  }
  return Math.max(...(await Promise.all(items.map(latenessOf))))
}

test('two processes show a scheduled service and post on every page when they are due, and record each publication once', async () => {
  const [items, withdrawnItems] = [await schedule(2500), await schedule(2500)]
  await site.postgres.query('update services set is_draft = true where slug = $1', [withdrawnItems[0]!.slug])
  await site.postgres.query('update blog_posts set is_draft = true where slug = $1', [withdrawnItems[1]!.slug])
  expect(await Promise.all(site.origins.map((origin) => pagesThatShow(origin, items)))).toEqual([[], []])
  expect(Date.now()).toBeLessThan(items[0]!.dueAt)
  for (const late of await Promise.all(site.origins.map((origin) => lateness(origin, items)))) {
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(MAX_LATENESS_MS)
  }
  expect(await Promise.all(site.origins.map((origin) => pagesThatShow(origin, withdrawnItems)))).toEqual([[], []])
  const slugs = [...items, ...withdrawnItems].map(({ slug }) => slug)
  const publishedEntries = `select item_id as slug, actor_name as actor from audit_entries
    where action = 'published' and item_id = any($1) order by 1`
  const entries = () => site.postgres.query(publishedEntries, [slugs])
  await until(async () => (await entries()).length >= items.length, 'each item has its audit entry')
  const expected = items.map(({ slug }) => ({ slug, actor: 'Sistem' }))
  expect(await entries()).toEqual(expected.toSorted((a, b) => a.slug.localeCompare(b.slug)))
})
