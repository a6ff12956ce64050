import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './public'
import type { Account } from '../support/content'

/** The administrator that migrating in demo mode makes: in the seeded and in the empty site. */
export const DEMO: Account = { email: 'admin@example.com', password: 'Admin123!' }

export const emailField = (page: Page) => page.getByLabel('E-posta', { exact: true })
export const passwordField = (page: Page) => page.getByLabel('Şifre', { exact: true })
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Giriş Yap' })
export const sidebar = (page: Page) => page.getByRole('complementary')
export const signOutButton = (page: Page) => sidebar(page).getByRole('button', { name: 'Çıkış Yap' })

/** Opens a page of the panel without looking where it leads. */
export async function openPanel(page: Page, path: string) {
  const answer = await page.goto(path)
  await waitForHydration(page)
  return answer
}

/** Fills in the form that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await signInButton(page).click()
}

/** Signs in on the way to a page of the panel. */
export async function signIn(page: Page, account: Account, path = '/admin/dashboard'): Promise<void> {
  await openPanel(page, path)
  await fillSignIn(page, account)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toHaveCount(0)
}

/** Opens a page of the panel with a session that began past the sign-in page: the cookie for the guard, the token for the calls. */
export async function enter(page: Page, account: Account, path = '/admin/dashboard') {
  const begun = await page.request.post('/api/Auth/login', { data: account })
  expect(begun.status()).toBe(200)
  const { token } = (await begun.json()) as { token: string }
  const script = await page.addInitScript((value) => localStorage.setItem('authToken', value), token)
  const answer = await openPanel(page, path)
  await script.dispose()
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toHaveCount(0)
  return answer
}

/** What the browser keeps of the session. */
export async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('authToken'))
}

/** The status that the API gives to a token. */
export async function statusFor(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/Dashboard/stats', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}
