import { companyOf } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { expect, test } from '../support/fixtures'
import { footer, header, linksOf, main, mainMenu, open, SERVICE } from '../pages/public'

const company = companyOf(DEFAULT_SETTINGS)

const PAGES = [
  { label: 'Ana Sayfa', href: '/' },
  { label: 'Kurumsal', href: '/kurumsal' },
  { label: 'Hizmetlerimiz', href: '/hizmetler' },
  { label: 'Tamir Süreci', href: '/tamir-sureci' },
  { label: 'Teknik Bilgi', href: '/teknik-bilgi' },
  { label: 'İletişim', href: '/iletisim' },
]

test('the header links to the six pages and to the quote, and stays in view', async ({ page }) => {
  await open(page, '/hizmetler')
  expect(await linksOf(mainMenu(page))).toEqual(PAGES)
  await expect(mainMenu(page).getByRole('link', { name: 'Hizmetlerimiz' })).toHaveAttribute('aria-current', 'page')
  await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1)
  await expect(header(page).getByRole('link', { name: 'Teklif Al', exact: true })).toHaveAttribute('href', '/iletisim')
  await expect(header(page).getByRole('link', { name: 'Sitede ara', exact: true })).toHaveAttribute('href', '/ara')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(header(page)).toBeInViewport({ ratio: 0.9 })
})

test('the six pages open by soft navigation, back and forward too', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const follow = async ({ label, href }: { label: string; href: string }) => {
    await mainMenu(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(href)
    await expect(mainMenu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  const [home, ...others] = PAGES
  const contact = others.pop()!
  for (const link of [...others, home!, others.at(-1)!]) await follow(link)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // The contact page is loaded as a document, because its map needs another policy.
  await follow(contact)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('İletişim')
  await page.goBack()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Teknik Bilgi')
  await page.goBack()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Servo sürücünüzü bileşen düzeyinde onarıyoruz',
  )
  await page.goForward()
  await page.goForward()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('İletişim')
})

test('the footer shows address, phone, e-mail, pages, social links and the privacy notice', async ({ page }) => {
  await open(page, '/kurumsal')
  const foot = footer(page)
  for (const line of company.address.lines) await expect(foot).toContainText(line)
  await expect(foot.getByRole('link', { name: '+90 (212) 555 01 23', exact: true })).toHaveAttribute(
    'href',
    'tel:+902125550123',
  )
  await expect(foot.getByRole('link', { name: 'servis@ornek.example', exact: true })).toHaveAttribute(
    'href',
    'mailto:servis@ornek.example',
  )
  for (const { label, href } of [...PAGES, { label: 'Arıza Kodları', href: '/ariza-kodlari' }])
    await expect(foot.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  for (const { label, href } of company.social)
    await expect(foot.getByRole('link', { name: label })).toHaveAttribute('href', href)
  await expect(foot.getByRole('link', { name: 'KVKK aydınlatma metni', exact: true })).toHaveAttribute('href', '/kvkk')
  await expect(foot).toContainText('MERSİS 0000 0000 0000 0000')
})

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await open(page, SERVICE.path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç', exact: true })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu dialog keeps Tab inside, closes with Escape and returns focus', async ({ page }) => {
    await open(page, '/hizmetler')
    const burger = header(page)
      .locator('[aria-label="Menü"]:visible, a:has-text("Menü"):visible, button:has-text("Menü"):visible')
      .first()
    await burger.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu).toBeVisible()
    expect(await linksOf(menu.getByRole('navigation'))).toEqual(PAGES)
    await expect(menu.getByRole('link', { name: 'Sitede Ara', exact: true })).toHaveAttribute('href', '/ara')
    await expect(menu.getByRole('link', { name: 'Teklif Al', exact: true })).toHaveAttribute('href', '/iletisim')
    await expect(menu.getByRole('link', { name: '+90 (212) 555 01 23' })).toHaveAttribute('href', 'tel:+902125550123')
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      expect(
        await menu.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
  })

  test('a link in the menu opens its page and closes the menu', async ({ page }) => {
    await open(page, '/')
    await header(page).locator('[aria-label="Menü"]:visible').first().click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByRole('link', { name: 'Tamir Süreci', exact: true }).click()
    await expect(page).toHaveURL('/tamir-sureci')
    await expect(menu).toBeHidden()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tamir Süreci')
  })
})

test('a phone that is zoomed to one and a half keeps its menu, and no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 490 })
  for (const path of ['/', '/iletisim', '/hizmetler']) {
    await open(page, path)
    await expect(header(page).locator('[aria-label="Menü"]:visible').first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(240)
  }
})

test('an unknown address is 404 with a link home', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const path of ['/yok', '/yok/daha/derin', '/hizmetler/servo-surucu-tamiri/yok', '/teknik-bilgi/sayfa/99']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı')
    await expect(page).toHaveTitle('Sayfa Bulunamadı | Ölçev Endüstriyel Elektronik')
    await expect(main(page).getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/')
  }
})

test('the cached 404 page hydrates at any unknown address', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const path of ['/yok-bir', '/yok/iki?x=1']) {
    await open(page, path)
    await main(page).getByRole('link', { name: 'Ana Sayfaya Dön' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Öne çıkan hizmetler' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı')
  }
})
