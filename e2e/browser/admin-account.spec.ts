import { expect, test } from '../support/fixtures'
import { ACCOUNT_PATH, sessionList } from '../pages/account'
import { enter, sidebar, statusFor, storedToken } from '../pages/admin'
import { main } from '../pages/public'

test('open sessions show device and times, and another one is ended', async ({ page, account, playwright, site }) => {
  const ended = await playwright.request.newContext({
    baseURL: site.url,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  const answer = await ended.post('/api/Auth/login', { data: account })
  const { token } = (await answer.json()) as { token: string }
  await ended.dispose()
  await enter(page, account, ACCOUNT_PATH)
  const rows = sessionList(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('bu oturum')
  await expect(rows.last()).toContainText(/Android, Chrome.*Giriş: \d\d\.\d\d\.\d{4} \d\d:\d\d.*Son işlem: /)
  await rows
    .last()
    .getByRole('button', { name: /^Bu oturumu kapat/ })
    .click()
  await expect(sessionList(page).getByRole('status')).toHaveText('Oturum kapatıldı.')
  await expect(sessionList(page).getByRole('status')).toBeFocused()
  await expect(rows).toHaveCount(1)
  expect(await statusFor(page, token)).toBe(401)
  expect(await statusFor(page, (await storedToken(page))!)).toBe(200)
})

test('all other sessions are ended at once', async ({ page, account }) => {
  const tokens = await Promise.all(
    [1, 2].map(async () => {
      const answer = await page.request.post('/api/Auth/login', { data: account })
      return ((await answer.json()) as { token: string }).token
    }),
  )
  await enter(page, account, ACCOUNT_PATH)
  await page.getByRole('button', { name: 'Diğerlerini kapat' }).click()
  await expect(sessionList(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Diğerlerini kapat' })).toHaveCount(0)
  expect(await Promise.all(tokens.map((token) => statusFor(page, token)))).toEqual([401, 401])
})

test('the page names address and role, and only a changed form is orange', async ({ page, account }) => {
  await enter(page, account, ACCOUNT_PATH)
  await expect(main(page).getByText(`${account.email}, Yönetici`)).toBeVisible()
  await expect(main(page).getByText(`Şimdiki: ${account.email}`)).toBeVisible()
  const orange = main(page).locator('[data-act]')
  await expect(orange).toHaveCount(0)
  await main(page).getByLabel('Yeni şifre', { exact: true }).fill('Yeni')
  await expect(orange).toHaveText(['Şifreyi Güncelle'])
})

test('the own name is changed and shown in the menu', async ({ page, account }) => {
  await enter(page, account, ACCOUNT_PATH)
  await main(page).getByLabel('Adınız ve soyadınız').fill('Kerem Aydın')
  await page.getByRole('button', { name: 'Adı Güncelle' }).click()
  await expect(main(page).getByText('Adınız güncellendi.')).toBeVisible()
  await expect(main(page).getByText('Şimdiki: Kerem Aydın')).toBeVisible()
  await expect(sidebar(page).getByText('Kerem Aydın')).toBeVisible()
})
