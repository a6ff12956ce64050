import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { holdCalls } from '../pages/content-screen'
import {
  confirmationField,
  dayField,
  eraseButton,
  holdings,
  personField,
  PRIVACY,
  searchButton,
  searchPerson,
} from '../pages/privacy-screen'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'

const SEVGI = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '+90 (533) 555 66 01',
  email: 'bakim@kvkk.example',
}
const ORDER = { ...SEVGI, deviceBrand: 'Yumaro', deviceModel: 'YS2-40A-4HP' }

test('a person is found, shown as they are and will be, and erased', async ({ page, account, content }) => {
  const messageId = await content.addMessage({ ...SEVGI, receivedAt: '2026-03-06T09:00:00Z' })
  await content.addMessage({ ...SEVGI, receivedAt: '2026-03-07T09:00:00Z' })
  const id = await content.addOrder({ ...ORDER, number: '2099-0044', messageId })
  await content.addQuote(id, { decision: 'approved' })
  await enter(page, account, PRIVACY)
  await searchPerson(page, 'Bakim@Kvkk.example')
  await expect(holdings(page).getByRole('heading')).toHaveText('Sevgi Taşkıran hakkında elimizde olan')
  await expect(holdings(page).getByRole('row').nth(1)).toContainText('Biri silinir, iş emrininki adsız kalır')
  await expect(holdings(page).getByRole('link', { name: '2099-0044' })).toBeVisible()
  for (const [plate, person] of [
    ['Şimdi', 'Sevgi Taşkıran'],
    ['Silindikten sonra', 'Silindi'],
  ] as const) {
    const facts = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: plate, exact: true }) })
    await expect(facts.last()).toContainText(`Kişi${person}`)
    await expect(facts.last()).toContainText('Tunçel Ambalaj')
  }
  await dayField(page).fill('05.03.2026')
  await confirmationField(page).fill('bakim@kvkk.example')
  await eraseButton(page).click()
  await expect(main(page).getByRole('status')).toHaveText(
    'Kişinin verisi silindi: 2 mesaj, 1 iş emrinde ad ve iletişim. İşlem kaydında başvuru tarihi var.',
  )
  await searchPerson(page, 'bakim@kvkk.example')
  await expect(main(page).getByText('Bu adres hiçbir kayıtta yok.')).toBeVisible()
  await page.goto(`/admin/is-emirleri/${id}`)
  await expect(main(page).getByText('Silindi').first()).toBeVisible()
  await expect(main(page).getByText('Sevgi', { exact: false })).toHaveCount(0)
})

test('another customer’s order that names the person is linked before and after the erasure', async ({
  page,
  account,
  content,
}) => {
  const email = 'anilan@kvkk.example'
  await content.addMessage({ ...SEVGI, contactPerson: 'Nuran Alkış', email, receivedAt: '2026-03-06T09:00:00Z' })
  const other = { contactPerson: 'Ali Kaya', phone: '0212 555 99 88', email: 'ali@kaya.example' }
  const faultDescription = 'Alkış Nuran yönlendirdi'
  const id = await content.addOrder({ ...ORDER, ...other, number: '2099-0046', faultDescription })
  await enter(page, account, PRIVACY)
  await searchPerson(page, email)
  await expect(holdings(page).getByRole('row').last()).toContainText('Değişmez, kaydı açıp siz düzeltin')
  await dayField(page).fill('05.03.2026')
  await confirmationField(page).fill(email)
  await eraseButton(page).click()
  await expect(main(page).getByText('Adı başka 1 kayıtta duruyor, açıp siz düzeltin:')).toBeVisible()
  await main(page).getByRole('link', { name: '2099-0046' }).click()
  await expect(page).toHaveURL(`/admin/is-emirleri/${id}`)
  await expect(main(page).getByText(faultDescription)).toBeVisible()
})

test('the red button opens only for the same address, and a wrong date is asked for where it stands', async ({
  page,
  account,
  content,
}) => {
  await content.addMessage({ ...SEVGI, email: 'acik@kvkk.example', receivedAt: '2026-03-06T09:00:00Z' })
  await enter(page, account, PRIVACY)
  await searchPerson(page, 'acik@kvkk.example')
  await expect(eraseButton(page)).toHaveAttribute('aria-disabled', 'true')
  await dayField(page).fill('05.03.2026')
  await confirmationField(page).fill('baska@kvkk.example')
  await eraseButton(page).click({ force: true })
  await expect(confirmationField(page)).toBeFocused()
  await confirmationField(page).fill('ACIK@kvkk.example')
  await expect(eraseButton(page)).not.toHaveAttribute('aria-disabled')
  await dayField(page).fill('5 Mart')
  await eraseButton(page).click()
  await expect(dayField(page)).toBeFocused()
  await expect(dayField(page)).toHaveAccessibleDescription(/^Tarihi gün, ay ve yıl olarak yazın: 05\.03\.2026/)
  await expect(confirmationField(page)).toHaveValue('ACIK@kvkk.example')
})

