import type { Page } from '@playwright/test'
import { main } from './public'
import type { Account } from '../support/calls/accounts'
import { codeOf } from '../support/calls/totp-code'

export const ACCOUNT_PATH = '/admin/ayarlar'

export const secondFactor = (page: Page) =>
  main(page)
    .locator('form, section')
    .filter({ has: page.getByRole('heading', { name: 'İki adımlı giriş', exact: true }) })
    .first()
export const codeField = (page: Page) => main(page).getByLabel('Altı haneli kod')

export const readKey = async (page: Page) => {
  const key = secondFactor(page).getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  return (await key.textContent())!.replaceAll(' ', '')
}

export async function startSecondFactor(page: Page, { password }: Pick<Account, 'password'>): Promise<void> {
  await secondFactor(page).getByLabel('Mevcut şifre').fill(password)
  await secondFactor(page).getByRole('button', { name: 'Telefonu Bağla' }).click()
  await readKey(page)
}

export async function confirmSecondFactor(page: Page): Promise<void> {
  await codeField(page).fill(codeOf(await readKey(page)))
  await page.getByRole('button', { name: 'Doğrula' }).click()
  await page.getByRole('button', { name: 'Kodları Sakladım' }).waitFor()
}
