import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { startSession } from './admin'
import { main, waitForHydration } from './public'

type Screen = 'blog' | 'referanslar' | 'hizmetler' | 'ariza-kodlari'

/** Opens a content screen as an administrator and waits for its list. Returns the token. */
export async function openScreen(page: Page, screen: Screen): Promise<string> {
  const token = await startSession(page)
  await page.goto(`/admin/${screen}`)
  await waitForHydration(page)
  await expect(list(page)).toBeVisible()
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  return token
}

export const form = (page: Page) => main(page).locator('form')
export const list = (page: Page) => main(page).locator('section[aria-labelledby=list-heading]')
export const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
export const saveButton = (page: Page) => form(page).getByRole('button', { name: /^(Kaydet|Kaydediliyor)$/ })
export const editButton = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `${name}: düzenle`, exact: true })
export const alert = (page: Page, text: string) => main(page).getByRole('alert').getByText(text, { exact: true })
export const unsavedNotice = (page: Page) => form(page).getByText('Kaydedilmemiş değişiklik var', { exact: true })

/** Presses 'Kaydet' and waits until the row says that it was saved. */
export async function saveAndCheckRow(page: Page, name: string): Promise<void> {
  // The message of an earlier save may still be there. A preview is not a save.
  const saveResponse = page.waitForResponse(
    (response) => ['POST', 'PUT'].includes(response.request().method()) && !response.url().endsWith('/api/Markdown'),
  )
  await saveButton(page).click()
  await saveResponse
  await expect(saveButton(page)).toBeEnabled()
  await expect(row(page, name).getByText('kaydedildi')).toBeVisible()
}

export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

export const fileInput = (page: Page) => form(page).locator('input[type=file]')
