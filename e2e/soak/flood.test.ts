import { readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../support/servers/processes'
import { useSiteOnOwnPostgres } from '../support/servers/use-site'

const FLOOD = 6000
const CONCURRENCY = 20
/** Long, because each unknown service is rendered once. */
const TIMEOUT_MS = 400_000
const MAX_GROWTH_BYTES = 100 * 1024 * 1024
const CACHED_PAGES = ['/', '/hizmetler', '/hizmetler/tutulan', '/kurumsal', '/tamir-sureci', '/kvkk']

const setup = useSiteOnOwnPostgres({
  fill: ({ query }) => query(`insert into services (id, slug, title) values (gen_random_uuid(), 'tutulan', 'Tutulan')`),
})

const residentBytes = () =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${setup.site.pid}/status`, 'utf8'))?.[1]) * 1024

const agent = new Agent({ keepAlive: true })

/** Reads a response completely and returns its status. Uses node:http, because `fetch` would take half of the test's time. */
function visit(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(setup.site.url + path, { agent }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode!)),
    ).once('error', reject)
  })
}

async function visitAll(count: number, pathOf: (index: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < count) {
        const path = pathOf(next++)
        let status = 0
        // On a busy machine a query may exceed its time limit, which a retry resolves. Once the database is killed, no retry helps a
        // page that is not cached.
        await until(async () => (status = await visit(path)) !== 503, `${path} has a status other than 503`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  return statuses
}

const visitCached = () => visitAll(CACHED_PAGES.length, (index) => CACHED_PAGES[index]!)
const ALL_CACHED = [[200, CACHED_PAGES.length]]

test(
  `${FLOOD} unknown addresses and ${FLOOD} query strings evict no cached page and use little memory`,
  async () => {
    // Opens the database connections first, because a refusal by a busy machine does not matter here.
    await visitAll(CONCURRENCY, (index) => `/hizmetler/once-${index}`)
    expect([...(await visitCached())]).toEqual(ALL_CACHED)
    const bytesBefore = residentBytes()

    // Addresses without a route share one render. The others would fill the page cache if they were cached.
    expect([...(await visitAll(FLOOD, (index) => (index % 3 ? `/yok-${index}` : `/hizmetler/yok-${index}`)))]).toEqual([
      [404, FLOOD],
    ])
    expect([...(await visitAll(FLOOD, (index) => `${CACHED_PAGES[index % CACHED_PAGES.length]!}?x=${index}`))]).toEqual(
      [[200, FLOOD]],
    )
    expect(residentBytes() - bytesBefore).toBeLessThan(MAX_GROWTH_BYTES)

    // Without the database and the copies on disk the pages come from memory. Their ETags may have changed, because a page that
    // is rendered again may have its scripts in another order.
    rmSync(join(setup.site.folder, 'data', 'pages'), { recursive: true })
    await setup.postgres.kill()
    expect([...(await visitCached())]).toEqual(ALL_CACHED)
  },
  TIMEOUT_MS,
)
