import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres'
import { startSite, type RunningSite } from '../support/running-site'

const KEPT = ['/', '/hizmetler', '/hizmetler/tutulan', '/kurumsal']
const COLD = '/hizmetler/soguk'
const AWAY = 'Hizmet geçici olarak kullanılamıyor.'

type Answer = { path: string; status: number; html: string; ms: number; headers: Headers }

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
  // A page is kept once it was answered with success.
  await until(async () => (await Promise.all(KEPT.map(visit))).every(({ status }) => status === 200))
})

afterEach(async () => {
  await site?.stop()
  rmSync(data, { recursive: true, force: true })
})

async function visit(path: string): Promise<Answer> {
  const since = performance.now()
  const response = await fetch(site.url + path)
  const html = await response.text()
  return { path, status: response.status, html, ms: performance.now() - since, headers: response.headers }
}

/** Which of the named conditions do not hold. */
function missed(path: string, conditions: Record<string, boolean>): string[] {
  return Object.entries(conditions)
    .filter(([, holds]) => !holds)
    .map(([name]) => `${path}: ${name}`)
}

/** What is wrong with an answer that should be a whole page saying why it has nothing to show. */
function wrongWithUnavailable({ status, html, ms, headers, path }: Answer): string[] {
  return missed(path, {
    [`503, not ${status}`]: status === 503,
    [`within 5 s, not ${Math.round(ms)} ms`]: ms < 5000,
    'says why': html.includes(AWAY),
    'has a heading': /<h1[^>]*>[^<]/.test(html),
    'is whole': html.trimEnd().endsWith('</html>'),
    'is not kept by anyone': headers.get('cache-control') === 'no-store',
    'says when to come again': /^\d+$/.test(headers.get('retry-after') ?? ''),
  })
}

/** What is wrong with the kept pages: each should be answered with success within `patience` milliseconds. */
async function wrongWithKept(patience: number): Promise<string[]> {
  const answers = await Promise.all(KEPT.map(visit))
  return answers.flatMap(({ path, status, ms, html }) =>
    missed(path, {
      [`200, not ${status}`]: status === 200,
      [`within ${patience} ms, not ${Math.round(ms)}`]: ms < patience,
      'shows its content': !html.includes(AWAY),
    }),
  )
}

/** Visits until `good` holds; how long that took, in milliseconds. */
async function until(good: () => Promise<boolean>): Promise<number> {
  const since = performance.now()
  while (!(await good())) {
    if (performance.now() - since > 10_000) throw new Error('did not heal within 10 s')
    await wait(20)
  }
  return performance.now() - since
}

const isWell = async () => {
  const [cold, list, ready] = await Promise.all([COLD, '/hizmetler', '/api/health/ready'].map(visit))
  return (
    cold!.status === 200 &&
    cold!.html.includes('soguk-ilk') &&
    list!.html.includes('tutulan-yeni') &&
    ready!.status === 200
  )
}

const renameKept = `update services set title = 'tutulan-yeni' where slug = 'tutulan'`

test('the database killed: kept pages stand, also after a restart, others are a whole 503; all heals by itself', async () => {
  await postgres.kill()
  expect(wrongWithUnavailable(await visit(COLD))).toEqual([])
  expect(await wrongWithKept(2000)).toEqual([])
  expect((await visit('/api/health/live')).status).toBe(200)
  expect((await visit('/api/health/ready')).status).toBe(503)
  expect((await visit('/boyle-bir-adres-yok')).status).toBe(404)

  await site.stop()
  site = await startSite(postgres.url, { env: { DATA_DIR: data } })
  expect(await wrongWithKept(1000)).toEqual([])
  expect(wrongWithUnavailable(await visit(COLD))).toEqual([])

  await postgres.revive()
  await postgres.query(renameKept)
  expect(await until(isWell)).toBeLessThan(3000)
})

test('the database frozen just after a change: nobody waits long, kept pages stand, all heals by itself', async () => {
  // Renders the page that will be outdated, so that its last good copy is known.
  await postgres.query(renameKept)
  postgres.freeze()
  const end = performance.now() + 6000
  const cold: Promise<Answer>[] = []
  while (performance.now() < end) {
    // More visitors of pages with nothing kept than renderings may run at once.
    for (let i = 0; i < 4; i += 1) cold.push(visit(`${COLD}?${i}`), visit(`${COLD}-${i}`))
    expect(await wrongWithKept(2000)).toEqual([])
    await wait(250)
  }
  expect((await Promise.all(cold)).flatMap(wrongWithUnavailable)).toEqual([])
  expect((await visit('/api/health/ready')).status).toBe(503)
  postgres.thaw()
  expect(await until(isWell)).toBeLessThan(3000)
})

test('losing the listener alone shows no outage and misses no change', async () => {
  const drop = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen content_changed' or query = 'select 1'`
  await postgres.query(`${drop} and pid <> pg_backend_pid()`)
  await postgres.query(renameKept)
  expect((await visit(COLD)).status).toBe(200)
  expect(await until(isWell)).toBeLessThan(2000)
})
