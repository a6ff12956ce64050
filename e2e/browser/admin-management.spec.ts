import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { unique } from '../pages/content-screen'
import { main, open } from '../pages/public'
import { pressOn, typeInto } from '../support/keyboard'

const holdings = (page: Page) => main(page).getByRole('region', { name: /hakkında elimizde olan$/ })

// Users and privacy by keyboard. What does not need a browser is in e2e/panel.

test('a person is searched for, shown on a page and erased by keyboard alone', async ({ page, account, content }) => {
  const irem = { contactPerson: 'İREM IŞIK', email: '', faultDescription: 'İrem Hanım: AL16' }
  const id = await content.addOrder({ ...irem, number: '2099-0045', phone: '0532 555 88 99' })
  await enter(page, account, '/admin/kvkk')
  await typeInto(page, main(page).getByLabel('E-posta ya da telefon'), '0532 555 88 99')
  await page.keyboard.press('Enter')
  await expect(holdings(page)).toBeVisible()
  await pressOn(page, main(page).getByRole('link', { name: 'Okunur Sayfa' }))
  await expect(page).toHaveURL('/admin/kvkk/sayfa')
  await expect(page.getByRole('article')).toContainText('KişiİREM IŞIK')
  await main(page).getByRole('link', { name: 'KVKK' }).click()
  await expect(holdings(page)).toBeVisible()
  await typeInto(page, main(page).getByLabel('Başvuru tarihi'), '05.03.2026')
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel(/^Onay için/)).toBeFocused()
  await page.keyboard.insertText('+905325558899')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status')).toContainText('Kişinin verisi silindi: 1 iş emrinde ad ve iletişim')
  await expect(main(page).getByRole('status')).toBeFocused()
  await page.goto(`/admin/is-emirleri/${id}`)
  await expect(main(page).getByText('Silindi').first()).toBeVisible()
  await expect(main(page).getByText('İREM', { exact: false })).toHaveCount(0)
  await page.goto('/admin/kvkk/sayfa')
  await expect(main(page).getByText('Bu sayfa kimin için olduğunu tutmaz.')).toBeVisible()
})

test('a colleague is invited and opens an account by keyboard', async ({ page, accountAs, baseURL, clientAddress }) => {
  const email = `${unique('davetli').replace(' ', '-')}@ornek.example`
  await enter(page, await accountAs('manager', 'Kerem Aydın'), '/admin/kullanicilar')
  await typeInto(page, main(page).getByLabel('E-posta', { exact: true }), email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(main(page).getByRole('radio', { name: 'Editör' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region', { name: `${email} davet edildi` })).toBeFocused()
  await page.keyboard.press('Tab')
  const link = main(page).getByLabel('Bağlantı', { exact: true })
  await expect(link).toBeFocused()
  const path = new URL(await link.inputValue()).pathname

  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': clientAddress } })
  const theirs = await context.newPage()
  await open(theirs, path)
  await expect(theirs.getByText(/^Kerem Aydın sizi Editör rolüyle davet etti: hizmetler, /)).toBeVisible()
  await typeInto(theirs, theirs.getByLabel('Ad soyad'), 'Nihan Kaplan')
  for (const label of ['Şifre', 'Şifre (tekrar)']) {
    await typeInto(theirs, theirs.getByLabel(label, { exact: true }), 'Uzun-Bir-Şifre-7')
  }
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL('/admin/dashboard')
  await expect(sidebar(theirs).getByRole('link', { name: 'Hizmetler' })).toBeVisible()
  await expect(sidebar(theirs).getByRole('link', { name: /^İş Emirleri/ })).toHaveCount(0)
  await context.close()
})
