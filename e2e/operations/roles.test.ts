import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, ROLE_NAMES } from '@/lib/access/roles'
import { openContent } from '../support/content'
import { addAdministrator, query } from '../support/database'
import { signIn, untilReady, visit } from '../support/http'
import { addPageRows, addressOf, adminPages, mayOpen, PAGE_ACCESS, type PageIds } from '../support/screen-access'
import { useSite } from '../support/use-site'

const place = useSite()

let content: ReturnType<typeof openContent>
let ids: PageIds

beforeAll(async () => {
  await untilReady(place.site)
  content = openContent(place.url)
  ids = await addPageRows(content)
})
afterAll(() => content?.close())

/** Signs a new administrator in. Returns the address of the account and what its browser sends. */
async function newVisitor(role: Role) {
  const account = await addAdministrator(place.url, { role, name: 'Seda Özgür' })
  const { token } = await signIn(place.site, account)
  return { ...account, headers: { cookie: `admin_session=${token}` } }
}

/** Statuses of pages whose address ends with something that does not exist. */
const MISSING: Record<string, number> = {
  '/admin/[...rest]': 404,
  '/admin/davet/[token]': 410,
  '/admin/sifre/[token]': 410,
}

const changeAccount = (email: string, change: string) =>
  query(place.url, `update administrators set ${change} where email = $1`, [email])

test('every page under /admin is on the list of who may open it', () => {
  expect(Object.keys(PAGE_ACCESS).toSorted()).toEqual(adminPages().toSorted())
})

describe.each(ROLE_NAMES)('the role %s', (role) => {
  test('opens its own pages, and is refused every other one with 403', async () => {
    const { headers } = await newVisitor(role)
    const expected: [string, number][] = []
    const found: [string, number][] = []
    for (const page of Object.keys(PAGE_ACCESS)) {
      expected.push([page, mayOpen(role, page) ? (MISSING[page] ?? 200) : 403])
      const answer = await visit(place.site.url + addressOf(page, ids), { headers })
      found.push([page, answer.status])
      expect([page, answer.text.includes('>Yetkiniz yok<')]).toEqual([page, answer.status === 403])
      expect([page, answer.headers.get('cache-control')]).toEqual([page, expect.stringContaining('no-store')])
    }
    expect(found).toEqual(expected)
  })
})

test('a role taken away acts on the very next page of a running session', async () => {
  const { email, headers } = await newVisitor('manager')
  const open = async () => visit(`${place.site.url}/admin/site`, { headers })
  expect((await open()).status).toBe(200)
  await changeAccount(email, `role = 'editor'`)
  const refused = await open()
  expect(refused.status).toBe(403)
  expect(refused.text).toContain(
    'Site Bilgileri’ni yalnız Yönetici açar. Sizin rolünüz Editör: hizmetler, arıza kodları, blog ve referanslar. Gerekiyorsa',
  )
})

test('the next page of a deactivated account is the sign-in page', async () => {
  const { email, headers } = await newVisitor('manager')
  await changeAccount(email, 'deactivated_at = now()')
  const answer = await visit(`${place.site.url}/admin/dashboard`, { headers })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, expect.stringContaining('/admin/login')])
})
