import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import type { Account } from '../support/accounts'
import { enter, fillSignIn, signOut, statusFor, storedToken } from '../pages/admin'
import { untilAnswered } from '../support/watch'

const PATH = '/admin/ayarlar'
const form = (page: Page, title: string) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: title }) })
const emailForm = (page: Page) => form(page, 'E-posta değiştir')
const passwordForm = (page: Page) => form(page, 'Şifre değiştir')
const save = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await passwordForm(page).getByLabel('Mevcut şifre').fill(current)
  await passwordForm(page).getByLabel('Yeni şifre', { exact: true }).fill(next)
  await passwordForm(page).getByLabel('Yeni şifre (tekrar)').fill(again)
}

/** Opens the screen and waits for its calls, because one that a change of the account overtakes is refused. */
async function enterSettings(page: Page, account: Account) {
  await enter(page, account, PATH)
  await untilAnswered(page)
}

test('a changed e-mail is confirmed, and the session continues with a new token', async ({ page, account }) => {
  await enterSettings(page, account)
  const token = (await storedToken(page))!
  const email = `yeni-${account.email}`
  await emailForm(page).getByLabel('Yeni e-posta').fill(email)
  await emailForm(page).getByLabel('Mevcut şifre').fill(account.password)
  await save(page, 'E-postayı Güncelle')
  await expect(emailForm(page).getByRole('status')).toHaveText('E-posta adresiniz başarıyla güncellendi.')
  await expect(emailForm(page).getByLabel('Yeni e-posta')).toHaveValue('')
  await expect(emailForm(page).getByLabel('Mevcut şifre')).toHaveValue('')
  const next = (await storedToken(page))!
  expect(next).not.toBe(token)
  expect(await statusFor(page, token)).toBe(401)
  expect(await statusFor(page, next)).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }), 'the cookie is new as well').toHaveText('Hesap Ayarları')
  await signOut(page)
  await fillSignIn(page, { ...account, email })
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a call that the change overtakes does not end the session', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  let changed = () => {}
  const change = new Promise<void>((resolve) => (changed = resolve))
  let refused = (_status: number) => {}
  const refusal = new Promise<number>((resolve) => (refused = resolve))
  await page.route('**/api/Auth/change-email', async (route) => {
    const answer = await route.fetch()
    changed()
    await refusal
    await route.fulfill({ response: answer })
  })
  await page.route(
    '**/api/Auth/session',
    async (route) => {
      await change
      const answer = await route.fetch()
      await route.fulfill({ response: answer })
      refused(answer.status())
    },
    { times: 1 },
  )
  await enter(page, account, PATH)
  await emailForm(page).getByLabel('Yeni e-posta').fill(`yeni-${account.email}`)
  await emailForm(page).getByLabel('Mevcut şifre').fill(account.password)
  await save(page, 'E-postayı Güncelle')
  expect(await refusal).toBe(401)
  await expect(emailForm(page).getByRole('status')).toHaveText('E-posta adresiniz başarıyla güncellendi.')
  await expect(page).toHaveURL(PATH)
})

test('a token that another tab replaced is taken instead of ending the session', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await enterSettings(page, account)
  const answer = await page.request.post('/api/Auth/change-email', {
    headers: { Authorization: `Bearer ${await storedToken(page)}` },
    data: { newEmail: `yeni-${account.email}`, currentPassword: account.password },
  })
  const { token } = (await answer.json()) as { token: string }
  // A document is not told of what it stores itself, so this tab knows only the old token, as before the other's event.
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.getByRole('link', { name: 'Mesajlar' }).click()
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim Mesajları')
  await expect(page.locator('main').getByText('Yükleniyor…')).toHaveCount(0)
  await expect(page).toHaveURL('/admin/mesajlar')
  expect(await storedToken(page)).toBe(token)
})

