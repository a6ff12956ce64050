import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres'
import { startSite, type RunningSite } from '../support/running-site'

const FLOOD = 6000
const AT_ONCE = 20
/** Milliseconds; each unknown address is one rendering. */
const PATIENCE = 240_000
const ALLOWED_GROWTH = 100 * 1024 * 1024
const KEPT = ['/', '/hizmetler', '/hizmetler/tutulan', '/kurumsal', '/tamir-sureci', '/kvkk']

let postgres: OwnPostgres
let site: RunningSite
let data: string

beforeAll(async () => {
  postgres = await startOwnPostgres()
  await postgres.query(`insert into services (id, slug, title) values ($1, 'tutulan', 'Tutulan')`, [uuid()])
  data = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  site = await startSite(postgres.url, { env: { DATA_DIR: data } })
})

afterAll(async () => {
  await site?.stop()
  await postgres?.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Resident memory of the site's process, in bytes. */
const residentBytes = () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) * 1024

async function visitAll(count: number, pathOf: (index: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (next < count) {
      // Plain: the test would spend half of its time on decompressing what it does not read.
      const response = await fetch(site.url + pathOf(next++), { headers: { 'accept-encoding': 'identity' } })
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }))
  return statuses
}

/** Status and tag of each kept page. */
async function tags(): Promise<string[]> {
  return Promise.all(KEPT.map(async (path) => {
    const response = await fetch(site.url + path)
    await response.arrayBuffer()
    return `${path}: ${response.status} ${response.headers.get('etag')}`
  }))
}

test(`${FLOOD} unknown addresses and ${FLOOD} query strings push out no kept page and cost no memory`, async () => {
  const before = await tags()
  expect(before.filter((line) => line.includes(': 200 W/'))).toHaveLength(KEPT.length)
  const memory = residentBytes()

  expect([...(await visitAll(FLOOD, (index) => (index % 2 ? `/yok-${index}` : `/hizmetler/yok-${index}`)))]).toEqual([[404, FLOOD]])
  expect([...(await visitAll(FLOOD, (index) => `${KEPT[index % KEPT.length]!}?x=${index}`))]).toEqual([[200, FLOOD]])
  expect(residentBytes() - memory).toBeLessThan(ALLOWED_GROWTH)

  // Kept in memory, all of them: with the database gone and no copies on disk the same pages stand.
  rmSync(join(data, 'pages'), { recursive: true })
  await postgres.kill()
  expect(await tags()).toEqual(before)
}, PATIENCE)
