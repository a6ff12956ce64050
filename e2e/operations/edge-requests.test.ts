import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startEdge } from '../support/edge'
import { openRaw, sendRaw, visit } from '../support/http'
import { edgeOf, newPage, useEdge } from '../support/pretended-web'
import { until } from '../support/processes'

/** How long the edge waits for a slow client. */
const EDGE_PATIENCE_S = 1

const place = useEdge({ EDGE_PATIENCE: String(EDGE_PATIENCE_S) })

const get = (address: string, headers: Record<string, string> = {}) => visit(place.edge.url + address, { headers })

test('web gets the client’s true address, whatever the client’s headers say', async () => {
  await get('/api/x', {
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-forwarded-host': 'kotu.example',
  })
  const { headers } = place.web.seen[0]!
  expect([headers['x-forwarded-for'], headers.forwarded, headers['x-forwarded-host']]).toEqual([
    '127.0.0.1',
    undefined,
    undefined,
  ])
})

test('web gets the request id that the access log shows', async () => {
  await get('/api/x', { 'x-request-id': 'benim' })
  const { headers } = place.web.seen[0]!
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const isLogged = () =>
    readFileSync(place.edge.accessLog, 'utf8').includes(`"requestId":"${String(headers['x-request-id'])}"`)
  await until(isLogged, 'the line of the request')
})

test('X-Forwarded-For counts only from a proxy in EDGE_TRUSTED_PROXIES', async () => {
  const env = { EDGE_TRUSTED_PROXIES: '192.0.2.0/24, 127.0.0.1' }
  const inner = await startEdge({ ...edgeOf(place), env })
  try {
    for (const page of ['/api/x', newPage()])
      await fetch(inner.url + page, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } })
    expect(place.web.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9', '203.0.113.9'])
  } finally {
    await inner.stop()
  }
})

test('the edge compresses answers under /api and /admin', async () => {
  place.web.reply = () => ({
    body: JSON.stringify(Array(200).fill('aynı')),
    headers: { 'content-type': 'application/json', etag: '"3"' },
  })
  for (const page of ['/api/Services', '/api/ContactMessages', '/admin']) {
    const { headers, text } = await get(page, { 'accept-encoding': 'gzip' })
    expect([headers.get('content-encoding'), headers.get('etag'), text.length]).toEqual(['gzip', 'W/"3"', 1401])
  }
})

/** Sends bytes and returns the answer's status, media type and body. */
async function raw(text: string): Promise<{ status: number; type: string; body: string }> {
  const answer = await sendRaw(place.edge.url, text)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /content-type: (\S+?)(;|\r)/i.exec(`${head}\r`)?.[1] ?? '',
    body,
  }
}

test('oversized and malformed requests are refused in the words of the site, under /api as problems', async () => {
  const sized = (target: string, bytes: number) =>
    `POST ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`
  const long = 'x'.repeat(40_000)
  const cases: [string, number][] = [
    [sized('/api/Auth/login', 2_000_000), 413],
    [sized('/api/Services/1/upload-image', 20_000_000), 413],
    ['GET /api/%zz HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n', 400],
    [`GET /api/Services HTTP/1.1\r\nHost: site\r\nConnection: close\r\nX-Long: ${long}\r\n\r\n`, 431],
    [`GET /api/${long} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`, 414],
  ]
  const [form, page] = [
    raw(sized('/takip', 300_000)),
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
  expect(place.web.seen).toEqual([])
})

test('a client that is slow with headers or body is cut off before web gets the request', async () => {
  const beginnings = [
    'GET /api/Services HTTP/1.1\r\nHost: si',
    'POST /api/ContactMessages HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\nabc',
    'POST /api/Services/1/upload-image HTTP/1.1\r\nHost: site\r\nContent-Length: 900000\r\n\r\nabc',
  ]
  const since = performance.now()
  await Promise.all(
    beginnings.map(async (text) => {
      const connection = await openRaw(place.edge.url)
      connection.write(text)
      expect(await connection.read()).not.toMatch(/^HTTP\/1\.1 2/)
    }),
  )
  expect(performance.now() - since).toBeLessThan(EDGE_PATIENCE_S * 1000 + 1500)
  expect(place.web.seen).toEqual([])
})
