import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { mayUse, type Role, ROLE_NAMES, ROLES } from '@/lib/access/roles'
import { signIn, visit } from '../support/calls/http'
import { addPageRows, addressOf, PAGE_ACCESS } from '../support/screen-access'
import { sharedSite, useContent } from '../support/servers/shared-site'

const { url } = sharedSite()
const content = useContent()
const ids = await addPageRows(content)

/** Signs in a new administrator. Returns the account, its token and the headers that a browser then sends. */
async function newSession(role: Role) {
  const account = await content.addAdministrator({ role })
  const token = (await signIn({ url }, account)).token!
  return { ...account, token, headers: { cookie: `admin_session=${token}` } }
}

/** The statuses of pages whose address names an item that does not exist. */
const MISSING_STATUSES: Record<string, number> = {
  '/admin/[...rest]': 404,
  '/admin/davet/[token]': 410,
  '/admin/sifre/[token]': 410,
}

test('every page under /admin is in the access list', () => {
  const pages = readdirSync('app/admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/admin/${file}`.replaceAll(/\/\([^)]+\)/g, '').replace(/\/page\.tsx$/, ''))
  expect(Object.keys(PAGE_ACCESS).toSorted()).toEqual(pages.toSorted())
})

test.each(ROLE_NAMES)('the role %s opens its own pages, and gets 403 for every other page', async (role) => {
  const { headers } = await newSession(role)
  const expected: [string, number][] = []
  const statuses: [string, number][] = []
  for (const [page, access] of Object.entries(PAGE_ACCESS)) {
    const mayOpen = access === 'anyone' || mayUse(role, access)
    expected.push([page, mayOpen ? (MISSING_STATUSES[page] ?? 200) : 403])
    const response = await visit(url + addressOf(page, ids), { headers })
    statuses.push([page, response.status])
    expect([page, response.text.includes('>Yetkiniz yok<')]).toEqual([page, response.status === 403])
    expect([page, response.headers.get('cache-control')]).toEqual([page, expect.stringContaining('no-store')])
  }
  expect(statuses).toEqual(expected)
})

test('a changed role applies to the next page of an active session', async () => {
  const { headers, ...account } = await newSession('manager')
  const open = async () => visit(`${url}/admin/site`, { headers })
  expect((await open()).status).toBe(200)
  await content.changeAdministrator(account.email, { role: 'editor' })
  const page = await open()
  expect(page.status).toBe(403)
  expect(page.text).toContain(
    `Site Bilgileri’ni yalnız Yönetici açar. Sizin rolünüz Editör: ${ROLES.editor.scope}. Gerekiyorsa`,
  )
})

test('the next page of a deactivated account is the sign-in page', async () => {
  const { headers, ...account } = await newSession('manager')
  await content.changeAdministrator(account.email, { deactivatedAt: new Date() })
  const response = await visit(`${url}/admin/dashboard`, { headers })
  expect([response.status, response.headers.get('location')]).toEqual([307, expect.stringContaining('/admin/login')])
})

test('admin pages are never sent without a valid session cookie', async () => {
  const { token } = await newSession('manager')
  for (const path of ['/admin', '/admin/dashboard', '/admin/mesajlar?page=2', '/admin/yok']) {
    for (const headers of [{}, { cookie: 'admin_session=a.b.c' }, { authorization: `Bearer ${token}` }]) {
      const response = await visit(url + path, { headers: headers as Record<string, string> })
      expect(response.status).toBe(307)
      const { pathname, searchParams } = new URL(response.headers.get('location')!, url)
      expect([pathname, searchParams.get('from')]).toEqual(['/admin/login', path])
    }
  }
})

test.each([
  ['sifre', 'Bu bağlantının süresi doldu ya da kullanıldı. Yeni bağlantı isteyin.'],
  ['davet', 'Bu davetin süresi doldu ya da kullanıldı. Sizi davet eden kişiden yenisini isteyin.'],
])('the page of the link /admin/%s is private, and an invalid link is reported', async (folder, words) => {
  const page = await visit(`${url}/admin/${folder}/${'x'.repeat(43)}`)
  expect([page.status, page.text.includes(words)]).toEqual([410, true])
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
})

const MB = 1024 * 1024

/** Starts the upload of a 15 MB picture. Resolves when the site has started to read: buffers do not hold the 12 MB sent. */
async function startUpload(token: string): Promise<{ response: Promise<IncomingMessage>; abort: () => void }> {
  const upload = request(`${url}/api/Services/00000000-0000-4000-8000-000000000000/upload-image`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 15 * MB,
    },
  })
  const response = once(upload, 'response').then(([message]) => message as IncomingMessage)
  await new Promise((sent) => upload.write(Buffer.alloc(12 * MB), sent))
  return { response, abort: () => upload.destroy() }
}

test.each([
  ['deactivated', { deactivatedAt: new Date() }, 401, 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.'],
  ['moved to a lower role', { role: 'workshop' as const }, 403, 'Bu işlem için yetkiniz yok.'],
])('a running upload is refused when its account is %s', async (_, change, status, message) => {
  const { token, ...account } = await newSession('editor')
  const upload = await startUpload(token)
  await content.changeAdministrator(account.email, change)
  const startedAt = performance.now()
  const response = await upload.response
  const problem = JSON.parse(await text(response)) as { message: string }
  upload.abort()
  expect([response.statusCode, problem.message]).toEqual([status, message])
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
