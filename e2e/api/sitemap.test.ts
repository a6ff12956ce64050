import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET as getSecurityText } from '@/app/.well-known/security.txt/route'
import { GET as getFeed } from '@/app/rss.xml/route'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import { codeColumns } from '@/lib/faults/alarm-code'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { sitemapXml } from '@/lib/seo/sitemap'
import { useDatabase } from '../support/handlers'

useDatabase()

beforeEach(async () => {
  await db().fault.deleteMany()
})

const pathsOf = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, address]) => new URL(address!).pathname)

async function addFaults(count: number): Promise<void> {
  const faults = Array.from({ length: count }, (_, index) => {
    const words = { brand: 'Yumaro', series: '', code: `E${index}`, title: 'Arıza' }
    return { ...words, ...codeColumns(words), id: newId(), slug: `yumaro-e${index}` }
  })
  await db().fault.createMany({ data: faults })
}

test('what became public after its last edit changed at that time, in the sitemap and the feed', async () => {
  const [updatedAt, publishedAt] = [new Date('2026-02-01T06:00:00Z'), new Date('2026-02-03T06:00:00Z')]
  const id = newId()
  await db().blogPost.create({ data: { id, slug: id, title: id, content: 'Metin', publishedAt, updatedAt } })
  expect(await (await getSitemap()).text()).toMatch(
    new RegExp(`/teknik-bilgi/${id}</loc>\\s*<lastmod>2026-02-03T06:00:00.000Z`),
  )
  expect(await (await getFeed()).text()).toContain('<lastBuildDate>Tue, 03 Feb 2026 06:00:00 GMT')
})

test('more addresses than one file holds are divided, none lost and none twice', async () => {
  await addFaults(60)
  const size = 25
  const index = (await sitemapXml(undefined, size))!
  expect(index).toContain('<sitemapindex')
  const names = pathsOf(index)
  expect(names).toEqual(names.map((_, at) => `/sitemap/${at + 1}.xml`))
  const files = await Promise.all(names.map((_, at) => sitemapXml(at + 1, size)))
  const paths = files.map((file) => pathsOf(file!))
  expect(paths.slice(0, -1).map(({ length }) => length)).toEqual(names.slice(1).map(() => size))
  expect(paths.flat().sort()).toEqual(pathsOf((await sitemapXml())!).sort())
  expect(await sitemapXml(names.length + 1, size)).toBeNull()
})

test('security.txt has the address of the settings, and without one there is none', async () => {
  expect((await getSecurityText()).status).toBe(404)
  const value = { ...DEFAULT_SETTINGS.notifications, securityContact: 'guvenlik@ornek.example' }
  await db().setting.create({ data: { section: 'notifications', value } })
  const answer = await getSecurityText()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toContain('Contact: mailto:guvenlik@ornek.example\n')
})
