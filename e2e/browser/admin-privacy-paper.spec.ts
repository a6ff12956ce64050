import { readFile } from 'node:fs/promises'
import { enter } from '../pages/admin'
import { PRIVACY, searchPerson } from '../pages/privacy-screen'
import { main } from '../pages/public'
import { expect, test } from '../support/fixtures'

const IREM = { contactPerson: 'İREM IŞIK', phone: '0535 444 33 22', email: '', faultDescription: 'İrem Hanım: AL16' }

test('who left a telephone alone gets the page and the file, without an empty address', async ({
  page,
  account,
  content,
}) => {
  await content.addOrder({ ...IREM, number: '2099-0046' })
  await enter(page, account, PRIVACY)
  await searchPerson(page, '+90 535 4443322')
  const downloading = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'JSON İndir' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { orders: object[] }
  expect(file.orders).toMatchObject([{ number: '2099-0046', contactPerson: 'İREM IŞIK', phone: '0535 444 33 22' }])
  await main(page).getByRole('link', { name: 'Okunur Sayfa' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')
  await expect(sheet).toContainText('+90 535 4443322')
  await expect(sheet).toContainText('KişiİREM IŞIK')
  await expect(sheet).toContainText('Telefon+90 (535) 444 33 22')
  await expect(sheet.getByText('E-posta', { exact: true })).toHaveCount(0)
})
