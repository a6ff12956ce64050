import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeCertificate } from '../support/servers/certificate-authority'
import { configureEdge, type Edge, startEdge } from '../support/servers/edge'
import { openRaw, sendRaw, visit } from '../support/calls/http'
import { edgeOptions, newPage, useEdge } from '../support/servers/stub-web'
import { freePort, runProgram, until } from '../support/servers/processes'
import { ordinaryUser } from '../support/servers/project-copy'

const EDGE_PATIENCE_S = 1

const ENV = { EDGE_TRUSTED_PROXIES: '192.0.2.0/24, 127.0.0.1', EDGE_PATIENCE: String(EDGE_PATIENCE_S) }

const setup = useEdge(ENV)
let clientCount = 0

/** Returns the IP address of a client that no other test uses. */
const newClient = () => `203.0.113.${(clientCount += 1)}`
type Init = { method?: string; body?: BodyInit; headers?: Record<string, string> }
const call = (client: string, target: string, init: Init = {}) =>
  visit(setup.edge.url + target, { ...init, headers: { ...init.headers, 'x-forwarded-for': client } })
const get = (target: string, headers: Record<string, string> = {}) => call(newClient(), target, { headers })
const post = (target: string, bytes: number, client = newClient()) =>
  call(client, target, { method: 'POST', body: Buffer.alloc(bytes) })
async function sendOnlyHead(target: string, bytes: number): Promise<string> {
  const connection = await openRaw(setup.edge.url)
  const head = `POST ${target} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${newClient()}`
  connection.write(`${head}\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`)
  const response = await connection.read(/^HTTP\/1\.1 \d+ /)
  connection.close()
  return response
}

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNA'
const PAGE = `/is-emri/${TOKEN}`
const ACCOUNT_LINKS = [`/admin/sifre/${TOKEN}`, `/admin/davet/${TOKEN}`]

describe('limits', () => {
  /** Sends `count` calls from the clients in turn, 100 at a time, because the edge limits the connections of a client. */
  async function flood(clients: string[], target: string, count: number, init?: Init) {
    const responses: Awaited<ReturnType<typeof call>>[] = []
    const responseOf = (_: unknown, i: number) => call(clients[i % clients.length]!, target, init)
    while (responses.length < count)
      responses.push(
        ...(await Promise.all(Array.from({ length: Math.min(100, count - responses.length) }, responseOf))),
      )
    return responses
  }
  const statusesOf = async (...args: Parameters<typeof flood>) => (await flood(...args)).map(({ status }) => status)

  test('thirty concurrent uploads with simultaneous panel requests, and many page views, are not limited', async () => {
    const client = newClient()
    const statuses = await Promise.all([
      statusesOf([client], '/api/Services/1/upload-image', 30, { method: 'POST', body: 'x'.repeat(100_000) }),
      statusesOf([client], '/admin/services?_rsc=1', 60),
      statusesOf([client], '/api/Services', 60),
    ])
    // Many visitors may share one address.
    statuses.push(await statusesOf([client], '/hizmetler', 400))
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
  })

  test('a flood is refused with a problem document under /api and with plain text elsewhere', async () => {
    const message = 'Aynı anda çok fazla istek gönderildi. Lütfen biraz sonra yeniden deneyin.'
    for (const [target, init] of [
      ['/api/Services'],
      ['/admin'],
      ['/uploads/yok'],
      ['/hizmetler', { headers: { rsc: '1' } }],
    ] as [string, Init?][]) {
      const responses = await flood([newClient()], target, 450, init)
      const statuses = responses.map(({ status }) => status)
      expect([target, new Set(statuses)]).toEqual([target, new Set([200, 429])])
      expect(statuses.slice(0, 200)).not.toContain(429)
      const { headers, text, type } = responses.find(({ status }) => status === 429)!
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['10', 'no-store'])
      const isApi = target.startsWith('/api/')
      expect(type).toBe(`${isApi ? 'application/problem+json' : 'text/plain'}; charset=utf-8`)
      type Refusal = { title?: string; status?: number; message: string }
      const refusal = (isApi ? JSON.parse(text) : { message: text }) as Refusal
      const expectedRefusal = isApi ? ['Çok fazla istek', 429, message] : [undefined, undefined, `${message}\n`]
      expect([refusal.title, refusal.status, refusal.message]).toEqual(expectedRefusal)
    }
    // nginx logs neither refusals nor the bodies of the previous test, which it buffers in files.
    expect(setup.edge.nginx.output()).toBe('')
  })

  test('the limit treats an IPv6 /56 network, and an IPv4 address in both spellings, as one client', async () => {
    const fiftyAddresses = (addressOf: (group: string) => string) =>
      Array.from({ length: 50 }, (_, i) => addressOf((i + 16).toString(16)))
    const ipv4Client = newClient()
    for (const clients of [fiftyAddresses((group) => `2001:db8:1:11${group}::a`), [ipv4Client, `::ffff:${ipv4Client}`]])
      expect(await statusesOf(clients, '/api/x', 400)).toContain(429)
    const others = fiftyAddresses((group) => `2001:db8:2:${group}00::a`)
    expect(await statusesOf(others, '/api/x', 400)).not.toContain(429)
  })

  test.each(['/takip', PAGE])('the forms of %s are limited per client, and the page is not', async (target) => {
    const client = newClient()
    const statuses: number[] = []
    for (let i = 0; i < 40; i += 1) statuses.push((await post(target, 10, client)).status)
    expect([statuses.slice(0, 20).includes(429), statuses.slice(20).includes(429)]).toEqual([false, true])
    expect((await call(client, target)).status).toBe(200)
  })

  test('a flood of searches is refused without reaching web', async () => {
    const responses = await Promise.all(Array.from({ length: 150 }, (_, i) => call('203.0.113.251', `/ara?q=${i}`)))
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
    expect(setup.web.requests.length).toBeLessThan(130)
  })
})

