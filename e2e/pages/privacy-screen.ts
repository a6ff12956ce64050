import { expect, type Page } from '@playwright/test'
import { storedToken } from './admin'
import { addOrder } from './orders'
import { main } from './public'

export const PRIVACY = '/admin/kvkk'

export const personField = (page: Page) => main(page).getByLabel('E-posta ya da telefon')
export const searchButton = (page: Page) => main(page).getByRole('button', { name: 'Ara', exact: true })
export const holdings = (page: Page) => main(page).getByRole('region', { name: /hakkında elimizde olan$/ })
export const dayField = (page: Page) => main(page).getByLabel('Başvuru tarihi')
export const confirmationField = (page: Page) => main(page).getByLabel(/^Onay için/)

/** Searches for a person, and waits for the answer. */
export async function searchPerson(page: Page, person: string): Promise<void> {
  await personField(page).fill(person)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/Privacy/search'))
  await searchButton(page).click()
  await answered
  await expect(searchButton(page)).toBeEnabled()
}

/** A person with an order. */
export const PERSON = 'cok-uzun-bir-bakim-adresi@tuncel-ambalaj-sanayi.example'

/** Adds an order of the person, with long names. */
export async function addPerson(page: Page): Promise<void> {
  await addOrder(page, (await storedToken(page))!, {
    email: PERSON,
    contactPerson: 'Ayşe Nur Sevgi Taşkıran Karahasanoğlu',
    deviceModel: 'YS2-40A-4HP ve yanındaki uzun kablolu enkoder geri besleme kartı',
  })
}
