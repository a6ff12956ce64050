import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { callAs, editButton, field, openScreen, row, saveButton, unique } from '../pages/content-screen'
import { main, waitForHydration } from '../pages/public'
import { addPicture, addService, edit, slugOf, stored } from '../pages/services-screen'
import { newPictureFile } from '../support/images'

/** The box with both ways on. */
const conflict = (page: Page) =>
  main(page).getByRole('alert').getByText('Bu kayıt siz düzenlerken değişti.', { exact: true })

test('a post that somebody else changed is saved only after a choice: theirs or mine', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const token = await openScreen(page, 'blog')
  const title = unique('Cakisma')
  const made = await callAs(page, token, 'POST', '/api/BlogPosts', {
    multipart: { title, summary: '', content: 'Başta', author: '', imageFile: await newPictureFile() },
  })
  const { id } = (await made.json()) as { id: string }
  const change = (content: string) =>
    callAs(page, token, 'PUT', `/api/BlogPosts/${id}`, { multipart: { title, summary: '', content, author: '' } })
  const stored = async () =>
    ((await (await page.request.get(`/api/BlogPosts/${slugOf(title)}`)).json()) as { content: string }).content
  await page.reload()
  await waitForHydration(page)

  const begin = async () => {
    const read = page.waitForResponse((answer) => answer.url().endsWith(`/api/BlogPosts/${slugOf(title)}`))
    await editButton(page, title).click()
    await read
  }
  await begin()
  await field(page, 'İçerik').fill('Benimki')
  await change('Ötekinin')
  await saveButton(page).click()
  await expect(conflict(page)).toBeVisible()
  expect(await stored()).toBe('Ötekinin')
  await expect(field(page, 'İçerik')).toHaveValue('Benimki')
  await main(page).getByRole('button', { name: 'Kayıtlı Hâli Aç' }).click()
  await expect(field(page, 'İçerik')).toHaveValue('Ötekinin')

  await field(page, 'İçerik').fill('Benimki yine')
  await change('Ötekinin yine')
  await saveButton(page).click()
  await main(page).getByRole('button', { name: 'Benimkini Kaydet' }).click()
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  expect(await stored()).toBe('Benimki yine')
})

test('a reference that somebody else changed is saved only after a choice: theirs or mine', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const token = await openScreen(page, 'referanslar')
  const name = unique('Cift')
  const made = await callAs(page, token, 'POST', '/api/References', {
    multipart: { name, logoFile: await newPictureFile() },
  })
  const { id } = (await made.json()) as { id: string }
  await page.reload()
  await waitForHydration(page)
  const stored = async () => ((await (await page.request.get(`/api/References/${id}`)).json()) as { name: string }).name
  const change = (changed: string) =>
    callAs(page, token, 'PUT', `/api/References/${id}`, { multipart: { name: changed } })
  const read = page.waitForResponse((answer) => answer.url().endsWith(id))
  await editButton(page, name).click()
  await read
  await field(page, 'Marka adı').fill(`${name} benim`)
  await change(`${name} öteki`)
  await saveButton(page).click()
  await expect(conflict(page)).toBeVisible()
  expect(await stored()).toBe(`${name} öteki`)
  await expect(field(page, 'Marka adı')).toHaveValue(`${name} benim`)
  await main(page).getByRole('button', { name: 'Kayıtlı Hâli Aç' }).click()
  await expect(field(page, 'Marka adı')).toHaveValue(`${name} öteki`)
  await expect(conflict(page)).toHaveCount(0)

  await field(page, 'Marka adı').fill(`${name} benim`)
  await change(`${name} yine öteki`)
  await saveButton(page).click()
  await main(page).getByRole('button', { name: 'Benimkini Kaydet' }).click()
  await expect(row(page, `${name} benim`).getByText('kaydedildi')).toBeVisible()
  expect(await stored()).toBe(`${name} benim`)
})

test('a service that somebody else changed is saved only after a choice: theirs or mine, with the pictures added meanwhile', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 412/)
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Cakisma')
  const { id } = await addService(page, token, title, 1)
  await edit(page, title)
  await field(page, 'Markalar').fill('Benim')
  await addPicture(page, token, id)
  await saveButton(page).click()
  await expect(conflict(page)).toBeVisible()
  await main(page).getByRole('button', { name: 'Benimkini Kaydet' }).click()
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  const after = await stored(page, title)
  expect(after.brands).toEqual(['Benim'])
  expect(after.imageUrls).toHaveLength(2)

  await edit(page, title)
  await field(page, 'Markalar').fill('Yine benim')
  await callAs(page, token, 'PUT', `/api/Services/${id}`, { data: { title, brands: ['Öteki'] } })
  await saveButton(page).click()
  await main(page).getByRole('button', { name: 'Kayıtlı Hâli Aç' }).click()
  await expect(field(page, 'Markalar')).toHaveValue('Öteki')
})