describe('sizes', () => {
  test.each([
    ['/iletisim', 6_000_000],
    [PAGE, 6_000_000],
    [`/api/Tracking/${TOKEN}/photos`, 6_000_000],
    ['/api/WorkOrders/1/photos', 6_000_000],
    ['/api/Faults/import', 10_600_000],
  ])('photos and CSV lists reach %s', async (target, bytes) => {
    expect((await post(target, bytes)).status).toBe(200)
    expect(setup.web.requests.map(({ headers }) => headers['content-length'])).toEqual([String(bytes)])
  })

  test.each([
    ['/iletisim', 90_000_000],
    [PAGE, 180_000_000],
    [`/api/Tracking/${TOKEN}/photos`, 20_000_000],
    ['/takip', 300_000],
    ['/api/Privacy/search', 2_000_000],
    ['/api/Faults/import', 20_000_000],
  ])('a body that is too large for %s is refused', async (target, bytes) => {
    expect(await sendOnlyHead(target, bytes)).toMatch(/^HTTP\/1\.1 413 /)
    expect(setup.web.requests).toEqual([])
  })

  test('oversized and malformed requests are refused with the site’s messages, under /api with a problem document', async () => {
    const head = (line: string, header = '') => `${line} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${header}\r\n`
    const withLength = (target: string, bytes: number) => head(`POST ${target}`, `Content-Length: ${bytes}\r\n`)
    const longText = 'x'.repeat(40_000)
    const expectRefusal = async (text: string, status: number, type: string) => {
      const [head, body = ''] = (await sendRaw(setup.edge.url, text)).split('\r\n\r\n') as [string, string?]
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\ncontent-type: ${type}`, 'i'))
      return body
    }
    for (const [text, status] of [
      [withLength('/api/Services/1/upload-image', 20_000_000), 413],
      [head('GET /api/%zz'), 400],
      [head('GET /api/Services', `X-Long: ${longText}\r\n`), 431],
      [head(`GET /api/${longText}`), 414],
    ] as const) {
      const body = await expectRefusal(text, status, 'application/problem\\+json')
      const expectedFields = {
        title: expect.stringMatching(/./),
        message: expect.stringMatching(/\.$/),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }
      expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toEqual({
        type: 'about:blank',
        status,
        ...expectedFields,
      })
    }
    await expectRefusal(withLength('/takip', 300_000), 413, 'text/plain')
    await expectRefusal(head('GET /%zz'), 400, 'text/plain')
    expect(setup.web.requests).toEqual([])
  })

  test('a client that sends headers or body slowly is disconnected before web gets the request', async () => {
    const partialRequests = [
      'GET /api/Services HTTP/1.1\r\nHost: si',
      'POST /api/ContactMessages HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\nabc',
      'POST /api/Services/1/upload-image HTTP/1.1\r\nHost: site\r\nContent-Length: 900000\r\n\r\nabc',
    ]
    const startedAt = performance.now()
    await Promise.all(
      partialRequests.map(async (text) => {
        const connection = await openRaw(setup.edge.url)
        connection.write(text)
        expect(await connection.read()).not.toMatch(/^HTTP\/1\.1 2/)
      }),
    )
    expect(performance.now() - startedAt).toBeLessThan(EDGE_PATIENCE_S * 1000 + 1500)
    expect(setup.web.requests).toEqual([])
  })
})

test('no log contains a token, however the address is spelled and whatever the response is', async () => {
  const spellings = [
    PAGE,
    `/${PAGE}`,
    `/%69s-emri/${TOKEN}`,
    `/is-emri%2F${TOKEN}`,
    `/is-emri%252f${TOKEN}`,
    `/is-emri/./${TOKEN}`,
    `/is-emri\\${TOKEN}`,
    `${PAGE}/foto/1`,
    `/api/Tracking/${TOKEN}/decision`,
    `/api/%54racking/${TOKEN}`,
    ...ACCOUNT_LINKS,
    `/admin//sifre//${TOKEN}`,
    `/admin/davet%2F${TOKEN}`,
  ]
  const requests = spellings.flatMap((target) => [
    sendOnlyHead(target, 900_000_000),
    ...['GET', 'POST'].map((method) => {
      const head = `${method} ${target} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 198.51.100.201`
      return sendRaw(setup.edge.url, `${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    }),
  ])
  await Promise.all(requests)
  setup.edge.nameServer.addresses = []
  onTestFinished(() => void (setup.edge.nameServer.addresses = ['127.0.0.1']))
  await get(PAGE)
  await get('/bu-satir-gorunur')
  const log = () => readFileSync(setup.edge.accessLog, 'utf8')
  await until(() => log().includes('/bu-satir-gorunur'), 'the last line of the log')
  expect(log()).toContain('"path":"/is-emri/*"')
  expect(log() + setup.edge.nginx.output()).not.toContain(TOKEN)
})

test('web gets the same request id that the access log has', async () => {
  await get('/api/x', { 'x-request-id': 'benim' })
  const { headers } = setup.web.requests[0]!
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const isLogged = () =>
    readFileSync(setup.edge.accessLog, 'utf8').includes(`"requestId":"${String(headers['x-request-id'])}"`)
  await until(isLogged, 'the line of the request')
})

test('X-Forwarded-For is used only from a proxy in EDGE_TRUSTED_PROXIES', async () => {
  for (const target of ['/api/x', newPage()]) await call('198.51.100.1, 203.0.113.250', target)
  expect(setup.web.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '203.0.113.250',
    '203.0.113.250',
  ])
})

test('the edge compresses responses under /api and /admin', async () => {
  setup.web.reply = () => ({
    body: JSON.stringify(Array(200).fill('aynı')),
    headers: { 'content-type': 'application/json', etag: '"3"' },
  })
  for (const target of ['/api/Services', '/api/ContactMessages', '/admin']) {
    const { headers, text } = await get(target, { 'accept-encoding': 'gzip' })
    expect([headers.get('content-encoding'), headers.get('etag'), text.length]).toEqual(['gzip', 'W/"3"', 1401])
  }
})

describe('certificates', () => {
  function newCertificatesFolder(name: string, make: (key: string, chain: string) => void) {
    const folder = path.join(setup.folder, name)
    mkdirSync(folder)
    make(path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem'))
    return folder
  }

  describe('with a configured certificate', () => {
    let port: number
    let chain: string
    let secureEdge: Edge

    beforeAll(async () => {
      const certificatesFolder = newCertificatesFolder('own', writeCertificate)
      ;[port, chain] = [await freePort(), readFileSync(path.join(certificatesFolder, 'fullchain.pem'), 'utf8')]
      const SITE_URL = 'https://www.site.example'
      const env = { EDGE_CERTIFICATES: certificatesFolder, EDGE_HTTPS_PORT: String(port), SITE_URL }
      secureEdge = await startEdge({ ...edgeOptions(setup), env })
    })
    afterAll(() => secureEdge?.stop())

    test('the edge accepts only TLS 1.2 and 1.3 with forward secrecy', async () => {
      const handshake = async (options: ConnectionOptions) => {
        const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options })
        const protocolAndCipher = await once(socket, 'secureConnect').then(
          () => [socket.getProtocol(), socket.getCipher().name],
          () => null,
        )
        socket.destroy()
        return protocolAndCipher
      }
      const oldTls = { maxVersion: 'TLSv1.2', minVersion: 'TLSv1' } as const
      expect(await handshake({})).toEqual(['TLSv1.3', expect.stringMatching(/^TLS_/)])
      expect(await handshake(oldTls)).toEqual(['TLSv1.2', expect.stringMatching(/^ECDHE-RSA-.*(GCM|CHACHA20)/)])
      for (const ciphers of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384'])
        expect(await handshake({ ...oldTls, ciphers })).toBeNull()
      expect(await handshake({ ...oldTls, maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' })).toBeNull()
    })

    test('the edge serves HTTP/2 over TLS and redirects plain HTTP', async () => {
      const redirect = await visit(`${secureEdge.url}/hizmetler?a=1`)
      expect([redirect.status, redirect.headers.get('location')]).toEqual([
        308,
        'https://www.site.example/hizmetler?a=1',
      ])
      const tlsOptions = { ca: chain, servername: 'localhost', checkServerIdentity: () => undefined }
      const session = connectHttp2(`https://127.0.0.1:${port}`, tlsOptions)
      const [headers] = (await once(session.request({ ':path': '/hizmetler' }), 'response')) as [
        Record<string, unknown>,
      ]
      expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
      session.close()
      expect(setup.web.requests.at(-1)!.headers['x-forwarded-proto']).toBe('https')
    })
  })

  test('the edge does not start if a certificate is a link out of the folder, so that it does not serve plain HTTP', async () => {
    const certificatesFolder = newCertificatesFolder('linked', (key, chain) => {
      writeFileSync(key, '')
      symlinkSync('../../archive/www.site.example/fullchain.pem', chain)
    })
    const configuring = configureEdge(path.join(setup.folder, 'run-linked'), { EDGE_CERTIFICATES: certificatesFolder })
    await expect(configuring).rejects.toThrow(
      `CERTIFICATES: fullchain.pem in ${certificatesFolder} is a link that leads out of the folder; copy the file (cp -L).\n`,
    )
  })

  test('the edge does not start if the folder of certificates is unreadable, so that it does not serve plain HTTP', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edge-closed-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    chmodSync(folder, 0o777)
    // A copy, because the user may have no access to the project folder.
    const script = path.join(folder, 'start.sh')
    cpSync(path.resolve('deploy/edge/start.sh'), script)
    const certificatesFolder = path.join(folder, 'certificates')
    mkdirSync(certificatesFolder, { mode: 0 })
    const run = path.join(folder, 'run')
    const nginx = process.env.NGINX_PATH && { NGINX_PATH: process.env.NGINX_PATH }
    const env = {
      ...nginx,
      EDGE_CERTIFICATES: certificatesFolder,
      EDGE_RUN: run,
      EDGE_CACHE: run,
      EDGE_RESOLVER: '127.0.0.1',
    }
    const { ids } = ordinaryUser
    const result = await runProgram('/bin/sh', [script, 'configure'], { cwd: folder, env, ids })
    const message = `CERTIFICATES: fullchain.pem and privkey.pem in ${certificatesFolder} must be readable by user ${ids?.uid ?? process.getuid!()}.\n`
    expect(result).toEqual({ code: 1, output: message })
  })
})
