import { readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../support/servers/processes'
import { useSiteOnOwnPostgres } from '../support/servers/use-site'

const FLOOD = 6000
const AT_ONCE = 20
/** Milliseconds; each unknown service is one rendering. */
const PATIENCE = 400_000
const ALLOWED_GROWTH = 100 * 1024 * 1024
const KEPT = ['/', '/hizmetler', '/hizmetler/tutulan', '/kurumsal', '/tamir-sureci', '/kvkk']

const place = useSiteOnOwnPostgres({
  fill: ({ query }) => query(`insert into services (id, slug, title) values (gen_random_uuid(), 'tutulan', 'Tutulan')`),
})

const residentBytes = () =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${place.site.pid}/status`, 'utf8'))?.[1]) * 1024

const agent = new Agent({ keepAlive: true })

/** The status of an answer, which is read to its end. Plain HTTP: `fetch` would take half of the test's time. */
function visit(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(place.site.url + path, { agent }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode!)),
    ).once('error', reject)
  })
}

async function visitAll(count: number, pathOf: (index: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const path = pathOf(next++)
        let status = 0
        // A busy machine may make the database miss its limits. A page that is gone stays 503.
        await until(
          async () => (status = await visit(path)) !== 503,
          `${path} is answered with something else than 503`,
        )
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  return statuses
}

const visitKept = () => visitAll(KEPT.length, (index) => KEPT[index]!)
const ALL_KEPT = [[200, KEPT.length]]

test(
  `${FLOOD} unknown addresses and ${FLOOD} query strings push out no kept page and cost no memory`,
  async () => {
    // The connections to the database are opened first, with nobody to be turned away should the machine be too busy for that.
    await visitAll(AT_ONCE, (index) => `/hizmetler/once-${index}`)
    expect([...(await visitKept())]).toEqual(ALL_KEPT)
    const memory = residentBytes()

    // Those of no route share one rendering; of the others there are enough to fill the store, were they kept.
    expect([...(await visitAll(FLOOD, (index) => (index % 3 ? `/yok-${index}` : `/hizmetler/yok-${index}`)))]).toEqual([
      [404, FLOOD],
    ])
    expect([...(await visitAll(FLOOD, (index) => `${KEPT[index % KEPT.length]!}?x=${index}`))]).toEqual([[200, FLOOD]])
    expect(residentBytes() - memory).toBeLessThan(ALLOWED_GROWTH)

    // Kept in memory, all of them: with the database gone and no copies on disk the pages stand. Their tags may have
    // changed, because a page that was rendered again may order its scripts in another way.
    rmSync(join(place.site.folder, 'data', 'pages'), { recursive: true })
    await place.postgres.kill()
    expect([...(await visitKept())]).toEqual(ALL_KEPT)
  },
  PATIENCE,
)
