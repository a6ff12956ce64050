import { expect, type Page } from '@playwright/test'
import { callAs, editButton, field, form } from './content-screen'
import { waitForHydration } from './public'
import { newPictureFile } from '../support/images'

/** A service as the API gives it. */
type Service = {
  id: string
  title: string
  benefits: string[]
  brands: string[]
  iconName: string
  imageUrls: string[]
  imageAlts: string[]
  state: string
}

/** Slug of a title without Turkish letters. */
export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** The service as it is stored now. */
export async function stored(page: Page, title: string): Promise<Service> {
  return (await (await page.request.get(`/api/Services/${slugOf(title)}`)).json()) as Service
}

/** A service with pictures, shown in the list of the open screen. */
export async function addService(page: Page, token: string, title: string, pictures = 0): Promise<Service> {
  const data = {
    title,
    description: 'Kısa',
    detailsDescription: 'Uzun',
    benefits: ['Bir', 'İki'],
    brands: ['Vektral'],
    iconName: 'Zap',
  }
  const { id } = (await (await callAs(page, token, 'POST', '/api/Services', { data })).json()) as Service
  for (let index = 0; index < pictures; index += 1) {
    const multipart = { file: await newPictureFile() }
    const answer = await callAs(page, token, 'POST', `/api/Services/${id}/upload-image`, { multipart })
    expect(answer.status()).toBe(201)
  }
  await page.reload()
  await waitForHydration(page)
  await expect(editButton(page, title)).toBeVisible()
  return stored(page, title)
}

/** Begins to edit a service and waits until its tag is known. */
export async function edit(page: Page, title: string): Promise<void> {
  const read = page.waitForResponse((answer) => answer.url().includes(`/api/Services/${slugOf(title)}?`))
  await editButton(page, title).click()
  await read
  await expect(field(page, 'Başlık')).toHaveValue(title)
}

/** Returns the widths of stored pictures in px. */
export const widthsOf = (page: Page, urls: string[]) =>
  page.evaluate(
    (all) => Promise.all(all.map(async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width)),
    urls,
  )

/** The pictures in the form's gallery. */
export const tiles = (page: Page) =>
  form(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /: kaldır$/ }) })
