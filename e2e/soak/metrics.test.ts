import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeCertificate } from '../support/servers/certificate-authority'
import { startEdge } from '../support/servers/edge'
import { CONTACT_FORM, sendJson, untilReady, visit } from '../support/calls/http'
import { freePort, runProgram, startNode, until } from '../support/servers/processes'
import { useSiteOnOwnPostgres } from '../support/servers/use-site'

/** Mounts a disk of 1 MB for the pictures, visible only to the site's process. */
const SMALL_DISK = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c']
const MOUNT = 'mount -t tmpfs -o size=1m tmpfs "$UPLOADS_DIR" && exec "$@"'

const HOUR_S = 3600

const folder = mkdtempSync(path.join(tmpdir(), 'metrics-'))
const inFolder = (name: string) => path.join(folder, name)
const [port, securePort] = [await freePort(), await freePort()]
const setup = useSiteOnOwnPostgres({
  durable: true,
  prefix: [...SMALL_DISK, MOUNT, 'sh'],
  env: { METRICS_LISTEN: String(port), METRICS_CERTIFICATE: `127.0.0.1:${securePort}` },
})
let tlsServer: Server

beforeAll(() => {
  writeCertificate(inFolder('key'), inFolder('cert'))
  tlsServer = createServer({ key: readFileSync(inFolder('key')), cert: readFileSync(inFolder('cert')) })
  tlsServer.listen(securePort, '127.0.0.1')
})
afterAll(() => {
  tlsServer?.close()
  rmSync(folder, { recursive: true, force: true })
})

const seenSeries = new Set<string>()

const sortLabels = (series: string) =>
  series.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').toSorted().join()}}`)

