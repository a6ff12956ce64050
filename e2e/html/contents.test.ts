import { describe, expect, test, vi } from 'vitest'
import { STEPS } from '@/lib/orders/steps'
import { originalTexts } from '@/lib/settings/page-texts'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { privacySections } from '@/lib/settings/privacy-notice'
import { FAULT, POST, SERVICE } from '../pages/public-pages'
import { visit } from '../support/calls/http'
import { type HtmlPage, newSlug, type HtmlPart, readPage, readUntil, useContent } from '../support/screens/html'
import { sharedSite } from '../support/servers/shared-site'

// Tests of the contents of public pages, as the server sends them.

const content = useContent()

/** Repeats a comparison of a page with the database, which other tests may change meanwhile. */
const retry = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const hrefsOf = (part: HtmlPart) => part.links.map(({ href }) => href)
const STEP_NAMES = ['Kayıt', 'Arıza tespiti', 'Onay', 'Onarım', 'Yük altında test', 'Garantili teslim']

describe('the home page', () => {
  test('the hero has five slides, each with image, title, description and link', async () => {
    const renderedSlides = (await readPage('/')).all('[aria-roledescription=slayt]')
    const { slides } = DEFAULT_SETTINGS.slides
    expect(renderedSlides.map((slide) => slide.attr('aria-label')?.slice(0, 5))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n}/5: `),
    )
    for (const [index, { title, text, linkHref }] of slides.entries()) {
      expect(renderedSlides[index]!.one(index === 0 ? 'h1' : 'h2').text).toBe(title)
      expect(renderedSlides[index]!.texts('p')).toContain(text)
      expect(renderedSlides[index]!.values('a[href^="/hizmetler/"]', 'href')).toEqual([linkHref])
    }
    // The drawings of the other slides are rendered after hydration.
    expect(renderedSlides[0]!.one('figure svg use').attr('href')).toMatch(/^\/drawings\/hero-1-.+\.svg#d$/)
  })

  test('the services grid shows every service and links to its page', async () => {
    const slug = newSlug('isikli-perde')
    await content.addService({ title: 'Işıklı Perde Tamiri', slug, description: 'Kopan ışın.' })
    await retry(async () => {
      const grid = (await readPage('/')).main.named('Onardığımız cihazlar')
      const hrefs = hrefsOf(grid).filter((href) => href.startsWith('/hizmetler/'))
      expect(hrefs).toEqual((await content.serviceSlugs()).map((serviceSlug) => `/hizmetler/${serviceSlug}`))
      expect(hrefs).toContain(`/hizmetler/${slug}`)
    })
  })

  test('the repair process is shown in six steps', async () => {
    const steps = (await readPage('/')).main.named('Cihazınız altı test noktasından geçer').all('li')
    expect(steps.map((step) => step.one('h3').text)).toEqual(STEP_NAMES)
    expect(steps[2]!.text).toContain('Siz onaylamadan onarım başlamaz.')
  })

  test('the strip of references is rendered twice for its loop, and screen readers get one copy', async () => {
    await content.addReference('Deneme Marka Ş')
    const nameOf = (item: HtmlPart) => item.all('img')[0]?.attr('alt') || item.text
    await retry(async () => {
      const page = await readPage('/')
      const items = page.main.named('Cihazlarını onardığımız markalar').all('li')
      const names = await content.referenceNames()
      const [firstCopy, secondCopy] = [items.slice(0, names.length), items.slice(names.length)]
      expect(firstCopy.map(nameOf)).toEqual(names)
      expect(firstCopy.some((item) => item.attr('aria-hidden'))).toBe(false)
      expect(secondCopy.map((item) => item.attr('aria-hidden'))).toEqual(names.map(() => 'true'))
      const pictures = (copy: HtmlPart[]) => copy.map((item) => item.values('img', 'src'))
      expect(pictures(secondCopy)).toEqual(pictures(firstCopy))
      expect(names).toContain('Deneme Marka Ş')
    })
  })
})

describe('services', () => {
  test('each service card links to its page with Detayları Gör', async () => {
    const slug = newSlug('enkoder')
    await content.addService({ title: 'Enkoder Tamiri Ğ', slug, description: 'Sayım kaçıran enkoderler.' })
    await retry(async () => {
      const cards = (await readPage('/hizmetler')).main.all('li')
      const slugs = await content.serviceSlugs()
      expect(cards.flatMap(hrefsOf)).toEqual(slugs.map((serviceSlug) => `/hizmetler/${serviceSlug}`))
      for (const card of cards) expect(card.text).toContain('Detayları Gör')
      const newCardText = cards[slugs.indexOf(slug)]!.text
      expect(newCardText).toContain('Enkoder Tamiri Ğ')
      expect(newCardText).toContain('Sayım kaçıran enkoderler.')
    })
  })

  test('a service shows title, subtitle, header image, benefits, brands and the link back', async () => {
    const { main, heading } = await readPage(SERVICE.path)
    expect(heading).toBe('Servo Sürücü Tamiri')
    const subtitle =
      'Alarm veren, açılmayan ya da motoru titreten servo sürücüleri bileşen düzeyinde onarıyoruz. Ölçüm sonucunu ve fiyatı size bildiririz; onayınız olmadan işlem yapılmaz.'
    expect(main.texts('p')).toContain(subtitle)
    expect(main.text).not.toContain('Aşırı akım, enkoder ve DC bara alarmları, açılmayan ekran.')
    const service = JSON.parse((await visit(`${sharedSite().url}/api/Services/servo-surucu-tamiri`)).text) as {
      imageUrls: string[]
    }
    const [pathWithoutSuffix = ''] = service.imageUrls[0]!.split('.')
    expect(main.one('img[alt="Servo Sürücü Tamiri, resim 1"][fetchpriority=high]').attr('src')).toMatch(
      new RegExp(`^${pathWithoutSuffix}[-.]`),
    )
    expect(main.values('a[data-opens]', 'href').map((href) => href.split('/')[1])).toEqual(Array(5).fill('uploads'))
    expect(main.text).toContain('Parametreler işe başlamadan yedeklenir ve teslimde geri yüklenir')
    const brands = main.all('ul, ol').find((list) => list.texts('li').includes('Kestrun'))
    expect(brands?.texts('li')).toEqual(['Yumaro', 'Kestrun', 'Vektral', 'Nordhel', 'Brenk + Sohl', 'Torvika'])
    expect(main.hrefOf('Tüm hizmetler')).toBe('/hizmetler')
  })
})

describe('articles', () => {
  const cardOf = (page: HtmlPage, title: string) => page.main.all('li').find((card) => card.texts('h2').includes(title))

  test('each article card shows image, date, author, title, summary and Devamını Oku →', async () => {
    const [slug, publishedAt] = [newSlug('olcu-aleti'), new Date()]
    await content.addPost({ title: `Ölçü aleti ${slug}`, slug, summary: 'Üç soru yeter.', publishedAt })
    const page = await readUntil('/teknik-bilgi', (read) => cardOf(read, `Ölçü aleti ${slug}`))
    expect(page.heading).toBe('Teknik Bilgi')
    const card = cardOf(page, `Ölçü aleti ${slug}`)!
    expect(card.texts('time')).toEqual([formatLongDate(publishedAt)])
    for (const text of ['Admin', 'Üç soru yeter.', 'Devamını Oku →']) expect(card.text).toContain(text)
    expect(hrefsOf(card)).toEqual([`/teknik-bilgi/${slug}`])

    // Posts of other tests may move the seeded ones to a later page of the list.
    let seededCard: HtmlPart | undefined
    for (let number = 1; !seededCard; number += 1) {
      const listPage = await readPage(number === 1 ? '/teknik-bilgi' : `/teknik-bilgi/sayfa/${number}`)
      expect(listPage.status).toBe(200)
      seededCard = cardOf(listPage, POST.title)
    }
    expect(seededCard.texts('time')).toEqual(['20 Mayıs 2026'])
    expect(seededCard.text).toContain('Seda Özgür')
    expect(seededCard.one('img').attr('src')).toMatch(/^\/uploads\//)
    expect(hrefsOf(seededCard)).toEqual([POST.path])
  })

  test('an article shows image, date, author, its text with line breaks, and the link back', async () => {
    const { main } = await readPage(POST.path)
    expect(main.text).toContain('20 Mayıs 2026')
    expect(main.text).toContain('Seda Özgür')
    expect(main.all('img')[0]?.attr('src')).toMatch(/^\/uploads\//)
    expect(main.hrefOf('Tüm yazılar')).toBe('/teknik-bilgi')

    const text = 'İlk satır\nikinci satır\n\nBaşlık gibi\n<b>kalın</b> <script>alert(1)</script> & "tırnak" {{7*7}}'
    const slug = newSlug('satir-sonlari')
    // 22.30 UTC is the next day in İstanbul.
    const fields = { title: 'Satır sonları', author: 'Ayşe Çağ', publishedAt: '2024-03-05T22:30:00Z' }
    await content.addPost({ ...fields, slug, content: text })
    const article = (await readPage(`/teknik-bilgi/${slug}`)).main
    expect(article.one('[class*=whitespace-pre-line]').raw).toBe(text)
    expect(article.texts('time')).toEqual(['6 Mart 2024'])
    expect(article.text).toContain('Ayşe Çağ')
    expect(article.all('b')).toEqual([])
  })

  test('an article with at least three headings has a table of contents, and Markdown adds no script', async () => {
    const slug = newSlug('iki-baslik')
    const text = '## Bir\n\n## İki'
    await content.addPost({ title: 'İki başlık', slug, content: text, contentFormat: 'markdown' })
    const [longArticle, shortArticle] = [await readPage(POST.path), await readPage(`/teknik-bilgi/${slug}`)]
    const contents = longArticle.main.named('İçindekiler').links
    expect(contents.length).toBeGreaterThan(5)
    for (const { label, href } of contents) expect(longArticle.main.one(href).text).toBe(label)
    expect(shortArticle.main.texts('h2')).toContain('İki')
    expect(shortArticle.main.text).not.toContain('İçindekiler')
    const plainSlug = newSlug('duz-metin')
    await content.addPost({ title: 'Düz metin', slug: plainSlug })
    // The page's chunks, without the file that has the router's data.
    const scriptsOf = (page: HtmlPage) => new Set(page.html.match(/[^"]+\/chunks\/[^"]+\.js(?=")/g))
    expect(scriptsOf(longArticle)).toEqual(scriptsOf(await readPage(`/teknik-bilgi/${plainSlug}`)))
  })

  test('more than twelve posts are paged, with links between the pages', async () => {
    for (let number = 0; number < 13; number += 1)
      await content.addPost({
        title: `Eski yazı ${number}`,
        slug: newSlug('eski'),
        publishedAt: '2001-01-01T09:00:00Z',
      })
    const { canonical } = sharedSite()
    const linkHrefs = (page: HtmlPage, rel: string) => page.values(`head link[rel=${rel}]`, 'href')
    const firstPage = await readUntil('/teknik-bilgi', (page) => page.main.all('a[rel=next]').length > 0)
    expect(firstPage.main.text.match(/Devamını Oku →/g)).toHaveLength(12)
    expect(firstPage.main.hrefOf('Sonraki sayfa')).toBe('/teknik-bilgi/sayfa/2')
    expect([linkHrefs(firstPage, 'prev'), linkHrefs(firstPage, 'next')]).toEqual([
      [],
      [`${canonical}/teknik-bilgi/sayfa/2`],
    ])
    const secondPage = await readPage('/teknik-bilgi/sayfa/2')
    expect(linkHrefs(secondPage, 'prev')).toEqual([`${canonical}/teknik-bilgi`])
    expect(linkHrefs(secondPage, 'canonical')).toEqual([`${canonical}/teknik-bilgi/sayfa/2`])
    expect(secondPage.main.hrefOf('Önceki sayfa')).toBe('/teknik-bilgi')
  })
})

test('the lists by brand, device and letter lead to a fault, which links to the form for a quote', async () => {
  const indexPage = await readPage('/ariza-kodlari')
  const hrefByLabel = (page: HtmlPage, labelStart: string) =>
    page.main.links.find(({ label }) => label.startsWith(labelStart))?.href
  expect(hrefByLabel(indexPage, 'Yumaro')).toBe('/ariza-kodlari/marka/yumaro')
  const brandPage = await readPage('/ariza-kodlari/marka/yumaro')
  const devicePath = '/ariza-kodlari/marka/yumaro/cihaz/servo-surucu-tamiri'
  expect(hrefByLabel(brandPage, 'Servo sürücü')).toBe(devicePath)
  const listPage = await readPage(devicePath)
  expect(listPage.heading).toBe('Yumaro servo sürücü arıza kodları')
  expect(listPage.main.named('Kodun ilk harfi').hrefOf('A')).toBe(`${devicePath}/harf/a`)
  expect(hrefsOf((await readPage(`${devicePath}/harf/a`)).main)).toContain(FAULT.path)
  const { main } = await readPage(FAULT.path)
  expect(
    main.all('[role=img][aria-label="Göstergede AL16 yazıyor"], svg[aria-label="Göstergede AL16 yazıyor"]'),
  ).toHaveLength(1)
  const quotePath = '/iletisim?ariza=yumaro-ys2-al16-servo-acilirken-asiri-akim'
  expect(main.hrefOf('Bu arıza için teklif al')).toBe(quotePath)
})

describe('pages without data', () => {
  test('the company page has mission, vision, the section “why us” and the experience since 1999', async () => {
    const { main } = await readPage('/kurumsal')
    expect(main.texts('h2')).toEqual(
      expect.arrayContaining(['Misyonumuz', 'Vizyonumuz', expect.stringContaining('Neden biz')]),
    )
    for (const text of ['1999', '25+ yıl']) expect(main.text).toContain(text)
  })

  test('the process page is a timeline of six steps', async () => {
    const texts = originalTexts('processTexts')
    const steps = (await readPage('/tamir-sureci')).main.all('ol li')
    expect(steps.map((step) => step.texts('h2, h3')[0])).toEqual(STEP_NAMES)
    for (const [index, step] of STEPS.entries())
      expect(steps[index]!.texts('p')).toEqual(expect.arrayContaining(texts[`step${step}`].split('\n')))
    expect(steps[2]!.text).toContain('Onayınız olmadan işlem yapılmaz.')
  })

  test('the privacy notice is at /kvkk, labelled as a draft and linked from the form', async () => {
    expect((await readPage('/iletisim')).main.hrefOf('KVKK aydınlatma metninde')).toBe('/kvkk')
    const { main } = await readPage('/kvkk')
    expect(main.texts('h2')).toEqual(privacySections(DEFAULT_SETTINGS).map(({ heading }) => heading))
    expect(main.text).toContain('Taslak. Yayımlanmadan önce hukuk danışmanınızca okunmalıdır.')
    expect(main.text).toContain('OpenStreetMap')
    expect(main.all('input[type=checkbox]')).toEqual([])
  })
})
