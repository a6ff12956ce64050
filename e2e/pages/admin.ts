import { expect, type Page } from '@playwright/test'
import { main, open } from './public'
import { type Account, DEMO } from '../support/calls/accounts'

export const emailField = (page: Page) => page.getByLabel('E-posta', { exact: true })
export const passwordField = (page: Page) => page.getByLabel('Şifre', { exact: true })
export const sidebar = (page: Page) => page.getByRole('complementary')
export const signOutButton = (page: Page) => sidebar(page).getByRole('button', { name: 'Çıkış Yap' })

/** Presses 'Çıkış Yap' when no call is pending, because a call that arrives after the sign-out is refused. */
export async function signOut(page: Page): Promise<void> {
  // A page makes its calls only after its scripts have loaded.
  await expect(signOutButton(page)).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await signOutButton(page).click()
}

export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
}

export async function signIn(page: Page, account: Account, path = '/admin/dashboard'): Promise<void> {
  await open(page, path)
  await fillSignIn(page, account)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await expect(main(page).getByText('Yükleniyor…')).toHaveCount(0)
}

/** Starts a session through the API: sets the cookie for the guard, and stores the token for the page's calls. Returns the token. */
export async function startSession(page: Page, account: Account = DEMO): Promise<string> {
  const response = await page.request.post('/api/Auth/login', { data: account })
  expect(response.status()).toBe(200)
  const { token } = (await response.json()) as { token: string }
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
  return token
}

/** Opens an admin page with a session that was started through the API. */
export async function openSignedIn(page: Page, account: Account, path = '/admin/dashboard') {
  await startSession(page, account)
  const response = await open(page, path)
  await expect(main(page).getByText('Yükleniyor…')).toHaveCount(0)
  return response
}

export async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('authToken'))
}
