import type { Page } from '@playwright/test'
import { INDEXED_PAGES } from '@/lib/site/pages'
import { expect, test } from '../support/fixtures'
import { read, readXml } from '../pages/documents'
import { main, openUntilShown, untilAnnounced } from '../pages/public'

const SINGLE_FAULT = /^\/ariza-kodlari\/[^/]+$/

/**
 * Returns the paths of the pages that always exist and of all pages that links lead to from there, if they are to be
 * indexed. Lists of a letter are parts of other lists.
 */
async function linkedPages(page: Page): Promise<string[]> {
  const found = new Set<string>(INDEXED_PAGES.map(({ path }) => path))
  const indexed: string[] = []
  // Iterating over a set includes what is added meanwhile.
  for (const path of found) {
    // What a fault links to is linked from its lists, too.
    if (SINGLE_FAULT.test(path)) {
      indexed.push(path)
      continue
    }
    const document = await read(page, path)
    const links = await document.values('a[href^="/"]', 'href')
    if (!(await document.meta('robots')).includes('noindex')) indexed.push(path)
    const paths = links.map((href) => new URL(href, 'http://site.example').pathname)
    for (const linked of paths) if (!/\.\w+$|\/harf\//.test(linked)) found.add(linked)
  }
  return indexed
}

test('the sitemap lists every page once under SITE_URL', async ({ page, request, content, site }) => {
  test.setTimeout(180_000)
  await untilAnnounced(page, content)
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const map = await readXml(page, await answer.text())
  const linked = await linkedPages(page)
  expect(linked.length).toBeGreaterThan(20)
  expect((await map.texts('url > loc')).sort()).toEqual(linked.map((path) => `${site.canonical}${path}`).sort())
  for (const date of await map.texts('url > lastmod')) expect(Date.parse(date), date).not.toBeNaN()
})

test('the feed lists the posts newest first', async ({ page, request, content, site }) => {
  await untilAnnounced(page, content)
  const answer = await request.get('/rss.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const feed = await readXml(page, await answer.text())
  expect(await feed.texts('channel > language')).toEqual(['tr'])
  const links = await feed.texts('item > link')
  const slugs = await content.postSlugs()
  expect(links).toEqual(slugs.slice(0, links.length).map((slug) => `${site.canonical}/teknik-bilgi/${slug}`))
  expect(links.length).toBeGreaterThanOrEqual(6)
  expect(new Set(await feed.texts('item > guid')).size).toBe(links.length)
  for (const date of await feed.texts('item > pubDate'))
    expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|\+0000)$/)
})

test('the feed and the description of a Markdown post have no signs', async ({ page, content }) => {
  const text = '## Başlık\n\n**Kalın** [yazı](/iletisim)\n\n| a |\n|---|\n| b |'
  await content.addPost({
    title: 'İşaretler',
    slug: 'isaretler',
    content: text,
    contentFormat: 'markdown',
    publishedAt: new Date(),
  })
  await openUntilShown(page, '/teknik-bilgi/isaretler', () => main(page).getByRole('heading', { name: 'Başlık' }))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Başlık Kalın yazı')
  await expect(async () => {
    const feed = await readXml(page, await (await page.request.get('/rss.xml')).text())
    expect(await feed.texts('item > description')).toContain('Başlık Kalın yazı')
  }).toPass({ timeout: 15_000 })
})

test('robots.txt names the sitemap and disallows the admin', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.canonical}/sitemap.xml`)
  expect(robots).toMatch(/^User-agent: \*$/im)
  expect(robots).toMatch(/^Disallow: \/admin/m)
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m)
})

test('the manifest and all icons can be loaded', async ({ page, request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toMatch(/manifest\+json|application\/json/)
  const manifest = (await answer.json()) as {
    name: string
    lang: string
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Ölçev Endüstriyel Elektronik', lang: 'tr', start_url: '/' })
  const linked = await (
    await read(page, '/')
  ).values('head link[rel~="icon"], head link[rel="apple-touch-icon"]', 'href')
  expect(linked.length).toBeGreaterThanOrEqual(2)
  for (const path of [...linked, ...manifest.icons.map((icon) => icon.src)]) {
    const icon = await request.get(path)
    expect(icon.status(), path).toBe(200)
    expect(icon.headers()['content-type'], path).toMatch(/^image\//)
  }
})

test('a former slug redirects permanently to the current one', async ({ request, content }) => {
  const service = await content.addService({ title: 'Yeni Ad', slug: 'yeni-ad' })
  await content.addFormerServiceSlug('eski-ad', service)
  const post = await content.addPost({ title: 'Yeni yazı', slug: 'yeni-yazi' })
  await content.addFormerPostSlug('eski-baslik', post)
  const fault = await content.addFault({ code: 'E99', slug: 'yeni-ariza' })
  await content.addFormerFaultSlug('eski-ariza', fault)
  for (const [path, target] of [
    ['/hizmetler/eski-ad', '/hizmetler/yeni-ad'],
    ['/teknik-bilgi/eski-baslik', '/teknik-bilgi/yeni-yazi'],
    ['/ariza-kodlari/eski-ariza', '/ariza-kodlari/yeni-ariza'],
    ['/api/Services/eski-ad', '/api/Services/yeni-ad'],
    ['/api/BlogPosts/eski-baslik', '/api/BlogPosts/yeni-yazi'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers()['location'], path).toBe(target)
  }
})

test('a former slug of a service redirects permanently in the addresses of its faults', async ({
  request,
  content,
}) => {
  const service = await content.addService({ title: 'Yeni Grup', slug: 'yeni-grup' })
  await content.addFormerServiceSlug('eski-grup', service)
  await content.addFault({ code: 'E98', serviceId: service })
  for (const [path, target] of [
    ['/ariza-kodlari/cihaz/eski-grup', '/ariza-kodlari/cihaz/yeni-grup'],
    ['/ariza-kodlari/marka/yumaro/cihaz/eski-grup', '/ariza-kodlari/marka/yumaro/cihaz/yeni-grup'],
    ['/ariza-kodlari/cihaz/eski-grup/harf/e', '/ariza-kodlari/cihaz/yeni-grup/harf/e'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers()['location'], path).toBe(target)
  }
})

test('a change in the database shows on every page within 2 s', async ({ page, content }) => {
  const id = await content.addService({ title: 'İlk Başlık', slug: 'degisen-hizmet', description: 'Kısa.' })
  await openUntilShown(page, '/hizmetler', () => main(page).getByRole('heading', { name: 'İlk Başlık' }))
  await content.renameService(id, 'İkinci Başlık')
  const changed = Date.now()
  for (const path of ['/hizmetler', '/', '/hizmetler/degisen-hizmet']) {
    // An answer may take longer than 2 s. It is the request's start that decides what it must show.
    let lastOld = changed
    await expect(async () => {
      const begun = Date.now()
      const isNew = (await (await page.request.get(path)).text()).includes('İkinci Başlık')
      if (!isNew) lastOld = begun
      expect(isNew).toBe(true)
    }).toPass({ intervals: [50], timeout: 15_000 })
    expect(lastOld - changed, path).toBeLessThan(2_000)
  }
})
