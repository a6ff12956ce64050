import { expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET as getPart } from '@/app/sitemap/[part]/route'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import { codeColumns } from '@/lib/content/alarm-code'
import { db } from '@/lib/db'
import { MAX_ADDRESSES } from '@/lib/seo/sitemap'
import { useDatabase } from '../support/handlers'

useDatabase()

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, address]) => address!)
const pathsOf = (xml: string) => locations(xml).map((address) => new URL(address).pathname)
const part = (name: string) => getPart(new Request('http://x'), { params: Promise.resolve({ part: name }) })

/** Adds faults with the codes E0, E1 and so on. */
async function addFaults(count: number): Promise<void> {
  const faults = Array.from({ length: count }, (_, index) => {
    const words = { brand: 'Yumaro', series: '', code: `E${index}`, title: 'Arıza' }
    return { ...words, ...codeColumns(words), id: newId(), slug: `yumaro-e${index}` }
  })
  await db().fault.createMany({ data: faults })
}

test('one file lists the pages of all faults and their lists, without drafts', async () => {
  await addFaults(51)
  await db().fault.update({ where: { slug: 'yumaro-e50' }, data: { isDraft: true } })
  const paths = pathsOf(await (await getSitemap()).text())
  expect(paths).toEqual(expect.arrayContaining(['/', '/ariza-kodlari/yumaro-e0', '/ariza-kodlari/marka/yumaro']))
  for (const absent of ['/ariza-kodlari/yumaro-e50', '/ariza-kodlari/marka/yumaro/sayfa/2', '/ariza-kodlari/harf/e'])
    expect(paths).not.toContain(absent)
  expect((await part('1.xml')).status).toBe(404)
})

test('more addresses than one file holds are divided, none lost and none twice', async () => {
  await addFaults(MAX_ADDRESSES)
  const index = await (await getSitemap()).text()
  expect(index).toContain('<sitemapindex')
  expect(pathsOf(index)).toEqual(['/sitemap/1.xml', '/sitemap/2.xml'])
  const files = await Promise.all(['1.xml', '2.xml'].map(async (name) => locations(await (await part(name)).text())))
  expect(files[0]).toHaveLength(MAX_ADDRESSES)
  expect(new Set(files.flat()).size).toBe(files.flat().length)
  expect(files.flat().filter((address) => address.includes('/ariza-kodlari/yumaro-e'))).toHaveLength(MAX_ADDRESSES)
  const absent = await Promise.all(['0.xml', '3.xml', '01.xml', '1', 'x.xml'].map(part))
  expect(absent.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})
