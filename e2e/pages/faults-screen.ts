import type { Page } from '@playwright/test'
import { form, list } from './content-screen'
import { main } from './public'

export const display = (page: Page) => form(page).getByRole('img', { name: /^Gösterge/ })
export const nextButton = (page: Page) => form(page).getByRole('button', { name: 'Kaydet, Seriye Yenisini Ekle' })
export const conditions = (page: Page, name: 'Marka' | 'Cihaz') => list(page).getByLabel(name, { exact: true })
export const state = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(`^${name}`) })
export const good = (page: Page) => main(page).getByRole('status').filter({ hasText: 'kaydedildi.' })
export const press = (page: Page, key: string) => page.keyboard.press(key)

/** Returns the status with which a visitor's read of a fault is answered. */
export async function seenByVisitors(page: Page, slug: string) {
  return (await page.request.get(`/api/Faults/${slug}`)).status()
}
