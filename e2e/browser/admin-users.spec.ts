import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { alert, confirmation } from '../pages/content-screen'
import { main, open } from '../pages/public'
import {
  invite,
  inviteButton,
  inviteEmail,
  newEmail,
  onceLink,
  people,
  person,
  personButton,
  roleOf,
  USERS,
} from '../pages/users-screen'
import { DEMO } from '../support/accounts'
import { tabTo } from '../support/keyboard'

const GONE = 'Bu davetin süresi doldu ya da kullanıldı. Sizi davet eden kişiden yenisini isteyin.'

/** Opens a browser of somebody else. */
async function otherBrowser(browser: Browser, baseURL: string | undefined, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } })
  return context.newPage()
}

async function fillAccount(page: Page, name: string, password = 'Uzun-Bir-Şifre-7') {
  await page.getByLabel('Ad soyad').fill(name)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByLabel('Şifre (tekrar)').fill(password)
  await page.getByRole('button', { name: 'Hesabı Aç' }).click()
}

test('an invited colleague opens an account and finds the menu of the role', async ({
  page,
  accountAs,
  browser,
  baseURL,
  clientAddress,
}) => {
  const email = newEmail()
  await enter(page, await accountAs('manager', 'Kerem Aydın'), USERS)
  const path = await invite(page, email)
  await expect(person(page, email)).toContainText(/Kerem Aydın davet etti.*Servis.*Bağlantı 7[12] saat daha geçerli/)

  const theirs = await otherBrowser(browser, baseURL, clientAddress)
  await open(theirs, path)
  await expect(theirs.getByText('Kerem Aydın sizi Servis rolüyle davet etti: mesajlar ve iş emirleri.')).toBeVisible()
  await expect(theirs.getByLabel('E-posta')).toHaveValue(email)
  await fillAccount(theirs, 'Nihan Kaplan')
  await expect(theirs).toHaveURL('/admin/dashboard')
  await expect(sidebar(theirs).getByRole('link', { name: /^İş Emirleri/ })).toBeVisible()
  await expect(sidebar(theirs).getByRole('link', { name: 'Hizmetler' })).toHaveCount(0)
  await expect(sidebar(theirs).getByText('Nihan Kaplan, Servis')).toBeVisible()

  await page.reload()
  await expect(people(page, 'Girebilenler').getByRole('listitem').filter({ hasText: email })).toContainText('Son giriş')
  await expect(people(page, 'Davet bekleyen').getByText(email)).toHaveCount(0)
  await theirs.goto(path)
  await expect(main(theirs).getByRole('alert')).toContainText(GONE)
  await theirs.context().close()
})

test('a link that opens nothing is 410 and names neither referrer nor search engine the address', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 410/)
  const answer = await page.goto(`/admin/davet/${'a'.repeat(43)}`)
  expect(answer!.status()).toBe(410)
  expect(answer!.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(main(page).getByRole('alert')).toContainText(GONE)
})

test('what is wrong with a new account is said at its field, and nothing typed is lost', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 400/)
  await enter(page, account, USERS)
  const path = await invite(page, newEmail())
  await open(page, path)
  const password = page.getByLabel('Şifre', { exact: true })
  await page.getByLabel('Ad soyad').fill('Nihan Kaplan')
  await password.fill('sifre123')
  await page.getByLabel('Şifre (tekrar)').fill('sifre124')
  await page.getByRole('button', { name: 'Hesabı Aç' }).click()
  await expect(page.getByLabel('Şifre (tekrar)')).toHaveAccessibleDescription(/Şifreler eşleşmiyor\./)
  await page.getByLabel('Şifre (tekrar)').fill('sifre123')
  await page.getByRole('button', { name: 'Hesabı Aç' }).click()
  await expect(password).toHaveAccessibleDescription(/Bu şifre çok yaygın\./)
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Nihan Kaplan')
})

