import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { confirmationField, dayField, holdings, personField, PRIVACY, searchPerson } from '../pages/privacy-screen'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'

const IREM = { contactPerson: 'İREM IŞIK', phone: '0535 444 33 22', email: '', faultDescription: 'İrem Hanım: AL16' }

test('a person is searched for and erased by keyboard alone', async ({ page, account, content }) => {
  const id = await content.addOrder({ ...IREM, number: '2099-0045', phone: '0532 555 88 99' })
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
  await page.goto(`/admin/is-emirleri/${id}`)
  await expect(main(page).getByText('Silindi').first()).toBeVisible()
  await expect(main(page).getByText('İREM', { exact: false })).toHaveCount(0)
})

test('who left a telephone alone gets a page to print and a file, and neither address names them', async ({
  page,
  account,
  content,
}) => {
  await content.addOrder({ ...IREM, number: '2099-0046' })
  await enter(page, account, PRIVACY)
  await searchPerson(page, '+90 535 4443322')
  const downloading = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'JSON İndir' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kvkk-\d{4}-\d{2}-\d{2}\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { orders: object[] }
  expect(file.orders).toMatchObject([{ number: '2099-0046', contactPerson: 'İREM IŞIK', phone: '0535 444 33 22' }])
  await main(page).getByRole('link', { name: 'Okunur Sayfa' }).click()
  await expect(page).toHaveURL('/admin/kvkk/sayfa')
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')
  await expect(sheet).toContainText('+90 535 4443322')
  await expect(sheet).toContainText('KişiİREM IŞIK')
  await expect(sheet).toContainText('Telefon+90 (535) 444 33 22')
  await expect(sheet.getByText('E-posta', { exact: true })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'KVKK' }).click()
  await expect(holdings(page)).toBeVisible()
  await expect(personField(page)).toHaveValue('+90 535 4443322')
})

test('who is in no record gets a page that says so, and forgets them when it is loaded again', async ({
  page,
  account,
}) => {
  await enter(page, account, PRIVACY)
  await searchPerson(page, 'yok@ornek.example')
  await main(page).getByRole('link', { name: 'Yanıt Sayfası' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaydınız yoktur')
  await page.reload()
  await expect(main(page).getByText('Bu sayfa kimin için olduğunu tutmaz.')).toBeVisible()
})
