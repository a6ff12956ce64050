import { request as httpRequest } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { INDEXED_PAGES, main, openUntilShown, POST, PUBLIC_PAGES, SERVICE } from '../pages/public'

type Reader = {
  texts: (selector: string) => Promise<string[]>
  values: (selector: string, attribute: string) => Promise<string[]>
}

/** Text as a browser parses it, without fetching or running anything. */
async function parse(page: Page, text: string, type: 'text/html' | 'text/xml'): Promise<Reader> {
  const parsed = await page.evaluateHandle(([source, kind]) => new DOMParser().parseFromString(source, kind), [
    text,
    type,
  ] as const)
  return {
    texts: (selector) =>
      parsed.evaluate(
        (root, wanted) => [...root.querySelectorAll(wanted)].map((node) => node.textContent ?? ''),
        selector,
      ),
    values: (selector, attribute) =>
      parsed.evaluate(
        (root, [wanted, name]) => [...root.querySelectorAll(wanted)].map((node) => node.getAttribute(name) ?? ''),
        [selector, attribute] as const,
      ),
  }
}

/** A page as a search engine reads it: what the server sends, before any script. */
async function read(page: Page, path: string): Promise<Reader & { meta: (name: string) => Promise<string> }> {
  const answer = await page.request.get(path)
  const document = await parse(page, await answer.text(), 'text/html')
  return {
    ...document,
    meta: async (name) =>
      (await document.values(`head meta[property="${name}"], head meta[name="${name}"]`, 'content')).join('|'),
  }
}

type Thing = Record<string, unknown> & { '@type': string }

const kinds = (things: Thing[]) => things.map((thing) => thing['@type'])

async function structuredData(page: Page, path: string): Promise<Thing[]> {
  const texts = await (await read(page, path)).texts('script[type="application/ld+json"]')
  return texts.flatMap((text) => JSON.parse(text) as Thing | Thing[])
}

async function xml(page: Page, text: string): Promise<Reader> {
  const document = await parse(page, text, 'text/xml')
  expect(await document.texts('parsererror')).toEqual([])
  return document
}

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

test('a missing page asks not to be indexed and names no canonical address', async ({ page }) => {
  for (const { path } of PUBLIC_PAGES.filter((entry) => entry.status === 404)) {
    const { values, meta } = await read(page, path)
    expect(await meta('robots')).toContain('noindex')
    expect(await values('link[rel="canonical"]', 'href')).toEqual([])
  }
})

test('structured data is there, whole and without placeholders', async ({ page, site }) => {
  const types = async (path: string) => {
    const things = await structuredData(page, path)
    for (const thing of things) expect(thing['@context'], path).toBe('https://schema.org')
    return things
  }
  const home = await types('/')
  expect(kinds(home)).toContain('LocalBusiness')
  const business = home.find((thing) => thing['@type'] === 'LocalBusiness')!
  expect(business).toMatchObject({
    name: 'Ölçev Endüstriyel Elektronik',
    url: `${site.canonical}/`,
    foundingDate: '1999',
  })
  expect(JSON.stringify(business)).not.toMatch(/555 ?01 ?23|5550123|ornek\.example|social\.example|0000 0000/)
  expect(kinds(await types('/iletisim'))).toContain('LocalBusiness')

  const service = await types(SERVICE.path)
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

  const post = await types(POST.path)
  expect(kinds(post)).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']))
  expect(post.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: POST.title,
    datePublished: '2026-05-20T06:00:00.000Z',
    author: { '@type': 'Person', name: 'Seda Özgür' },
    mainEntityOfPage: `${site.canonical}${POST.path}`,
  })
  for (const path of INDEXED_PAGES.map((entry) => entry.path)) {
    expect(
      kinds(await types(path)).filter((kind) => ['HowTo', 'FAQPage', 'ProfessionalService'].includes(kind)),
      path,
    ).toEqual([])
  }
})

