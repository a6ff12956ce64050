import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Edge, startEdge } from '../support/edge'
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres'
import { imageFolder } from '../support/production-folder'
import { freePort } from '../support/running-site'
import { type Started, startProgram, until } from '../support/processes'
import { chownTree, ordinary } from '../support/project-copy'

const HOSTS = ['127.0.0.2', '127.0.0.3']
const ADMIN = { email: 'nihal@firma.example', password: 'gizli-bir-sey' }
const AWAY = 'Hizmet geçici olarak kullanılamıyor.'
const MESSAGE = {
  companyName: 'Ada Makine',
  contactPerson: 'Nihal',
  phone: '0212',
  email: 'n@ada.example',
  deviceBrand: 'X',
  deviceModel: 'Y',
  problemDescription: 'Çalışmıyor',
}

let image: Awaited<ReturnType<typeof imageFolder>>
let postgres: OwnPostgres
let edge: Edge
let port: number
let srv: string
let picture: string
let authorization: string
let cookie: string
let item: { id: string; slug: string }
const webs = new Map<string, Started>()

/** Runs a program of the image as the image's user does, who owns nothing of it. */
const start = (words: string[], env: Record<string, string> = {}) =>
  startProgram(process.execPath, ['deploy/run.mjs', ...words], { cwd: image.folder, env, ids: ordinary.ids })

