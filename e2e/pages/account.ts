import type { Page } from '@playwright/test'
import { fillSignIn } from './admin'
import { main } from './public'
import type { Account } from '../support/accounts'
import { codeOf } from '../support/second-factor'

export const ACCOUNT_PATH = '/admin/ayarlar'

/** The part of the account's page about the second factor, whatever its state. */
export const secondFactor = (page: Page) =>
  main(page)
    .locator('form, section')
    .filter({ has: page.getByRole('heading', { name: 'İki adımlı giriş', exact: true }) })
    .first()
export const sessionList = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Açık oturumlar' }) })
export const codeField = (page: Page) => main(page).getByLabel('Altı haneli kod')
export const signInCode = (page: Page) => page.getByLabel('Uygulamadaki altı haneli kod')
export const recoveryCode = (page: Page) => page.getByLabel('Yedek kod', { exact: true })

/** Starts the setup on the open account's page and returns the key that it shows. */
export async function startSetup(page: Page, { password }: Account): Promise<string> {
  await secondFactor(page).getByLabel('Mevcut şifre').fill(password)
  await secondFactor(page).getByRole('button', { name: 'Telefonu Bağla' }).click()
  const key = await secondFactor(page)
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .textContent()
  return key!.replaceAll(' ', '')
}

/** Turns the second factor on, on the open account's page. Returns the key and the recovery codes that are shown. */
export async function setUp(page: Page, account: Account): Promise<{ key: string; codes: string[] }> {
  const key = await startSetup(page, account)
  await codeField(page).fill(codeOf(key))
  await page.getByRole('button', { name: 'Doğrula' }).click()
  const codes = await page.getByRole('list', { name: 'On yedek kod' }).getByRole('listitem').allTextContents()
  return { key, codes }
}

/** Signs out and goes through the first step of sign-in. */
export async function signInAgain(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Çıkış Yap' }).click()
  await fillSignIn(page, account)
}
