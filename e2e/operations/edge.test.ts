import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Edge, startEdge } from '../support/edge'
import { openRaw, sendRaw } from '../support/http'
import { KEPT, type PretendedWeb, startPretendedWeb } from '../support/pretended-web'
import { freePort } from '../support/processes'

const PATIENCE = 1

let folder: string
let web: PretendedWeb
let edge: Edge
let address = 0

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edge-test-'))
  web = await startPretendedWeb()
  edge = await startEdge({
    addresses: ['127.0.0.1'],
    port: web.port,
    uploads: path.join(folder, 'uploads'),
    env: { EDGE_PATIENCE: String(PATIENCE) },
  })
})

afterAll(async () => {
  await edge?.stop()
  await web?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

beforeEach(() => {
  web.seen.length = 0
  web.reply = () => KEPT
})

/** An address that no other test has asked for. */
const newPage = () => `/sayfa-${(address += 1)}`
const get = async (page: string, headers: Record<string, string> = {}) => {
  const response = await fetch(edge.url + page, { headers, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
/** Waits until the present second is over, so that what follows falls into one. */
const atNextSecond = () => wait(1010 - (Date.now() % 1000))

test('many visitors of a page are one request to web at a time, and one in a second', async () => {
  const page = newPage()
  web.reply = () => ({ ...KEPT, delay: 50 })
  await get(page)
  await atNextSecond()
  const since = performance.now()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() - since < 2500) expect((await get(page)).status).toBe(200)
    }),
  )
  expect(web.mostAtOnce(page)).toBe(1)
  // One before, one at the beginning of each of the three or four seconds touched.
  expect(web.seen.length).toBeLessThanOrEqual(5)
})

test('query strings and forms of one page share it; the first visitors wait for one another', async () => {
  const page = newPage()
  await atNextSecond()
  web.reply = () => ({ ...KEPT, delay: 20 })
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      get(`${page}?${i}`, { 'accept-encoding': i % 2 ? 'gzip' : 'gzip;q=0.8, zstd' }),
    ),
  )
  expect(web.seen.length).toBe(1)
  expect(web.seen[0]!.headers['accept-encoding']).toBe('gzip')
})

test('the panel, the API, sent forms, soft navigations, odd spellings and failures are never kept', async () => {
  const never: [string, RequestInit?][] = [
    ['/admin'],
    ['/admin/mesajlar'],
    ['/%61dmin'],
    ['/api/Services'],
    ['/api'],
    ['/yok-1', { method: 'POST', body: 'a=1' }],
    ['/yok-2', { headers: { rsc: '1' } }],
    ['/s%61yfa'],
    ['/uploads/x.png'],
  ]
  for (const [page, init] of never) {
    web.seen.length = 0
    for (let i = 0; i < 3; i += 1) await (await fetch(edge.url + page, init)).text()
    expect([page, web.seen.length]).toEqual([page, 3])
  }
  for (const reply of [
    { ...KEPT, status: 404 },
    { ...KEPT, status: 503 },
    { ...KEPT, headers: { 'cache-control': 'no-store' } },
  ]) {
    web.seen.length = 0
    web.reply = () => reply
    const page = newPage()
    for (let i = 0; i < 3; i += 1) expect((await get(page)).status).toBe(reply.status)
    expect(web.seen.length).toBe(3)
  }
})

test('while web fails the last good page stands; one that was gone before does not come back', async () => {
  const [stays, goes] = [newPage(), newPage()]
  for (const page of [stays, goes]) expect((await get(page)).status).toBe(200)
  await wait(1100)
  web.reply = ({ url }) =>
    url === goes ? { status: 404, body: 'gitti', headers: { 'cache-control': 'no-store' } } : KEPT
  expect([(await get(stays)).status, (await get(goes)).status]).toEqual([200, 404])
  for (const status of [500, 503]) {
    await wait(1100)
    web.reply = () => ({ status, body: 'bozuk' })
    const [good, gone, never] = [await get(stays), await get(goes), await get(newPage())]
    expect([good.status, good.text, gone.status, never.status]).toEqual([200, KEPT.body, 404, status])
  }
})

test('web is told the true client, whatever a client says, and a number for its log', async () => {
  await get('/api/x', {
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-forwarded-host': 'kotu.example',
    'x-request-id': 'benim',
  })
  const { headers } = web.seen[0]!
  expect([headers['x-forwarded-for'], headers.forwarded, headers['x-forwarded-host']]).toEqual([
    '127.0.0.1',
    undefined,
    undefined,
  ])
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  await wait(1200)
  expect(readFileSync(edge.accessLog, 'utf8')).toContain(`"requestId":"${String(headers['x-request-id'])}"`)
})

test('somebody before the edge is believed only when named', async () => {
  const env = { EDGE_TRUSTED_PROXIES: '192.0.2.0/24, 127.0.0.1' }
  const inner = await startEdge({
    addresses: ['127.0.0.1'],
    port: web.port,
    uploads: path.join(folder, 'uploads'),
    env,
  })
  try {
    for (const page of ['/api/x', newPage()])
      await fetch(inner.url + page, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } })
    expect(web.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9', '203.0.113.9'])
  } finally {
    await inner.stop()
  }
})

test('what web leaves plain under /api and /admin is compressed here', async () => {
  web.reply = () => ({
    body: JSON.stringify(Array(200).fill('aynı')),
    headers: { 'content-type': 'application/json', etag: '"3"' },
  })
  for (const page of ['/api/Services', '/api/ContactMessages', '/admin']) {
    const { headers, text } = await get(page, { 'accept-encoding': 'gzip' })
    expect([headers.get('content-encoding'), headers.get('etag'), text.length]).toEqual(['gzip', 'W/"3"', 1401])
  }
})

