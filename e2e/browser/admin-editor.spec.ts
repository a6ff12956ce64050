import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { editButton, field, fileInput, form, list, openScreen, saveAndCheckRow, unique } from '../pages/content-screen'
import { pasteOrDropPictures, preview, contentField, toolButton } from '../pages/editor'
import { main, open, waitForHydration } from '../pages/public'
import { expectNoOverflow } from '../support/screens/overflow'
import { newPictureFile, type PictureFile } from '../support/images'
import { pressOn } from '../support/screens/keyboard'
import { slugFromText } from '@/lib/platform/turkish/slug'

const press = (page: Page, key: string) => page.keyboard.press(key)
const pictureBox = (page: Page, name: string) => form(page).getByRole('figure').filter({ hasText: name })
/** The field of the text after the first picture. */
const textAfter = (page: Page) => field(page, 'İçerik, resimden sonrası')

/** Adds a picture to the text with the tool 'Resim'. */
async function choosePicture(page: Page, file: PictureFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await toolButton(page, 'Resim').click()
  await (await chooser).setFiles(file)
}

test('an article with pictures and a table is written, and the site shows it when it is due', async ({
  page,
  content,
}) => {
  await openScreen(page, 'blog')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog Yönetimi')
  const title = unique('Makale')
  await field(page, 'Başlık').fill(title)
  await fileInput(page).setInputFiles(await newPictureFile('kapak.png'))
  await contentField(page).click()
  await page.keyboard.type('Arıza çoğu zaman ')
  await toolButton(page, 'Kalın').click()
  await page.keyboard.type('yükte')
  await press(page, 'End')
  await page.keyboard.type(' görünür.\n\n')
  await toolButton(page, 'Başlık').click()
  await page.keyboard.type('Önce gözle bakın\n\n')
  await toolButton(page, 'Tablo').click()
  await press(page, 'Control+End')
  await choosePicture(page, await newPictureFile('pano 1.png'))
  await expect(field(page, 'Ne görülüyor?'), 'the description comes next').toBeFocused()
  await page.keyboard.type('Açık pano')
  await press(page, 'Enter')
  await expect(textAfter(page)).toBeFocused()
  await pasteOrDropPictures(page, 'paste', await newPictureFile('kart.png'))
  await page.keyboard.type('Kararan kart')
  await press(page, 'Enter')
  await expect(preview(page).getByRole('columnheader')).toHaveText(['Ölçüm', 'Sınır', 'Ölçülen'])
  const expectPictures = async (area: ReturnType<typeof preview>) => {
    for (const name of ['Açık pano', 'Kararan kart']) {
      const picture = area.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  }
  await expectPictures(preview(page))
  await form(page).getByRole('radio', { name: 'Zamanlandı' }).check()
  await field(page, 'Gün').fill('12.03.2099')
  await field(page, 'Saat').fill('09:00')
  await saveAndCheckRow(page, title)
  await expect(editButton(page, title)).toBeFocused()
  await expect(editButton(page, title)).toBeInViewport()
  await editButton(page, title).click()
  await expect.poll(() => page.evaluate(() => scrollY), 'the form is at the top').toBe(0)

  const address = `/teknik-bilgi/${slugFromText(title)}`
  const status = async () => (await page.request.get(address)).status()
  expect(await status()).toBe(404)
  await content.db.blogPost.updateMany({ where: { title }, data: { publishedAt: new Date() } })
  await expect.poll(status).toBe(200)
  await open(page, address)
  await expect(main(page).getByRole('heading', { level: 2, name: 'Önce gözle bakın' })).toBeVisible()
  await expect(main(page).getByText('yükte', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
  await expect(main(page).getByRole('cell', { name: '11,2' })).toBeVisible()
  await expectPictures(main(page))
})

test('the toolbar is one Tab stop, its shortcuts format a selection, and undo reverts the formatting', async ({
  page,
}) => {
  await openScreen(page, 'blog')
  await pressOn(page, field(page, 'Yazar'), 'Tab')
  await expect(toolButton(page, 'Başlık')).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(toolButton(page, 'Önizleme')).toBeFocused()
  await press(page, 'Home')
  await press(page, 'ArrowRight')
  await press(page, 'ArrowRight')
  await press(page, 'Tab')
  await expect(contentField(page)).toBeFocused()
  await press(page, 'Shift+Tab')
  await expect(toolButton(page, 'Kalın'), 'the stop is the last used button').toBeFocused()
  await press(page, 'Enter')
  await expect(contentField(page)).toBeFocused()
  await page.keyboard.type('kalın')
  await expect(contentField(page)).toHaveValue('**kalın**')
  await contentField(page).fill('ölçüm')
  await press(page, 'Control+a')
  await press(page, 'Control+k')
  await expect(contentField(page)).toHaveValue('[ölçüm](https://)')
  await press(page, 'Control+z')
  await expect(contentField(page)).toHaveValue('ölçüm')
  await press(page, 'Control+Shift+z')
  await expect(contentField(page)).toHaveValue('[ölçüm](https://)')
  await press(page, 'Control+End')
  await choosePicture(page, await newPictureFile('pano.png'))
  await press(page, 'Enter')
  await expect(textAfter(page)).toBeFocused()
  await press(page, 'Backspace')
  await expect(pictureBox(page, 'pano.png').getByRole('button', { name: /^Kaldır/ })).toBeFocused()
  await press(page, 'Enter')
  await expect(pictureBox(page, 'pano.png')).toHaveCount(0)
  await expect(contentField(page)).toBeFocused()
  await press(page, 'Control+z')
  await expect(pictureBox(page, 'pano.png'), 'with its file').toContainText('kaydederken yüklenir')
})

test('whether the preview is open is remembered; an open preview moves the list below the form, and on a phone replaces the text', async ({
  page,
}) => {
  await openScreen(page, 'blog')
  const isNextToForm = () => list(page).evaluate((element) => element.getBoundingClientRect().left > innerWidth / 2)
  expect(await isNextToForm(), 'from 1280 px the preview is open').toBe(false)
  await toolButton(page, 'Önizleme').click()
  expect(await isNextToForm()).toBe(true)
  await page.reload()
  await expect(toolButton(page, 'Önizleme')).toHaveAttribute('aria-pressed', 'false')
  await toolButton(page, 'Önizleme').click()
  await page.reload()
  await expect(preview(page)).toContainText('Yazdıkça burada sayfadaki gibi görünür.')
  await main(page).getByRole('link', { name: 'Listeye Git' }).click()
  await expect(list(page).getByRole('heading', { name: 'Yazılar' })).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await waitForHydration(page)
  await expect(form(page), 'the list comes first').toBeHidden()
  await page.getByRole('button', { name: 'Yeni Yazı' }).click()
  await contentField(page).fill('## Ölçüm\n\n| a | b |\n|---|---|\n| 1 | 2 |')
  await form(page).getByText('Önizleme', { exact: true }).click()
  await expect(preview(page).getByRole('heading', { name: 'Ölçüm' })).toBeVisible()
  await expect(contentField(page)).toBeHidden()
  await expectNoOverflow(page)
  await press(page, 'ArrowLeft')
  await expect(contentField(page)).toBeVisible()
})
