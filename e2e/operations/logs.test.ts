import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { loggedPath } from '@/lib/api/request'
import { hashOf } from '../support/accounts'
import { formOf, sendRaw, untilReady } from '../support/http'
import { newWidePicture } from '../support/images'
import { until } from '../support/processes'
import { useSiteOnOwnPostgres } from '../support/use-site'

type Line = {
  level: string
  time: string
  msg: string
  requestId?: string
  method?: string
  path?: string
  status?: number
  ms?: number
}

const SECRET = 'AUTH-SECRET-of-this-test-0123456789'
const account = { email: 'gizli-yonetici@ornek.example', password: 'yöneticinin-gizli-şifresi' }
const SENT = {
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

const place = useSiteOnOwnPostgres({
  fill: ({ query }) =>
    query('insert into administrators (id, email, password_hash) values ($1, $2, $3)', [
      uuid(),
      account.email,
      hashOf(account.password),
    ]),
  env: { AUTH_SECRET: SECRET },
})

beforeAll(() => untilReady(place.site))

const lines = () => place.site.output().split('\n').filter(Boolean)
const parsed = () => lines().map((line) => JSON.parse(line) as Line)

type Answer = {
  status: number
  requestId?: string
  header: string | null
  cookie: string | null
  body: { token?: string; id?: string; trackingUrl?: string }
}

const asked: { method: string; path: string; answer: Answer }[] = []

async function ask(
  method: string,
  path: string,
  options: { json?: unknown; text?: string; form?: FormData; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { json, text, form: multipart, headers } = options
  const response = await fetch(place.site.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: multipart ?? text ?? (json === undefined ? undefined : JSON.stringify(json)),
  })
  const content = await response.text()
  const body = (response.headers.get('content-type')?.includes('json') ? JSON.parse(content) : {}) as Answer['body'] & {
    requestId?: string
  }
  const answer = {
    status: response.status,
    requestId: body.requestId,
    header: response.headers.get('x-request-id'),
    cookie: response.headers.get('set-cookie'),
    body,
  }
  asked.push({ method, path: path.split('?')[0]!, answer })
  return answer
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('each request and each error is one line of JSON with the request id and no personal data', async () => {
  const secrets = [
    account.email,
    account.password,
    SECRET,
    new URL(place.postgres.url).password,
    place.postgres.url,
    ...Object.values(SENT),
  ]
  const message = {
    contactPerson: SENT.person,
    phone: SENT.phone,
    email: SENT.email,
    companyName: SENT.company,
    problemDescription: SENT.message,
  }
  const signedIn = await ask('POST', '/api/Auth/login', { json: account })
  const token = signedIn.body.token!
  const cookie = signedIn.cookie!.split(';')[0]!
  secrets.push(token, token.split('.')[2]!, cookie)
  const staff = { authorization: `Bearer ${token}`, cookie, 'x-api-key': SENT.header }

  const opened = await ask('POST', '/api/WorkOrders', {
    json: { contactPerson: SENT.person, phone: SENT.phone, faultDescription: SENT.message, notify: false },
    headers: staff,
  })
  const orderToken = opened.body.trackingUrl!.split('/').at(-1)!
  secrets.push(orderToken)

  const answers = {
    order: await ask('GET', `/is-emri/${orderToken}`),
    decision: await ask('POST', `/is-emri/${orderToken}`, { text: `name=${SENT.person}`, headers: FORM }),
    tracked: await ask('GET', `/api/Tracking/${orderToken}`),
    created: await ask('POST', '/api/ContactMessages', { json: message }),
    incomplete: await ask('POST', '/api/ContactMessages', { json: { ...message, phone: '' } }),
    malformed: await ask('POST', '/api/ContactMessages', {
      text: `{"problemDescription": "${SENT.message}`,
      headers: { 'content-type': 'application/json' },
    }),
    plain: await ask('POST', '/iletisim', {
      text: String(new URLSearchParams({ ...message, email: 'x' })),
      headers: FORM,
    }),
    wrong: await ask('POST', '/api/Auth/login', { json: { ...account, password: SENT.wrongPassword } }),
    unknown: await ask('POST', '/api/Auth/login', { json: { email: SENT.email, password: SENT.wrongPassword } }),
    refused: await ask('POST', '/api/Auth/change-password', {
      json: { currentPassword: SENT.wrongPassword, newPassword: SENT.newPassword },
      headers: staff,
    }),
    forgotten: await ask('POST', '/api/Auth/password-link', { json: { email: SENT.email } }),
    link: await ask('GET', `/admin/sifre/${SENT.link}`),
    found: await ask('GET', `/api/ContactMessages?q=${encodeURIComponent(SENT.search)}&token=${token}`, {
      headers: staff,
    }),
    garbage: await ask('GET', '/api/Dashboard/stats', { headers: { authorization: `Bearer ${SENT.header}` } }),
    service: await ask('POST', '/api/Services', { json: { title: SENT.title }, headers: staff }),
    upload: await ask('POST', '/api/References', {
      form: formOf({ name: SENT.company, logoFile: await newWidePicture() }),
      headers: staff,
    }),
    method: await ask('PUT', '/api/Auth/login', { json: account }),
    nowhere: await ask('GET', '/api/Yok'),
    escape: await ask('GET', '/api/%E0%A4%A'),
    panel: await ask('GET', '/admin/dashboard', { headers: { cookie } }),
    page: await ask('GET', `/hizmetler?ara=${encodeURIComponent(SENT.search)}`),
    again: await ask('GET', '/hizmetler'),
    nothing: await ask('GET', '/yok'),
  }
  const broken = await sendRaw(
    place.site.url,
    `GET / HTTP/1.1\r\nHost: site\r\nX-${SENT.broken}: ${SENT.broken}\u0001\r\n\r\n`,
  )
  expect(broken).toMatch(/^HTTP\/1\.1 400 /)
  expect(Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))).toEqual({
    order: 200,
    decision: 400,
    tracked: 200,
    created: 201,
    incomplete: 400,
    malformed: 400,
    plain: 400,
    wrong: 401,
    unknown: 401,
    refused: 400,
    forgotten: 202,
    link: 410,
    found: 200,
    garbage: 401,
    service: 201,
    upload: 201,
    method: 405,
    nowhere: 404,
    escape: 400,
    panel: 200,
    page: 200,
    again: 200,
    nothing: 404,
  })
  await place.postgres.kill()
  const away = ['/api/Services', '/api/Dashboard/stats', '/admin/dashboard', '/teknik-bilgi']
  for (const path of [...away, `/is-emri/${orderToken}`, `/api/Tracking/${orderToken}`]) {
    expect((await ask('GET', path, { headers: staff })).status).toBe(503)
  }
  expect((await ask('POST', '/api/ContactMessages', { json: message })).status).toBe(503)
  await place.postgres.revive()
  await until(() => parsed().some(({ msg }) => msg === 'database up again'), 'the return of the database in the log')
  expect(parsed()).toContainEqual(expect.objectContaining({ level: 'error', msg: 'database down' }))

  await until(() => parsed().filter(({ msg }) => msg === 'request').length >= asked.length, 'a line for each request')
  for (const line of parsed())
    expect(line).toMatchObject({
      level: expect.any(String),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      msg: expect.any(String),
    })
  const requests = parsed().filter(({ msg }) => msg === 'request')
  const failures = parsed().filter(({ msg, level }) => msg === 'request failed' && level === 'error')
  const wrong = asked.flatMap(({ method, path, answer: { status, requestId, header } }) => {
    const isApi = path.startsWith('/api/')
    // A refusal before the handlers bears its id in the body alone.
    const id = requestId ?? header ?? ''
    const of = requests.filter(
      (line) =>
        line.method === method &&
        line.path === loggedPath(path) &&
        line.status === status &&
        (!isApi || line.requestId === id),
    )
    const complaints = {
      'has no line': of.length === 0,
      'has no id': isApi && !/^[0-9a-f-]{36}$/.test(id),
      'has two ids': Boolean(requestId && header) && requestId !== header,
      'has several lines': isApi && of.length > 1,
      'has no line for its error':
        isApi && status >= 500 && !failures.some((line) => line.requestId === id && line.status === status),
    }
    return Object.entries(complaints)
      .filter(([, holds]) => holds)
      .map(([complaint]) => `${method} ${path} ${status} ${complaint}`)
  })
  expect(wrong).toEqual([])
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length)
  expect(parsed()).toContainEqual(expect.objectContaining({ msg: 'request not understood', status: 400 }))
  // The form without scripts is one request to the visitor; its line and that of the handler behind it share the id.
  const [plain] = requests.filter(({ path }) => path === '/iletisim')
  expect(parsed()).toContainEqual(
    expect.objectContaining({ msg: 'request refused', path: '/api/ContactMessages', requestId: plain!.requestId }),
  )

  const all = place.site.output()
  const shapes = (secret: string) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ]
  expect(secrets.flatMap(shapes).filter((secret) => all.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  expect(all).not.toMatch(/postgres(ql)?:\/\//)
})