test('a changed password is confirmed and opens the admin', async ({ page, account }) => {
  await enterSettings(page, account)
  await fillPasswords(page, account.password, 'Yeni-Şifre-2')
  await save(page, 'Şifreyi Güncelle')
  await expect(passwordForm(page).getByRole('status')).toHaveText('Şifreniz başarıyla güncellendi.')
  for (const field of await passwordForm(page).locator('input').all()) await expect(field).toHaveValue('')
  await signOut(page)
  await fillSignIn(page, { ...account, password: 'Yeni-Şifre-2' })
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a failed change of the account shows its reason and keeps the text', async ({ page, account, watch }) => {
  watch.allow(/status of (400|503)|ERR_FAILED/)
  await enter(page, account, PATH)
  await emailForm(page).getByLabel('Yeni e-posta').fill('yeni@ornek.example')
  await emailForm(page).getByLabel('Mevcut şifre').fill('yanlış')
  await save(page, 'E-postayı Güncelle')
  await expect(emailForm(page).getByRole('alert')).toHaveText(
    'E-posta değiştirilirken hata oluştu: Mevcut şifre hatalı.',
  )
  await expect(emailForm(page).getByLabel('Yeni e-posta')).toHaveValue('yeni@ornek.example')
  await expect(emailForm(page).getByLabel('Mevcut şifre')).toBeFocused()
  await fillPasswords(page, 'yanlış', 'Yeni-Şifre-2')
  await save(page, 'Şifreyi Güncelle')
  await expect(passwordForm(page).getByRole('alert')).toHaveText(
    'Şifre değiştirilirken hata oluştu: Mevcut şifre hatalı.',
  )
  await page.route('**/api/Auth/change-password', (route) => route.abort())
  await save(page, 'Şifreyi Güncelle')
  await expect(passwordForm(page).getByRole('alert')).toHaveText(
    'Şifre değiştirilirken hata oluştu: Sunucuya ulaşılamadı.',
  )
})

test('the new e-mail must be valid, and both fields are required', async ({ page, account }) => {
  await enter(page, account, PATH)
  await save(page, 'E-postayı Güncelle')
  await expect(emailForm(page).getByLabel('Yeni e-posta')).toHaveAccessibleDescription(
    `Yeni e-posta adresini yazın. Şimdiki: ${account.email}`,
  )
  await expect(emailForm(page).getByLabel('Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifrenizi yazın.')
  await emailForm(page).getByLabel('Yeni e-posta').fill('yönetici@')
  await save(page, 'E-postayı Güncelle')
  await expect(emailForm(page).getByLabel('Yeni e-posta')).toHaveAccessibleDescription(
    `E-posta adresini ad@firma.com biçiminde yazın. Şimdiki: ${account.email}`,
  )
})

test('passwords that differ or are too short are not sent', async ({ page, account }) => {
  await enter(page, account, PATH)
  let sent = 0
  page.on('request', (request) => (sent += request.url().includes('/change-password') ? 1 : 0))
  await fillPasswords(page, account.password, 'Yeni-Şifre-2', 'Yeni-Şifre-3')
  await save(page, 'Şifreyi Güncelle')
  await expect(passwordForm(page).getByText('Yeni şifreler eşleşmiyor.', { exact: true })).toBeVisible()
  await fillPasswords(page, account.password, 'kısa1')
  await save(page, 'Şifreyi Güncelle')
  await expect(passwordForm(page).getByLabel('Yeni şifre', { exact: true })).toHaveAccessibleDescription(
    /^Yeni şifre en az 6 karakter olmalı\./,
  )
  await expect(passwordForm(page).getByLabel('Yeni şifre (tekrar)')).toHaveAccessibleDescription(
    'En az 6 karakter olmalı.',
  )
  await fillPasswords(page, '', '')
  await save(page, 'Şifreyi Güncelle')
  await expect(passwordForm(page).locator('[aria-invalid=true]')).toHaveCount(3)
  expect(sent).toBe(0)
})
