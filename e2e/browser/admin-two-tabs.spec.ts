import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { addItem, callAs, field, openScreen, row, saveButton, unique } from '../pages/content-screen'
import { main } from '../pages/public'
import { addPicture, addService, edit, stored } from '../pages/services-screen'
import { newPictureFile } from '../support/images'

/** The box with both ways on. */
const conflict = (page: Page) =>
  main(page).getByRole('alert').getByText('Bu kayıt siz düzenlerken değişti.', { exact: true })

/** Items of one text and one picture; `text` is the field that two people change. */
const KINDS = [
  {
    kind: 'post',
    screen: 'blog',
    path: '/api/BlogPosts',
    keyOf: ({ slug }: Record<string, string>) => slug,
    file: 'imageFile',
    text: { name: 'content', label: 'İçerik' },
    others: (title: string) => ({ title }),
  },
  {
    kind: 'reference',
    screen: 'referanslar',
    path: '/api/References',
    keyOf: ({ id }: Record<string, string>) => id,
    file: 'logoFile',
    text: { name: 'name', label: 'Marka adı' },
    others: () => ({}),
  },
] as const

for (const { kind, screen, path, keyOf, file, text, others } of KINDS) {
  test(`a ${kind} that somebody else changed is saved only after a choice: theirs or mine`, async ({ page, watch }) => {
    watch.allow(/status of 412/)
    const token = await openScreen(page, screen)
    const name = unique('Cakisma')
    const textsOf = (value: string) => ({ ...others(name), [text.name]: `${name} ${value}` })
    const item = await addItem(page, token, path, { ...textsOf('başta'), [file]: await newPictureFile() })
    const address = `${path}/${keyOf(item)}`
    const stored = async () => ((await (await page.request.get(address)).json()) as Record<string, string>)[text.name]
    const change = (value: string) => callAs(page, token, 'PUT', `${path}/${item.id}`, { multipart: textsOf(value) })
    const shown = field(page, text.label)

    const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === address)
    await row(page, name)
      .getByRole('button', { name: /: düzenle$/ })
      .click()
    await read
    await shown.fill(`${name} benim`)
    await change('öteki')
    await saveButton(page).click()
    await expect(conflict(page)).toBeVisible()
    expect(await stored()).toBe(`${name} öteki`)
    await expect(shown).toHaveValue(`${name} benim`)
    await main(page).getByRole('button', { name: 'Kayıtlı Hâli Aç' }).click()
    await expect(shown).toHaveValue(`${name} öteki`)
    await expect(conflict(page)).toHaveCount(0)

    await shown.fill(`${name} yine benim`)
    await change('yine öteki')
    await saveButton(page).click()
    await main(page).getByRole('button', { name: 'Benimkini Kaydet' }).click()
    await expect(row(page, name).getByText('kaydedildi')).toBeVisible()
    expect(await stored()).toBe(`${name} yine benim`)
  })
}

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
