import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiReference } from '@/components/api-reference/api-reference'
import type { Role } from '@/lib/access/roles'
import type { OpenApi } from '@/lib/api/openapi/types'
import { HtmlPage, newSlug, readPage, useContent } from '../support/html'
import { signIn } from '../support/http'
import { sharedSite } from '../support/shared-site'

const content = useContent()

/** Returns a page of the panel as a new person of a role is sent it. */
async function readAs(role: Role, path: string) {
  const { token } = await signIn(sharedSite(), await content.addAdministrator({ role, name: 'Seda Özgür' }))
  return readPage(path, { headers: { cookie: `admin_session=${token}` } })
}

describe('the menu before scripts run', () => {
  const ALL =
    'Mesajlar|İş Emirleri|Hizmetler|Arıza Kodları|Blog|Referanslar|Site Bilgileri|Yönlendirmeler|Kullanıcılar|İşlem Kaydı|KVKK'

  it.each([
    ['manager', ALL, 'Yönetici'],
    ['editor', 'Hizmetler|Arıza Kodları|Blog|Referanslar', 'Editör'],
    ['workshop', 'Mesajlar|İş Emirleri', 'Servis'],
  ] as const)('has of a %s the own screens alone, name and role', async (role, screens, label) => {
    const menu = (await readAs(role, '/admin/dashboard')).one('aside').named('Yönetim menüsü')
    const labels = menu.links.map((link) => link.label).filter((one) => ALL.split('|').includes(one))
    expect(labels.join('|')).toBe(screens)
    expect(menu.hrefOf(`AyarlarSeda Özgür, ${label}`)).toBe('/admin/ayarlar')
  })
})

it('a preview of another role is refused in a main area of its own', async () => {
  const id = await content.addService({ slug: newSlug(), title: 'Servisin göremediği' })
  const page = await readAs('workshop', `/admin/onizleme/hizmet/${id}`)
  expect(page.status).toBe(403)
  expect(page.main.one('h1').text).toBe('Yetkiniz yok')
})

it('an unknown page is 404 inside the panel', async () => {
  const page = await readAs('editor', '/admin/yok')
  expect([page.status, page.heading]).toEqual([404, 'Sayfa Bulunamadı'])
})

it('a link that opens nothing is 410 and names neither referrer nor search engine the address', async () => {
  const page = await readPage(`/admin/davet/${'a'.repeat(43)}`)
  expect(page.status).toBe(410)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(page.main.text).toContain(
    'Bu davetin süresi doldu ya da kullanıldı. Sizi davet eden kişiden yenisini isteyin.',
  )
})

it('the page about the API has every call that openapi.json names, with its fields, samples and shapes', async () => {
  const answer = await fetch(`${sharedSite().url}/api/openapi.json`)
  const document = (await answer.json()) as OpenApi
  const html = renderToStaticMarkup(createElement(ApiReference, { document }))
  const page = new HtmlPage('/admin/api', 200, answer.headers, html)
  const calls = page.all('details').filter((part) => part.all('summary b').length > 0)
  expect(calls).toHaveLength(Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length)
  const call = calls.find((part) => part.text.includes('Adımı değiştir'))!
  expect(call.one('summary').text).toMatch(/POST\/api\/WorkOrders\/{id}\/stepAdımı değiştir.*Servis/)
  expect(call.texts('tr').map((text) => text.replaceAll(' ', ''))).toContainEqual(
    expect.stringMatching(/^step1\|2\|3\|4\|5\|6Zorunlu/),
  )
  expect(call.text).toContain(`curl -X POST ${sharedSite().canonical}/api/WorkOrders/{id}/step`)
  expect(call.text).toContain('409 { "message": "Bu işlem kaydın şu anki durumunda yapılamaz.", … }')
  expect(page.one(call.hrefOf('WorkOrder')!).texts('th')).toContain('events[].kind')
})
