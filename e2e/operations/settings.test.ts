import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { CREDENTIALS } from '../support/accounts'
import { sendJson, sendMessage, untilReady, visit } from '../support/http'
import { defaultsIn, OTHER_SETTINGS } from '../support/other-company'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { runNode, until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

/** On a busy machine too. That it takes a second at most is the claim of freshness-and-guard.test.ts. */
const SOON_MS = 5000

let postgres: OwnPostgres
let data: string
let sites: RunningSite[]
let authorization: string
let cookie: string

const start = () => startSite(postgres.url, { env: { DATA_DIR: data, AUTH_SECRET: 'settings'.repeat(5) } })

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'e2e-settings-'))
  postgres = await startOwnPostgres()
  const seeded = await runNode(['dist/seed.js'], {
    DATABASE_URL: postgres.url,
    UPLOADS_DIR: path.join(data, 'uploads'),
    DATA_DIR: data,
    AUTH_SECRET: 'settings'.repeat(5),
    DEMO_MODE: 'true',
  })
  if (seeded.code !== 0) throw new Error(seeded.output)
  sites = [await start(), await start()]
  await Promise.all(sites.map(untilReady))
  const signedIn = await sendJson('POST', `${sites[0]!.url}/api/Auth/login`, CREDENTIALS)
  authorization = `Bearer ${(JSON.parse(signedIn.text) as { token: string }).token}`
  cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!
})

afterAll(async () => {
  for (const site of sites ?? []) await site.stop()
  await postgres?.stop()
  rmSync(data, { recursive: true, force: true })
})

const api = async (method: string, address: string, json?: unknown) => {
  const answer = await sendJson(method, `${sites[0]!.url}/api/${address}`, json, { authorization })
  expect([address, answer.status < 300 ? '' : answer.text]).toEqual([address, ''])
  return answer.text === '' ? {} : (JSON.parse(answer.text) as Record<string, string>)
}
const show = (at: number, address: string) => visit(sites[at]!.url + address, { headers: { cookie } })

/** Returns the default values on these pages of a process. */
async function defaultsOn(at: number, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    const { text, status } = await show(at, address)
    found.push(...defaultsIn(text).map((words) => `${address} (${status}): ${words}`))
  }
  return found
}

/** All public pages, and what else a visitor or a machine is served. */
async function servedAddresses(): Promise<string[]> {
  const { text } = await visit(`${sites[0]!.url}/sitemap.xml`)
  const pages = Array.from(text.matchAll(/<loc>([^<]+)/g), ([, address]) => new URL(address!).pathname)
  expect(pages.length).toBeGreaterThan(20)
  const orders = await postgres.query<{ token: string }>('select token from work_orders')
  const customers = orders.map(({ token }) => `/is-emri/${token}`)
  const missing = ['/yok', '/hizmetler/yok', '/teknik-bilgi/yok', '/is-emri/yok']
  const files = ['/rss.xml', '/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/drawings/logo.svg']
  return [...pages, ...customers, ...missing, ...files, '/admin/login', '/admin/dashboard', '/admin/ayarlar']
}

const { contact } = DEFAULT_SETTINGS

test('a change shows at the next request of the process that took it, and soon in the other', async () => {
  const phones = ['+90 (224) 111 11 11', '+90 (224) 222 22 22', '+90 (224) 333 33 33']
  for (const phone of phones) {
    for (const at of [0, 1]) await show(at, '/iletisim')
    await api('PUT', 'Settings/contact', { ...contact, phone })
    expect((await show(0, '/iletisim')).text).toContain(phone)
    const isShown = async () => (await show(1, '/iletisim')).text.includes(phone)
    await until(isShown, `the other process shows ${phone}`, SOON_MS)
  }
})

