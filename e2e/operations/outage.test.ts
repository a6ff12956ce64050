import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, visit as visitUrl, wrongWithPage, wrongWithUnavailable } from '../support/http'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

const CACHED = ['/', '/hizmetler', '/hizmetler/tutulan', '/kurumsal']
const COLD = '/hizmetler/soguk'

let postgres: OwnPostgres
let site: RunningSite
let data: string

beforeAll(async () => {
  postgres = await startOwnPostgres()
})

afterAll(() => postgres?.stop())

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  await postgres.query('delete from services')
  for (const slug of ['tutulan', 'soguk']) {
    await postgres.query('insert into services (id, slug, title) values ($1, $2, $3)', [uuid(), slug, `${slug}-ilk`])
  }
  site = await startSite(postgres.url, { env: { DATA_DIR: data } })
  // A page is cached once it was answered with 200.
  await until(
    async () => (await Promise.all(CACHED.map(visit))).every(({ status }) => status === 200),
    'the pages are cached',
  )
})

afterEach(async () => {
  await site?.stop()
  rmSync(data, { recursive: true, force: true })
})

const visit = (path: string) => visitUrl(site.url + path)

/** Returns what the cached pages lack. */
async function wrongWithCached(limitMs: number): Promise<string[]> {
  const answers = await Promise.all(CACHED.map(visit))
  return answers.flatMap((answer) => wrongWithPage(answer, limitMs))
}

const HEALING_MS = 5000

const isWell = async () => {
  const [cold, list, ready] = await Promise.all([COLD, '/hizmetler', '/api/health/ready'].map(visit))
  return (
    cold!.status === 200 &&
    cold!.text.includes('soguk-ilk') &&
    list!.text.includes('tutulan-yeni') &&
    ready!.status === 200
  )
}

const renameCached = `update services set title = 'tutulan-yeni' where slug = 'tutulan'`

test('with the database killed cached pages stay, also after a restart, and other pages are 503', async () => {
  await postgres.kill()
  expect(wrongWithUnavailable(await visit(COLD))).toEqual([])
  expect(await wrongWithCached(2000)).toEqual([])
  expect((await visit('/api/health/live')).status).toBe(200)
  expect((await visit('/api/health/ready')).status).toBe(503)
  expect((await visit('/boyle-bir-adres-yok')).status).toBe(404)

  await site.stop()
  site = await startSite(postgres.url, { env: { DATA_DIR: data } })
  expect(await wrongWithCached(5000)).toEqual([])
  expect(wrongWithUnavailable(await visit(COLD))).toEqual([])

  await postgres.revive()
  await postgres.query(renameCached)
  await until(isWell, 'the site heals', HEALING_MS)
})

test('with the database frozen after a change cached pages stay and others are 503 within 5 s', async () => {
  // The change outdates the cached page.
  await postgres.query(renameCached)
  postgres.freeze()
  const end = performance.now() + 6000
  const cold: Promise<Answer>[] = []
  while (performance.now() < end) {
    // More requests for uncached pages than renderings may run at once.
    for (let i = 0; i < 4; i += 1) cold.push(visit(`${COLD}?${i}`), visit(`${COLD}-${i}`))
    expect(await wrongWithCached(2000)).toEqual([])
    await wait(250)
  }
  expect((await Promise.all(cold)).flatMap(wrongWithUnavailable)).toEqual([])
  expect((await visit('/api/health/ready')).status).toBe(503)
  postgres.thaw()
  await until(isWell, 'the site heals', HEALING_MS)
})

test('losing the listening connection misses no change', async () => {
  const drop = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen content_changed' or query = 'select 1'`
  await postgres.query(`${drop} and pid <> pg_backend_pid()`)
  await postgres.query(renameCached)
  expect((await visit(COLD)).status).toBe(200)
  await until(isWell, 'the site heals', HEALING_MS)
})