test('closing an account ends its session in another browser, and it can be opened again', async ({
  page,
  account,
  accountAs,
  browser,
  baseURL,
  clientAddress,
}) => {
  const colleague = await accountAs('editor', 'Tolga Eren')
  const theirs = await otherBrowser(browser, baseURL, clientAddress)
  await enter(theirs, colleague, '/admin/blog')
  await enter(page, account, USERS)
  await personButton(page, 'Devre dışı bırak', 'Tolga Eren').click()
  await expect(confirmation(page)).toContainText(
    'Tolga Eren giremez, açık 1 oturumu hemen kapanır. Yazdıkları ve iş emirleri durur.',
  )
  await confirmation(page).getByRole('button', { name: 'Devre Dışı Bırak' }).click()
  await expect(people(page, 'Devre dışı').getByText('Tolga Eren', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Girebilenler' })).toBeFocused()
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/admin\/login/)
  await theirs.context().close()

  await personButton(page, 'Yeniden aç', 'Tolga Eren').click()
  await expect(people(page, 'Girebilenler').getByText('Tolga Eren', { exact: true })).toBeVisible()
  await expect(roleOf(page, 'Tolga Eren')).toHaveValue('editor')
})

test('a chosen role is stored at once, and refused when the account changed meanwhile', async ({
  page,
  account,
  accountAs,
  content,
  watch,
}) => {
  watch.allow(/status of 412/)
  const { email } = await accountAs('editor', 'Seda Özgür')
  await enter(page, account, USERS)
  await roleOf(page, 'Seda Özgür').selectOption('Servis')
  await expect(person(page, 'Seda Özgür').getByText('Rolü artık Servis.')).toBeVisible()
  await page.reload()
  await expect(roleOf(page, 'Seda Özgür')).toHaveValue('workshop')

  await content.changeAdministrator(email, { role: 'manager' })
  await roleOf(page, 'Seda Özgür').selectOption('Editör')
  await expect(alert(page, 'Bu hesap siz bakarken değişti. Şimdi güncel hâlini görüyorsunuz.')).toBeVisible()
  await expect(roleOf(page, 'Seda Özgür')).toHaveValue('manager')
})

test('the last Yönetici can neither be lowered nor closed, and the screen says why', async ({
  page,
  account,
  content,
}) => {
  await content.changeAdministrator(DEMO.email, { role: 'editor' })
  try {
    await enter(page, account, USERS)
    await expect(roleOf(page, account.email)).toBeDisabled()
    await expect(personButton(page, 'Devre dışı bırak', account.email)).toBeDisabled()
    await expect(main(page).getByText(/^Tek Yönetici sizsiniz: rolünüz değişmez, hesabınız kapanmaz\./)).toBeVisible()
  } finally {
    await content.changeAdministrator(DEMO.email, { role: 'manager' })
  }
})

test('a manager who gives up the role is asked first, and then sees what the new role sees', async ({
  page,
  account,
}) => {
  await enter(page, account, USERS)
  await roleOf(page, account.email).selectOption('Servis')
  await expect(confirmation(page)).toContainText('Rolünüz Servis olur.')
  await confirmation(page).getByRole('button', { name: 'İptal' }).click()
  await expect(roleOf(page, account.email)).toHaveValue('manager')
  await roleOf(page, account.email).selectOption('Servis')
  await confirmation(page).getByRole('button', { name: 'Rolümü Değiştir' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(sidebar(page).getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0)
})

test('an address that has an account is refused at its field, and stays there', async ({ page, account, watch }) => {
  watch.allow(/status of 400/)
  await enter(page, account, USERS)
  await inviteEmail(page).fill(account.email)
  await inviteButton(page).click()
  await expect(inviteEmail(page)).toHaveAccessibleDescription('Bu adresin zaten bir hesabı var.')
  await expect(inviteEmail(page)).toHaveValue(account.email)
})

test('a new link replaces the old one, and an invitation is taken back', async ({ page, account, watch }) => {
  watch.allow(/status of 410/)
  const email = newEmail()
  await enter(page, account, USERS)
  const first = await invite(page, email)
  await personButton(page, 'Yeni bağlantı', email).click()
  await expect(onceLink(page)).not.toHaveValue(new RegExp(first))
  const second = new URL(await onceLink(page).inputValue()).pathname
  expect((await page.request.get(first)).status()).toBe(410)
  expect((await page.request.get(second)).status()).toBe(200)
  await personButton(page, 'Daveti geri al', email).click()
  await expect(person(page, email)).toHaveCount(0)
  await expect(onceLink(page)).toHaveCount(0)
  expect((await page.request.get(second)).status()).toBe(410)
})

test('a password link is shown once', async ({ page, account, accountAs }) => {
  await accountAs('workshop', 'Abdurrahman Büyükkaramanoğlu')
  await enter(page, account, USERS)
  await personButton(page, 'Şifre bağlantısı', 'Abdurrahman Büyükkaramanoğlu').click()
  await expect(onceLink(page)).toHaveValue(/\/admin\/sifre\/[\w-]{43}$/)
  await page.reload()
  await expect(person(page, 'Abdurrahman Büyükkaramanoğlu')).toBeVisible()
  await expect(onceLink(page)).toHaveCount(0)
})

test('by keyboard alone somebody is invited, and the link is read next', async ({ page, account }) => {
  await enter(page, account, USERS)
  const email = newEmail()
  await tabTo(page, inviteEmail(page))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(main(page).getByRole('radio', { name: 'Editör' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region', { name: `${email} davet edildi` })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(onceLink(page)).toBeFocused()
})

test('while the list cannot be read, the reason and a way to try again are shown', async ({ page, account, watch }) => {
  watch.allow(/ERR_FAILED|status of 503/)
  await page.route('**/api/Team', (route) => route.abort())
  await enter(page, account, '/admin/dashboard')
  await open(page, USERS)
  await expect(main(page).getByRole('alert')).toContainText(
    'Kullanıcılar yüklenirken hata oluştu: Sunucuya ulaşılamadı.',
  )
  await page.unroute('**/api/Team')
  await main(page).getByRole('button', { name: 'Yeniden Dene' }).click()
  await expect(people(page, 'Girebilenler')).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})
