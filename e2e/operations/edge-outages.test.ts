import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit, wrongWithProblem } from '../support/http'
import { until } from '../support/processes'
import { startTwoWebs } from '../support/two-webs'

let site: Awaited<ReturnType<typeof startTwoWebs>>

beforeAll(async () => {
  site = await startTwoWebs()
})

afterAll(() => site?.stop())

const UNAVAILABLE = 'Hizmet geçici olarak kullanılamıyor.'
const all = (status: number) => site.pages.map(() => status)
const statuses = async (addresses: string[]) =>
  (await Promise.all(addresses.map((address) => site.visit(address)))).map(({ status }) => status)

test('with the database stopped pages stay, calls are 503, and both survive a restart of web', async ({ annotate }) => {
  expect((await site.describeService('önceki')).status).toBe(200)
  await site.untilShown('önceki')
  expect(await statuses(site.pages)).toEqual(all(200))
  await site.postgres.kill()
  expect((await Promise.all(site.callDatabase())).flatMap(wrongWithProblem)).toEqual([])
  expect(await statuses(['/api/health/live', '/api/health/ready', '/hizmetler/hic-gorulmedi'])).toEqual([200, 503, 503])
  // From each process, whichever rendered it.
  for (const origin of [site.edge.url, ...site.origins]) expect(await site.shows('önceki', origin)()).toBe(true)
  // The outage signs nobody out.
  const admin = await site.visit('/admin/dashboard', { headers: { cookie: site.cookie } })
  expect([admin.status, admin.headers.get('set-cookie')]).toEqual([503, null])
  expect(admin.text).toContain(UNAVAILABLE.slice(0, -1))

  await annotate('web restarts without its database')
  await site.stopWebs()
  expect(await statuses(site.pages)).toEqual(all(200))
  for (const host of site.hosts) site.startWeb(host)
  await until(async () => (await site.visit('/api/health/live')).status === 200, 'web serves', 45_000)
  expect(await statuses([...site.pages, '/api/health/ready'])).toEqual([...all(200), 503])

  await annotate('the database comes back')
  await site.postgres.revive()
  await site.untilBothReady()
  await site.loadService()
  expect((await site.visit('/admin/dashboard', { headers: { cookie: site.cookie } })).status).toBe(200)
  expect((await site.describeService('sonraki')).status).toBe(200)
  await site.untilShown('sonraki')
})

test('with the database frozen pages stay and every call is 503 within 5 s', async () => {
  expect(await statuses(site.pages)).toEqual(all(200))
  site.postgres.freeze()
  const calls = site.callDatabase()
  for (let i = 0; i < 8; i += 1) {
    expect(await statuses(site.pages)).toEqual(all(200))
    await wait(250)
  }
  expect((await Promise.all(calls)).flatMap(wrongWithProblem)).toEqual([])
  site.postgres.thaw()
  await until(async () => (await site.describeService('yine')).status === 200, 'writes are possible again', 5000)
})

test('with web stopped the edge serves pages and files that it has and answers 503 for the rest', async ({
  annotate,
}) => {
  const home = (await site.visit('/')).text
  const script = /\/_next\/static\/[^"]+\.js/.exec(home)![0]
  expect(await statuses([...site.pages, script, site.picture])).toEqual([...all(200), 200, 200])
  expect(await site.stopWebs()).toEqual([0, 0])
  // The name of a container that is gone does not resolve.
  for (const addresses of [site.hosts, []]) {
    site.edge.names.addresses = addresses
    // The edge keeps a name for a second and counts in whole ones, so up to two.
    await wait(2100)
    expect(await statuses([...site.pages, script, site.picture])).toEqual([...all(200), 200, 200])
    expect(wrongWithProblem(await site.visit('/api/Services'))).toEqual([])
    for (const address of ['/admin/login', '/hizmetler/hic-gorulmedi', '/iletisim?']) {
      const sent = address === '/iletisim?' ? { method: 'POST', body: 'phone=1' } : {}
      const { status, type, text, headers } = await site.visit(address, sent)
      expect([status, type, headers.get('cache-control')]).toEqual([503, 'text/html; charset=utf-8', 'no-store'])
      expect(text).toContain(UNAVAILABLE)
    }
  }

  await annotate('web comes back at another address')
  site.startWeb('127.0.0.4')
  site.edge.names.addresses = ['127.0.0.4']
  await until(async () => (await visit(`${site.edge.url}/api/health/ready`)).status === 200, 'web serves again', 45_000)
  await site.loadService()
  expect((await site.describeService('taşındı')).status).toBe(200)
  await site.untilShown('taşındı')
})
