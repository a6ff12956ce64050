import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { newSlug, readPage, readUntil, useContent } from '../support/screens/html'
import { FAULT, POST, SERVICE } from '../pages/public-pages'
import { visit } from '../support/calls/http'
import { sharedSite } from '../support/servers/shared-site'

// Tests of files and structured data for search engines and feed readers.

const content = useContent()
const fetchFrom = (path: string) => visit(sharedSite().url + path)

/** Parses XML, which must be well-formed, and returns the texts of the elements that match a selector. */
function textsIn(xml: string, selector: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '')
}

test('the feed lists the posts newest first', async () => {
  const slug = newSlug('akista')
  await content.addPost({ title: 'Akışta', slug, publishedAt: new Date() })
  await readUntil('/teknik-bilgi', (page) => page.html.includes(slug))
  const { type, text } = await fetchFrom('/rss.xml')
  expect(type).toMatch(/xml/)
  expect(textsIn(text, 'channel > language')).toEqual(['tr'])
  const links = textsIn(text, 'item > link')
  expect(links).toContain(`${sharedSite().canonical}/teknik-bilgi/${slug}`)
  expect(links).toContain(`${sharedSite().canonical}${POST.path}`)
  expect(new Set(textsIn(text, 'item > guid')).size).toBe(links.length)
  const dates = textsIn(text, 'item > pubDate')
  for (const date of dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|\+0000)$/)
  const times = dates.map((date) => Date.parse(date))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('robots.txt names the sitemap and disallows /admin', async () => {
  const { text } = await fetchFrom('/robots.txt')
  expect(text).toContain(`Sitemap: ${sharedSite().canonical}/sitemap.xml`)
  expect(text).toMatch(/^User-agent: \*$/im)
  expect(text).toMatch(/^Disallow: \/admin/m)
  expect(text).not.toMatch(/^Disallow: \/\s*$/m)
})

test('the manifest and all icons can be loaded', async () => {
  const { type, text } = await fetchFrom('/manifest.webmanifest')
  expect(type).toMatch(/manifest\+json|application\/json/)
  const manifest = JSON.parse(text) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Ölçev Endüstriyel Elektronik', lang: 'tr', start_url: '/' })
  const iconPaths = (await readPage('/')).values('head link[rel~=icon], head link[rel=apple-touch-icon]', 'href')
  expect(iconPaths.length).toBeGreaterThanOrEqual(2)
  for (const path of [...iconPaths, ...manifest.icons.map((icon) => icon.src)]) {
    const icon = await fetchFrom(path)
    expect([path, icon.status, icon.type.split('/')[0]]).toEqual([path, 200, 'image'])
  }
})

test('a former slug redirects permanently to the current slug, including in lists of faults by service', async () => {
  const [currentSlug, formerSlug] = [newSlug('yeni'), newSlug('eski')]
  const serviceId = await content.addService({ title: 'Yeni Ad', slug: currentSlug })
  await content.db.serviceSlug.create({ data: { slug: formerSlug, serviceId } })
  const postId = await content.addPost({ title: 'Yeni yazı', slug: currentSlug })
  await content.db.blogPostSlug.create({ data: { slug: formerSlug, postId } })
  const faultId = await content.addFault({ code: 'E99', slug: currentSlug, serviceId })
  await content.db.faultSlug.create({ data: { slug: formerSlug, faultId } })
  for (const path of [
    '/hizmetler/SLUG',
    '/teknik-bilgi/SLUG',
    '/ariza-kodlari/SLUG',
    '/api/Services/SLUG',
    '/api/BlogPosts/SLUG',
    '/ariza-kodlari/cihaz/SLUG',
    '/ariza-kodlari/marka/yumaro/cihaz/SLUG',
    '/ariza-kodlari/cihaz/SLUG/harf/e',
  ]) {
    const { status, headers } = await fetchFrom(path.replace('SLUG', formerSlug))
    expect([path, status, headers.get('location')]).toEqual([path, 308, path.replace('SLUG', currentSlug)])
  }
})

test('the home and contact pages have the company’s structured data without placeholder values', async () => {
  const business = (await readPage('/')).structuredData('LocalBusiness')
  const url = `${sharedSite().canonical}/`
  expect(business).toMatchObject({ name: 'Ölçev Endüstriyel Elektronik', url, foundingDate: '1999' })
  expect(JSON.stringify(business)).not.toMatch(/555 ?01 ?23|5550123|ornek\.example|social\.example|0000 0000/)
  expect((await readPage('/iletisim')).structuredData('LocalBusiness')).toBeTruthy()
})

test.each([
  [
    SERVICE.path,
    'Service',
    { name: SERVICE.title, url: `SITE${SERVICE.path}` },
    ['Ana Sayfa', 'Hizmetlerimiz', SERVICE.title],
  ],
  [
    POST.path,
    'BlogPosting',
    {
      headline: POST.title,
      datePublished: '2026-05-20T06:00:00.000Z',
      author: { '@type': 'Person', name: 'Seda Özgür' },
      mainEntityOfPage: `SITE${POST.path}`,
    },
    ['Ana Sayfa', 'Teknik Bilgi', POST.title],
  ],
  [
    FAULT.path,
    'TechArticle',
    { headline: FAULT.name, about: { name: 'Yumaro YS2 Servo sürücü' }, mainEntityOfPage: `SITE${FAULT.path}` },
    ['Ana Sayfa', 'Arıza Kodları', 'Yumaro arıza kodları', FAULT.name],
  ],
])('the page %s has structured data of the type %s and its breadcrumb', async (path, type, fields, trail) => {
  const page = await readPage(path)
  expect(
    JSON.parse(JSON.stringify(page.structuredData(type)).replaceAll(sharedSite().canonical, 'SITE')),
  ).toMatchObject(fields)
  const { itemListElement } = page.structuredData('BreadcrumbList') as unknown as {
    itemListElement: { name: string; item: string }[]
  }
  expect(itemListElement.map(({ name }) => name)).toEqual(trail)
  expect(itemListElement[1]!.item).toMatch(new RegExp(`^${sharedSite().canonical}/[a-z-]+$`))
})

test('markup in a title does not end the structured data', async () => {
  const [title, slug] = ['Deneme </script><script>alert(1)</script> <!-- ', newSlug('betik-sonu')]
  await content.addPost({ title, slug, summary: title })
  expect((await readPage(`/teknik-bilgi/${slug}`)).structuredData('BlogPosting')).toMatchObject({ headline: title })
})
