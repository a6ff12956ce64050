import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { companyOf } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { INDEXED_PAGES, MENU, POST, PUBLIC_PAGES } from '../pages/public-pages'
import { visit } from '../support/calls/http'
import { type HtmlPage, readPage } from '../support/screens/html'
import { sharedSite } from '../support/servers/shared-site'

// Tests of every public page, as the server sends it, without scripts.

const company = companyOf(DEFAULT_SETTINGS)

const FLOATING_BUTTONS = [
  {
    label: 'WhatsApp ile yazın',
    href: 'https://wa.me/905000000000?text=Merhaba%2C%20bir%20cihaz%C4%B1m%C4%B1z%20ar%C4%B1zaland%C4%B1.',
  },
  { label: 'Ara: +90 (212) 555 01 23', href: 'tel:+902125550123' },
]

/** Returns the paths of pictures without a size or alternative text, and of stored pictures without smaller variants. */
const wrongPictures = (page: HtmlPage) =>
  page.all('img').flatMap((image) => {
    const src = image.attr('src') ?? ''
    const isSized = ['width', 'height'].every((name) => /^\d+$/.test(image.attr(name) ?? ''))
    const hasSmallerVariants =
      !src.startsWith('/uploads/') || /^\/uploads\/\S+\.webp \d+w/.test(image.attr('srcset') ?? '')
    return isSized && hasSmallerVariants && image.attr('alt') !== undefined ? [] : [src]
  })

/** Returns inline scripts and styles that the page's content security policy does not allow. */
function blockedInlineCode(page: HtmlPage): string[] {
  const policy = page.headers.get('content-security-policy') ?? ''
  const [scriptPolicy, stylePolicy] = ['script', 'style'].map((tag) => new RegExp(`${tag}-src [^;]*`).exec(policy)![0])
  const inlineElements = page.html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g)
  return Array.from(inlineElements, ([, tag, text]) => ({ tag, text: text! }))
    .filter(({ tag, text }) => {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      return !(tag === 'style' ? stylePolicy : scriptPolicy)!.includes(hash)
    })
    .map(({ text }) => text)
}

describe.each(PUBLIC_PAGES)('$path', ({ path, status, title, heading }) => {
  test('is complete without scripts: it has its status, title, heading, landmarks and skip link', async () => {
    const page = await readPage(path)
    expect([page.status, page.title, page.heading]).toEqual([status, title, heading])
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.one('html').attr('lang')).toBe('tr')
    expect(page.main.all('h1')).toHaveLength(1)
    const levels = page.all('h1, h2, h3, h4, h5, h6').map(({ tag }) => Number(tag[1]))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    expect(page.links[0]).toEqual({ label: 'İçeriğe geç', href: `#${page.main.attr('id')}` })
    expect(page.footer.hrefOf('KVKK aydınlatma metni')).toBe('/kvkk')
  })

  test('has sized pictures, no style attribute, no event handler attribute, no cookie, and only scripts and styles that its policy allows', async () => {
    const page = await readPage(path)
    expect(wrongPictures(page)).toEqual([])
    const markup = page.html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    expect(markup).not.toMatch(/<[a-z][^>]*\sstyle=/i)
    expect(markup).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
    expect(blockedInlineCode(page)).toEqual([])
    const sheets = page.values('noscript link[rel=stylesheet]', 'href')
    expect(sheets.length, 'style sheets do not block the first paint').toBeGreaterThan(0)
    expect(page.html.match(/<style|<link rel="stylesheet"/g)).toHaveLength(1 + sheets.length)
    expect(page.headers.get('set-cookie')).toBeNull()
  })
})

test.each(PUBLIC_PAGES.filter(({ path }) => !path.startsWith('/is-emri')))(
  '$path has the menu, the search, ‘Teklif Al’ and the floating buttons',
  async ({ path }) => {
    const page = await readPage(path)
    expect(page.header.named('Ana menü').links).toEqual(MENU)
    expect(page.header.hrefOf('Teklif Al')).toBe('/iletisim')
    expect(page.header.hrefOf('Sitede ara')).toBe('/ara')
    expect(page.named('Hızlı iletişim').links).toEqual(FLOATING_BUTTONS)
  },
)

test('header and footer of a customer’s page link only to the home page, the phone number and the privacy notice', async () => {
  const page = await readPage('/is-emri/yok')
  expect(page.header.links.map(({ href }) => href)).toEqual(['/', 'tel:+902125550123'])
  expect(page.footer.links).toEqual([{ label: 'KVKK aydınlatma metni', href: '/kvkk' }])
  expect(page.all('nav')).toEqual([])
})