/** Two web processes of the image on one database, as `docker compose up --scale web=2` has them, with its variables. */
function startWeb(host: string): void {
  const database = new URL(postgres.url)
  database.password = ''
  const env = {
    HOST: host,
    PORT: String(port),
    SITE_URL: 'http://site.example',
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: database.href,
    DATABASE_PASSWORD_FILE: path.join(srv, 'password'),
    AUTH_SECRET_FILE: path.join(srv, 'secrets/auth-secret'),
    DATA_DIR: path.join(srv, 'data'),
    UPLOADS_DIR: path.join(srv, 'uploads'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  webs.set(host, start(['web'], env))
}

const stopWebs = () => Promise.all(Array.from(webs.values(), (web) => web.stop()))
const web = (host: string) => `http://${host}:${port}`
const isReady = (origin: string) => async () => (await fetch(`${origin}/api/health/ready`)).status === 200
const bothReady = () => Promise.all(HOSTS.map((host) => until(isReady(web(host)), 30_000, webs.get(host)!.said())))

type Answer = { path: string; status: number; type: string; text: string; ms: number; headers: Headers }

async function visit(address: string, init?: RequestInit): Promise<Answer> {
  const since = performance.now()
  const response = await fetch(address.startsWith('/') ? edge.url + address : address, { redirect: 'manual', ...init })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  return {
    path: address,
    status: response.status,
    type,
    text,
    ms: performance.now() - since,
    headers: response.headers,
  }
}

const send = (method: string, address: string, body: unknown, headers: Record<string, string> = {}) =>
  visit(address, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const rename = (origin: string, description: string) =>
  send('PUT', `${origin}/api/Services/${item.id}`, { title: 'Taze Hizmet', description }, { authorization })

const pages = () => ['/', '/hizmetler', `/hizmetler/${item.slug}`, '/kurumsal', '/sitemap.xml']
const shows = (origin: string, state: string) => async () =>
  (await visit(`${origin}/hizmetler/${item.slug}`)).text.includes(state)
const statuses = async (addresses: string[]) =>
  (await Promise.all(addresses.map((address) => visit(address)))).map(({ status }) => status)
const all = (status: number) => pages().map(() => status)

/** What is wrong with an answer under /api that should say that there is no service now. */
function wrongWithProblem({ path: address, status, type, text, ms, headers }: Answer): string[] {
  const holds = {
    [`503, not ${status}`]: status === 503,
    [`within 5 s, not ${Math.round(ms)} ms`]: ms < 5000,
    'a problem in JSON': type.startsWith('application/problem+json'),
    'says why': text.includes(`"message":"${AWAY}"`),
    'says when to come again': /^\d+$/.test(headers.get('retry-after') ?? ''),
    'kept by nobody': headers.get('cache-control') === 'no-store',
  }
  return Object.entries(holds)
    .filter(([, is]) => !is)
    .map(([name]) => `${address}: ${name}`)
}

const callsThatNeedTheDatabase = () => [
  send('POST', '/api/ContactMessages', MESSAGE),
  send('POST', '/api/Auth/login', ADMIN),
  rename('', 'olmaz'),
  visit('/api/Services'),
  visit('/api/Dashboard/stats', { headers: { authorization } }),
]

beforeAll(async () => {
  image = await imageFolder()
  srv = mkdtempSync(path.join(tmpdir(), 'srv-'))
  for (const name of ['data', 'uploads', 'secrets']) mkdirSync(path.join(srv, name))
  postgres = await startOwnPostgres({ migrated: false })
  writeFileSync(path.join(srv, 'password'), decodeURIComponent(new URL(postgres.url).password))
  if (ordinary.ids) chownTree(srv, ordinary.ids)
  await start(['secrets', path.join(srv, 'secrets')]).ended
  port = await freePort()
  for (const host of HOSTS) startWeb(host)
  edge = await startEdge({ addresses: HOSTS, port, uploads: path.join(srv, 'uploads') })
  await bothReady()
  const login = await send('POST', '/api/Auth/login', ADMIN)
  authorization = `Bearer ${(JSON.parse(login.text) as { token: string }).token}`
  cookie = login.headers.get('set-cookie')!.split(';')[0]!
  item = JSON.parse(
    (await send('POST', '/api/Services', { title: 'Taze Hizmet' }, { authorization })).text,
  ) as typeof item
  const form = new FormData()
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(png)], 'resim.png', { type: 'image/png' }))
  const uploaded = await visit(`/api/Services/${item.id}/upload-image`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  picture = (JSON.parse(uploaded.text) as { imageUrl: string }).imageUrl
})

afterAll(async () => {
  await edge?.stop()
  await stopWebs()
  await postgres?.stop()
  if (srv) rmSync(srv, { recursive: true, force: true })
})

test('two that start together on an empty database migrate once, and serve: pages, sign-in, a picture', async () => {
  const applied = Array.from(
    webs.values(),
    (each) => /Uygulanan göçler|Şema güncel/.exec(each.said())?.[0] ?? '',
  ).toSorted()
  expect(applied).toEqual(['Uygulanan göçler', 'Şema güncel'])
  expect(await postgres.query('select email from administrators')).toEqual([{ email: ADMIN.email }])
  for (const origin of HOSTS.map(web)) {
    const home = await visit(`${origin}/`)
    expect([home.status, /<h1[^>]*>[^<]/.test(home.text)]).toEqual([200, true])
    expect((await visit(`${origin}/api/Dashboard/stats`, { headers: { authorization } })).status).toBe(200)
    const shown = await visit(origin + picture)
    expect([shown.status, shown.type]).toEqual([200, 'image/png'])
  }
})

test('pages and pictures come through the edge as web made them', async () => {
  const OWN = new Set(['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'])
  const told = ({ headers }: Answer) => Object.fromEntries([...headers].filter(([name]) => !OWN.has(name)))
  for (const address of [...pages(), '/favicon.ico', '/robots.txt']) {
    for (const form of ['gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip;q=0.5', 'identity']) {
      const headers = { 'accept-encoding': form }
      const [direct, through] = [await visit(web(HOSTS[0]!) + address, { headers }), await visit(address, { headers })]
      expect([through.status, through.text, told(through)]).toEqual([direct.status, direct.text, told(direct)])
      const etag = direct.headers.get('etag')!
      expect((await visit(address, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
    }
  }
  // From disk, under the same protection.
  const [direct, through] = [await visit(web(HOSTS[0]!) + picture), await visit(picture)]
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
  for (const [address, method] of [
    [picture.replace(/[0-9a-f]{4}\./, 'ffff.'), 'GET'],
    ['/uploads/.gitkeep', 'GET'],
    [picture, 'POST'],
  ] as const) {
    const [there, here] = [await visit(web(HOSTS[0]!) + address, { method }), await visit(address, { method })]
    expect([here.status, here.text]).toEqual([there.status, there.text])
  }
})

test('a change made in one process shows through the edge within 2 s, whichever answers', async () => {
  const paths = ['/', '/hizmetler', `/hizmetler/${item.slug}`]
  const late: string[] = []
  for (let round = 0; round < 4; round += 1) {
    const state = `durum-${round}-son`
    expect((await rename(web(HOSTS[round % 2]!), state)).status).toBe(200)
    const since = performance.now()
    await Promise.all(
      paths.flatMap((address) =>
        ['gzip', 'br', 'identity'].map(async (form) => {
          while (performance.now() - since < 2300) {
            const begun = performance.now() - since
            const { text } = await visit(address, { headers: { 'accept-encoding': form } })
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

test('throttles of both processes count together', async () => {
  const fail = (origin: string) =>
    send('POST', `${origin}/api/Auth/login`, { email: ADMIN.email, password: 'yanlis-sifre' })
  const origins = [web(HOSTS[0]!), web(HOSTS[1]!), '', web(HOSTS[0]!), web(HOSTS[1]!), '']
  const answers: number[] = []
  for (const origin of origins) answers.push((await fail(origin)).status)
  expect(answers).toEqual([401, 401, 401, 401, 401, 429])
})

test('the database stopped: pages stand, writes are 503, also after a restart of web; all heals by itself', async () => {
  expect((await rename('', 'önceki')).status).toBe(200)
  await until(shows('', 'önceki'), 2000, 'the change shows')
  expect(await statuses(pages())).toEqual(all(200))
  await postgres.kill()
  expect((await Promise.all(callsThatNeedTheDatabase())).flatMap(wrongWithProblem)).toEqual([])
  expect(await statuses(['/api/health/live', '/api/health/ready', '/hizmetler/hic-gorulmedi'])).toEqual([200, 503, 503])
  // From every process, whichever rendered it.
  for (const origin of ['', ...HOSTS.map(web)]) expect(await shows(origin, 'önceki')()).toBe(true)
  // Nobody is signed out by it.
  const panel = await visit('/admin/dashboard', { headers: { cookie } })
  expect([panel.status, panel.headers.get('set-cookie'), panel.text.includes(AWAY.slice(0, -1))]).toEqual([
    503,
    null,
    true,
  ])

  await stopWebs()
  expect(await statuses(pages())).toEqual(all(200))
  for (const host of HOSTS) startWeb(host)
  await until(async () => (await visit('/api/health/live')).status === 200, 15_000, 'web serves without its database')
  expect(await statuses([...pages(), '/api/health/ready'])).toEqual([...all(200), 503])

  await postgres.revive()
  await bothReady()
  expect((await visit('/admin/dashboard', { headers: { cookie } })).status).toBe(200)
  expect((await rename('', 'sonraki')).status).toBe(200)
  await until(shows('', 'sonraki'), 2000, 'the change shows')
})

test('the database frozen: every call is 503 within 5 s, pages stand; all heals by itself', async () => {
  expect(await statuses(pages())).toEqual(all(200))
  postgres.freeze()
  const calls = callsThatNeedTheDatabase()
  for (let i = 0; i < 8; i += 1) {
    expect(await statuses(pages())).toEqual(all(200))
    await wait(250)
  }
  expect((await Promise.all(calls)).flatMap(wrongWithProblem)).toEqual([])
  postgres.thaw()
  await until(async () => (await rename('', 'yine')).status === 200, 5000, 'writes are possible again')
})

test('web stopped: pages, their files and pictures stand, calls are problems; web may come back elsewhere', async () => {
  const home = (await visit('/')).text
  const script = /\/_next\/static\/[^"]+\.js/.exec(home)![0]
  expect(await statuses([...pages(), script, picture])).toEqual([...all(200), 200, 200])
  expect(await stopWebs()).toEqual([0, 0])
  // A container that is gone has no name either.
  for (const addresses of [HOSTS, []]) {
    edge.names.addresses = addresses
    await wait(1100)
    expect(await statuses([...pages(), script, picture])).toEqual([...all(200), 200, 200])
    expect(wrongWithProblem(await visit('/api/Services'))).toEqual([])
    for (const address of ['/admin/login', '/hizmetler/hic-gorulmedi', '/iletisim?']) {
      const { status, type, text, headers } = await visit(
        address,
        address === '/iletisim?' ? { method: 'POST', body: 'phone=1' } : {},
      )
      expect([status, type, headers.get('cache-control')]).toEqual([503, 'text/html; charset=utf-8', 'no-store'])
      expect(text).toContain(AWAY)
    }
  }
  HOSTS[0] = '127.0.0.4'
  startWeb(HOSTS[0])
  edge.names.addresses = [HOSTS[0]]
  await until(isReady(edge.url), 20_000, webs.get(HOSTS[0])!.said())
  expect((await rename('', 'taşındı')).status).toBe(200)
  await until(shows('', 'taşındı'), 2000, 'the change shows')
})
