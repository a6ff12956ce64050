import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { emailField, enter, passwordField, sidebar } from '../pages/admin'
import {
  confirmation,
  deleteButton,
  editButton,
  field,
  fileInput,
  form,
  list,
  row,
  saveButton,
  unique,
} from '../pages/content-screen'
import { main, open } from '../pages/public'
import { stored, tiles } from '../pages/services-screen'
import { newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'

const press = (page: Page, key: string) => page.keyboard.press(key)

test('sign-in and navigation work by keyboard alone', async ({ page, account }) => {
  await open(page, '/admin/hizmetler')
  await tabTo(page, emailField(page))
  await page.keyboard.insertText(account.email)
  await press(page, 'Tab')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.insertText(account.password)
  await press(page, 'Enter')
  await expect(page).toHaveURL('/admin/hizmetler')

  await tabTo(page, sidebar(page).getByRole('link', { name: /^Mesajlar/ }))
  await press(page, 'Enter')
  await expect(page).toHaveURL('/admin/mesajlar')
  const mark = main(page)
    .getByRole('button', { name: /^Okundu işaretle: / })
    .first()
  const name = (await mark.getAttribute('aria-label'))!.replace('Okundu işaretle: ', '')
  await tabTo(page, mark)
  await press(page, 'Enter')
  const unmark = main(page)
    .getByRole('button', { name: `Okunmadı işaretle: ${name}`, exact: true })
    .first()
  await expect(unmark, 'the focus stays where it was pressed').toBeFocused()
  await press(page, 'Enter')
  await expect(mark).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/admin/hizmetler')
})

test('a service is written, moved, edited and deleted by keyboard alone', async ({ page, account, content }) => {
  await enter(page, account, '/admin/hizmetler')
  const title = unique('Klavye')
  await tabTo(page, main(page).getByRole('button', { name: 'Yeni Hizmet' }))
  await press(page, 'Enter')
  await tabTo(page, field(page, 'Başlık'))
  await page.keyboard.insertText(title)
  await tabTo(page, form(page).getByRole('radio', { name: 'Wrench', exact: true }))
  await press(page, 'ArrowRight')
  await expect(form(page).getByRole('radio', { name: 'Cpu', exact: true })).toBeChecked()
  // Chromium takes a moment until it hands choosers over: asked for before the way there.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, fileInput(page))
  await press(page, 'Enter')
  await (await chooser).setFiles([await newPictureFile('a.png'), await newPictureFile('b.png')])
  await expect(tiles(page)).toHaveCount(2)
  await press(page, 'Shift+Tab')
  await expect(field(page, 'Ne görülüyor? b.png')).toBeFocused()
  await press(page, 'Shift+Tab')
  await expect(form(page).getByRole('button', { name: 'b.png: öne taşı' })).toBeFocused()
  await press(page, 'Enter')
  await expect(form(page).getByRole('button', { name: 'b.png: arkaya taşı' })).toBeFocused()
  await tabTo(page, saveButton(page))
  await press(page, 'Enter')
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(editButton(page, title)).toBeFocused()

  // One place up and down again.
  const slugs = await content.serviceSlugs('all')
  await press(page, 'Shift+Tab')
  const up = list(page).getByRole('button', { name: `${title}: yukarı taşı`, exact: true })
  await expect(up).toBeFocused()
  await press(page, 'Enter')
  await expect.poll(async () => (await content.serviceSlugs('all')).at(-2)).toBe(slugs.at(-1))
  await expect(up).toBeFocused()
  await press(page, 'Tab')
  await press(page, 'Enter')
  await expect.poll(() => content.serviceSlugs('all')).toEqual(slugs)

  await tabTo(page, editButton(page, title))
  await press(page, 'Enter')
  await expect(form(page).getByText(title, { exact: true }), 'the form has the focus').toBeFocused()
  await tabTo(page, field(page, 'Kısa açıklama'))
  await page.keyboard.insertText('Kısa')
  await press(page, 'Tab')
  await expect(field(page, 'Ayrıntılı açıklama')).toBeFocused()
  await tabTo(page, form(page).getByRole('button', { name: 'Düzenlemeyi İptal Et' }))
  await press(page, 'Enter')
  await expect(field(page, 'Başlık')).toHaveValue('')
  await expect(main(page).getByRole('button', { name: 'Geri al' })).toBeVisible()
  expect(await stored(page, title)).toMatchObject({ iconName: 'Cpu', imageUrls: { length: 2 } })

  await tabTo(page, deleteButton(page, title))
  await press(page, 'Enter')
  await expect(confirmation(page).getByRole('button', { name: 'İptal', exact: true })).toBeFocused()
  await press(page, 'Escape')
  await expect(deleteButton(page, title)).toBeFocused()
  await press(page, 'Enter')
  await press(page, 'Tab')
  await expect(confirmation(page).getByRole('button', { name: 'Sil', exact: true })).toBeFocused()
  await press(page, 'Enter')
  await expect(row(page, title)).toHaveCount(0)
  await expect(list(page).getByRole('heading', { name: 'Hizmetler' })).toBeFocused()
})
