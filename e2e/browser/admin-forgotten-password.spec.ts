import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { emailField, fillSignIn } from '../pages/admin'
import { main, open } from '../pages/public'
import { linkMailedTo } from '../support/mail-files'

const SENT = 'Bu adres kayıtlıysa şifre bağlantısını gönderdik. Bağlantı bir saat geçerlidir.'
const GONE = 'Bu bağlantının süresi doldu ya da kullanıldı. Yeni bağlantı isteyin.'
const NEW = 'Yepyeni-Şifre-2'

const newPassword = (page: Page) => page.getByLabel('Yeni şifre', { exact: true })
const again = (page: Page) => page.getByLabel('Yeni şifre (tekrar)')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function fillTwice(page: Page, password: string, confirmation = password) {
  await newPassword(page).fill(password)
  await again(page).fill(confirmation)
  await press(page, 'Şifreyi Kaydet')
}

test('a forgotten password is set by a mailed link, which then opens nothing any more', async ({
  page,
  account,
  site,
  watch,
}) => {
  watch.allow(/status of 410/)
  await open(page, '/admin/login')
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
  await expect(page).toHaveURL('/admin/sifre')
  await emailField(page).fill(account.email)
  await press(page, 'Bağlantı Gönder')
  await expect(main(page).getByRole('status')).toHaveText(SENT)
  const link = await linkMailedTo(site, account.email, '/admin/sifre')
  await open(page, link)
  await expect(main(page)).toContainText(`${account.email} için. Kaydedince açık bütün oturumlar kapanır.`)
  await fillTwice(page, NEW)
  await expect(main(page).getByRole('status')).toHaveText('Şifreniz değişti. Yeni şifrenizle giriş yapın.')
  await page.getByRole('link', { name: 'Girişe Git' }).click()
  await fillSignIn(page, { ...account, password: NEW })
  await expect(page).toHaveURL('/admin/dashboard')
  await open(page, link)
  await expect(main(page).getByRole('alert')).toHaveText(GONE)
  await page.getByRole('link', { name: 'Yeni Bağlantı İste' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifremi unuttum')
})

test('an address without an account gets the same answer', async ({ page }) => {
  await open(page, '/admin/sifre')
  await emailField(page).fill('kimse@ornek.example')
  await press(page, 'Bağlantı Gönder')
  await expect(main(page).getByRole('status')).toHaveText(SENT)
  await expect(emailField(page)).toHaveValue('kimse@ornek.example')
})

test('a wrong new password is refused beside its field, and nothing typed is lost', async ({
  page,
  account,
  site,
  watch,
}) => {
  watch.allow(/status of 400/)
  await page.request.post('/api/Auth/password-link', { data: { email: account.email } })
  await open(page, await linkMailedTo(site, account.email, '/admin/sifre'))
  await fillTwice(page, 'sifre123')
  await expect(newPassword(page)).toHaveAccessibleDescription('Bu şifre çok yaygın. En az 6 karakter.')
  await expect(newPassword(page)).toHaveValue('sifre123')
  await fillTwice(page, NEW, 'başka')
  await expect(again(page)).toHaveAccessibleDescription('Yeni şifreler eşleşmiyor.')
  await fillTwice(page, NEW)
  await expect(main(page).getByRole('status')).toHaveText('Şifreniz değişti. Yeni şifrenizle giriş yapın.')
})

test('a link is asked for and used by keyboard alone', async ({ page, account, site }) => {
  await open(page, '/admin/sifre')
  await emailField(page).focus()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status')).toHaveText(SENT)
  await open(page, await linkMailedTo(site, account.email, '/admin/sifre'))
  await newPassword(page).focus()
  await page.keyboard.type(NEW)
  await page.keyboard.press('Tab')
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status')).toHaveText('Şifreniz değişti. Yeni şifrenizle giriş yapın.')
})