test('after all settings were changed no default is left in any page of either process', async () => {
  for (const [section, value] of Object.entries(OTHER_SETTINGS)) await api('PUT', `Settings/${section}`, value)
  const addresses = await servedAddresses()
  expect(await defaultsOn(0, addresses)).toEqual([])
  expect(await defaultsOn(1, addresses)).toEqual([])
  for (const address of ['/', '/iletisim', '/yok', '/is-emri/yok']) {
    expect((await show(1, address)).text).toContain(OTHER_SETTINGS.contact.phone)
  }
  const [home, privacy] = [await show(0, '/'), await show(0, '/kvkk')]
  expect(home.text).toContain(`<title>${OTHER_SETTINGS.search.title}</title>`)
  expect(home.text).toContain('<b class="text-ink">2011’den beri</b>')
  expect(privacy.text).toContain('son yazışmadan başlayarak üç yıl')
})

test('no mail has a default, and staff are told at the addresses set', async () => {
  expect(await sendMessage(sites[0]!, crypto.randomUUID())).toBe(201)
  const fields = { contactPerson: 'Ece', phone: '1', email: 'ece@musteri.example', faultDescription: 'Yanmıyor.' }
  const { id } = await api('POST', 'WorkOrders', { ...fields, notify: true })
  const validUntil = istanbulDay(new Date(Date.now() + 7 * 24 * 3600_000))
  await api('POST', `WorkOrders/${id}/quote`, { amount: 100_000, work: 'Kart', leadDays: 1, validUntil, send: true })
  await api('POST', `WorkOrders/${id}/resend`)
  const told = { quoteVersion: 1, decision: 'approved', by: 'Ece', how: 'phone', note: '' }
  await api('POST', `WorkOrders/${id}/decision`, told)
  await api('POST', `WorkOrders/${id}/step`, { step: 5, text: 'Testte.', notify: true })
  await api('POST', `WorkOrders/${id}/step`, { step: 6, state: 'delivered', notify: true })
  const mails = await postgres.query<{ kind: string; recipient: string; subject: string; text: string; html: string }>(
    'select kind, recipient, subject, text, html from mails',
  )
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(9)
  const found = mails.flatMap(({ kind, ...mail }) => {
    return Object.values(mail).flatMap((part) => defaultsIn(part).map((words) => `${kind}: ${words}`))
  })
  expect(found).toEqual([])
  const toStaff = mails.filter(({ kind }) => kind === 'new-message' || kind === 'new-decision')
  expect(new Set(toStaff.map(({ recipient }) => recipient))).toEqual(new Set(OTHER_SETTINGS.notifications.addresses))
  expect(mails.find(({ kind }) => kind === 'delivered')!.text).toContain('30 ay açık kalır')
  const [order] = await postgres.query<{ until: string; closed: Date }>(
    'select warranty_until::text as until, closed_at as closed from work_orders where id = $1',
    [id],
  )
  expect(order!.until).toBe(monthsLater(istanbulDay(order!.closed), OTHER_SETTINGS.notifications.warrantyMonths))
  const folder = path.join(data, 'mail')
  const written = () => readdirSync(folder).filter((name) => name.endsWith('.eml'))
  await until(async () => written().length === mails.length, 'all mails are written')
  const froms = written().map((name) => /^From: .*<(.+)>/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1])
  expect(new Set(froms)).toEqual(new Set([OTHER_SETTINGS.contact.email]))
})

test('during an outage pages of both processes show the settings as they were last, also after a restart', async () => {
  const phone = '+90 (224) 999 88 77'
  await api('PUT', 'Settings/contact', { ...OTHER_SETTINGS.contact, phone })
  const isShown = async () => (await show(1, '/iletisim')).text.includes(phone)
  await until(isShown, 'the other process shows it', SOON_MS)
  await postgres.kill()
  // A page that is not cached, one of the panel that cannot check the session, and one that reads nothing but settings.
  const addresses = ['/hizmetler/hic-acilmamis', '/admin/dashboard', '/is-emri/AAAAAAAAAAAAAAAAAAAAAA']
  const isAway = async () =>
    (await show(0, addresses[0]!)).status === 503 && (await show(1, addresses[0]!)).status === 503
  await until(isAway, 'both processes miss the database')
  const check = async (at: number) => {
    for (const address of addresses) {
      const { status, text } = await show(at, address)
      expect([address, status, text.includes(phone)]).toEqual([address, 503, true])
      expect(defaultsIn(text)).toEqual([])
    }
  }
  await check(0)
  await check(1)
  await sites[1]!.stop()
  sites[1] = await start()
  await check(1)
})
