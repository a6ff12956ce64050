import { awayTest, expect, test } from '../support/fixtures'
import {
  emailField,
  fillSignIn,
  passwordField,
  signIn,
  signInButton,
  signOut,
  signOutButton,
  statusFor,
  storedToken,
} from '../pages/admin'
import { holdCalls } from '../pages/content-screen'
import { open } from '../pages/public'
import { untilAnswered } from '../support/watch'

const heading = 'Admin Paneli Girişi'

test('a guarded page redirects to sign-in and back', async ({ page, account }) => {
  await open(page, '/admin/mesajlar?kaynak=posta')
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fmesajlar%3Fkaynak%3Dposta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/admin/mesajlar?kaynak=posta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim Mesajları')
})

test('without a valid return address sign-in leads to the dashboard', async ({ page, account }) => {
  for (const path of [
    '/admin/login',
    '/admin/login?from=https%3A%2F%2Fbaska.ornek.example',
    '/admin/login?from=%2F%2Fbaska.ornek.example',
  ]) {
    await open(page, path)
    await fillSignIn(page, account)
    await expect(page).toHaveURL('/admin/dashboard')
    await signOut(page)
    await expect(page).toHaveURL('/admin/login')
  }
})

test('sign-in is not sent without both fields', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/api/Auth/login') ? 1 : 0))
  await open(page, '/admin/login')
  await expect(emailField(page)).toHaveAttribute('type', 'email')
  await expect(emailField(page)).toHaveValue('')
  await expect(passwordField(page)).toHaveValue('')
  await signInButton(page).click()
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAccessibleDescription('E-posta adresinizi yazın.')
  await expect(passwordField(page)).toHaveAccessibleDescription('Şifrenizi yazın.')
  expect(sent).toBe(0)
})

awayTest('in demo mode the form is filled in with the demo account', async ({ page }) => {
  await open(page, '/admin/login')
  await expect(emailField(page)).toHaveValue('admin@example.com')
  await expect(passwordField(page)).toHaveValue('Admin123!')
})

test('a failed sign-in shows the server’s message and keeps the text', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await open(page, '/admin/login')
  await fillSignIn(page, { ...account, password: 'yanlış' })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-posta veya şifre hatalı.')
  await expect(emailField(page)).toHaveValue(account.email)
})

test('an answer without a token does not sign in', async ({ page, account }) => {
  for (const body of ['{}', '{"token":""}', 'tamam']) {
    await page.route('**/api/Auth/login', (route) => route.fulfill({ status: 200, body }))
    await open(page, '/admin/login')
    await fillSignIn(page, account)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Giriş başarısız. Sunucudan geçerli bir yanıt alınamadı.',
    )
    await page.unroute('**/api/Auth/login')
  }
})

test('sign-in without a message from the server, or without the server, has its own text', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 500|ERR_FAILED/)
  await open(page, '/admin/login')
  await page.route('**/api/Auth/login', (route) => route.fulfill({ status: 500, body: '' }))
  await fillSignIn(page, account)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.',
  )
  await page.unroute('**/api/Auth/login')
  await page.route('**/api/Auth/login', (route) => route.abort())
  await signInButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.',
  )
})

test('the token in authToken restores the session without a cookie, behind a loading text', async ({
  page,
  account,
  context,
}) => {
  await signIn(page, account)
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await context.clearCookies()
  const { release } = await holdCalls(page, '**/api/Auth/session')
  await page.goto('/admin/ayarlar')
  await expect(page.getByRole('status')).toHaveText('Yükleniyor…')
  await expect(emailField(page)).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/admin/ayarlar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hesap Ayarları')
  expect(await storedToken(page)).toBe(token)
})

test('Çıkış Yap ends the session here and on the server', async ({ page, account, context }) => {
  await signIn(page, account)
  const token = (await storedToken(page))!
  expect(await statusFor(page, token)).toBe(200)
  await signOut(page)
  await expect(page).toHaveURL('/admin/login')
  await expect(signInButton(page)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  expect(await statusFor(page, token)).toBe(401)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('admin_session')
  await open(page, '/admin/dashboard')
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fdashboard')
})

test('an expired token signs out with its reason and leads back after sign-in', async ({
  page,
  account,
  content,
  watch,
}) => {
  watch.allow(/status of 401/)
  await signIn(page, account, '/admin/ayarlar')
  await page.getByLabel('Yeni e-posta').fill('yeni@ornek.example')
  await page.getByLabel('Mevcut şifre').first().fill(account.password)
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await page.getByRole('button', { name: 'E-postayı Güncelle' }).click()
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fayarlar')
  await expect(page.getByRole('status')).toHaveText('Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.')
  expect(await storedToken(page)).toBeNull()
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/admin/ayarlar')
  await expect(page.getByLabel('Yeni e-posta'), 'what was typed is back').toHaveValue('yeni@ornek.example')
  await expect(page.getByLabel('Mevcut şifre').first(), 'but no password').toHaveValue('')
})

test('a revoked token leads to the sign-in page with its reason', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await signIn(page, account)
  const token = (await storedToken(page))!
  await untilAnswered(page)
  await page.request.post('/api/Auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await open(page, '/admin/mesajlar')
  await expect(page.getByRole('status')).toHaveText('Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.')
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/admin/mesajlar')
})

test('signing out in one tab signs the other one out', async ({ page, account, context }) => {
  await signIn(page, account, '/admin/ayarlar')
  const other = await context.newPage()
  await open(other, '/admin/dashboard')
  await signOut(other)
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fayarlar')
  await expect(page.getByRole('status')).toHaveText('Başka bir sekmede çıkış yapıldı. Lütfen yeniden giriş yapın.')
})

test('a call that the sign-out overtakes does not ask to sign in again', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await signIn(page, account)
  const { release } = await holdCalls(page, '**/api/Auth/session')
  const asksAgain = () =>
    page.waitForURL(/from=/, { timeout: 1000 }).then(
      () => true,
      () => false,
    )
  let isAsked: boolean | undefined
  await page.route('**/api/Auth/logout', async (route) => {
    const answer = await route.fetch()
    const refused = page.waitForResponse((response) => response.status() === 401)
    release()
    await refused
    isAsked = await asksAgain()
    await route.fulfill({ response: answer })
  })
  // A page without photos of customers, which would be 404 once the session has ended.
  await open(page, '/admin/yonlendirmeler')
  await signOutButton(page).click()
  await expect(page).toHaveURL('/admin/login')
  expect(isAsked).toBe(false)
  await expect(page.getByRole('status')).toHaveCount(0)
})
