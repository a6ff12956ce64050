import { expect } from '@playwright/test'
import { field, fileInput, form, saveButton } from '../content-screen'
import {
  addPerson,
  confirmationField,
  eraseButton,
  holdings,
  PERSON,
  personField,
  searchButton,
  searchPerson,
} from '../privacy-screen'
import { main } from '../public'
import { addRedirects, chooseRedirects, REDIRECT_FILE } from '../screen-states'
import { invite, inviteButton, inviteEmail, newEmail } from '../users-screen'
import type { Screens } from './screen'
import { newPictureFile } from '../../support/images'

/** Screens of the menu's group 'Yönetim'. */
export const MANAGEMENT_SCREENS = {
  '/admin/site': [
    { name: 'site sheet' },
    {
      name: 'opening hours under edit with errors',
      act: async (page) => {
        await page.getByRole('link', { name: 'Düzenle Çalışma saatleri' }).click()
        await page.getByRole('button', { name: 'Kapalı Gün Ekle' }).click()
        await page.getByLabel('Cuma: kapanış').fill('akşam')
        await saveButton(page).click()
      },
    },
    {
      name: 'another section over what was typed',
      act: (page) => page.getByRole('link', { name: 'Düzenle İletişim' }).click(),
    },
    { name: 'search result', act: (page) => page.getByRole('link', { name: 'Düzenle Arama motoru' }).click() },
    {
      name: 'a required second factor and a wrong address for reports',
      act: async (page) => {
        await page.getByRole('link', { name: 'Düzenle Bildirim ve süreler' }).click()
        await page.getByRole('checkbox', { name: 'Bütün kullanıcılar için zorunlu' }).check()
        await page.getByLabel('Güvenlik bildirimi adresi').fill('güvenlik')
        await saveButton(page).click()
      },
    },
  ],
  '/admin/site/slayt/2': [
    { name: 'a slide with a drawing' },
    {
      name: 'a slide with a picture of its own and errors',
      act: async (page) => {
        await page.getByRole('radio', { name: 'Kendi resmim', exact: true }).check()
        await fileInput(page).setInputFiles(await newPictureFile('yük altında test edilen inverterin fotoğrafı.png'))
        await field(page, 'Bağlantı').fill('https://ornek.example')
        await saveButton(page).click()
      },
    },
  ],
  '/admin/yonlendirmeler': [
    { name: 'redirects', act: addRedirects },
    { name: 'a redirect with errors', act: (page) => saveButton(page).click() },
    {
      name: 'a redirect under edit that would be a circle',
      act: async (page) => {
        await main(page)
          .getByRole('button', { name: /düzenle$/ })
          .first()
          .click()
        await field(page, 'Bu sitedeki adres').fill('/yok-boyle-bir-sayfa')
        await saveButton(page).click()
        await expect(form(page).getByText('Bu sitede böyle bir sayfa yok.')).toBeVisible()
      },
    },
  ],
  '/admin/yonlendirmeler/ice-aktar': [
    { name: 'the import of redirects' },
    { name: 'a workbook in place of a file', act: (page) => chooseRedirects(page, 'adresler.xlsx', 'PK\0') },
    { name: 'the lines of a file', act: (page) => chooseRedirects(page, 'adresler.csv', REDIRECT_FILE) },
  ],
  '/admin/kullanicilar': [
    { name: 'people' },
    {
      name: 'an invitation with errors',
      act: async (page) => {
        await inviteEmail(page).fill('nihan@')
        await inviteButton(page).click()
      },
    },
    { name: 'an invitation and its link', act: (page) => invite(page, newEmail()) },
    {
      name: 'deactivating somebody',
      isAsking: true,
      act: (page) =>
        main(page)
          .getByRole('button', { name: /^Devre dışı bırak/ })
          .first()
          .click(),
    },
  ],
  '/admin/islem-kaydi': [
    { name: 'audit trail' },
    { name: 'audit trail without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/kvkk': [
    { name: 'privacy' },
    { name: 'nobody found', act: (page) => searchPerson(page, 'yok@ornek.example') },
    {
      name: 'no person at all',
      act: (page) =>
        personField(page)
          .fill('Sevgi')
          .then(() => searchButton(page).click()),
    },
    {
      name: 'a person with everything',
      act: async (page) => {
        await addPerson(page)
        await searchPerson(page, PERSON)
        await expect(holdings(page)).toBeVisible()
      },
    },
    {
      name: 'an erasure with errors',
      act: async (page) => {
        await confirmationField(page).fill(PERSON)
        await eraseButton(page).click()
      },
    },
    {
      name: 'the page for the person',
      act: async (page) => {
        await main(page).getByRole('link', { name: 'Okunur Sayfa' }).click()
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')
      },
    },
  ],
} satisfies Screens