/** An answer to bytes as they are: status, media type, body. */
async function raw(text: string): Promise<{ status: number; type: string; body: string }> {
  const answer = await sendRaw(edge.url, text)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /content-type: (\S+?)(;|\r)/i.exec(`${head}\r`)?.[1] ?? '',
    body,
  }
}

test('oversized and broken requests are cut off in the words of the site, as problems under /api', async () => {
  const sized = (target: string, bytes: number) =>
    `POST ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`
  const long = 'x'.repeat(40_000)
  const cases: [string, number][] = [
    [sized('/api/ContactMessages', 2_000_000), 413],
    [sized('/api/Services/1/upload-image', 20_000_000), 413],
    ['GET /api/%zz HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n', 400],
    [`GET /api/Services HTTP/1.1\r\nHost: site\r\nConnection: close\r\nX-Long: ${long}\r\n\r\n`, 431],
    [`GET /api/${long} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`, 414],
  ]
  const [form, page] = [
    raw(sized('/iletisim', 300_000)),
    raw('GET /%zz HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'),
  ]
  await Promise.all(
    cases.map(async ([text, status]) => {
      const { status: got, type, body } = await raw(text)
      expect([text.slice(0, 40), got, type]).toEqual([text.slice(0, 40), status, 'application/problem+json'])
      const words = {
        title: expect.stringMatching(/./),
        message: expect.stringMatching(/\.$/),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }
      expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toEqual({ type: 'about:blank', status, ...words })
    }),
  )
  expect(await form).toMatchObject({ status: 413, type: 'text/plain' })
  expect(await page).toMatchObject({ status: 400, type: 'text/plain' })
  expect(web.seen).toEqual([])
})

test('whoever is slow with headers or body is cut off, and web never hears of it', async () => {
  const beginnings = [
    'GET /api/Services HTTP/1.1\r\nHost: si',
    'POST /api/ContactMessages HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\nabc',
    'POST /api/Services/1/upload-image HTTP/1.1\r\nHost: site\r\nContent-Length: 900000\r\n\r\nabc',
  ]
  const since = performance.now()
  await Promise.all(
    beginnings.map(async (text) => {
      const connection = await openRaw(edge.url)
      connection.write(text)
      expect(await connection.read()).not.toMatch(/^HTTP\/1\.1 2/)
    }),
  )
  expect(performance.now() - since).toBeLessThan(PATIENCE * 1000 + 1500)
  expect(web.seen).toEqual([])
})

test('with certificates it speaks TLS and HTTP/2, and plain HTTP leads there', async () => {
  const certificates = path.join(folder, 'certificates')
  mkdirSync(certificates)
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      path.join(certificates, 'privkey.pem'),
      '-out',
      path.join(certificates, 'fullchain.pem'),
    ],
    { stdio: 'ignore' },
  )
  const port = await freePort()
  const env = { EDGE_CERTIFICATES: certificates, EDGE_HTTPS_PORT: String(port), SITE_URL: 'https://www.site.example' }
  const secure = await startEdge({
    addresses: ['127.0.0.1'],
    port: web.port,
    uploads: path.join(folder, 'uploads'),
    env,
  })
  try {
    const plain = await fetch(`${secure.url}/hizmetler?a=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://www.site.example/hizmetler?a=1'])
    const session = connect(`https://127.0.0.1:${port}`, {
      ca: readFileSync(path.join(certificates, 'fullchain.pem')),
      servername: 'localhost',
      checkServerIdentity: () => undefined,
    })
    const stream = session.request({ ':path': '/hizmetler' })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
    session.close()
    expect(web.seen.at(-1)!.headers['x-forwarded-proto']).toBe('https')
  } finally {
    await secure.stop()
  }
})

test('HTTP/2 is asked for in the way that the nginx at hand knows', () => {
  const certificates = path.join(folder, 'named')
  mkdirSync(certificates)
  for (const name of ['fullchain.pem', 'privkey.pem']) writeFileSync(path.join(certificates, name), '')
  const written = (version: string) => {
    const nginx = path.join(folder, 'pretended-nginx')
    writeFileSync(nginx, `#!/bin/sh\necho 'nginx version: nginx/${version}' >&2\n`)
    chmodSync(nginx, 0o755)
    const run = path.join(folder, `run-${version}`)
    const env = {
      PATH: process.env.PATH,
      NGINX_PATH: nginx,
      EDGE_CERTIFICATES: certificates,
      EDGE_RUN: run,
      EDGE_CACHE: run,
      EDGE_RESOLVER: '127.0.0.1',
      EDGE_LISTEN: '127.0.0.1',
    }
    execFileSync('/bin/sh', [path.resolve('deploy/edge/start.sh'), 'configure'], {
      env: { NODE_ENV: 'production', ...env },
    })
    return readFileSync(path.join(run, 'servers.conf'), 'utf8')
  }
  for (const version of ['1.22.1', '1.25.0', '1.9.15'])
    expect(written(version)).toMatch(/listen 127.0.0.1:8443 ssl http2;\n\s*\n/)
  for (const version of ['1.25.1', '1.28.0', '1.29.3', '2.0.0'])
    expect(written(version)).toMatch(/listen 127.0.0.1:8443 ssl;\n\s*http2 on;/)
})
