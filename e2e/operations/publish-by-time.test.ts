import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilReady, visit } from '../support/http'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

const LIMIT_MS = 2000
/** Pages that show a service, and those that show a post. */
const SERVICE_PAGES = ['/', '/hizmetler', '/sitemap.xml']
const POST_PAGES = ['/teknik-bilgi', '/rss.xml', '/sitemap.xml']

let postgres: OwnPostgres
let data: string
let sites: RunningSite[] = []

const start = () => startSite(postgres.url, { env: { DATA_DIR: data } })

beforeAll(async () => {
  // Durable, because a killed server loses what it wrote in the last moments otherwise.
  postgres = await startOwnPostgres({ durable: true })
  data = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  sites = await Promise.all([start(), start()])
  await Promise.all(sites.map(untilReady))
  // The first rendering of each page loads its code, which the limits do not mean.
  const shown = await schedule(0)
  await Promise.all(sites.map((site) => lateness(site, shown)))
})

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await postgres?.stop()
  rmSync(data, { recursive: true, force: true })
})

type Scheduled = { slug: string; at: number; pages: string[] }

/** Adds a service and a post that become public in `milliseconds`. */
async function schedule(milliseconds: number): Promise<Scheduled[]> {
  const at = Date.now() + milliseconds
  const [service, post] = [uuid(), uuid()]
  const time = new Date(at)
  await postgres.query('insert into services (id, slug, title, published_at) values ($1, $2, $2, $3)', [
    service,
    service,
    time,
  ])
  await postgres.query(
    `insert into blog_posts (id, slug, title, content, published_at) values ($1, $2, $2, 'Metin', $3)`,
    [post, post, time],
  )
  return [
    { slug: service, at, pages: [...SERVICE_PAGES, `/hizmetler/${service}`] },
    { slug: post, at, pages: [...POST_PAGES, `/teknik-bilgi/${post}`] },
  ]
}

/** Whether a page of a site shows an item. A missing page names it too. */
async function shows(site: RunningSite, path: string, { slug }: Scheduled): Promise<boolean> {
  const { status, text } = await visit(site.url + path)
  return status === 200 && text.includes(slug)
}

/** Visits all pages, so that they are cached, and returns those that show an item already. */
async function early(site: RunningSite, items: Scheduled[]): Promise<string[]> {
  const all = items.flatMap((item) => item.pages.map((path) => ({ item, path })))
  const seen = await Promise.all(all.map(({ item, path }) => shows(site, path, item)))
  return all.filter((_, at) => seen[at]).map(({ path }) => path)
}

/**
 * Waits until a site shows all items on all their pages, and returns how late it was after their time, in ms. Asks for the
 * other pages of an item once its first one shows it, because a missing page is rendered for each request.
 */
async function lateness(site: RunningSite, items: Scheduled[]): Promise<number> {
  const latenessOf = async (item: Scheduled) => {
    const isShown = (path: string) => until(() => shows(site, path, item), `${path} shows ${item.slug}`)
    await isShown(item.pages[0]!)
    await Promise.all(item.pages.slice(1).map(isShown))
    return Date.now() - item.at
  }
  return Math.max(...(await Promise.all(items.map(latenessOf))))
}

test('two processes show a scheduled service and post from their time on, on every page', async () => {
  const items = await schedule(4000)
  expect(await Promise.all(sites.map((site) => early(site, items)))).toEqual([[], []])
  expect(Date.now()).toBeLessThan(items[0]!.at)
  for (const late of await Promise.all(sites.map((site) => lateness(site, items)))) {
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(LIMIT_MS)
  }
})

test('two processes leave one entry of each publication in the audit trail', async () => {
  const items = [...(await schedule(1500)), ...(await schedule(2500))]
  await Promise.all(sites.map((site) => lateness(site, items)))
  const published = `select item_id, actor_name, label from audit_entries where action = 'published' and item_id = any($1)`
  const slugs = items.map(({ slug }) => slug)
  const entries = () => postgres.query<{ item_id: string }>(published, [slugs])
  await until(async () => (await entries()).length >= slugs.length, 'each has its entry')
  const expected = slugs.map((slug) => ({ item_id: slug, actor_name: 'Sistem', label: slug }))
  const byItem = (one: { item_id: string }, other: { item_id: string }) => one.item_id.localeCompare(other.item_id)
  expect((await entries()).toSorted(byItem)).toEqual(expected.toSorted(byItem))
})

test('a process that is restarted across the time shows them at once', async () => {
  const items = await schedule(3000)
  expect(await early(sites[1]!, items)).toEqual([])
  await sites[1]!.stop()
  sites[1] = await start()
  await untilReady(sites[1])
  // The first rendering of each page loads its code.
  await early(sites[1], items)
  const since = Math.max(Date.now(), items[0]!.at)
  await Promise.all(sites.map((site) => lateness(site, items)))
  expect(Date.now() - since).toBeLessThan(LIMIT_MS)
})

test('a database that is away at the time loses nothing: both processes show them once it is back', async () => {
  const items = await schedule(2500)
  expect(await Promise.all(sites.map((site) => early(site, items)))).toEqual([[], []])
  await postgres.kill()
  await until(() => Date.now() > items[0]!.at, 'the time has come')
  for (const site of sites) expect((await visit(`${site.url}/hizmetler`)).status).toBe(200)
  await postgres.revive()
  await Promise.all(sites.map(untilReady))
  const back = Date.now()
  await Promise.all(sites.map((site) => lateness(site, items)))
  expect(Date.now() - back).toBeLessThan(LIMIT_MS)
})

test('an item that is withdrawn before its time stays hidden', async () => {
  const items = await schedule(1500)
  await postgres.query('update services set is_draft = true')
  await postgres.query('update blog_posts set is_draft = true')
  await until(() => Date.now() > items[0]!.at + 500, 'the time has come')
  expect(await Promise.all(sites.map((site) => early(site, items)))).toEqual([[], []])
})
