import { beforeAll, expect, test } from 'vitest'
import { newSlug, newVisitor, readPage, useContent } from '../support/html'
import { sendJson } from '../support/http'
import { sharedSite } from '../support/shared-site'

// Previews of what is not published yet, as the server sends them to staff.

const content = useContent()
let cookie: string
beforeAll(async () => {
  const account = await content.addAdministrator()
  const headers = { 'x-forwarded-for': newVisitor() }
  const { text } = await sendJson('POST', `${sharedSite().url}/api/Auth/login`, account, headers)
  cookie = `admin_session=${(JSON.parse(text) as { token: string }).token}`
})
const preview = (path: string, headers: Record<string, string> = { cookie }) =>
  readPage(`/admin/onizleme/${path}`, { headers })

test('a preview is for staff alone, is kept nowhere, and may be framed by the panel only', async () => {
  const slug = newSlug()
  const id = await content.addPost({ title: 'Gizli yazı', slug, isDraft: true })
  const refused = await preview(`blog/${id}`, {})
  expect(refused.status).toBe(307)
  expect(refused.headers.get('location')).toMatch(/\/admin\/login/)
  const page = await preview(`blog/${id}`)
  expect(page.heading).toBe('Gizli yazı')
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(page.meta('robots')).toMatch(/^noindex/)
  expect((await readPage(`/teknik-bilgi/${slug}`)).status).toBe(404)
  const missing = await preview('blog/yok')
  expect([missing.status, missing.heading]).toEqual([404, 'Sayfa Bulunamadı'])
})

test('the preview of a fault is its page, without links to other drafts', async () => {
  const slug = newSlug('gizli')
  const serviceId = await content.addService({ title: 'Gizli hizmet', slug, isDraft: true })
  const title = 'Taslak arıza'
  const id = await content.addFault({ brand: 'Taslakçı', code: 'D-7', title, isDraft: true, serviceId })
  const page = await preview(`ariza/${id}`)
  expect(page.heading).toContain(title)
  expect(page.named('Göstergede D-7 yazıyor').attr('role')).toBe('img')
  expect(page.main.text).not.toContain('Gizli hizmet')
  expect(page.links.map(({ href }) => href)).not.toContain(`/hizmetler/${slug}`)
  expect(page.named('Önizleme', 'aside').text).toContain('Önizleme: yayında değil')
})
