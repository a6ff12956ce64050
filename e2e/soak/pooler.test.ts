import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { query } from '../support/servers/database'
import { ApiClient, sendMessage, visit } from '../support/calls/http'
import { untilMailsWritten } from '../support/mail-files'
import { withPort, startProxy, startPooler } from '../support/servers/pooler'
import { startOwnPostgres } from '../support/servers/postgres'
import { until } from '../support/servers/processes'
import { startSite } from '../support/servers/site'
import { ordersOf } from '../support/calls/site-orders'
import { runUnderLoad } from '../support/screens/under-load'

const PAUSE_MS = 20

const portOf = (url: string) => Number(new URL(url).port)

const primary = await startOwnPostgres({ durable: true })
const standby = await startOwnPostgres({ standbyOf: primary.url })
await primary.query(`alter system set synchronous_standby_names = '*'`)
await primary.query('select pg_reload_conf()')
const syncStandbys = () => primary.query(`select from pg_stat_replication where sync_state = 'sync'`)
await until(async () => (await syncStandbys()).length === 1, 'the standby replicates')
const proxy = await startProxy(portOf(primary.url))
const directUrl = withPort(primary.url, proxy.port)
const pooler = await startPooler(directUrl)
const env = { DATABASE_DIRECT_URL: directUrl, AUTH_SECRET: 'for tests alone, '.repeat(2), LOG_LEVEL: 'error' }
const sites = await Promise.all([1, 2].map(() => startSite(pooler.url, { env })))
const clients = await Promise.all(sites.map((site) => ApiClient.signIn(site)))
const servicePath = `/api/Services/${(await clients[0]!.create('/api/Services', { title: 'Havuz' })).id}`

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await pooler.stop()
  proxy.stop()
  await Promise.all([primary.stop(), standby.stop()])
})

test('behind PgBouncer with two connections, orders are numbered, emails are sent, and both processes show changes', async () => {
  const [one, other] = clients
  const addedOrders = await Promise.all(
    Array.from({ length: 12 }, (_, index) => ordersOf(index % 2 ? one!.site.url : other!.site.url, one!.token).add()),
  )
  const numbers = addedOrders.map(({ number }) => Number(number.split('-')[1])).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))

  expect(await sendMessage(one!.site, randomUUID())).toBe(201)
  await untilMailsWritten(one!.site)

  const { id } = await one!.create('/api/Services', { title: 'Taze' })
  const shows = (text: string) => async () => (await visit(`${other!.site.url}/hizmetler/taze`)).text.includes(text)
  await until(shows('Taze'), 'the other process shows the service')
  await one!.send('PUT', `/api/Services/${id}`, { title: 'Taze', description: 'Değişti.' })
  await until(shows('Değişti.'), 'the other process shows the change', 2000)
})

/** Writes to and reads from both processes while `disturb` runs. */
async function loadDuring(disturb: () => Promise<unknown>) {
  const { summary, lost, failedOutsideOutage, staleOutsideOutage } = await runUnderLoad(
    {
      urls: clients.map(({ site }) => site.url),
      token: clients[0]!.token,
      service: servicePath,
      slug: 'havuz',
      database: directUrl,
      readers: 4,
      writers: 4,
      pauses: [PAUSE_MS, PAUSE_MS],
    },
    disturb,
  )
  await untilMailsWritten(clients[0]!.site)
  return { summary, lost, failedOutsideOutage, staleOutsideOutage }
}

const NOTHING_WRONG = { lost: [], failedOutsideOutage: [], staleOutsideOutage: [] }

test('after a restart of PgBouncer under load no accepted write is lost and no page is stale', async ({ annotate }) => {
  const { summary, ...wrong } = await loadDuring(() => pooler.restart())
  await annotate(summary)
  expect(wrong).toEqual(NOTHING_WRONG)
})

test('a promoted standby has every accepted write, and the site reconnects to it', async ({ annotate }) => {
  const { summary, ...wrong } = await loadDuring(async () => {
    await primary.kill()
    proxy.moveTo(portOf(standby.url))
    // PgBouncer refuses a standby that is not promoted, because it may be behind.
    await expect(query(pooler.url, 'select 1')).rejects.toMatchObject({ code: '08P01' })
    await standby.query('select pg_promote()')
  })
  await annotate(summary)
  expect(wrong).toEqual(NOTHING_WRONG)
})

test('a site that listens for changes through PgBouncer logs that it receives none', async () => {
  const site = await startSite(pooler.url)
  onTestFinished(() => site.stop())
  await expect.poll(() => site.output(), { timeout: 10_000 }).toContain('changes not received')
})
