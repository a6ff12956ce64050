import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sendRaw, visit } from '../support/http'
import { CACHEABLE, useEdge } from '../support/pretended-web'
import { until } from '../support/processes'

/** Lets the tests name the client of a request, because forms are limited by client. */
const place = useEdge({ EDGE_TRUSTED_PROXIES: '127.0.0.1' })

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNA'
const PAGE = `/is-emri/${TOKEN}`

let clients = 0
const newClient = () => ({ 'x-forwarded-for': `198.51.100.${(clients += 1)}` })
const send = (address: string, init: RequestInit = {}) =>
  visit(place.edge.url + address, { headers: newClient(), ...init })
const post = (address: string, bytes: number, headers = newClient()) =>
  send(address, { method: 'POST', body: Buffer.alloc(bytes), headers })

const PRIVATE = [PAGE, `${PAGE}/foto/1`, `${PAGE}/foto/1/kucuk`, `/api/Tracking/${TOKEN}`, '/admin/foto/1']
const ACCOUNT_LINKS = [`/admin/sifre/${TOKEN}`, `/admin/davet/${TOKEN}`]

test.each([...PRIVATE, ...ACCOUNT_LINKS])(
  'the edge asks web each time for %s, even if web allowed caching',
  async (address) => {
    place.web.reply = () => ({ ...CACHEABLE, headers: { ...CACHEABLE.headers, 'x-accel-expires': '60' } })
    for (let i = 0; i < 3; i += 1) expect((await send(address)).status).toBe(200)
    expect(place.web.seen.map(({ url }) => url)).toEqual([address, address, address])
  },
)

test('the contact page is still cached although its form bypasses the cache', async () => {
  for (let i = 0; i < 5; i += 1) await send('/iletisim')
  await post('/iletisim', 100)
  expect(place.web.seen.filter(({ method }) => method === 'GET').length).toBeLessThan(5)
  expect(place.web.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  ['/iletisim', 6_000_000],
  [PAGE, 6_000_000],
  [`/api/Tracking/${TOKEN}/photos`, 6_000_000],
  ['/api/ContactMessages/1/photos', 6_000_000],
  ['/api/WorkOrders/1/photos', 6_000_000],
])('photos pass to %s', async (address, bytes) => {
  expect((await post(address, bytes)).status).toBe(200)
  expect(place.web.seen.map(({ headers }) => headers['content-length'])).toEqual([String(bytes)])
})

const announced = (address: string, bytes: number) =>
  sendRaw(
    place.edge.url,
    `POST ${address} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 198.51.100.200\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`,
  )

test.each([
  ['/iletisim', 90_000_000],
  [PAGE, 180_000_000],
  [`/api/Tracking/${TOKEN}/photos`, 20_000_000],
  ['/takip', 300_000],
  ['/api/Auth/login', 2_000_000],
])('more than a form of %s can have is refused', async (address, bytes) => {
  expect(await announced(address, bytes)).toMatch(/^HTTP\/1\.1 413 /)
  expect(place.web.seen).toEqual([])
})

test('a flood of forms from one client is refused, and its pages are not', async () => {
  const client = newClient()
  const statuses = new Set<number>()
  for (let i = 0; i < 40; i += 1) statuses.add((await post(PAGE, 10, client)).status)
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await send(PAGE, { headers: client })).status).toBe(200)
})

test('no log names a token, in whatever spelling, with whatever answer', async () => {
  const spellings = [
    PAGE,
    `/${PAGE}`,
    `/is-emri//${TOKEN}`,
    `/%69s-emri/${TOKEN}`,
    `/is-emri%2F${TOKEN}`,
    `${PAGE}/foto/1`,
    `/api/Tracking/${TOKEN}/decision`,
    `/api//Tracking/${TOKEN}`,
    `/api/%54racking/${TOKEN}`,
    ...ACCOUNT_LINKS,
    `/admin//sifre//${TOKEN}`,
    `/admin/davet%2F${TOKEN}`,
    `/admin/%73ifre/${TOKEN}`,
    `/is-emri\\${TOKEN}`,
    `/is-emri%5c${TOKEN}`,
    `/is-emri%252f${TOKEN}`,
    `/is-emri/./${TOKEN}`,
    `/admin/davet\\${TOKEN}`,
  ]
  const sent = spellings.flatMap((address) => [
    announced(address, 900_000_000),
    ...['GET', 'POST'].map((method) => {
      const head = `${method} ${address} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 198.51.100.201`
      return sendRaw(place.edge.url, `${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    }),
  ])
  await Promise.all(sent)
  place.edge.names.addresses = []
  await send(PAGE)
  await send('/bu-satir-gorunur')
  const log = () => readFileSync(place.edge.accessLog, 'utf8')
  await until(() => log().includes('/bu-satir-gorunur'), 'the last line of the log')
  expect(log()).toContain('"path":"/is-emri/*"')
  expect(log() + place.edge.nginx.output()).not.toContain(TOKEN)
})
