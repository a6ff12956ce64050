import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  cancelButton,
  editButton,
  field,
  fileInput,
  form,
  list,
  openScreen,
  saveAndSee,
  saveButton,
  unique,
} from '../pages/content-screen'
import { sidebar, signOut } from '../pages/admin'
import { beginPost, choosePictures, pictureRow, text, untilKept } from '../pages/editor'
import { main, waitForHydration } from '../pages/public'
import { slugOf } from '../pages/services-screen'
import { newPictureFile } from '../support/images'

test.describe.configure({ mode: 'parallel' })

const press = (page: Page, key: string) => page.keyboard.press(key)

test('a closed browser offers the text again, without its files', async ({ page, context }) => {
  const title = await beginPost(page, 'Yarim kalan')
  await text(page).fill('Uzun uzun yazıldı')
  await press(page, 'Control+End')
  await choosePictures(page, await newPictureFile('pano.png'))
  await expect(form(page).getByText(/^Bu tarayıcıda saklandı, \d\d:\d\d$/)).toBeVisible()
  await untilKept(page, 'yeni:pano')
  await page.close()

  const again = await context.newPage()
  await again.goto('/admin/blog')
  await waitForHydration(again)
  const box = main(again).getByRole('status').filter({ hasText: 'Bu tarayıcıda kaydedilmemiş bir yazı var.' })
  await expect(box).toContainText(`“${title}”`)
  await expect(box).toContainText('Seçtiğiniz resimler saklanamadı, onları yeniden seçin.')
  await expect(field(again, 'Başlık')).toHaveValue('')
  await box.getByRole('button', { name: 'Kaldığım Yerden' }).click()
  await expect(box).toHaveCount(0)
  await expect(field(again, 'Başlık')).toHaveValue(title)
  await expect(text(again)).toHaveValue(/^Uzun uzun yazıldı/)

  await fileInput(again).setInputFiles(await newPictureFile('kapak.png'))
  await saveButton(again).click()
  await expect(text(again)).toHaveAccessibleDescription(/^Metindeki “pano” resminin dosyası yok\./)
  const chooser = again.waitForEvent('filechooser')
  await pictureRow(again, 'pano').getByRole('button', { name: 'Yeniden seç' }).click()
  await (await chooser).setFiles([await newPictureFile('pano.png')])
  await saveAndSee(again, title)
  await again.reload()
  await expect(list(again)).toBeVisible()
  await expect(box, 'a saved text is not offered').toHaveCount(0)
})

test('a kept text can be removed, and signing out removes it too', async ({ page }) => {
  await openScreen(page, 'blog')
  await text(page).fill('Bırakıldı')
  await untilKept(page, 'Bırakıldı')
  // Leaving by the menu keeps it as well, and says so.
  await sidebar(page).getByRole('link', { name: 'Referanslar' }).click()
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  await expect(question).toContainText('Yazdıklarınız bu tarayıcıda saklanır')
  await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
  await expect(page).toHaveURL('/admin/referanslar')
  await sidebar(page).getByRole('link', { name: 'Blog' }).click()
  const box = main(page).getByRole('status').filter({ hasText: 'Bu tarayıcıda kaydedilmemiş bir yazı var.' })
  await box.getByRole('button', { name: 'Sil' }).click()
  await expect(box).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('taslak:')))).toEqual([])

  await text(page).fill('Yine yazıldı')
  await untilKept(page, 'Yine yazıldı')
  await signOut(page)
  await expect(question).toContainText('Ayrılırsanız bu sayfada yazdıklarınız silinir.')
  await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('taslak:')))).toEqual([])
})

test('a new text outlives a look at another post: it comes back, and the browser keeps it', async ({
  page,
  content,
}) => {
  const other = unique('Bakilan')
  await content.addPost({ title: other, slug: slugOf(other) })
  await openScreen(page, 'blog')
  await text(page).fill('Uzun uzun yazıldı')
  await untilKept(page, 'Uzun uzun yazıldı')
  await editButton(page, other).click()
  await expect(field(page, 'Başlık')).toHaveValue(other)
  await cancelButton(page).click()
  await expect(text(page)).toHaveValue('')
  await untilKept(page, 'Uzun uzun yazıldı')
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(text(page)).toHaveValue('Uzun uzun yazıldı')
})