async function scrape(metricsPort = port): Promise<Record<string, number>> {
  const { status, text } = await visit(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(status).toBe(200)
  const samples = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(
      (line) => [sortLabels(line.slice(0, line.lastIndexOf(' '))), Number(line.slice(line.lastIndexOf(' ')))] as const,
    )
  for (const [series] of samples) seenSeries.add(series)
  return Object.fromEntries(samples)
}

const requestSeries = (requestClass: string, status: string) =>
  `http_requests_total{class="${requestClass}",status="${status}"}`
const pageSeries = (result: string) => `page_cache_requests_total{result="${result}"}`

/** Waits until the series have grown by the numbers in `growth` since `before`. A request is counted only when it ends. */
async function untilGrown(before: Record<string, number>, growth: Record<string, number>): Promise<void> {
  const currentGrowth = async () => {
    const metrics = await scrape()
    return Object.fromEntries(Object.keys(growth).map((series) => [series, metrics[series]! - (before[series] ?? 0)]))
  }
  await until(
    async () => JSON.stringify(await currentGrowth()) === JSON.stringify(growth),
    'all are counted',
    5000,
  ).catch(() => {})
  expect(await currentGrowth()).toEqual(growth)
}

test('the metrics are reachable neither on the site’s port nor through the edge', async () => {
  const { port: sitePort } = new URL(setup.site.url)
  const edge = await startEdge({ addresses: ['127.0.0.1'], port: Number(sitePort), uploads: inFolder('uploads') })
  onTestFinished(edge.stop)
  for (const origin of [setup.site.url, edge.url]) {
    const unknownPage = await visit(`${origin}/bilinmeyen`)
    const response = await visit(`${origin}/metrics`)
    expect([response.status, response.text]).toEqual([404, unknownPage.text])
  }
  expect((await visit(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await visit(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('each request is counted once, even for a cached page', async () => {
  await visit(`${setup.site.url}/hizmetler`)
  const before = await scrape()
  const { headers } = await visit(`${setup.site.url}/hizmetler`)
  for (let time = 0; time < 4; time += 1) await visit(`${setup.site.url}/hizmetler`)
  await visit(`${setup.site.url}/hizmetler`, { headers: { 'if-none-match': headers.get('etag')! } })
  await visit(`${setup.site.url}/favicon.svg`)
  await visit(`${setup.site.url}/api/Services`)
  await visit(`${setup.site.url}/api/Counts`, { method: 'POST', body: '/hizmetler' })
  await untilGrown(before, {
    [pageSeries('hit')]: 6,
    [requestSeries('page', '2xx')]: 5,
    [requestSeries('page', '3xx')]: 1,
    [requestSeries('static', '2xx')]: 1,
    [requestSeries('api', '2xx')]: 1,
    [requestSeries('beacon', '2xx')]: 1,
    'http_request_duration_seconds_count{class="api"}': 1,
  })
  await setup.postgres.query('insert into services (id, slug, title) values ($1, $2, $2)', [randomUUID(), 'yeni'])
  const metricsAfterWrite = await scrape()
  await until(async () => {
    await visit(`${setup.site.url}/hizmetler`)
    return (await scrape())[pageSeries('miss')]! > metricsAfterWrite[pageSeries('miss')]!
  }, 'the page is rendered again')
  expect((await scrape())[pageSeries('failed')]).toBe(0)
})

test('the metrics show a queued email, an outdated off-site copy, a full disk and an expiring certificate', async () => {
  expect(Object.keys(await scrape()).filter((series) => series.startsWith('copy_'))).toEqual([])
  await setup.postgres.query(`insert into copies_elsewhere values ('rows', '2026-01-02T03:04:05Z'), ('files', now())`)
  const insert = `insert into mails (id, kind, recipient, subject, text, html, status, created_at)
    values ($1, 'message-received', 'a@ornek.example', '', '', '', $2, now() - interval '2 hours')`
  for (const status of ['queued', 'failed', 'sent']) await setup.postgres.query(insert, [randomUUID(), status])
  writeFileSync(`/proc/${setup.site.pid}/root${setup.site.folder}/uploads/dolu`, Buffer.alloc(1024 * 1000))
  const metrics = await scrape()
  expect([metrics['mails{state="queued"}'], metrics['mails{state="failed"}']]).toEqual([1, 1])
  expect(metrics.mails_oldest_queued_seconds).toBeGreaterThan(2 * HOUR_S - 1)
  expect(metrics['disk_size_bytes{folder="uploads"}']).toBe(1024 * 1024)
  expect(metrics['disk_free_bytes{folder="uploads"}']).toBeLessThan(1024 * 100)
  const copyTimes = ['rows', 'base'].map((content) => metrics[`copy_newest_timestamp_seconds{content="${content}"}`])
  expect(copyTimes).toEqual([Date.parse('2026-01-02T03:04:05Z') / 1000, 0])
  expect(metrics['copy_newest_timestamp_seconds{content="files"}']).toBeGreaterThan(Date.now() / 1000 - 60)
  const remainingSeconds = metrics.tls_certificate_expiration_timestamp_seconds! - Date.now() / 1000
  expect(remainingSeconds / HOUR_S).toBeGreaterThan(47)
  expect(remainingSeconds / HOUR_S).toBeLessThan(48)
  expect([metrics.database_up, metrics['jobs{state="failed"}'], metrics.jobs_oldest_ready_seconds]).toEqual([1, 0, 0])
  expect(metrics['database_connections{state="idle"}']).toBeGreaterThan(0)
})

test('while the database is down, the metrics show it, and count stale pages and errors', async () => {
  // Prometheus waits only 10 s for a response, so the metrics must not wait for a frozen database.
  setup.postgres.freeze()
  const start = performance.now()
  await scrape()
  expect(performance.now() - start).toBeLessThan(8000)
  setup.postgres.thaw()
  await untilReady(setup.site)
  await visit(`${setup.site.url}/hizmetler`)
  await setup.postgres.kill()
  onTestFinished(() => setup.postgres.revive())
  await until(async () => (await scrape()).database_up === 0, 'the database is down')
  const before = await scrape()
  expect(Object.keys(before).filter((series) => /^(jobs|mails)/.test(series))).toEqual([])
  for (let time = 0; time < 3; time += 1) expect((await visit(`${setup.site.url}/hizmetler`)).status).toBe(200)
  expect((await sendJson('POST', `${setup.site.url}/api/ContactMessages`, CONTACT_FORM)).status).toBe(503)
  await untilGrown(before, { [pageSeries('stale')]: 3, [requestSeries('api', '5xx')]: 1 })
})

test('a scheduled backup that cannot be written reports the time of the newest one', async () => {
  const backups = inFolder('backups')
  mkdirSync(path.join(backups, '2026-01-02T03-04-05-000Z'), { recursive: true })
  const backupPort = await freePort()
  const backup = startNode(['dist/backup.js', '--scheduled'], {
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${await freePort()}/away`,
    BACKUP_DIR: backups,
    METRICS_LISTEN: String(backupPort),
  })
  onTestFinished(() => backup.kill())
  await until(
    async () => (await visit(`http://127.0.0.1:${backupPort}/metrics`)).status === 200,
    'the backup program responds',
  )
  expect((await scrape(backupPort)).backup_newest_timestamp_seconds).toBe(Date.parse('2026-01-02T03:04:05Z') / 1000)
})

test('the alert rules are valid, and their tests use only series that the tests above have seen', async () => {
  const cwd = path.resolve(import.meta.dirname, '../../deploy/monitoring')
  for (const command of ['check config prometheus.yml', 'check rules alerts.yml', 'test rules alerts.test.yml']) {
    const { code, output } = await runProgram('promtool', command.split(' '), { cwd })
    expect([command, code, output]).toEqual([command, 0, expect.stringContaining('SUCCESS')])
  }
  const file = readFileSync(path.join(cwd, 'alerts.test.yml'), 'utf8')
  const usedSeries = [...file.matchAll(/series: '(?!up\b)(.*?)'/g)].map(([, series]) =>
    sortLabels(series!.replaceAll(/(job|instance)="\w+",?/g, '').replace('{}', '')),
  )
  expect([usedSeries.length > 8, usedSeries.filter((series) => !seenSeries.has(series))]).toEqual([true, []])
})
