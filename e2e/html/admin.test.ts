import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiReference } from '@/components/api-reference/api-reference'
import type { Role } from '@/lib/access/roles'
import type { OpenApi } from '@/lib/api/openapi/types'
import { HtmlPage, newSlug, readPage, readPageAs, useContent } from '../support/screens/html'
import { sharedSite } from '../support/servers/shared-site'

const content = useContent()

const readAs = (role: Role, path: string) => readPageAs(content, { role }, path)

it('the dashboard has its title and heading at both addresses', async () => {
  for (const path of ['/admin', '/admin/dashboard']) {
    const page = await readAs('manager', path)
    expect([page.title, page.heading]).toEqual(['Kontrol Paneli | Ölçev Yönetim', 'Kontrol Paneli'])
  }
})

it('the API reference has every call of openapi.json, with its fields, samples and schemas', async () => {
  const response = await fetch(`${sharedSite().url}/api/openapi.json`)
  const document = (await response.json()) as OpenApi
  const html = renderToStaticMarkup(createElement(ApiReference, { document }))
  const page = new HtmlPage('/admin/api', 200, response.headers, html)
  const calls = page.all('details').filter((details) => details.all('summary b').length > 0)
  expect(calls).toHaveLength(Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length)
  const call = calls.find((details) => details.text.includes('Adımı değiştir'))!
  expect(call.one('summary').text).toMatch(/POST\/api\/WorkOrders\/{id}\/stepAdımı değiştir.*Servis/)
  expect(call.texts('tr').map((text) => text.replaceAll(' ', ''))).toContainEqual(
    expect.stringMatching(/^step1\|2\|3\|4\|5\|6Zorunlu/),
  )
  expect(call.text).toContain(`curl -X POST ${sharedSite().canonical}/api/WorkOrders/{id}/step`)
  expect(call.text).toContain('409 { "message": "Bu işlem kaydın şu anki durumunda yapılamaz.", … }')
  expect(page.one(call.hrefOf('WorkOrder')!).texts('th')).toContain('events[].kind')
})

it('a preview is shown only to staff, is not cached, and may be framed only by the panel', async () => {
  const slug = newSlug()
  const id = await content.addPost({ title: 'Gizli yazı', slug, isDraft: true })
  const response = await readPage(`/admin/onizleme/blog/${id}`)
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toMatch(/\/admin\/login/)
  const page = await readAs('editor', `/admin/onizleme/blog/${id}`)
  expect(page.heading).toBe('Gizli yazı')
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(page.meta('robots')).toMatch(/^noindex/)
  expect((await readPage(`/teknik-bilgi/${slug}`)).status).toBe(404)
  const unknownPage = await readAs('editor', '/admin/onizleme/blog/yok')
  expect([unknownPage.status, unknownPage.heading]).toEqual([404, 'Sayfa Bulunamadı'])
})
