import { setTimeout as wait } from 'node:timers/promises'
import { hashSync } from 'bcryptjs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres'
import { startSite, type RunningSite } from '../support/running-site'

const BURSTS = 50
const SAVES = 5
const BETWEEN_SAVES = 15
const READERS = 20
const CREDENTIALS = { email: 'yonetici@ornek.example', password: 'Deneme-Şifre-1' }

let postgres: OwnPostgres
let site: RunningSite
let token: string
let cookie: string

const visit = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { redirect: 'manual', headers })
const send = (method: string, path: string, json?: unknown) =>
  fetch(site.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json !== undefined && { 'content-type': 'application/json' }) },
    body: json === undefined ? undefined : JSON.stringify(json),
  })

beforeAll(async () => {
  postgres = await startOwnPostgres()
  const row = [uuid(), CREDENTIALS.email, hashSync(CREDENTIALS.password, 4)]
  await postgres.query('insert into administrators (id, email, password_hash) values ($1, $2, $3)', row)
  site = await startSite(postgres.url)
  const answer = await send('POST', '/api/Auth/login', CREDENTIALS)
  token = ((await answer.json()) as { token: string }).token
  cookie = answer.headers.get('set-cookie')!.split(';')[0]!
})

afterAll(async () => {
  await site?.stop()
  await postgres?.stop()
})

async function create(title: string): Promise<{ id: string; slug: string }> {
  const answer = await send('POST', '/api/Services', { title })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: string; slug: string }
}

async function read(path: string): Promise<string> {
  return (await visit(path)).text()
}

/** Reads pages again and again, as visitors would, until told to stop. */
function startReaders(paths: string[]): () => Promise<void> {
  const stopping = new AbortController()
  const readers = Array.from({ length: READERS }, async (_, i) => {
    while (!stopping.signal.aborted) {
      await read(paths[i % paths.length]!)
      await wait(50)
    }
  })
  return async () => {
    stopping.abort()
    await Promise.allSettled(readers)
  }
}

test(
  `after each of ${BURSTS} bursts of saves the very next request for each page shows what was saved last`,
  async () => {
    const title = 'Tazelik'
    const { id, slug } = await create(title)
    const paths = ['/', '/hizmetler', `/hizmetler/${slug}`]
    const stale: string[] = []
    onTestFinished(startReaders(paths))
    for (let burst = 1; burst <= BURSTS; burst += 1) {
      const description = (save: number) => `durum-${burst}-${save}-son`
      for (let save = 1; save <= SAVES; save += 1) {
        if (save > 1) await wait(BETWEEN_SAVES)
        const answer = await send('PUT', `/api/Services/${id}`, { title, description: description(save) })
        expect(answer.status).toBe(200)
      }
      const last = description(SAVES)
      const shown = await Promise.all(paths.map(async (path) => (await read(path)).includes(last)))
      stale.push(...paths.filter((_, i) => !shown[i]).map((path) => `${burst} ${path}`))
    }
    expect(stale).toEqual([])
  },
  300_000,
)

test('the page of a deleted service is 404 at once, that of a renamed one redirects at once', async () => {
  const [deleted, renamed] = [await create('Silinecek'), await create('Eski Adı')]
  expect((await visit(`/hizmetler/${deleted.slug}`)).status).toBe(200)
  expect((await visit(`/hizmetler/${renamed.slug}`)).status).toBe(200)
  expect((await send('DELETE', `/api/Services/${deleted.id}`)).status).toBe(204)
  expect((await visit(`/hizmetler/${deleted.slug}`)).status).toBe(404)
  expect((await send('PUT', `/api/Services/${renamed.id}`, { title: 'Yeni Adı' })).status).toBe(200)
  const moved = await visit(`/hizmetler/${renamed.slug}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/hizmetler/yeni-adi'])
})

test('pages of the panel never leave the server without a session', async () => {
  for (const path of ['/admin', '/admin/dashboard', '/admin/mesajlar?page=2', '/admin/yok']) {
    const strangers: Record<string, string>[] = [{}, { cookie: 'admin_session=a.b.c' }, { authorization: `Bearer ${token}` }]
    for (const headers of strangers) {
      const answer = await visit(path, headers)
      expect(answer.status).toBe(307)
      const { pathname, searchParams } = new URL(answer.headers.get('location')!, site.url)
      expect([pathname, searchParams.get('from')]).toEqual(['/admin/login', path])
    }
    expect((await visit(path, { cookie })).status).not.toBe(307)
  }
})

test('with the database away the guard answers 503 and keeps the cookie; afterwards it works again', async () => {
  await postgres.kill()
  const since = performance.now()
  const away = await visit('/admin/dashboard', { cookie })
  expect(performance.now() - since).toBeLessThan(5000)
  expect([away.status, away.headers.get('set-cookie')]).toEqual([503, null])
  expect(await away.text()).toContain('Hizmet geçici olarak kullanılamıyor')
  for (const answer of [await send('GET', '/api/Dashboard/stats'), await send('POST', '/api/Auth/login', CREDENTIALS)]) {
    expect(answer.status).toBe(503)
    expect(((await answer.json()) as { message: string }).message).toBe('Hizmet geçici olarak kullanılamıyor.')
  }
  await postgres.revive()
  const end = Date.now() + 20_000
  while ((await visit('/admin/dashboard', { cookie })).status === 503 && Date.now() < end) await wait(100)
  expect((await send('GET', '/api/Dashboard/stats')).status).toBe(200)
  expect([307, 503]).not.toContain((await visit('/admin/dashboard', { cookie })).status)
})
