import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { ACCOUNT_PATH, codeField, secondFactor, readKey } from '../pages/account'
import { emailField, openSignedIn, fillSignIn, passwordField, sidebar, signOut, storedToken } from '../pages/admin'
import { unique } from '../pages/content-screen'
import { hold, main, open } from '../pages/public'
import { pressOn, typeInto } from '../support/screens/keyboard'
import { linkMailedTo } from '../support/mail-files'
import { readQr } from '../support/papers'
import { codeOf } from '../support/calls/totp-code'

const press = (page: Page, key: string) => page.keyboard.press(key)

test('the token in authToken restores the session, and a loading text is shown meanwhile', async ({
  page,
  account,
  context,
}) => {
  await openSignedIn(page, account)
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await context.clearCookies()
  const release = await hold(page, '**/api/Auth/session')
  await page.goto('/admin/ayarlar')
  await expect(page.getByRole('status')).toHaveText('Yükleniyor…')
  await expect(emailField(page)).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/admin/ayarlar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hesap Ayarları')
  expect(await storedToken(page)).toBe(token)
})

test('Çıkış Yap ends the session in the browser and on the server', async ({ page, account, context }) => {
  await openSignedIn(page, account)
  const token = (await storedToken(page))!
  const headers = { authorization: `Bearer ${token}` }
  const status = async () => (await page.request.get('/api/Dashboard/stats', { headers })).status()
  expect(await status()).toBe(200)
  await signOut(page)
  await expect(page).toHaveURL('/admin/login')
  expect(await storedToken(page)).toBeNull()
  expect(await status()).toBe(401)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('admin_session')
  await open(page, '/admin/dashboard')
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fdashboard')
})

test('a forgotten password can be reset by keyboard with a link that works once', async ({
  page,
  account,
  site,
  watch,
}) => {
  watch.allow(/status of 410/)
  const password = 'Yepyeni-Şifre-2'
  await open(page, '/admin/login')
  await pressOn(page, page.getByRole('link', { name: 'Şifremi unuttum' }))
  await expect(page).toHaveURL('/admin/sifre')
  await typeInto(page, emailField(page), account.email)
  await press(page, 'Enter')
  await expect(main(page).getByRole('status')).toContainText('şifre bağlantısını gönderdik')
  const link = await linkMailedTo(site, account.email, '/admin/sifre')
  await open(page, link)
  await typeInto(page, page.getByLabel('Yeni şifre', { exact: true }), password)
  await press(page, 'Tab')
  await page.keyboard.insertText(password)
  await press(page, 'Enter')
  await expect(main(page).getByRole('status')).toHaveText('Şifreniz değişti. Yeni şifrenizle giriş yapın.')
  await pressOn(page, page.getByRole('link', { name: 'Girişe Git' }))
  await typeInto(page, emailField(page), account.email)
  await press(page, 'Tab')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.insertText(password)
  await press(page, 'Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await open(page, link)
  await expect(main(page).getByRole('alert')).toHaveText(
    'Bu bağlantının süresi doldu ya da kullanıldı. Yeni bağlantı isteyin.',
  )
})

test('the second factor can be set up by camera and keyboard, and its recovery codes can be printed', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 401/)
  await openSignedIn(page, account, ACCOUNT_PATH)
  await typeInto(page, secondFactor(page).getByLabel('Mevcut şifre'), account.password)
  await press(page, 'Enter')
  await expect(codeField(page)).toBeVisible()
  const key = await readKey(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const uri = new URL((await readQr(page.getByRole('img', { name: 'Doğrulama uygulamasının okuyacağı kare kod' })))!)
    expect(uri.searchParams.get('secret'), colorScheme).toBe(key)
  }
  await typeInto(page, codeField(page), codeOf(key))
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Yedek kodları saklayın' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`Yedek kodlar: ${account.email}`)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await pressOn(page, page.getByRole('button', { name: 'Kodları Sakladım' }))
  await expect(secondFactor(page)).toContainText('Kalan yedek kod')
  await signOut(page)
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doğrulama kodu')
  await expect(page.getByLabel('Uygulamadaki altı haneli kod')).toBeFocused()
  await page.keyboard.insertText(codeOf(key, 1))
  await press(page, 'Enter')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a colleague can be invited and can open an account by keyboard', async ({
  page,
  newAccount,
  baseURL,
  clientAddress,
}) => {
  const email = `${unique('davetli').replace(' ', '-')}@ornek.example`
  await openSignedIn(page, await newAccount('manager', 'Kerem Aydın'), '/admin/kullanicilar')
  await typeInto(page, main(page).getByLabel('E-posta', { exact: true }), email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(main(page).getByRole('radio', { name: 'Editör' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region', { name: `${email} davet edildi` })).toBeFocused()
  await page.keyboard.press('Tab')
  const link = main(page).getByLabel('Bağlantı', { exact: true })
  await expect(link).toBeFocused()
  const path = new URL(await link.inputValue()).pathname

  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': clientAddress } })
  const invitedPage = await context.newPage()
  await open(invitedPage, path)
  await expect(invitedPage.getByText(/^Kerem Aydın sizi Editör rolüyle davet etti: hizmetler, /)).toBeVisible()
  await typeInto(invitedPage, invitedPage.getByLabel('Ad soyad'), 'Nihan Kaplan')
  for (const label of ['Şifre', 'Şifre (tekrar)']) {
    await typeInto(invitedPage, invitedPage.getByLabel(label, { exact: true }), 'Uzun-Bir-Şifre-7')
  }
  await invitedPage.keyboard.press('Enter')
  await expect(invitedPage).toHaveURL('/admin/dashboard')
  await expect(sidebar(invitedPage).getByRole('link', { name: 'Hizmetler' })).toBeVisible()
  await expect(sidebar(invitedPage).getByRole('link', { name: /^İş Emirleri/ })).toHaveCount(0)
  await context.close()
})
