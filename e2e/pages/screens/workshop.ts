import { main } from '../public'
import type { Screens } from './screen'

/** Screens of the menu's group 'Servis'. */
export const WORKSHOP_SCREENS = {
  '/admin/mesajlar': [
    { name: 'inbox' },
    { name: 'inbox without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/is-emirleri': [
    { name: 'work orders' },
    { name: 'work orders without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/is-emirleri/yeni': [
    { name: 'a new work order' },
    { name: 'a new work order with errors', act: (page) => page.getByRole('button', { name: 'İş Emrini Aç' }).click() },
  ],
  '/admin/is-emirleri/{order}': [
    { name: 'a work order' },
    { name: 'writing down a decision', act: (page) => page.getByRole('button', { name: 'Kararı Yaz' }).click() },
    {
      name: 'closing a work order',
      act: async (page) => {
        await page.getByRole('button', { name: 'Kararı Kaydet' }).click()
        await page.getByRole('button', { name: /^Kapat/ }).click()
      },
    },
  ],
  '/admin/is-emirleri/{order}/teklif': [
    { name: 'a quote' },
    {
      name: 'a quote with errors',
      act: async (page) => {
        await page.getByLabel('Onarım bedeli').fill('22,000.00')
        await page.getByRole('button', { name: 'Teklifi Gönder' }).click()
      },
    },
  ],
  // The order waits for an answer, so the screen says when a record is written.
  '/admin/is-emirleri/{order}/yuk-testi': [{ name: 'the load test' }],
  '/admin/is-emirleri/{order}/duzenle': [{ name: 'the form of a work order' }],
  '/admin/is-emirleri/{order}/fis': [{ name: 'sheet and label' }],
  '/admin/musteriler': [
    { name: 'customers' },
    { name: 'customers without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
} satisfies Screens
