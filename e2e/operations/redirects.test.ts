import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { CREDENTIALS } from '../support/accounts'
import { sendRaw, untilReady } from '../support/http'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

let postgres: OwnPostgres
let sites: RunningSite[]
let token: string

beforeAll(async () => {
  // Durable, because a killed server loses what it wrote in the last moments otherwise.
  postgres = await startOwnPostgres({ durable: true })
  await postgres.query(`insert into services (id, slug, title) values ($1, 'plc', 'PLC')`, [uuid()])
  sites = await Promise.all([startSite(postgres.url), startSite(postgres.url)])
  await Promise.all(sites.map(untilReady))
  const answer = await send('POST', '/api/Auth/login', CREDENTIALS)
  token = ((await answer.json()) as { token: string }).token
})

afterAll(async () => {
  await Promise.all(sites?.map((site) => site.stop()) ?? [])
  await postgres?.stop()
})

const visit = (path: string, { site = sites[0]!, method = 'GET' } = {}) =>
  fetch(site.url + path, { redirect: 'manual', method })
const send = (method: string, path: string, json?: unknown) =>
  fetch(sites[0]!.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json !== undefined && { 'content-type': 'application/json' }) },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
async function add(from: string, to: string): Promise<{ id: string }> {
  const answer = await send('POST', '/api/Redirects', { from, to })
  expect([from, answer.status]).toEqual([from, 201])
  return (await answer.json()) as { id: string }
}
const leads = async (path: string, options?: Parameters<typeof visit>[1]) => {
  const { status, headers } = await visit(path, options)
  return [status, headers.get('location')]
}
const countOf = async (id: string) => {
  const query = 'select coalesce(sum(count), 0)::int as count from redirect_hits where redirect_id = $1'
  return (await postgres.query<{ count: number }>(query, [id]))[0]!.count
}

test.each([
  '/kart-tamiri.html',
  '/hizmetlerimiz.php?id=3',
  '/Servis/%C3%9Cr%C3%BCnler.aspx',
  '/hizmetler/eski.html',
  '/teknik-bilgi/sayfa/99',
  '/kurumsal/hakkimizda',
])('%s of the former site leads to its page', async (from) => {
  await add(from, '/hizmetler/plc')
  const answer = await visit(from)
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([301, '/hizmetler/plc', ''])
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBeTruthy()
  expect(await leads(from, { method: 'HEAD' })).toEqual([301, '/hizmetler/plc'])
})

test('letters’ case is ignored where no address has it exactly', async () => {
  await add('/Galeri.HTML', '/kurumsal')
  expect(await leads('/galeri.html')).toEqual([301, '/kurumsal'])
})

test('a change acts at the very next request, and soon in the other process', async () => {
  for (let round = 0; round < 10; round += 1) {
    const from = `/tur-${round}.html`
    expect((await visit(from)).status).toBe(404)
    const { id } = await add(from, '/kurumsal')
    expect(await leads(from)).toEqual([301, '/kurumsal'])
    await until(async () => (await visit(from, { site: sites[1] })).status === 301, 'the other process leads on')
    expect((await send('PUT', `/api/Redirects/${id}`, { from, to: '/iletisim' })).status).toBe(200)
    expect(await leads(from)).toEqual([301, '/iletisim'])
    expect((await send('DELETE', `/api/Redirects/${id}`)).status).toBe(204)
    expect((await visit(from)).status).toBe(404)
    await until(
      async () => (await visit(from, { site: sites[1] })).status === 404,
      'the other process knows it is gone',
    )
  }
})

test('a page that comes later wins, and leaves the address to the redirect when it goes', async () => {
  await add('/hizmetler/robot', '/kurumsal')
  expect(await leads('/hizmetler/robot')).toEqual([301, '/kurumsal'])
  const { id } = (await (await send('POST', '/api/Services', { title: 'Robot' })).json()) as { id: string }
  expect((await visit('/hizmetler/robot')).status).toBe(200)
  expect((await send('PUT', `/api/Services/${id}`, { title: 'Robot Kolu' })).status).toBe(200)
  expect(await leads('/hizmetler/robot')).toEqual([308, '/hizmetler/robot-kolu'])
  expect((await send('DELETE', `/api/Services/${id}`)).status).toBe(204)
  expect(await leads('/hizmetler/robot')).toEqual([301, '/kurumsal'])
})

test('a living page, a file and the admin are never left, whatever the table holds', async () => {
  const own = ['/', '/hizmetler', '/hizmetler/plc', '/robots.txt', '/favicon.ico', '/admin/login', '/api/Services']
  const rows = await Promise.all(own.map(async (path) => [path, (await visit(path)).status]))
  for (const path of own) {
    await postgres.query(`insert into redirects (id, "from", "to") values ($1, $2, '/kurumsal')`, [uuid(), path])
  }
  await add('/tazele', '/kurumsal')
  expect(await Promise.all(own.map(async (path) => [path, (await visit(path)).status]))).toEqual(rows)
  await postgres.query(`delete from redirects where "to" = '/kurumsal' and "from" = any($1)`, [own])
})

test.each(['//evil.example/x', '/%2f%2fevil.example', '/\\evil.example', '/x%0d%0aLocation:%20//evil.example'])(
  'the hostile address %s leads nowhere else',
  async (path) => {
    const answer = await sendRaw(sites[0]!.url, `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
    expect(answer).not.toMatch(/^location:\s*(\/\/|https?:)/im)
    expect(answer).toMatch(/^HTTP\/1\.1 (308|400|404) /)
  },
)

test('uses are counted by redirect, in a flood with few writes', async () => {
  const { id } = await add('/sel.html', '/kurumsal')
  const before = await postgres.query<{ count: string }>(`select n_tup_ins + n_tup_upd as count from pg_stat_user_tables
    where relname = 'redirect_hits'`)
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let i = 0; i < 50; i += 1) await visit('/sel.html')
    }),
  )
  await until(async () => (await countOf(id)) === 500, 'the uses are written', 15_000)
  const after = await postgres.query<{ count: string }>(`select n_tup_ins + n_tup_upd as count from pg_stat_user_tables
    where relname = 'redirect_hits'`)
  expect(Number(after[0]!.count) - Number(before[0]!.count)).toBeLessThan(20)
})

test('uses that are only in memory are written when a process stops', async () => {
  const { id } = await add('/son.html', '/kurumsal')
  const site = await startSite(postgres.url)
  for (let i = 0; i < 3; i += 1) expect((await visit('/son.html', { site })).status).toBe(301)
  await site.stop()
  expect(await countOf(id)).toBe(3)
})

test('with the database away the last known redirects serve, and their uses are counted later', async () => {
  const { id } = await add('/kesinti.html', '/kurumsal')
  await add('/hizmetler/kesinti.html', '/kurumsal')
  expect(await leads('/hizmetler/kesinti.html')).toEqual([301, '/kurumsal'])
  expect(await leads('/kesinti.html')).toEqual([301, '/kurumsal'])
  await postgres.kill()
  await until(async () => (await visit('/api/health/ready')).status === 503, 'the outage is noticed')
  expect(await leads('/kesinti.html')).toEqual([301, '/kurumsal'])
  expect(await leads('/hizmetler/kesinti.html')).toEqual([301, '/kurumsal'])
  await postgres.revive()
  // More, if the database was killed between writing the first one and saying so.
  await until(async () => (await countOf(id).catch(() => 0)) >= 2, 'the uses are written', 20_000)
})
