import { expect, test } from 'vitest'
import { loggedPath } from '@/lib/api/request'
import { CREDENTIALS as account } from '../support/calls/accounts'
import { formOf, sendJson, sendRaw, visit } from '../support/calls/http'
import { newWidePicture } from '../support/images'
import { logOf, until } from '../support/servers/processes'
import { useSiteOnOwnPostgres } from '../support/servers/use-site'

type Line = {
  level: string
  time: string
  msg: string
  requestId?: string
  method?: string
  path?: string
  status?: number
  ms?: number
  kept?: string
}

const SECRET = 'AUTH-SECRET-of-this-test-0123456789'
const PRIVATE = {
  person: 'Gizlenecek Kişi',
  phone: '0532 999 88 77',
  message: 'mesajın-gizli-metni',
  company: 'gizli-firma-aş',
  email: 'gizli.kisi@ornek.example',
  wrongPassword: 'yanlış-gizli-şifre',
  newPassword: 'yeni-gizli-şifre',
  search: 'aranan-gizli-söz',
  link: 'gizli-baglanti-0123456789-gizli-baglanti-01',
  header: 'baslikta-gizli-deger',
  broken: 'bozuk-istekte-gizli',
  title: 'gizli-başlık-daha-yayında-değil',
}

const setup = useSiteOnOwnPostgres({ env: { AUTH_SECRET: SECRET } })

const logLines = () => logOf<Line>(setup.site)

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

type Call = { method: string; path: string; status: number; requestId?: string; headerRequestId: string | null }
const calls: Call[] = []

type Options = { json?: object; body?: BodyInit; headers?: Record<string, string> }

async function ask(method: string, path: string, { json, body, headers: sentHeaders }: Options = {}) {
  const url = setup.site.url + path
  const response = json ? sendJson(method, url, json, sentHeaders) : visit(url, { method, body, headers: sentHeaders })
  const { status, type, text, headers } = await response
  const content = type.includes('json') ? (JSON.parse(text) as Record<string, string>) : {}
  const { requestId } = content
  calls.push({ method, path: path.split('?')[0]!, status, requestId, headerRequestId: headers.get('x-request-id') })
  return { status, content, cookie: headers.get('set-cookie') }
}

