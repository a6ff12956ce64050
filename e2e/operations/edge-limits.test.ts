import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configureEdge, startEdge } from '../support/edge'
import { edgeOf, useEdge } from '../support/pretended-web'

/** Lets the tests name the client of a request. */
const ENV = { EDGE_TRUSTED_PROXIES: '127.0.0.1' }

const place = useEdge(ENV)
let host = 0

/** Returns an address from which no other test sends. */
const newClient = () => `192.0.2.${(host += 1)}`
type Init = { method?: string; body?: string; headers?: Record<string, string> }
const call = (client: string, target: string, init: Init = {}) =>
  fetch(place.edge.url + target, { ...init, headers: { ...init.headers, 'x-forwarded-for': client } })

/** Sends many concurrent calls from `clients` in turn. Returns their statuses. */
async function flood(clients: string[], target: string, count: number, init?: Init): Promise<number[]> {
  const statusOf = async (_: unknown, i: number) => {
    const answer = await call(clients[i % clients.length]!, target, init)
    await answer.text()
    return answer.status
  }
  const statuses: number[] = []
  // 100 at a time, because a client may not have more connections.
  for (let done = 0; done < count; done += 100) {
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(100, count - done) }, statusOf))))
  }
  return statuses
}

/** Media type of a refusal, and what it says. */
type Told = [type: string, title: string | undefined, status: number | undefined, message: string]
type Words = { title?: string; status?: number; message: string }
const wordsOf = (body: string): Words => (body.startsWith('{') ? (JSON.parse(body) as Words) : { message: body })

test('thirty concurrent uploads and the requests of the admin beside them are not limited', async () => {
  const client = newClient()
  const statuses = await Promise.all([
    flood([client], '/api/Services/1/upload-image', 30, { method: 'POST', body: 'x'.repeat(100_000) }),
    flood([client], '/admin/services?_rsc=1', 60),
    flood([client], '/api/Services', 60),
  ])
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
})

test('a flood is refused with a problem under /api and with text elsewhere', async () => {
  const TEXT = 'Aynı anda çok fazla istek gönderildi. Lütfen biraz sonra yeniden deneyin.'
  const problem: Told = ['application/problem+json', 'Çok fazla istek', 429, TEXT]
  const text: Told = ['text/plain', undefined, undefined, `${TEXT}\n`]
  const targets: [string, Told, Init?][] = [
    ['/api/Services', problem],
    ['/api/x', problem],
    ['/admin', text],
    ['/uploads/yok', text],
    [`/uploads/${'0'.repeat(32)}.png`, text],
    ['/hizmetler', text, { headers: { rsc: '1' } }],
    ['/h%69zmetler', text],
  ]
  for (const [target, [type, ...words], init] of targets) {
    const client = newClient()
    const statuses = await flood([client], target, 500, init)
    expect([target, new Set(statuses)]).toEqual([target, new Set([200, 429])])
    expect(statuses.slice(0, 200)).not.toContain(429)
    const refused = await Promise.all(Array.from({ length: 50 }, () => call(client, target, init)))
    const answer = refused.find(({ status }) => status === 429)!
    const { title, status, message } = wordsOf(await answer.text())
    const told = ['content-type', 'retry-after', 'cache-control'].map((name) => answer.headers.get(name))
    const expected = [target, `${type}; charset=utf-8`, '10', 'no-store', ...words]
    expect([target, ...told, title, status, message]).toEqual(expected)
  }
})

test('the limit counts an IPv6 /56, and an IPv4 address in either spelling, as one client', async () => {
  const of = (at: (group: string) => string) => Array.from({ length: 50 }, (_, i) => at((i + 16).toString(16)))
  expect(
    await flood(
      of((group) => `2001:db8:1:11${group}::a`),
      '/api/x',
      400,
    ),
  ).toContain(429)
  expect(
    await flood(
      of((group) => `2001:db8:2:${group}00::a`),
      '/api/x',
      400,
    ),
  ).not.toContain(429)
  const plain = newClient()
  expect(await flood([plain, `::ffff:${plain}`], '/api/x', 400)).toContain(429)
  expect(
    await flood(
      Array.from({ length: 50 }, () => `::ffff:${newClient()}`),
      '/api/x',
      400,
    ),
  ).not.toContain(429)
})

test('the forms of /takip are limited by address, and its page is not', async () => {
  const client = newClient()
  const sent: number[] = []
  for (let i = 0; i < 30; i += 1) sent.push((await call(client, '/takip', { method: 'POST', body: 'a=1' })).status)
  expect([sent.slice(0, 20).includes(429), sent.slice(20).includes(429)]).toEqual([false, true])
  expect((await call(client, '/takip')).status).toBe(200)
})

test('pages are not limited, because many visitors may share an address', async () => {
  const client = newClient()
  expect(new Set(await flood([client], '/hizmetler', 500))).toEqual(new Set([200]))
})

test('nginx prints nothing about buffered uploads and refused floods', async () => {
  const client = newClient()
  await flood([client], '/api/Services/1/upload-image', 3, { method: 'POST', body: 'x'.repeat(900_000) })
  await flood([client], '/api/Services', 400)
  expect(place.edge.nginx.output()).toBe('')
})

test('a stopping edge waits five seconds for a slow download', async () => {
  place.web.reply = () => ({ body: 'x'.repeat(30_000_000) })
  const old = await startEdge({ ...edgeOf(place), env: ENV })
  const { hostname, port } = new URL(old.url)
  const slow = connect(Number(port), hostname)
  try {
    slow.on('error', () => {})
    slow.write('GET /api/large HTTP/1.1\r\nHost: site\r\n\r\n')
    await once(slow, 'readable')
    const since = performance.now()
    process.kill(old.nginx.pid, 'SIGQUIT')
    await old.nginx.ended
    const took = performance.now() - since
    expect(took).toBeGreaterThan(4000)
    expect(took).toBeLessThan(8000)
  } finally {
    slow.destroy()
    await old.stop()
  }
})

test('the edge listens on IPv6 if the machine has it', async () => {
  const written = async (interfaces: string) => {
    const env = { EDGE_INTERFACES: interfaces, EDGE_CERTIFICATES: path.join(place.folder, 'certificates') }
    const servers = await configureEdge(mkdtempSync(path.join(place.folder, 'run-')), env)
    return servers.match(/listen \S+?(?= |;)/g)
  }
  const interfaces = path.join(place.folder, 'interfaces')
  writeFileSync(interfaces, '')
  expect([await written(interfaces), await written(`${interfaces}-none`)]).toEqual([
    ['listen 0.0.0.0:8080', 'listen [::]:8080'],
    ['listen 0.0.0.0:8080'],
  ])
  mkdirSync(path.join(place.folder, 'certificates'))
  for (const name of ['fullchain.pem', 'privkey.pem']) writeFileSync(path.join(place.folder, 'certificates', name), '')
  expect(await written(interfaces)).toEqual([
    'listen 0.0.0.0:8443',
    'listen [::]:8443',
    'listen 0.0.0.0:8080',
    'listen [::]:8080',
  ])
})