test('every indexed page has its own description and canonical address, and a preview whose picture can be loaded', async () => {
  const { url, canonical } = sharedSite()
  const [descriptions, images] = [new Set<string>(), new Set<string>()]
  for (const { path, title } of INDEXED_PAGES) {
    const page = await readPage(path)
    const description = page.meta('description')
    expect([path, description.length >= 40, description.length <= 320]).toEqual([path, true, true])
    descriptions.add(description)
    const address = `${canonical}${path === '/' ? '' : path}`
    const canonicals = page.values('head link[rel=canonical]', 'href')
    expect(canonicals.map((href) => href.replace(/\/$/, ''))).toEqual([address])
    const image = page.meta('og:image')
    const openGraph = ['title', 'description', 'locale', 'site_name', 'type'].map((name) => page.meta(`og:${name}`))
    const type = path === POST.path ? 'article' : 'website'
    expect(openGraph).toEqual([title, description, 'tr_TR', 'Ölçev Endüstriyel Elektronik', type])
    expect(page.meta('og:url').replace(/\/$/, '')).toBe(address)
    expect(page.meta('twitter:card')).toBe('summary_large_image')
    expect(image).toContain(`${canonical}/`)
    images.add(image)
    expect(page.meta('robots')).not.toContain('noindex')
    expect(page.values('head link[rel=manifest]', 'href')).toEqual(['/manifest.webmanifest'])
    expect(page.values('head link[rel=alternate][type="application/rss+xml"]', 'href')).toEqual([
      `${canonical}/rss.xml`,
    ])
  }
  expect(descriptions.size).toBe(INDEXED_PAGES.length)
  expect(images.size, 'a service and an article show their own pictures').toBeGreaterThanOrEqual(3)
  for (const image of images) {
    const response = await visit(image.replace(canonical, url))
    expect([image, response.status, response.type.split('/')[0]]).toEqual([image, 200, 'image'])
  }
})

test.each(PUBLIC_PAGES.filter(({ status }) => status === 404))(
  'the missing page $path is noindex and has no canonical address',
  async ({ path }) => {
    const page = await readPage(path)
    expect(page.meta('robots')).toContain('noindex')
    expect(page.all('link[rel=canonical]')).toEqual([])
  },
)

test.each(['/yok', '/yok/daha/derin', '/hizmetler/servo-surucu-tamiri/yok', '/teknik-bilgi/sayfa/99'])(
  'the unknown address %s gets 404 with a link to the home page',
  async (path) => {
    const page = await readPage(path)
    expect([page.status, page.heading]).toEqual([404, 'Sayfa Bulunamadı'])
    expect(page.main.hrefOf('Ana Sayfaya Dön')).toBe('/')
  },
)

test.each([
  ['/hizmetler/lazer-kaynak-tamiri', "'lazer-kaynak-tamiri' hizmeti bulunamadı."],
  ['/hizmetler/%C4%B1%C5%9F%C4%B1k%20%3Cb%3E', "'ışık <b>' hizmeti bulunamadı."],
  ['/hizmetler/a%2Fb', "'a/b' hizmeti bulunamadı."],
  ['/teknik-bilgi/eski-yazi', "'eski-yazi' başlıklı blog yazısı bulunamadı."],
  ['/teknik-bilgi/%C4%B1%C5%9F%C4%B1k%20%26%20%22', "'ışık & \"' başlıklı blog yazısı bulunamadı."],
])('the unknown item %s gets 404, and the page names the item', async (path, text) => {
  const page = await readPage(path)
  const isService = path.startsWith('/hizmetler')
  expect([page.status, page.heading]).toEqual([404, isService ? 'Hizmet Bulunamadı' : 'Blog Yazısı Bulunamadı'])
  expect(page.main.texts('p')).toContain(text)
  const [label, href] = isService ? ['Tüm Hizmetler', '/hizmetler'] : ['Tüm Yazılar', '/teknik-bilgi']
  expect(page.main.hrefOf(label)).toBe(href)
})

test('the footer shows address, phone, email, pages, social links and the privacy notice', async () => {
  const footer = (await readPage('/kurumsal')).footer
  for (const line of company.address.lines) expect(footer.text).toContain(line)
  const links = [
    { label: '+90 (212) 555 01 23', href: 'tel:+902125550123' },
    { label: 'servis@ornek.example', href: 'mailto:servis@ornek.example' },
    ...MENU,
    { label: 'Arıza Kodları', href: '/ariza-kodlari' },
    { label: 'KVKK aydınlatma metni', href: '/kvkk' },
  ]
  expect(footer.links).toEqual(expect.arrayContaining(links))
  for (const { href } of company.social) expect(footer.links.map((link) => link.href)).toContain(href)
  expect(footer.text).toContain('MERSİS 0000 0000 0000 0000')
})
