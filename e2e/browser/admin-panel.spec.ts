import { expect, test } from '../support/calls/fixtures'
import { openSignedIn, sidebar, signIn, signOutButton } from '../pages/admin'
import { field as postField, unsavedNotice, openScreen } from '../pages/content-screen'
import { holdScripts, paintedTheme } from '../pages/public'
import { expectAccessibleNow } from '../support/screens/axe'
import { expectTabInside } from '../support/screens/keyboard'

test('the sidebar opens another screen, highlights it and switches the theme', async ({ page, account }) => {
  await openSignedIn(page, account)
  const nav = sidebar(page).getByRole('navigation', { name: 'Yönetim menüsü' })
  await expect(nav.getByRole('link', { name: 'Kontrol Paneli' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('link', { name: 'Ayarlar' }).click()
  await expect(page).toHaveURL('/admin/ayarlar')
  await expect(nav.getByRole('link', { name: 'Ayarlar' })).toHaveAttribute('aria-current', 'page')
  await sidebar(page).getByRole('button', { name: 'Temayı Değiştir' }).click()
  await expect.poll(() => paintedTheme(page)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('Ctrl+K opens the search, the search is accessible, and Enter opens the chosen result', async ({
  page,
  account,
  content,
}) => {
  const id = await content.addOrder({ companyName: 'Kavşak Makine' })
  await openSignedIn(page, account, '/admin/dashboard')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('kavsak makine')
  const selected = page.getByRole('option', { selected: true })
  await expect(selected).toContainText('Kavşak Makine')
  await expectAccessibleNow(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/is-emirleri/${id}$`))
  await expect(selected).toBeHidden()
})

test('the sidebar shows all entries in a window of 1366 × 768', async ({ page, account }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openSignedIn(page, account)
  const entries = sidebar(page).locator('a, button')
  expect(await entries.count()).toBeGreaterThan(19)
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
})

test('on a phone the menu is accessible, traps Tab, and closes with Escape, its button or a link', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openSignedIn(page, account)
  const opener = page.getByRole('button', { name: 'Menü', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(signOutButton(page)).toHaveCount(0)
  await opener.click()
  await expect(menu.getByRole('button', { name: 'Çıkış Yap' })).toBeVisible()
  await expectAccessibleNow(page)
  await expectTabInside(page, menu, (await menu.locator('a, button').count()) + 2)
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

test('a link, signing out and the back button ask every time before unsaved changes are lost', async ({
  page,
  account,
}) => {
  await openSignedIn(page, account)
  const field = page.getByLabel('Yeni e-posta')
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  const back = () => page.evaluate(() => history.back())
  const editAccount = async () => {
    await sidebar(page).getByRole('link', { name: 'Ayarlar' }).click()
    // Browsers let a page intercept 'back' only after a click in it.
    await field.click()
    await field.fill('yarım@')
  }
  await editAccount()
  for (const go of [
    () => sidebar(page).getByRole('link', { name: 'Mesajlar' }).click(),
    () => signOutButton(page).click(),
    back,
  ]) {
    await go()
    await expect(question.getByRole('button', { name: 'Sayfada Kal' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/admin/ayarlar')
    await expect(field).toHaveValue('yarım@')
  }
  for (let time = 0; time < 2; time += 1) {
    if (time > 0) await editAccount()
    await back()
    await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    // The address changes before the form is unmounted, and until then the form asks again.
    await expect(field).toHaveCount(0)
  }
})

test('the browser warns before it closes a page with unsaved changes', async ({ page }) => {
  await openScreen(page, 'blog')
  await postField(page, 'Başlık').fill('Yarım')
  await expect(unsavedNotice(page)).toBeVisible()
  const dialogEvent = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await dialogEvent
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(postField(page, 'Başlık')).toHaveValue('Yarım')
})

test('controls that need scripts are disabled until the scripts run, so that no press is lost', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  const release = await holdScripts(page)
  await page.goto('/admin/ayarlar', { waitUntil: 'domcontentloaded' })
  await expect(signOutButton(page)).toBeDisabled()
  await page.goto('/admin/sifre', { waitUntil: 'domcontentloaded' })
  const send = page.getByRole('button', { name: 'Bağlantı Gönder' })
  await expect(send).toBeDisabled()
  release()
  await expect(send).toBeEnabled()
})