test('nothing is erased while the company is still being looked up', async ({ page, account, content }) => {
  const email = 'firma@kvkk.example'
  await content.addOrder({ ...ORDER, number: '2099-0045', email })
  await enter(page, account, PRIVACY)
  await searchPerson(page, email)
  await dayField(page).fill('05.03.2026')
  await confirmationField(page).fill(email)
  const { release } = await holdCalls(page, '**/api/Privacy/search')
  await main(page)
    .getByRole('checkbox', { name: /^Firmanın adı kişinin kendi adı/ })
    .click()
  await expect(eraseButton(page)).toBeDisabled()
  release()
  await expect(eraseButton(page)).toBeEnabled()
})

test('what has arrived meanwhile is shown before anything is erased', async ({ page, account, content, watch }) => {
  watch.allow(/status of 412/)
  const message = { ...SEVGI, email: 'yeni@kvkk.example', phone: '0532 555 77 66' }
  await content.addMessage({ ...message, receivedAt: '2026-03-06T09:00:00Z' })
  await enter(page, account, PRIVACY)
  await searchPerson(page, 'yeni@kvkk.example')
  await content.addMessage({ ...message, receivedAt: '2026-03-07T09:00:00Z' })
  await dayField(page).fill('05.03.2026')
  await confirmationField(page).fill('yeni@kvkk.example')
  await eraseButton(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Kayıtlar siz bakarken değişti.')
  await expect(holdings(page).getByRole('row').nth(1)).toContainText('Mesaj')
  await expect(holdings(page).getByRole('row').nth(1).getByRole('cell').first()).toContainText('2')
  await expect(dayField(page)).toHaveValue('05.03.2026')
})

test('the person is given a page to print and a file, and neither address names them', async ({
  page,
  account,
  content,
}) => {
  const message = { ...SEVGI, email: 'kagit@kvkk.example', problemDescription: 'AL16 veriyor.' }
  await content.addMessage({ ...message, receivedAt: '2026-03-06T09:00:00Z' })
  await enter(page, account, PRIVACY)
  await searchPerson(page, 'kagit@kvkk.example')
  const downloading = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'JSON İndir' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kvkk-\d{4}-\d{2}-\d{2}\.json$/)
  const given = JSON.parse(await readFile(await download.path(), 'utf8')) as { messages: unknown[] }
  expect(given.messages).toMatchObject([{ problemDescription: 'AL16 veriyor.' }])
  await main(page).getByRole('link', { name: 'Okunur Sayfa' }).click()
  await expect(page).toHaveURL('/admin/kvkk/sayfa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')
  await expect(main(page).getByText('AL16 veriyor.')).toBeVisible()
  await main(page).getByRole('link', { name: 'KVKK' }).click()
  await expect(holdings(page)).toBeVisible()
  await expect(personField(page)).toHaveValue('kagit@kvkk.example')
})

test('who is in no record gets a page that says so', async ({ page, account }) => {
  await enter(page, account, PRIVACY)
  await searchPerson(page, 'yok@ornek.example')
  await main(page).getByRole('link', { name: 'Yanıt Sayfası' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaydınız yoktur')
  await page.reload()
  await expect(main(page).getByText('Bu sayfa kimin için olduğunu tutmaz.')).toBeVisible()
})

test('an account is managed among the users, and what is no person is asked for again', async ({ page, account }) => {
  await enter(page, account, PRIVACY)
  await searchPerson(page, account.email)
  await expect(main(page).getByRole('status')).toHaveText('Bu adres bir kullanıcının hesabı: Kullanıcılar’dan yönetin.')
  await personField(page).fill('Sevgi')
  await searchButton(page).click()
  await expect(personField(page)).toHaveAccessibleDescription(
    'E-posta adresini ad@firma.com biçiminde ya da telefonu on rakamıyla yazın.',
  )
  await expect(personField(page)).toBeFocused()
})

test('a person is searched for and erased by keyboard alone', async ({ page, account, content }) => {
  await content.addOrder({ ...ORDER, number: '2099-0045', email: '', phone: '0532 555 88 99' })
  await enter(page, account, PRIVACY)
  await tabTo(page, personField(page))
  await page.keyboard.insertText('0532 555 88 99')
  await page.keyboard.press('Enter')
  await expect(holdings(page)).toBeVisible()
  await tabTo(page, dayField(page))
  await page.keyboard.insertText('05.03.2026')
  await page.keyboard.press('Tab')
  await expect(confirmationField(page)).toBeFocused()
  await page.keyboard.insertText('+905325558899')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status')).toContainText('Kişinin verisi silindi: 1 iş emrinde ad ve iletişim')
  await expect(main(page).getByRole('status')).toBeFocused()
})
