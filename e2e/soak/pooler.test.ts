import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { query } from '../support/database'
import { ApiClient, sendMessage, visit } from '../support/http'
import { untilMailsWritten } from '../support/mail-files'
import { atPort, startAddress, startPooledSites } from '../support/pooler'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { until } from '../support/processes'
import { startSite } from '../support/site'
import { ordersOf } from '../support/site-orders'

/** So long after a save every page shows it. */
const FRESH_WITHIN_MS = 2000
const PAUSE_MS = 20

let primary: OwnPostgres
let standby: OwnPostgres
let address: Awaited<ReturnType<typeof startAddress>>
let direct: string
let pooled: Awaited<ReturnType<typeof startPooledSites>>
let clients: ApiClient[]
let service: string

const portOf = (url: string) => Number(new URL(url).port)

beforeAll(async () => {
  primary = await startOwnPostgres({ durable: true })
  standby = await startOwnPostgres({ standbyOf: primary.url })
  await primary.query(`alter system set synchronous_standby_names = '*'`)
  await primary.query('select pg_reload_conf()')
  const followers = () => primary.query(`select from pg_stat_replication where sync_state = 'sync'`)
  await until(async () => (await followers()).length === 1, 'the standby follows')
  address = await startAddress(portOf(primary.url))
  direct = atPort(primary.url, address.port)
  pooled = await startPooledSites(direct)
  clients = await Promise.all(pooled.sites.map((site) => ApiClient.signIn(site)))
  service = `/api/Services/${(await clients[0]!.create('/api/Services', { title: 'Havuz' })).id}`
})

afterAll(async () => {
  await pooled?.stop()
  address?.stop()
  await Promise.all([primary?.stop(), standby?.stop()])
})

test('behind PgBouncer with two connections orders get their numbers, mails go out and both processes are fresh', async () => {
  const [one, other] = clients
  const added = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ordersOf(at % 2 ? one!.site.url : other!.site.url, one!.token).add()),
  )
  const last = added.map(({ number }) => Number(number.split('-')[1])).toSorted((a, b) => a - b)
  expect(last).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))

  expect(await sendMessage(one!.site, randomUUID())).toBe(201)
  await untilMailsWritten(one!.site)

  const { id } = await one!.create('/api/Services', { title: 'Taze' })
  const shows = (text: string) => async () => (await visit(`${other!.site.url}/hizmetler/taze`)).text.includes(text)
  await until(shows('Taze'), 'the other process shows the service')
  await one!.send('PUT', `/api/Services/${id}`, { title: 'Taze', description: 'Değişti.' })
  await until(shows('Değişti.'), 'the other process shows the change', 2000)
})

type Call = { begun: number; ended: number; status: number | null; saved?: number; shown?: number; key?: string }

let states = 0

/** Writes and reads at both processes while something is done to the database, and until all pages must be fresh again. */
async function underLoad(disturb: () => Promise<void>) {
  const calls: Call[] = []
  const call = async (act: () => Promise<Omit<Call, 'begun' | 'ended'>>) => {
    const begun = performance.now()
    const done = { ...(await act()), begun, ended: performance.now() }
    calls.push(done)
    return done
  }
  const save = (client: ApiClient) =>
    call(async () => {
      const saved = (states += 1)
      const { status } = await client.send('PUT', service, { title: 'Havuz', description: `durum-${saved}.` })
      return { status, saved }
    })
  const send = ({ site }: ApiClient) =>
    call(async () => {
      const key = randomUUID()
      return { status: await sendMessage(site, key), key }
    })
  const read = ({ site }: ApiClient, path: string) =>
    call(async () => {
      const { status, text } = await visit(site.url + path)
      return { status, shown: Number(/durum-(\d+)\./.exec(text)?.[1]) }
    })
  const stopping = new AbortController()
  const again = async (act: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await act()
      await wait(PAUSE_MS)
    }
  }
  await save(clients[0]!)
  const load = clients.flatMap((client) => [
    again(() => save(client)),
    again(() => send(client)),
    again(() => read(client, '/hizmetler/havuz')),
    again(() => read(client, '/api/Services/havuz')),
  ])
  let [cut, mended, healed] = [0, 0, 0]
  try {
    await wait(FRESH_WITHIN_MS)
    cut = performance.now()
    await disturb()
    mended = performance.now()
    for (const client of clients) await until(async () => (await save(client)).status === 200, 'it saves again')
    healed = performance.now()
    await wait(FRESH_WITHIN_MS + 1000)
  } finally {
    stopping.abort()
    await Promise.all(load)
  }
  await untilMailsWritten(clients[0]!.site)

  const rows = await query<{ key: string }>(direct, 'select idempotency_key::text as key from contact_messages')
  const kept = new Set(rows.map(({ key }) => key))
  const [accepted, failed] = [
    calls.filter(({ status }) => status! < 300),
    calls.filter(({ status }) => !(status! < 300)),
  ]
  /** The newest state that was saved so long before a call that the call must show it. */
  const due = ({ begun }: Call) =>
    Math.max(...accepted.map(({ saved = 0, ended }) => (ended < begun - FRESH_WITHIN_MS ? saved : 0)))
  const isOutage = ({ begun, ended }: Call, after = 0) => ended > cut && begun < healed + after
  const reads = (of: Call[]) => of.filter(({ shown }) => shown !== undefined).length
  return {
    said:
      `${accepted.length - reads(accepted)} writes accepted; failed: ${reads(failed)} of ${reads(calls)} reads; ` +
      `healed ${Math.round(healed - cut)} ms after the cut, ${Math.round(healed - mended)} ms after the mending`,
    lost: accepted.filter(({ key }) => key && !kept.has(key)),
    failedApart: failed.filter((one) => !isOutage(one)),
    stale: accepted.filter(
      (one) => one.shown !== undefined && !isOutage(one, FRESH_WITHIN_MS) && !(one.shown >= due(one)),
    ),
  }
}

const NOTHING = { lost: [], failedApart: [], stale: [] }

test('a restart of PgBouncer under load loses no accepted write and leaves no page stale', async ({ annotate }) => {
  const { said, ...wrong } = await underLoad(() => pooled.pooler.restart())
  await annotate(said)
  expect(wrong).toEqual(NOTHING)
})

test('a promoted standby has every accepted write, and the site finds it by itself', async ({ annotate }) => {
  const { said, ...wrong } = await underLoad(async () => {
    await primary.kill()
    address.moveTo(portOf(standby.url))
    // What is not promoted may be behind, and serves nobody.
    await expect(query(pooled.pooler.url, 'select 1')).rejects.toMatchObject({ code: '08P01' })
    await standby.query('select pg_promote()')
  })
  await annotate(said)
  expect(wrong).toEqual(NOTHING)
})

test('a site that listens through PgBouncer says that it hears nothing', async () => {
  const site = await startSite(pooled.pooler.url)
  onTestFinished(() => site.stop())
  await expect.poll(() => site.output(), { timeout: 10_000 }).toContain('changes are not heard')
})
