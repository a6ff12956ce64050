import { expectAccessibleNow } from '../support/screens/axe'
import { expectTabInside } from '../support/screens/keyboard'
import { expect, test } from '../support/calls/fixtures'
import { header, main, mainMenu, MENU, open, SERVICE } from '../pages/public'

test('the pages of the menu open by soft navigation, except the contact page, and the header stays in view', async ({
  page,
}) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(header(page)).toBeInViewport({ ratio: 0.9 })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const follow = async ({ label, href }: { label: string; href: string }) => {
    await mainMenu(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(href)
    await expect(mainMenu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  const [home, ...others] = MENU
  const contact = others.pop()!
  for (const link of [...others, home!, others.at(-1)!]) await follow(link)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // The contact page is loaded as a document, because its map needs another security policy.
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

test('the skip link is the first tab stop and jumps to the content', async ({ page }) => {
  await open(page, SERVICE.path)
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'İçeriğe geç', exact: true })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('on a phone the menu is accessible, traps Tab, and closes with Escape or a link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/hizmetler')
  const menuLink = header(page).locator('a[href="#sayfalar"]')
  await menuLink.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(MENU.map(({ label }) => label))
  await expectTabInside(page, menu, 14)
  await expectAccessibleNow(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuLink).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Tamir Süreci', exact: true }).click()
  await expect(page).toHaveURL('/tamir-sureci')
  await expect(menu).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tamir Süreci')
})

test('the cached 404 page hydrates at any unknown address', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  await open(page, '/yok/iki?x=1')
  await main(page).getByRole('link', { name: 'Ana Sayfaya Dön' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/yok/iki?x=1')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı')
})
