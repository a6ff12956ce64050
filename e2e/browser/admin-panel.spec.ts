import { ADMIN_SCREENS } from '@/lib/site/admin-pages'
import { expect, test } from '../support/fixtures'
import { enter, sidebar, signOutButton } from '../pages/admin'
import { open, shownTheme } from '../pages/public'
import { violations } from '../support/axe'

test('the dashboard shows welcome text and counts at both of its addresses', async ({ page, account, content }) => {
  await enter(page, account, '/admin')
  const posts = (await content.postSlugs('all')).length
  const services = (await content.serviceSlugs('all')).length
  for (const path of ['/admin', '/admin/dashboard']) {
    await open(page, path)
    await expect(page).toHaveTitle('Kontrol Paneli | Ölçev Yönetim')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrol Paneli')
    const main = page.getByRole('main')
    await expect(main.getByText(/^Hoş geldiniz\./)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Toplam Blog Yazısı' })).toHaveText(`Toplam Blog Yazısı${posts}`)
    await expect(main.getByRole('link', { name: 'Hizmet Kategorisi' })).toHaveText(`Hizmet Kategorisi${services}`)
    await expect(main.getByRole('link', { name: /^Gelen Mesajlar/ })).toHaveText(/^Gelen Mesajlar\d+$/)
  }
})

test('the sidebar links to the pages by groups, marks the current one and switches the theme', async ({
  page,
  account,
}) => {
  await enter(page, account)
  const nav = sidebar(page).getByRole('navigation', { name: 'Yönetim menüsü' })
  const links = await nav.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual([...ADMIN_SCREENS.map(({ path }) => path), '/'])
  await expect(nav.getByRole('list', { name: 'Servis' }).getByRole('link')).toHaveCount(3)
  await expect(nav.getByRole('list', { name: 'İçerik' }).getByRole('link')).toHaveCount(4)
  await expect(nav.getByRole('link', { name: 'Kontrol Paneli' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('link', { name: 'Ayarlar' }).click()
  await expect(page).toHaveURL('/admin/ayarlar')
  await expect(nav.getByRole('link', { name: 'Ayarlar' })).toHaveAttribute('aria-current', 'page')
  await sidebar(page).getByRole('button', { name: 'Temayı Değiştir' }).click()
  await expect.poll(() => shownTheme(page)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('on a phone the menu is accessible, keeps Tab inside, and closes by Escape, its button and its links', async ({
  page,
  account,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, account)
  const opener = page.getByRole('button', { name: 'Menü', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(signOutButton(page)).toHaveCount(0)
  await opener.click()
  await expect(menu.getByRole('button', { name: 'Çıkış Yap' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
  const stops = await menu.locator('a, button').count()
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = await menu.evaluate((element) => element.contains(document.activeElement))
    expect(isInside, `after ${step + 1} steps`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('button', { name: 'Menüyü kapat' }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await menu.getByRole('link', { name: 'Ayarlar' }).click()
  await expect(page).toHaveURL('/admin/ayarlar')
  await expect(menu).toBeHidden()
})

test('leaving with unsaved changes by link, sign-out or back asks first', async ({ page, account }) => {
  await enter(page, account)
  await sidebar(page).getByRole('link', { name: 'Ayarlar' }).click()
  const field = page.getByLabel('Yeni e-posta')
  await field.fill('yarım@')
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  const leave = [
    () => sidebar(page).getByRole('link', { name: 'Mesajlar' }).click(),
    () => signOutButton(page).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const go of leave) {
    await go()
    await expect(question.getByRole('button', { name: 'Sayfada Kal' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/admin/ayarlar')
    await expect(field).toHaveValue('yarım@')
  }
  await leave[0]!()
  await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
  await expect(page).toHaveURL('/admin/mesajlar')
})

test('back asks again after it was allowed to leave a form once', async ({ page, account }) => {
  await enter(page, account)
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  const field = page.getByLabel('Yeni e-posta')
  for (let time = 0; time < 2; time += 1) {
    await sidebar(page).getByRole('link', { name: 'Ayarlar' }).click()
    // A press, because browsers let a page hold up 'back' only after one.
    await field.click()
    await field.fill('yarım@')
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    // The address changes before the form is gone, and a form that is there asks again.
    await expect(field).toHaveCount(0)
  }
})
