import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres'
import { startSite, type RunningSite } from '../support/running-site'

const BURSTS = 50
const WRITES = 5
const BETWEEN_WRITES = 15
const BETWEEN_READS = 20
const PATHS = ['/', '/hizmetler', '/hizmetler/tazelik']

let postgres: OwnPostgres
let writer: Client
let sites: RunningSite[]
const id = uuid()

beforeAll(async () => {
  postgres = await startOwnPostgres()
  await postgres.query(`insert into services (id, slug, title) values ($1, 'tazelik', 'durum-0-0')`, [id])
  sites = await Promise.all([startSite(postgres.url), startSite(postgres.url)])
  writer = new Client({ connectionString: postgres.url })
  await writer.connect()
})

afterAll(async () => {
  await writer?.end()
  await Promise.all(sites?.map((site) => site.stop()) ?? [])
  await postgres?.stop()
})

/** The states that one page shows; more than one would be a page made of two times. */
async function statesOf(url: string): Promise<string[]> {
  // Plain: what is measured is the site, not how fast this process unpacks.
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
  return [...new Set(html.match(/durum-\d+-\d+/g) ?? [])]
}

/** Reads all pages of all sites again and again, as visitors would, until told to stop. */
function startReaders(): () => Promise<void> {
  const stopping = new AbortController()
  const readers = sites.flatMap((site) => PATHS.map(async (path) => {
    while (!stopping.signal.aborted) {
      await statesOf(site.url + path)
      await wait(BETWEEN_READS)
    }
  }))
  return async () => {
    stopping.abort()
    await Promise.all(readers)
  }
}

test(`after each of ${BURSTS} bursts of writes every page of both processes shows the last state within a second`, async () => {
  const stopReaders = startReaders()
  const stale: string[] = []
  let slowest = 0
  for (let burst = 1; burst <= BURSTS; burst += 1) {
    for (let write = 1; write <= WRITES; write += 1) {
      if (write > 1) await wait(BETWEEN_WRITES)
      await writer.query('update services set title = $2 where id = $1', [id, `durum-${burst}-${write}`])
    }
    const committed = performance.now()
    const last = `durum-${burst}-${WRITES}`
    await Promise.all(sites.flatMap((site, index) => PATHS.map(async (path) => {
      let shown: string[] = []
      do shown = await statesOf(site.url + path)
      while (shown.join() !== last && performance.now() - committed < 1000)
      slowest = Math.max(slowest, performance.now() - committed)
      if (shown.join() !== last) stale.push(`burst ${burst}, process ${index + 1}, ${path}: ${shown.join()}`)
    })))
  }
  await stopReaders()
  expect(stale).toEqual([])
  expect(slowest).toBeLessThan(1000)
  // None may fall back, either: a rendering in flight during a burst must not be kept as new.
  for (const site of sites) {
    for (const path of PATHS) expect(await statesOf(site.url + path)).toEqual([`durum-${BURSTS}-${WRITES}`])
  }
})
