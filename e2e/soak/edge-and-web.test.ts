import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { type HttpResponse, sendJson, visit } from '../support/calls/http'
import { until } from '../support/servers/processes'
import { startTwoWebProcesses } from '../support/servers/two-web-processes'

const site = await startTwoWebProcesses({ durable: true })
afterAll(site.stop)

const UNAVAILABLE = 'Hizmet geçici olarak kullanılamıyor.'
/** Time limit for a recovery after the database is back, and for a change in the other process to be visible. */
const RECOVERY_LIMIT_MS = 5000

const unmetConditions = ({ url }: HttpResponse, conditions: Record<string, boolean>) =>
  Object.keys(conditions).flatMap((name) => (conditions[name] ? [] : [`${url}: ${name}`]))

const errorsOfRefusal = (response: HttpResponse, conditions: Record<string, boolean>) =>
  unmetConditions(response, {
    [`503, not ${response.status}`]: response.status === 503,
    [`within 5 s, not ${Math.round(response.durationMs)} ms`]: response.durationMs < 5000,
    'is not stored by any cache': response.headers.get('cache-control') === 'no-store',
    'has Retry-After': /^\d+$/.test(response.headers.get('retry-after') ?? ''),
    ...conditions,
  })

const errorsOfProblemDocument = (response: HttpResponse) =>
  errorsOfRefusal(response, {
    'is a problem document': response.type.startsWith('application/problem+json'),
    'says why': response.text.includes(`"message":"${UNAVAILABLE}"`),
  })

const forAllPages = (status: number) => site.pages.map(() => status)
const statuses = async (paths: string[]) =>
  (await Promise.all(paths.map((path) => site.visit(path)))).map(({ status }) => status)
const callApi = (method: string, path: string, json: object) =>
  sendJson(method, `${site.origins[0]}/api/${path}`, json, { authorization: site.authorization })
/** Points the edge to these hosts. Pages are compared on one host, because two renders may differ in the order of their scripts. */
async function useHosts(hosts: string[]): Promise<void> {
  site.edge.nameServer.addresses = hosts
  // The edge caches a name for a second, but counts whole seconds, so it may take two.
  await wait(2100)
}

