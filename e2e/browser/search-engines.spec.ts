import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { kinds, read, structuredData, type Thing } from '../pages/documents'
import { FAULT, INDEXED_PAGES, POST, PUBLIC_PAGES, SERVICE } from '../pages/public'

test('every page has its own title, description, canonical address and preview', async ({ page, site, request }) => {
  const descriptions = new Set<string>()
  const images = new Set<string>()
  for (const { path, title } of INDEXED_PAGES) {
    const { texts, values, meta } = await read(page, path)
    expect(await texts('head title')).toEqual([title])
    const description = await meta('description')
    expect(description.length, path).toBeGreaterThanOrEqual(40)
    expect(description.length, path).toBeLessThanOrEqual(320)
    descriptions.add(description)
    const address = `${site.canonical}${path === '/' ? '' : path}`
    const canonical = await values('head link[rel="canonical"]', 'href')
    expect(canonical.map((href) => href.replace(/\/$/, ''))).toEqual([address])
    expect(await meta('og:title')).toBe(title)
    expect(await meta('og:description')).toBe(description)
    expect((await meta('og:url')).replace(/\/$/, '')).toBe(address)
    expect(await meta('og:locale')).toBe('tr_TR')
    expect(await meta('og:site_name')).toBe('Ölçev Endüstriyel Elektronik')
    expect(await meta('og:type')).toBe(path === POST.path ? 'article' : 'website')
    expect(await meta('twitter:card')).toBe('summary_large_image')
    const image = await meta('og:image')
    expect(image.startsWith(`${site.canonical}/`), path).toBe(true)
    images.add(image)
    expect(await values('meta[name="robots"][content*="noindex"]', 'content'), path).toEqual([])
    expect(await values('head link[rel="manifest"]', 'href')).toEqual(['/manifest.webmanifest'])
    expect(await values('head link[rel="alternate"][type="application/rss+xml"]', 'href')).toEqual([
      `${site.canonical}/rss.xml`,
    ])
  }
  expect(descriptions.size).toBe(INDEXED_PAGES.length)
  expect(images.size, 'a service and an article show their own pictures').toBeGreaterThanOrEqual(3)
  for (const image of images) {
    const answer = await request.get(image.replace(site.canonical, site.url))
    expect(answer.status(), image).toBe(200)
    expect(answer.headers()['content-type'], image).toMatch(/^image\//)
  }
})

test('a missing page is noindex and has no canonical address', async ({ page }) => {
  for (const { path } of PUBLIC_PAGES.filter((entry) => entry.status === 404)) {
    const { values, meta } = await read(page, path)
    expect(await meta('robots')).toContain('noindex')
    expect(await values('link[rel="canonical"]', 'href')).toEqual([])
  }
})

/** Returns the structured data of a page, which must name schema.org. */
async function thingsOf(page: Page, path: string): Promise<Thing[]> {
  const things = await structuredData(page, path)
  for (const thing of things) expect(thing['@context'], path).toBe('https://schema.org')
  return things
}

test('home and contact page describe the company without placeholders', async ({ page, site }) => {
  const home = await thingsOf(page, '/')
  expect(kinds(home)).toContain('LocalBusiness')
  const business = home.find((thing) => thing['@type'] === 'LocalBusiness')!
  expect(business).toMatchObject({
    name: 'Ölçev Endüstriyel Elektronik',
    url: `${site.canonical}/`,
    foundingDate: '1999',
  })
  expect(JSON.stringify(business)).not.toMatch(/555 ?01 ?23|5550123|ornek\.example|social\.example|0000 0000/)
  expect(kinds(await thingsOf(page, '/iletisim'))).toContain('LocalBusiness')
})

test('the page of a service describes the service and its breadcrumb', async ({ page, site }) => {
  const service = await thingsOf(page, SERVICE.path)
  expect(kinds(service)).toEqual(expect.arrayContaining(['Service', 'BreadcrumbList']))
  expect(service.find((thing) => thing['@type'] === 'Service')).toMatchObject({
    name: SERVICE.title,
    url: `${site.canonical}${SERVICE.path}`,
  })
  const trail = service.find((thing) => thing['@type'] === 'BreadcrumbList') as unknown as {
    itemListElement: { name: string; item: string }[]
  }
  expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Ana Sayfa', 'Hizmetlerimiz', SERVICE.title])
  expect(trail.itemListElement[1]?.item).toBe(`${site.canonical}/hizmetler`)
})

test('the page of a post describes the post and its breadcrumb', async ({ page, site }) => {
  const post = await thingsOf(page, POST.path)
  expect(kinds(post)).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']))
  expect(post.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: POST.title,
    datePublished: '2026-05-20T06:00:00.000Z',
    author: { '@type': 'Person', name: 'Seda Özgür' },
    mainEntityOfPage: `${site.canonical}${POST.path}`,
  })
})

test('the page of a fault describes the fault and its breadcrumb', async ({ page, site }) => {
  const things = await thingsOf(page, FAULT.path)
  expect(things.find((thing) => thing['@type'] === 'TechArticle')).toMatchObject({
    headline: FAULT.name,
    about: { name: 'Yumaro YS2 Servo sürücü' },
    mainEntityOfPage: `${site.canonical}${FAULT.path}`,
  })
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList') as unknown as {
    itemListElement: { name: string; item: string }[]
  }
  const names = ['Ana Sayfa', 'Arıza Kodları', 'Yumaro arıza kodları', FAULT.name]
  expect(trail.itemListElement.map(({ name }) => name)).toEqual(names)
})

test('lists of a letter and numbered pages are canonical at their own address', async ({ page, content, site }) => {
  for (let number = 1; number <= 51; number += 1) await content.addFault({ brand: 'Sayfalı', code: `Z${number}` })
  const list = '/ariza-kodlari/marka/sayfali'
  await content.addFault({ brand: 'Sayfalı', code: 'A1' })
  for (const [path, title, count] of [
    [`${list}/harf/z`, 'Sayfalı arıza kodları, Z ile başlayanlar', 51],
    [`${list}/harf/z/sayfa/2`, 'Sayfalı arıza kodları, Z ile başlayanlar, 2. sayfa', 51],
    [`${list}/sayfa/2`, 'Sayfalı arıza kodları, 2. sayfa', 52],
  ] as const) {
    await expect(async () => {
      const { values, texts } = await read(page, path)
      expect(await values('head link[rel="canonical"]', 'href')).toEqual([site.canonical + path])
      expect(await texts('head title')).toEqual([`${title} | Ölçev Endüstriyel Elektronik`])
      expect((await values('head meta[name="description"]', 'content'))[0]).toContain(`Toplam ${count} kayıt`)
    }).toPass({ timeout: 15_000 })
  }
})

test('no page claims to be a how-to, a FAQ or a professional service', async ({ page }) => {
  for (const path of INDEXED_PAGES.map((entry) => entry.path)) {
    expect(
      kinds(await thingsOf(page, path)).filter((kind) => ['HowTo', 'FAQPage', 'ProfessionalService'].includes(kind)),
      path,
    ).toEqual([])
  }
})

test('markup in a title does not end the structured data', async ({ page, content }) => {
  const title = 'Deneme </script><script>alert(1)</script> <!-- '
  await content.addPost({ title, slug: 'betik-sonu', summary: title })
  expect(
    (await structuredData(page, '/teknik-bilgi/betik-sonu')).find((thing) => thing['@type'] === 'BlogPosting'),
  ).toMatchObject({ headline: title })
})
