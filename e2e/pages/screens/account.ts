import { expect } from '@playwright/test'
import { confirmSetup, startSetup } from '../account'
import { sidebar } from '../admin'
import type { Screens } from './screen'
import { PASSWORD } from '../../support/accounts'

/** The account's page and the page about the API, to which it links. */
export const ACCOUNT_SCREENS = {
  '/admin/ayarlar': [
    { name: 'account' },
    { name: 'binding a telephone to the account', act: (page) => startSetup(page, { password: PASSWORD }) },
    { name: 'recovery codes', act: (page) => confirmSetup(page) },
    {
      name: 'turning the second factor off',
      act: async (page) => {
        await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
        await page.getByRole('button', { name: 'Kapat', exact: true }).click()
        await page.getByRole('button', { name: 'İki Adımlı Girişi Kapat' }).click()
      },
    },
    {
      name: 'account with errors',
      act: async (page) => {
        await page.getByRole('button', { name: 'E-postayı Güncelle' }).click()
        await page.getByRole('button', { name: 'Şifreyi Güncelle' }).click()
      },
    },
    {
      name: 'leaving unsaved changes',
      isAsking: true,
      act: async (page) => {
        await page.getByLabel('Yeni e-posta').fill('yarım@')
        await sidebar(page).getByRole('link', { name: 'Blog' }).click()
        await expect(page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })).toBeVisible()
      },
    },
  ],
  '/admin/api': [{ name: 'the calls of the API' }],
} satisfies Screens
