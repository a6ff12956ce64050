import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openContent } from '../support/calls/content'
import { query } from '../support/servers/database'
import { type Edge, startEdge } from '../support/servers/edge'
import { visit } from '../support/calls/http'
import { until } from '../support/servers/processes'
import { startSiteWithoutDatabase } from '../support/servers/site'
import { useSite } from '../support/servers/use-site'

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const setup = useSite(async (url) => {
  const content = openContent(url)
  await content.addFault({ slug: 'yumaro-al16', code: 'AL16' })
  await content.db.$disconnect()
})
let edge: Edge

beforeAll(async () => {
  const { url, folder } = setup.site
  const uploads = path.join(folder, 'uploads')
  edge = await startEdge({ addresses: ['127.0.0.1'], port: Number(new URL(url).port), uploads })
})
afterAll(() => edge?.stop())

test('the edge caches a page’s data file, and a restarted process serves it without a database', async () => {
  const page = await visit(`${edge.url}/kurumsal`)
  const [address] = /\/_next\/static\/data\/[\w-]{27}\.js/.exec(page.text)!
  const [dataFile, cachedDataFile] = [await visit(edge.url + address), await visit(edge.url + address)]
  expect([dataFile.status, dataFile.headers.get('cache-control')]).toEqual([200, 'public,max-age=31536000,immutable'])
  const isLogged = (cacheState: string) =>
    readFileSync(edge.accessLog, 'utf8')
      .split('\n')
      .some((line) => line.includes(address) && line.includes(`"kept":"${cacheState}"`))
  await until(() => isLogged('MISS') && isLogged('HIT'), 'the edge has cached it')
  const restartedSite = await startSiteWithoutDatabase({ env: { DATA_DIR: path.join(setup.site.folder, 'data') } })
  onTestFinished(() => restartedSite.stop())
  const texts = [`${restartedSite.url}/kurumsal`, restartedSite.url + address].map(
    async (target) => (await visit(target)).text,
  )
  expect([cachedDataFile.text, ...(await Promise.all(texts))]).toEqual([dataFile.text, page.text, dataFile.text])
})

test('beacons sent through the edge are stored when the site stops, except beacons from robots, other sites or unknown pages', async () => {
  const counts = `${edge.url}/api/Counts`
  const send = async (body: string, headers: Record<string, string> = {}) =>
    (await visit(counts, { method: 'POST', body, headers: { 'user-agent': BROWSER, ...headers } })).status

  const countedBodies = [
    '/kurumsal\n\nwww.google.com',
    '/kurumsal?gclid=x\n\n',
    '/iletisim?ariza=yumaro-al16&k=2\n',
    '/ara?q=AL53\n0',
  ]
  const uncountedBodies = ['/yok\n', '/hizmetler/yok\n', '/is-emri/Zm9vYmFyYmF6cXV4MTIzNA\n', '/admin\n', 'x', '']
  for (const body of [...countedBodies, ...uncountedBodies, '/iletisim?ariza=yok\n'])
    expect([body, await send(body)]).toEqual([body, 204])
  const homeBeacon = '/\n\nother.example'
  const uncountedClients: Record<string, string>[] = [
    { 'user-agent': ROBOT },
    { 'user-agent': '' },
    { 'sec-gpc': '1' },
    { dnt: '1' },
  ]
  for (const headers of uncountedClients) expect(await send(homeBeacon, headers)).toBe(204)
  expect(await send(homeBeacon, { origin: 'https://other.example' })).toBe(403)
  expect(await send(homeBeacon, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send(homeBeacon.padEnd(1025))).toBe(413)
  const response = await visit(counts)
  expect([response.status, response.headers.get('allow'), JSON.parse(response.text)]).toMatchObject([
    405,
    'POST',
    { status: 405 },
  ])
  expect(readFileSync(edge.accessLog, 'utf8') + setup.site.output()).not.toMatch(/other\.example|AL53|gclid/)

  await setup.site.stop()
  const rows = await query(setup.url, 'select kind, key, count from site_counts order by kind, key')
  expect(rows).toEqual([
    { kind: 'empty', key: 'al53', count: 1 },
    { kind: 'opened', key: '/ariza-kodlari/yumaro-al16', count: 1 },
    { kind: 'referrer', key: '', count: 1 },
    { kind: 'referrer', key: 'google.com', count: 1 },
    { kind: 'view', key: '/ara', count: 1 },
    { kind: 'view', key: '/iletisim', count: 2 },
    { kind: 'view', key: '/kurumsal', count: 2 },
  ])
})