test('no text can end the structured data early', async ({ page, content }) => {
  const title = 'Deneme </script><script>alert(1)</script> <!-- '
  await content.addPost({ title, slug: 'betik-sonu', summary: title })
  expect(
    (await structuredData(page, '/teknik-bilgi/betik-sonu')).find((thing) => thing['@type'] === 'BlogPosting'),
  ).toMatchObject({ headline: title })
})

test('the sitemap lists every page once, by SITE_URL', async ({ page, request, content, site }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const map = await xml(page, await answer.text())
  const posts = await content.postSlugs()
  const expected = [
    '/',
    '/kurumsal',
    '/hizmetler',
    '/tamir-sureci',
    '/teknik-bilgi',
    '/iletisim',
    '/kvkk',
    ...(await content.serviceSlugs()).map((slug) => `/hizmetler/${slug}`),
    ...posts.map((slug) => `/teknik-bilgi/${slug}`),
    ...Array.from({ length: Math.ceil(posts.length / 12) - 1 }, (_, index) => `/teknik-bilgi/sayfa/${index + 2}`),
  ].map((path) => `${site.canonical}${path}`)
  expect((await map.texts('url > loc')).sort()).toEqual(expected.sort())
  for (const date of await map.texts('url > lastmod')) expect(Date.parse(date), date).not.toBeNaN()
})

test('the feed lists the articles newest first', async ({ page, request, content, site }) => {
  const answer = await request.get('/rss.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const feed = await xml(page, await answer.text())
  expect(await feed.texts('channel > language')).toEqual(['tr'])
  const links = await feed.texts('item > link')
  const slugs = await content.postSlugs()
  expect(links).toEqual(slugs.slice(0, links.length).map((slug) => `${site.canonical}/teknik-bilgi/${slug}`))
  expect(links.length).toBeGreaterThanOrEqual(6)
  expect(new Set(await feed.texts('item > guid')).size).toBe(links.length)
  for (const date of await feed.texts('item > pubDate'))
    expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|\+0000)$/)
})

test('robots, manifest and icons are what the pages promise', async ({ page, request, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.canonical}/sitemap.xml`)
  expect(robots).toMatch(/^User-agent: \*$/im)
  expect(robots).toMatch(/^Disallow: \/admin/m)
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m)
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

test('a former slug leads on for good to the present one', async ({ request, content }) => {
  const service = await content.addService({ title: 'Yeni Ad', slug: 'yeni-ad' })
  await content.addFormerServiceSlug('eski-ad', service)
  const post = await content.addPost({ title: 'Yeni yazı', slug: 'yeni-yazi' })
  await content.addFormerPostSlug('eski-baslik', post)
  for (const [path, target] of [
    ['/hizmetler/eski-ad', '/hizmetler/yeni-ad'],
    ['/teknik-bilgi/eski-baslik', '/teknik-bilgi/yeni-yazi'],
    ['/api/Services/eski-ad', '/api/Services/yeni-ad'],
    ['/api/BlogPosts/eski-baslik', '/api/BlogPosts/yeni-yazi'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers()['location'], path).toBe(target)
  }
})

test('the Host header changes no address on a page', async ({ site }) => {
  const html = await new Promise<string>((resolve, reject) => {
    httpRequest(
      `${site.url}/hizmetler?host`,
      { headers: { host: 'kotu.example', 'x-forwarded-host': 'kotu.example' } },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve(text))
      },
    )
      .on('error', reject)
      .end()
  })
  expect(html).toContain(`${site.canonical}/hizmetler`)
  expect(html).not.toContain('kotu.example')
})

test('a change in the database is on every page at once', async ({ page, content }) => {
  const id = await content.addService({ title: 'İlk Başlık', slug: 'degisen-hizmet', description: 'Kısa.' })
  await openUntilShown(page, '/hizmetler', () => main(page).getByRole('heading', { name: 'İlk Başlık' }))
  await content.renameService(id, 'İkinci Başlık')
  for (const path of ['/hizmetler', '/', '/hizmetler/degisen-hizmet']) {
    await expect(async () => {
      expect(await (await page.request.get(path)).text()).toContain('İkinci Başlık')
    }).toPass({ intervals: [50], timeout: 2_000 })
  }
})
