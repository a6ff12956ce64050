import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type { Settings } from '@/lib/settings/schema'
import { INDEXED_PAGES } from '@/lib/site/pages'
import { PUBLIC_PAGES } from '../pages/public-pages'
import { openContent } from '../support/calls/content'
import { templates } from '../support/global-setup'
import { newPicture } from '../support/images'
import { readPage } from '../support/screens/html'
import { fetchJson, formOf, CONTACT_FORM, newAddressHeader, signIn, visit } from '../support/calls/http'
import { type RunningSite, startSiteOnCopy, startSiteWithoutDatabase } from '../support/servers/site'

// Tests of three sites: one with another company's settings and picture host, one without content, one without its database.

const { seeded, empty, uploads } = templates()

/** The base URL of pictures. It has a path, because a configured URL may have a path. */
const ASSETS = 'https://resim.ornek.example/site'

describe('a site of another company with its pictures on another host', () => {
  let site: RunningSite
  let content: ReturnType<typeof openContent>
  let token: string

  beforeAll(async () => {
    site = await startSiteOnCopy(seeded, { uploads, env: { ASSET_BASE_URL: ASSETS } })
    content = openContent(site.databaseUrl)
    token = (await signIn(site, await content.addAdministrator())).token!
  })
  afterAll(async () => {
    await content?.close()
    await site?.stop()
  })

  const read = (path: string) => readPage(path, {}, site)
  const saveSettings = async (changes: Partial<Settings>) => {
    for (const [section, values] of Object.entries(changes))
      await fetchJson(token, 'PUT', `${site.url}/api/Settings/${section}`, values)
  }
  const { company, contact } = DEFAULT_SETTINGS

  /** Returns the paths of all indexed pages that can be reached by links from the fixed pages. */
  async function findLinkedPaths(): Promise<string[]> {
    const paths = new Set<string>(INDEXED_PAGES.map(({ path }) => path))
    const hiddenPaths: string[] = []
    // The iteration includes paths that are added during it.
    for (const path of paths) {
      // A fault links only to pages that the lists of faults also link to.
      if (/^\/ariza-kodlari\/[^/]+$/.test(path)) continue
      const page = await read(path)
      if (page.meta('robots').includes('noindex')) hiddenPaths.push(path)
      // The lists by letter repeat parts of other lists.
      for (const href of page.values('a[href^="/"]', 'href')) if (!/\.\w+$|\/harf\/|[?#]/.test(href)) paths.add(href)
    }
    return [...paths].filter((path) => !hiddenPaths.includes(path))
  }

  test('the sitemap lists every page once under SITE_URL', async () => {
    const { type, text } = await visit(`${site.url}/sitemap.xml`)
    expect(type).toMatch(/xml/)
    const linkedPaths = await findLinkedPaths()
    expect(linkedPaths.length).toBeGreaterThan(20)
    const listedUrls = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address!)
    expect(listedUrls.toSorted()).toEqual(linkedPaths.map((path) => site.canonical + path).toSorted())
    const dates = Array.from(text.matchAll(/<lastmod>([^<]+)/g), ([, date]) => Date.parse(date!))
    expect(dates.every((date) => date > 0)).toBe(true)
  }, 90_000)

  test('with ASSET_BASE_URL, pages load pictures from that host, and the API still has paths', async () => {
    const { main, headers } = await read('/hizmetler/servo-surucu-tamiri')
    const sources = main.all('img').flatMap((image) => [image.attr('src')!, ...image.attr('srcset')!.split(', ')])
    expect(sources.length).toBeGreaterThanOrEqual(10)
    expect(sources.filter((source) => !source.startsWith(`${ASSETS}/uploads/`))).toEqual([])
    expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: ${new URL(ASSETS).origin}`)
    const { text } = await visit(`${site.url}/api/Services/servo-surucu-tamiri`)
    for (const path of (JSON.parse(text) as { imageUrls: string[] }).imageUrls) expect(path).toMatch(/^\/uploads\//)
  })

  test('the sheet of an order and the sign-in page name only the company from the settings', async () => {
    const otherCompany = { name: 'Kıvılcım', fullName: 'Kıvılcım Sürücü Atölyesi', legalName: 'Kıvılcım Tamir A.Ş.' }
    const phone = '+90 (224) 444 16 99'
    const address = 'Karanfil Sokak No: 8\n16110 Bursa'
    await saveSettings({ company: { ...company, ...otherCompany }, contact: { ...contact, phone, address } })
    const sheetPath = `/admin/is-emirleri/${await content.addOrder()}/fis`
    const page = await readPage(sheetPath, { headers: { cookie: `admin_session=${token}` } }, site)
    expect(page.title).toBe(`İş Emri Fişi | ${otherCompany.name} Yönetim`)
    for (const text of [otherCompany.fullName, 'Karanfil Sokak No: 8', phone]) expect(page.html).toContain(text)
    const signInPage = await read('/admin/login')
    expect(signInPage.title).toBe(`Giriş | ${otherCompany.name} Yönetim`)
    expect(signInPage.links.map(({ label }) => label).join('|')).toMatch(
      new RegExp(`${otherCompany.name}.*, siteye dön`),
    )
    for (const text of [company.name, company.name.toLocaleUpperCase('tr'), company.legalName, contact.phone])
      expect(page.html + signInPage.html).not.toContain(text)
  })

  test('an uploaded logo, icon and preview picture replace the default pictures, and previews are JPEGs 1 200 px wide', async () => {
    const addPicture = async (width: number, height: number) => {
      const form = formOf({ file: await newPicture('resim.png', { width, height }) })
      const address = `${site.url}/api/Settings/look/upload-image`
      const { imageUrl: path } = await fetchJson<{ imageUrl: string }>(token, 'POST', address, form)
      return { path, width, height }
    }
    const look = {
      logo: await addPicture(600, 150),
      icon: await addPicture(512, 512),
      share: await addPicture(2400, 1260),
    }
    await saveSettings({ look })
    const variantPath = (name: keyof typeof look, suffix: string) => look[name].path.replace('.png', suffix)
    const page = await read('/kurumsal')
    expect(new Set(page.values('header img, footer img', 'src'))).toEqual(new Set([variantPath('logo', '-320.webp')]))
    const icons = page.values('head link[rel=icon], head link[rel=apple-touch-icon]', 'href')
    expect(icons).toEqual([32, 192, 180].map((side) => variantPath('icon', `-${side}.png`)))
    for (const [path, side] of [
      ['/favicon.ico', 32],
      ['/favicon.svg', 192],
      ['/apple-touch-icon.png', 180],
    ] as const)
      expect((await fetch(site.url + path)).url).toBe(site.url + variantPath('icon', `-${side}.png`))
    const { text } = await visit(`${site.url}/manifest.webmanifest`)
    const manifestIcons = (JSON.parse(text) as { icons: { src: string }[] }).icons.map(({ src }) => src)
    expect(manifestIcons).toEqual([192, 512].map((side) => variantPath('icon', `-${side}.png`)))
    const previewOf = (htmlPage: typeof page) =>
      ['', ':type', ':width', ':height'].map((name) => htmlPage.meta(`og:image${name}`))
    const sharePicture = site.canonical + variantPath('share', '-1200.jpg')
    expect(previewOf(page)).toEqual([sharePicture, 'image/jpeg', '1200', '630'])
    const servicePreview = previewOf(await read('/hizmetler/servo-surucu-tamiri'))
    expect(servicePreview).toEqual([
      expect.stringMatching(/\/uploads\/[0-9a-f]{32}-1200\.jpg$/),
      'image/jpeg',
      '1200',
      '900',
    ])
    for (const path of [
      variantPath('logo', '-320.webp'),
      ...icons,
      ...manifestIcons,
      sharePicture,
      servicePreview[0]!,
    ]) {
      const { status, type } = await visit(new URL(path.replace(site.canonical, ''), site.url).href)
      expect([path, status, type.split('/')[0]]).toEqual([path, 200, 'image'])
    }
  })

  test('empty settings of the company are not shown', async () => {
    await saveSettings({
      company: { ...company, mersis: '', tagline: '', summary: '' },
      contact: { ...contact, whatsapp: '' },
      social: { linkedin: '', instagram: '', youtube: '' },
    })
    for (const path of ['/', '/iletisim', '/kvkk']) {
      const page = await read(path)
      expect(page.named('Hızlı iletişim').links).toHaveLength(1)
      expect(page.links.filter(({ label, href }) => /WhatsApp/.test(label) || href.includes('wa.me'))).toEqual([])
      for (const word of ['MERSİS', 'Sosyal']) expect(page.one('body').text).not.toContain(word)
      const emptyElements = page
        .all('header span, footer p, footer dd, main dd')
        .filter(({ node, text }) => text === '' && node.children.length === 0)
      expect(emptyElements).toEqual([])
    }
  })
})

test('on a site without content, empty lists show their empty text', async () => {
  const site = await startSiteOnCopy(empty)
  onTestFinished(() => site.stop())
  for (const [path, text] of [
    ['/', 'Referans bulunamadı.'],
    ['/', 'Hizmet bulunamadı.'],
    ['/hizmetler', 'Hizmet bulunamadı.'],
    ['/teknik-bilgi', 'Henüz blog yazısı bulunamadı.'],
    ['/ariza-kodlari', 'Henüz arıza kodu eklenmemiş.'],
  ] as const) {
    const page = await readPage(path, {}, site)
    expect([path, page.status, page.main.text]).toEqual([path, 200, expect.stringContaining(text)])
  }
})

describe('a site without its database', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSiteWithoutDatabase()
  })
  afterAll(() => site?.stop())

  const UNAVAILABLE = 'Hizmet geçici olarak kullanılamıyor.'

  test.each([
    ['the home page', '/', 'Veriler yüklenirken bir hata oluştu: '],
    ['the list of services', '/hizmetler', 'Hizmetler yüklenirken hata oluştu: '],
    ['the page of a service', '/hizmetler/servo-surucu-tamiri', 'Hizmet detayları yüklenirken bir hata oluştu: '],
    ['the list of faults', '/ariza-kodlari', 'Arıza kodları yüklenirken hata oluştu: '],
    ['the page of a fault', '/ariza-kodlari/herhangi', 'Arıza kodları yüklenirken hata oluştu: '],
    ['the list of articles', '/teknik-bilgi', 'Blog yazıları yüklenirken hata oluştu: '],
    ['the page of an article', '/teknik-bilgi/herhangi', 'Blog yazısı yüklenirken bir hata oluştu: '],
    ['the page of an order', '/is-emri/AAAAAAAAAAAAAAAAAAAAAA', 'İş emri yüklenirken bir hata oluştu: '],
  ])('%s responds with 503 and its own error if it is not cached', async (_, path, text) => {
    const page = await readPage(path, {}, site)
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(page.main.text).toContain(text + UNAVAILABLE)
    expect(page.main.all('h1')).toHaveLength(1)
    expect(page.main.hrefOf('Yeniden Dene')).toBe(path)
    expect(page.footer.hrefOf('KVKK aydınlatma metni')).toBe('/kvkk')
  })

  test.each(['/kurumsal', '/tamir-sureci', '/iletisim', '/kvkk', '/yok'])(
    'the page %s, which needs no data, is served',
    async (path) => {
      const { status, heading } = PUBLIC_PAGES.find((page) => page.path === path)!
      const page = await readPage(path, {}, site)
      expect([page.status, page.heading]).toEqual([status, heading])
    },
  )

  test('the form without scripts reports the failure and keeps its texts', async () => {
    const body = formOf({ ...CONTACT_FORM, website: '' })
    const headers = { origin: site.url, ...newAddressHeader() }
    const page = await readPage('/iletisim', { method: 'POST', body, headers }, site)
    expect(page.status).toBe(503)
    expect(page.main.text).toContain(`Mesaj gönderilirken bir hata oluştu: ${UNAVAILABLE}`)
    const values = ['contactPerson', 'phone', 'email'].map((name) => page.main.one(`input[name=${name}]`).attr('value'))
    expect(values).toEqual([CONTACT_FORM.contactPerson, CONTACT_FORM.phone, CONTACT_FORM.email])
    expect(page.main.one('textarea[name=problemDescription]').raw).toBe(CONTACT_FORM.problemDescription)
  })
})
