import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '@/lib/access/roles'
import { query } from '../support/servers/database'
import { type HtmlPage, readPageAs, useContent } from '../support/screens/html'
import { sharedSite } from '../support/servers/shared-site'
import { DAY_MS } from '@/lib/platform/turkish/dates'

const content = useContent()
const { databaseUrl } = sharedSite()

const YEAR = '/admin/rapor?donem=aralik&bas=2019-03-01&son=2020-02-29'

/** Adds the records of a year: a closed order every six days, one of them under warranty, and counts for every day. */
async function addRecordsOfYear() {
  let firstId: string | undefined
  for (let index = 0; index < 60; index += 1) {
    const createdAt = new Date(Date.UTC(2019, 2, 1 + index * 6, 9))
    const closedAt = new Date(createdAt.getTime() + (5 + (index % 9)) * DAY_MS)
    const isDelivered = index % 8 !== 0
    const id = await content.addOrder({
      deviceBrand: ['Yumaro', 'Kestrun'][index % 10] ?? `Marka ${index % 10}`,
      deviceModel: `YS2-${index % 12}0A-4HP`,
      faultDescription: 'AL16 alarmı veriyor.',
      createdAt,
      closedAt,
      state: isDelivered ? 'delivered' : 'returned',
      step: 6,
      underWarrantyOf: index === 59 ? firstId : null,
    })
    await content.addQuote(id, { decision: isDelivered ? 'approved' : 'declined' })
    const data = { sentAt: createdAt, decidedAt: closedAt, currency: index % 9 === 8 ? 'EUR' : 'TRY' }
    await content.db.quote.updateMany({ where: { workOrderId: id }, data })
    if (index === 1) firstId = id
  }
  await query(
    databaseUrl,
    `INSERT INTO "site_counts" ("day", "kind", "key", "count")
     SELECT "day", "kind", "key" || '-' || "number", 3
     FROM generate_series('2019-03-01'::date, '2020-02-29', '1 day') AS "day", generate_series(1, 12) AS "number",
       (VALUES ('view', '/hizmetler/uzun-adli-bir-hizmet'), ('referrer', 'arama.example'), ('opened', '/ariza-kodlari/servo'),
         ('sent', '/ariza-kodlari/servo'), ('empty', 'bulunmayan alarm')) AS "kinds" ("kind", "key")`,
  )
}

beforeAll(addRecordsOfYear)
afterAll(() => query(databaseUrl, `DELETE FROM "site_counts" WHERE "day" < '2020-03-01'`))

const readAs = (role: Role, path: string) => readPageAs(content, { role }, path)
const figureTitlesOn = (page: HtmlPage) => page.main.texts('h3')

it('the report of a year is complete without scripts, and has no style attributes', async () => {
  const page = await readAs('manager', YEAR)
  expect([page.status, page.heading]).toEqual([200, 'Rapor'])
  expect(figureTitlesOn(page)).toHaveLength(20)
  for (const figure of page.main.all('section[id]')) {
    expect(figure.all('svg[role=img], li svg'), `the plot of ${figure.attr('id')}`).not.toEqual([])
    expect(figure.all('p')[0]!.text, 'the summary sentence').toMatch(/\.$/)
    expect(figure.texts('summary').map((text) => text.split(/[:?]/)[0])).toEqual(['Tablo', 'Ne sayılır'])
  }
  const section = page.named('Açılan iş emirleri', 'section')
  expect(section.text).toContain('60 iş emri açıldı')
  expect(section.all('g[fill="url(#hatch)"] rect')).toHaveLength(12)
  expect(section.texts('tbody tr')).toHaveLength(12)
  expect(page.all('[style], style')).toEqual([])
})

it.each([
  ['a year by weeks', '/admin/rapor?donem=aralik&bas=2019-03-01&son=2020-02-29&cubuk=hafta'],
  ['two months by days', '/admin/rapor?donem=aralik&bas=2019-03-01&son=2019-04-29&cubuk=gun'],
  ['five years by weeks', '/admin/rapor?donem=aralik&bas=2015-03-02&son=2020-03-01&cubuk=hafta'],
])('the report of %s is smaller than 200 KB', async (_, path) => {
  const { html } = await readAs('manager', path)
  expect(Buffer.byteLength(html)).toBeLessThan(200 * 1024)
})

it('each role gets only the figures that it may see', async () => {
  const [manager, workshop, editor] = await Promise.all(
    (['manager', 'workshop', 'editor'] as const).map((role) => readAs(role, YEAR)),
  )
  expect(manager!.main.texts('a').filter((text) => text.startsWith('Arıza Kodu Ekle'))).toHaveLength(10)
  const amountFigures = ['Onaylanan tutar', 'Faturalanan ve ödenen', 'Bugün ödenmemiş faturalar']
  expect(figureTitlesOn(workshop!)).toEqual(figureTitlesOn(manager!).filter((title) => !amountFigures.includes(title)))
  expect(workshop!.html).not.toMatch(/Arıza Kodu Ekle|"amounts|"billed|"unpaid/)
  expect(figureTitlesOn(editor!)).toEqual([
    'Sayfa görüntüleme',
    'En çok açılan sayfalar',
    'Nereden geldiler',
    'Görüntülemeden forma',
    'Forma götüren aramalar ve arıza sayfaları',
    'Sonuçsuz aramalar',
  ])
  expect(editor!.html).not.toMatch(/ordersByStep|"orders|Kestrun/)
  expect(editor!.main.texts('a').filter((text) => text.startsWith('Arıza Kodu Ekle'))).toHaveLength(10)
})