test('each request and each error is logged as one line of JSON with the request id and no personal data', async () => {
  const secrets = [
    account.email,
    account.password,
    SECRET,
    new URL(setup.postgres.url).password,
    setup.postgres.url,
    ...Object.values(PRIVATE),
  ]
  const message = {
    contactPerson: PRIVATE.person,
    phone: PRIVATE.phone,
    email: PRIVATE.email,
    companyName: PRIVATE.company,
    problemDescription: PRIVATE.message,
  }
  const signInResponse = await ask('POST', '/api/Auth/login', { json: account })
  const token = signInResponse.content.token!
  const cookie = signInResponse.cookie!.split(';')[0]!
  secrets.push(token, token.split('.')[2]!, cookie)
  const staffHeaders = { authorization: `Bearer ${token}`, cookie, 'x-api-key': PRIVATE.header }

  const creation = await ask('POST', '/api/WorkOrders', {
    json: { contactPerson: PRIVATE.person, phone: PRIVATE.phone, faultDescription: PRIVATE.message, notify: false },
    headers: staffHeaders,
  })
  const orderToken = creation.content.trackingUrl!.split('/').at(-1)!
  secrets.push(orderToken)

  const passwordChange = { currentPassword: PRIVATE.wrongPassword, newPassword: PRIVATE.newPassword }
  const referenceForm = formOf({ name: PRIVATE.company, logoFile: await newWidePicture() })
  const query = `?q=${encodeURIComponent(PRIVATE.search)}`
  const wrongAccount = { ...account, password: PRIVATE.wrongPassword }
  const cases: [status: number, method: string, path: string, options?: Options][] = [
    [200, 'GET', `/is-emri/${orderToken}`],
    [400, 'POST', `/is-emri/${orderToken}`, { body: `name=${PRIVATE.person}`, headers: FORM_TYPE }],
    [201, 'POST', '/api/ContactMessages', { json: message }],
    [400, 'POST', '/api/ContactMessages', { json: { ...message, phone: '' } }],
    [400, 'POST', '/api/ContactMessages', { body: `{"problemDescription": "${PRIVATE.message}`, headers: JSON_TYPE }],
    [400, 'POST', '/iletisim', { body: new URLSearchParams({ ...message, email: 'x' }) }],
    [401, 'POST', '/api/Auth/login', { json: wrongAccount }],
    [401, 'POST', '/api/Auth/login', { json: { ...wrongAccount, email: PRIVATE.email } }],
    [400, 'POST', '/api/Auth/change-password', { json: passwordChange, headers: staffHeaders }],
    [202, 'POST', '/api/Auth/password-link', { json: { email: PRIVATE.email } }],
    [410, 'GET', `/admin/sifre/${PRIVATE.link}`],
    [200, 'GET', `/api/ContactMessages${query}&token=${token}`, { headers: staffHeaders }],
    [401, 'GET', '/api/Dashboard/stats', { headers: { authorization: `Bearer ${PRIVATE.header}` } }],
    [201, 'POST', '/api/Services', { json: { title: PRIVATE.title }, headers: staffHeaders }],
    [201, 'POST', '/api/References', { body: referenceForm, headers: staffHeaders }],
    [405, 'PUT', '/api/Auth/login', { json: account }],
    [400, 'GET', '/api/%E0%A4%A'],
    [200, 'GET', '/admin/dashboard', { headers: { cookie } }],
    [200, 'GET', `/hizmetler${query}`],
    [200, 'GET', '/hizmetler'],
    [404, 'GET', '/yok'],
  ]
  for (const [status, method, path, options] of cases)
    expect([method, path, (await ask(method, path, options)).status]).toEqual([method, path, status])
  const response = await sendRaw(
    setup.site.url,
    `GET / HTTP/1.1\r\nHost: site\r\nX-${PRIVATE.broken}: ${PRIVATE.broken}\u0001\r\n\r\n`,
  )
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  await setup.postgres.kill()
  for (const path of ['/api/Services', '/admin/dashboard', '/teknik-bilgi', `/api/Tracking/${orderToken}`])
    expect((await ask('GET', path, { headers: staffHeaders })).status).toBe(503)
  expect((await ask('POST', '/api/ContactMessages', { json: message })).status).toBe(503)
  await setup.postgres.revive()
  await until(
    () => logLines().some(({ msg }) => msg === 'database up again'),
    'the log says that the database is up again',
  )
  expect(logLines()).toContainEqual(expect.objectContaining({ level: 'error', msg: 'database down' }))

  await until(() => logLines().filter(({ msg }) => msg === 'request').length >= calls.length, 'a line for each request')
  for (const line of logLines())
    expect(line).toMatchObject({
      level: expect.any(String),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      msg: expect.any(String),
    })
  const requests = logLines().filter(({ msg }) => msg === 'request')
  const failures = logLines().filter(({ msg, level }) => msg === 'request failed' && level === 'error')
  const wrongLines = calls.flatMap(({ method, path, status, requestId, headerRequestId }) => {
    const isApi = path.startsWith('/api/')
    // A request that is refused before it reaches a handler has its id only in the body.
    const id = requestId ?? headerRequestId ?? ''
    const matches = requests.filter(
      (line) =>
        line.method === method &&
        line.path === loggedPath(path) &&
        line.status === status &&
        (!isApi || line.requestId === id),
    )
    const complaints = {
      'has no line': matches.length === 0,
      'has no id': isApi && !/^[0-9a-f-]{36}$/.test(id),
      'has two ids': Boolean(requestId && headerRequestId) && requestId !== headerRequestId,
      'has several lines': isApi && matches.length > 1,
      'has no line for its error':
        isApi && status >= 500 && !failures.some((line) => line.requestId === id && line.status === status),
    }
    return Object.entries(complaints)
      .filter(([, holds]) => holds)
      .map(([complaint]) => `${method} ${path} ${status} ${complaint}`)
  })
  expect(wrongLines).toEqual([])
  const [cacheHits, otherRequests] = [requests.filter((line) => line.kept), requests.filter((line) => !line.kept)]
  expect(new Set(otherRequests.map(({ requestId }) => requestId)).size).toBe(otherRequests.length)
  expect(cacheHits).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      method: 'GET',
      path: '/hizmetler',
      status: 200,
      bytes: expect.any(Number),
      kept: 'HIT',
      msg: 'request',
    },
  ])
  expect(logLines()).toContainEqual(expect.objectContaining({ msg: 'request not understood', status: 400 }))
  // A form without scripts is one request: its line and the line of the handler that it calls have the same id.
  const [pageRequest] = requests.filter(({ path }) => path === '/iletisim')
  expect(logLines()).toContainEqual(
    expect.objectContaining({
      msg: 'request refused',
      path: '/api/ContactMessages',
      requestId: pageRequest!.requestId,
    }),
  )

  const output = setup.site.output()
  const encodings = (secret: string) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ]
  expect(secrets.flatMap(encodings).filter((secret) => output.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  expect(output).not.toMatch(/postgres(ql)?:\/\//)
})
