import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { Client } from 'pg'
import sharp from 'sharp'
import { DEMO } from './admin'
import { main, waitForHydration } from './public'
import type { RunningSite } from '../support/running-site'

/** Signs in past the sign-in page: the cookie for the guard, the token for the calls. */
export async function signIn(page: Page): Promise<string> {
  const answer = await page.request.post('/api/Auth/login', { data: DEMO })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token)
  return token
}

export type Screen = 'blog' | 'referanslar' | 'hizmetler'

/** Opens a management screen as an administrator, until its list is there; the token. */
export async function openScreen(page: Page, screen: Screen): Promise<string> {
  const token = await signIn(page)
  await page.goto(`/admin/${screen}`)
  await waitForHydration(page)
  await expect(list(page)).toBeVisible()
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  return token
}

export const form = (page: Page) => main(page).locator('form')
export const list = (page: Page) => main(page).getByRole('region', { name: /^(Yazılar|Referanslar|Hizmetler)/ })
export const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
export const saveButton = (page: Page) => form(page).getByRole('button', { name: /^(Kaydet|Kaydediliyor)$/ })
export const cancelButton = (page: Page) => form(page).getByRole('button', { name: 'Düzenlemeyi İptal Et' })
export const editButton = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `${name}: düzenle`, exact: true })
export const deleteButton = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `${name}: sil`, exact: true })
export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Onay Gerekli' })
/** The red box with exactly this text. */
export const alert = (page: Page, text: string) => main(page).getByRole('alert').getByText(text, { exact: true })
export const hasUnsaved = (page: Page) => form(page).getByText('Kaydedilmemiş değişiklik var', { exact: true })

/** Presses 'Kaydet' and waits for the mark at the saved row. */
export async function saveAndSee(page: Page, name: string): Promise<void> {
  // The mark of an earlier save may still stand there.
  const answered = page.waitForResponse((answer) => ['POST', 'PUT'].includes(answer.request().method()))
  await saveButton(page).click()
  await answered
  await expect(saveButton(page)).toBeEnabled()
  await expect(row(page, name).getByText('kaydedildi')).toBeVisible()
}

/** Names that no other test uses. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture that no other test has. */
export async function picture(name = 'resim.png', width = 400): Promise<PictureFile> {
  const background = { r: Math.floor(Math.random() * 256), g: 120, b: 140 }
  const buffer = await sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** Called a picture, and none: only the server can tell. */
export const damagedPicture = (name: string): PictureFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('bozuk')]),
})

/** The file input of a form. */
export const fileInput = (page: Page) => form(page).locator('input[type=file]')

/** An authorised call of somebody else at the same time. */
export async function callAs(
  page: Page,
  token: string,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: { data?: unknown; multipart?: Record<string, string | PictureFile> } = {},
) {
  return page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, ...body })
}

/** Takes the database of a site away while `act` runs, and waits until it is back. */
export async function whileAway(site: RunningSite, act: () => Promise<void>): Promise<void> {
  const url = new URL(site.databaseUrl)
  const name = decodeURIComponent(url.pathname.slice(1))
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`alter database "${name}" allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await act()
  } finally {
    await client.query(`alter database "${name}" allow_connections true`)
    await client.end()
  }
  await expect.poll(async () => (await fetch(`${site.url}/api/health/ready`)).status, { timeout: 15_000 }).toBe(200)
}

/** Holds calls back until they are released: how many wait, and a way on. */
export async function holdCalls(page: Page, address: string, method?: string) {
  let waiting = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) {
      waiting += 1
      await released
    }
    await route.continue()
  })
  return { waiting: () => waiting, release }
}

/** What sticks out of the page sideways, if anything does. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= wide) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
  })
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, most = 200): Promise<void> {
  // Found once: looking for it by its role costs more than a press.
  const element = await target.elementHandle()
  for (let presses = 0; presses < most; presses += 1) {
    if (await element.evaluate((wanted) => wanted === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
