import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, sendJson, visit } from '../support/http'
import { ADMIN, startTwoWebs } from '../support/two-webs'

let site: Awaited<ReturnType<typeof startTwoWebs>>

beforeAll(async () => {
  site = await startTwoWebs()
})

afterAll(() => site?.stop())

test('of two processes that start on an empty database one applies the migrations', async () => {
  const applied = Array.from(
    site.webs.values(),
    (each) => /Uygulanan göçler|Şema güncel/.exec(each.output())?.[0] ?? '',
  ).toSorted()
  expect(applied).toEqual(['Uygulanan göçler', 'Şema güncel'])
  expect(await site.postgres.query('select email from administrators')).toEqual([{ email: ADMIN.email }])
})

test('both processes serve pages, accept a session of the other one and serve its pictures', async () => {
  for (const origin of site.origins) {
    const home = await visit(`${origin}/`)
    expect([home.status, /<h1[^>]*>[^<]/.test(home.text)]).toEqual([200, true])
    const headers = { authorization: site.authorization }
    expect((await visit(`${origin}/api/Dashboard/stats`, { headers })).status).toBe(200)
    const shown = await visit(origin + site.picture)
    expect([shown.status, shown.type]).toEqual([200, 'image/png'])
  }
})

test('a page comes through the edge as web sent it, in every encoding, and revalidates with 304', async () => {
  const OWN = new Set(['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'])
  const told = ({ headers }: Answer) => Object.fromEntries([...headers].filter(([name]) => !OWN.has(name)))
  // The edge asks one process only, because two renderings of a page may differ in the order of their scripts.
  site.edge.names.addresses = [site.hosts[0]!]
  await wait(2100)
  for (const address of [...site.pages, '/favicon.ico', '/robots.txt']) {
    for (const form of ['gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip;q=0.5', 'identity']) {
      const headers = { 'accept-encoding': form }
      const [direct, through] = [
        await visit(site.origins[0]! + address, { headers }),
        await site.visit(address, { headers }),
      ]
      expect([through.status, through.text, told(through)]).toEqual([direct.status, direct.text, told(direct)])
      const etag = direct.headers.get('etag')!
      expect((await site.visit(address, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
    }
  }
  site.edge.names.addresses = site.hosts
  await wait(2100)
})

test('a picture that the edge serves from disk has the protective headers of web', async () => {
  const [direct, through] = [await visit(site.origins[0]! + site.picture), await site.visit(site.picture)]
  const protection = [
    'content-type',
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'cross-origin-resource-policy',
  ]
  expect(protection.map((name) => through.headers.get(name))).toEqual(
    protection.map((name) => direct.headers.get(name)),
  )
})

test('the edge refuses uploads that web refuses, in the same words', async () => {
  for (const [address, method] of [
    [site.picture.replace(/[0-9a-f]{4}\./, 'ffff.'), 'GET'],
    ['/uploads/.gitkeep', 'GET'],
    [site.picture, 'POST'],
  ] as const) {
    const [there, here] = [await visit(site.origins[0]! + address, { method }), await site.visit(address, { method })]
    expect([here.status, here.text]).toEqual([there.status, there.text])
  }
})

test('a change made in one process shows through the edge within 2 s', async () => {
  const paths = ['/', '/hizmetler', site.service]
  const late: string[] = []
  for (let round = 0; round < 4; round += 1) {
    const state = `durum-${round}-son`
    expect((await site.describeService(state, site.origins[round % 2])).status).toBe(200)
    const since = performance.now()
    await Promise.all(
      paths.flatMap((address) =>
        ['gzip', 'br', 'identity'].map(async (form) => {
          while (performance.now() - since < 2300) {
            const begun = performance.now() - since
            const { text } = await site.visit(address, { headers: { 'accept-encoding': form } })
            if (begun >= 2000 && !text.includes(state))
              late.push(`${round} ${address} ${form} after ${Math.round(begun)} ms`)
            await wait(100)
          }
        }),
      ),
    )
  }
  expect(late).toEqual([])
})

test('both processes count failed sign-ins together', async () => {
  const fail = (origin: string) =>
    sendJson('POST', `${origin}/api/Auth/login`, { email: ADMIN.email, password: 'yanlis-sifre' })
  const [first, second] = site.origins as [string, string]
  const answers: number[] = []
  for (const origin of [first, second, site.edge.url, first, second, site.edge.url])
    answers.push((await fail(origin)).status)
  expect(answers).toEqual([401, 401, 401, 401, 401, 429])
})