test('the edge passes pages on unchanged in every encoding, and they revalidate with 304', async () => {
  const EDGE_HEADERS = new Set(['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'])
  const headersOf = ({ headers }: HttpResponse) =>
    Object.fromEntries([...headers].filter(([name]) => !EDGE_HEADERS.has(name)))
  await useHosts([site.hosts[0]!])
  onTestFinished(() => void (site.edge.nameServer.addresses = site.hosts))
  for (const path of [...site.pages, '/favicon.ico', '/robots.txt']) {
    for (const encoding of ['gzip, deflate, br, zstd', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const [direct, viaEdge] = [await visit(site.origins[0]! + path, { headers }), await site.visit(path, { headers })]
      expect([viaEdge.status, viaEdge.text, headersOf(viaEdge)]).toEqual([
        direct.status,
        direct.text,
        headersOf(direct),
      ])
      const etag = direct.headers.get('etag')!
      expect((await site.visit(path, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
    }
  }
})

test('a picture that the edge serves from disk has web’s security headers', async () => {
  // Both processes serve the picture, because they share the folder.
  const [direct, other] = await Promise.all(site.origins.map((origin) => visit(origin + site.pictureUrl)))
  const viaEdge = await site.visit(site.pictureUrl)
  expect([direct!.status, other!.status, viaEdge.status]).toEqual([200, 200, 200])
  const headerNames = [
    'content-type',
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'cross-origin-resource-policy',
  ]
  expect(headerNames.map((name) => viaEdge.headers.get(name))).toEqual(
    headerNames.map((name) => direct!.headers.get(name)),
  )
})

test('the edge refuses the same requests for uploads as web, with the same text', async () => {
  for (const [path, method] of [
    [site.pictureUrl.replace(/[0-9a-f]{4}\./, 'ffff.'), 'GET'],
    ['/uploads/.gitkeep', 'GET'],
    [site.pictureUrl, 'POST'],
  ] as const) {
    const [direct, viaEdge] = [await visit(site.origins[0]! + path, { method }), await site.visit(path, { method })]
    expect([viaEdge.status, viaEdge.text]).toEqual([direct.status, direct.text])
  }
})

const { contact } = DEFAULT_SETTINGS
const PHONE = '+90 (224) 999 88 77'
const errorsOfUncachedPage = async (origin: string) => {
  const response = await visit(`${origin}/hizmetler/hic-gorulmedi`)
  return errorsOfRefusal(response, {
    'says why': response.text.includes(UNAVAILABLE),
    'has a heading': /<h1[^>]*>[^<]/.test(response.text),
    'is complete': response.text.trimEnd().endsWith('</html>'),
    'shows the settings': response.text.includes(PHONE),
  })
}
const errorsOfCachedPages = async (limitMs: number) => {
  const urls = site.origins.flatMap((origin) => site.pages.map((page) => origin + page))
  return (await Promise.all(urls.map((url) => visit(url)))).flatMap((response) =>
    unmetConditions(response, {
      [`200, not ${response.status}`]: response.status === 200,
      [`within ${limitMs} ms, not ${Math.round(response.durationMs)}`]: response.durationMs < limitMs,
      'shows its content': !response.text.includes(UNAVAILABLE),
    }),
  )
}

test('while the database is stopped, pages and settings are served and calls get 503, even after a restart of web', async ({
  annotate,
}) => {
  const { postgres, origins, cookie } = site
  expect((await site.describeService('önceki')).status).toBe(200)
  expect((await callApi('PUT', 'Settings/contact', { ...contact, phone: PHONE })).status).toBe(200)
  for (const origin of origins) {
    await until(
      async () => (await visit(`${origin}/iletisim`)).text.includes(PHONE),
      'the page shows the phone',
      RECOVERY_LIMIT_MS,
    )
    await until(site.shows('önceki', origin), 'the page shows the description', RECOVERY_LIMIT_MS)
  }
  await site.untilShown('önceki')
  expect(await errorsOfCachedPages(RECOVERY_LIMIT_MS)).toEqual([])
  const dueAt = Date.now() + 1500
  const insert = `insert into services (id, slug, title, published_at) values (gen_random_uuid(), 'zamanli', 'Zamanlı', $1)`
  await postgres.query(insert, [new Date(dueAt)])
  await postgres.kill()
  expect((await Promise.all(site.sendDatabaseCalls())).flatMap(errorsOfProblemDocument)).toEqual([])
  expect(await statuses(['/api/health/live', '/api/health/ready', '/boyle-bir-adres-yok'])).toEqual([200, 503, 404])
  const expectPagesServed = async (limitMs: number) => {
    expect(await statuses(site.pages)).toEqual(forAllPages(200))
    expect(await errorsOfCachedPages(limitMs)).toEqual([])
    for (const origin of origins) {
      expect(await errorsOfUncachedPage(origin)).toEqual([])
      expect(await site.shows('önceki', origin)()).toBe(true)
    }
  }
  await expectPagesServed(2000)
  // The outage does not sign anybody out.
  const dashboard = () => site.visit('/admin/dashboard', { headers: { cookie } })
  const admin = await dashboard()
  expect([admin.status, admin.headers.get('set-cookie'), admin.headers.get('retry-after')]).toEqual([503, null, '5'])
  expect(admin.text).toContain(UNAVAILABLE.slice(0, -1))

  await annotate('web restarts without its database')
  await site.stopWebs()
  expect(await statuses(site.pages)).toEqual(forAllPages(200))
  for (const host of site.hosts) site.startWeb(host)
  const isLive = async (origin: string) => (await visit(`${origin}/api/health/live`)).status === 200
  for (const origin of origins) await until(() => isLive(origin), 'web serves', 90_000)
  await expectPagesServed(RECOVERY_LIMIT_MS)
  expect(await statuses(['/api/health/ready'])).toEqual([503])

  for (const web of site.webs.values())
    expect(
      web
        .output()
        .split('\n')
        .filter((line) => line.includes('Veritabanına bağlanılamadı')),
    ).toHaveLength(1)

  await annotate('the database is started again')
  await until(() => Date.now() > dueAt, 'the scheduled service is due')
  await postgres.revive()
  await site.untilBothReady()
  await site.loadService()
  expect((await dashboard()).status).toBe(200)
  expect((await site.describeService('sonraki')).status).toBe(200)
  await site.untilShown('sonraki')
  for (const origin of origins)
    await until(
      async () => (await visit(`${origin}/hizmetler/zamanli`)).status === 200,
      'the scheduled service is public',
      RECOVERY_LIMIT_MS,
    )
})

test('while the database is frozen after a change, pages and redirects are served, and other requests get 503 within 5 s', async () => {
  const redirect = await callApi('POST', 'Redirects', { from: '/kesinti.html', to: '/kurumsal' })
  const redirectStatus = async (origin: string) => (await visit(`${origin}/kesinti.html`)).status
  for (const origin of site.origins)
    await until(
      async () => (await redirectStatus(origin)) === 301,
      'the process serves the redirect',
      RECOVERY_LIMIT_MS,
    )
  expect(await errorsOfCachedPages(RECOVERY_LIMIT_MS)).toEqual([])
  // The change invalidates the cached pages.
  expect((await site.describeService('donmadan')).status).toBe(200)
  onTestFinished(() => site.postgres.thaw())
  site.postgres.freeze()
  const end = performance.now() + 4000
  const calls = site.sendDatabaseCalls()
  for (const origin of site.origins) expect(await redirectStatus(origin)).toBe(301)
  const uncachedChecks: Promise<string[]>[] = []
  while (performance.now() < end) {
    // More requests for uncached pages than may be rendered concurrently.
    for (let i = 0; i < 3; i += 1) uncachedChecks.push(...site.origins.map(errorsOfUncachedPage))
    expect(await errorsOfCachedPages(2000)).toEqual([])
    expect(await statuses(site.pages)).toEqual(forAllPages(200))
    await wait(250)
  }
  expect((await Promise.all(uncachedChecks)).flat()).toEqual([])
  expect((await Promise.all(calls)).flatMap(errorsOfProblemDocument)).toEqual([])
  site.postgres.thaw()
  await until(
    async () => (await site.describeService('yine')).status === 200,
    'writes are possible again',
    RECOVERY_LIMIT_MS,
  )
  for (const origin of site.origins)
    await until(site.shows('yine', origin), 'pages are current again', RECOVERY_LIMIT_MS)
  const { id } = JSON.parse(redirect.text) as { id: string }
  const countUses = 'select sum(count)::int as count from redirect_hits where redirect_id = $1'
  const count = async () => (await site.postgres.query<{ count: number }>(countUses, [id]))[0]!.count
  await until(async () => (await count()) >= 4, 'the uses during the outage are counted')
})

test('no change is missed when the listening connection is lost', async () => {
  await site.postgres.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where (query = 'listen content_changed' or query = 'select 1') and pid <> pg_backend_pid()`,
  )
  await site.postgres.query(`update services set description = 'kaçırılmadı' where id = $1`, [site.serviceId])
  for (const origin of site.origins)
    await expect.poll(site.shows('kaçırılmadı', origin), { timeout: RECOVERY_LIMIT_MS }).toBe(true)
})

test('while web is stopped, the edge serves its cached pages and files, and 503 for other requests', async ({
  annotate,
}) => {
  const home = (await site.visit('/')).text
  const script = /\/_next\/static\/[^"]+\.js/.exec(home)![0]
  expect(await statuses([...site.pages, script, site.pictureUrl])).toEqual([...forAllPages(200), 200, 200])
  expect(await site.stopWebs()).toEqual([0, 0])
  // The name of a removed container does not resolve.
  for (const hosts of [site.hosts, []]) {
    await useHosts(hosts)
    expect(await statuses([...site.pages, script, site.pictureUrl])).toEqual([...forAllPages(200), 200, 200])
    expect(errorsOfProblemDocument(await site.visit('/api/Services'))).toEqual([])
    for (const path of ['/admin/login', '/hizmetler/hic-gorulmedi', '/iletisim?']) {
      const init = path === '/iletisim?' ? { method: 'POST', body: 'phone=1' } : {}
      const { status, type, text, headers } = await site.visit(path, init)
      expect([status, type, headers.get('cache-control')]).toEqual([503, 'text/html; charset=utf-8', 'no-store'])
      expect(text).toContain(UNAVAILABLE)
    }
  }

  await annotate('web is started at another address')
  site.startWeb('127.0.0.4')
  site.edge.nameServer.addresses = ['127.0.0.4']
  await until(async () => (await visit(`${site.edge.url}/api/health/ready`)).status === 200, 'web serves again', 90_000)
  await site.loadService()
  expect((await site.describeService('taşındı')).status).toBe(200)
  await site.untilShown('taşındı')
})
