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

/** The states that one page shows; more than one would be a page of two times. */
async function statesOf(url: string): Promise<string[]> {
  // Plain: what is measured is the site, not how fast this process unpacks.
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
  return [...new Set(html.match(/durum-\d+-\d+/g) ?? [])]
}

type Shown = { where: string; read: () => Promise<string[]> }

/** Every page of every process. */
const everywhere = (): Shown[] =>
  sites.flatMap((site, index) => PATHS.map((path) => ({ where: `process ${index + 1}, ${path}`, read: () => statesOf(site.url + path) })))

/** Reads all pages again and again, as visitors would, until told to stop. */
function startReaders(): () => Promise<void> {
  const stopping = new AbortController()
  const readers = everywhere().map(async ({ read }) => {
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

const write = (state: string) => writer.query('update services set title = $2 where id = $1', [id, state])

/** Writes one burst; `beforeLast` is called shortly before its last write. */
async function writeBurst(burst: number, beforeLast: () => void): Promise<string> {
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
  const pages = await Promise.all(everywhere().map(async ({ where, read }) => {
    let shown: string[] = []
    do shown = await read()
    while (shown.join() !== last && performance.now() - committed < 1000)
    return shown.join() === last ? [] : [`burst ${burst}, ${where}: ${shown.join()}`]
  }))
  return pages.flat()
}

test(`after each of ${BURSTS} bursts of writes every page of both processes shows the last state within a second`, async () => {
  // The first rendering of each page loads its code.
  await Promise.all(everywhere().map(({ read }) => read()))
  const stale: string[] = []
  for (let burst = 1; burst <= BURSTS; burst += 2) {
    // With readers all the time there is always one more rendering to come, which would mend a page kept wrongly.
    const stopReaders = startReaders()
    stale.push(...(await stalePages(burst, await writeBurst(burst, () => {}))))
    await stopReaders()
    // So in every other burst each page is rendered once, across the last write, and nobody asks before it is kept.
    let across: Promise<unknown> = Promise.resolve()
    const last = await writeBurst(burst + 1, () => {
      across = Promise.all(everywhere().map(({ read }) => read()))
    })
    await across
    stale.push(...(await stalePages(burst + 1, last)))
  }
  expect(stale).toEqual([])
})
