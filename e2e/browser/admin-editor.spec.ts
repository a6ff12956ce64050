import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  editButton,
  field,
  fileInput,
  form,
  hasUnsaved,
  list,
  openScreen,
  row,
  saveAndSee,
  saveButton,
  unique,
} from '../pages/content-screen'
import { sidebar } from '../pages/admin'
import { bringPictures, choosePictures, pictureRow, preview, text, tool, untilKept } from '../pages/editor'
import { main, open, overflow, waitForHydration } from '../pages/public'
import { expectAccessible } from '../support/axe'
import { damagedPicture, newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'

test.describe.configure({ mode: 'parallel' })

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const press = (page: Page, key: string) => page.keyboard.press(key)

/** Begins a new post with a title and a cover. */
async function beginPost(page: Page, name: string): Promise<string> {
  await openScreen(page, 'blog')
  const title = unique(name)
  await field(page, 'Başlık').fill(title)
  await fileInput(page).setInputFiles(await newPictureFile('kapak.png'))
  await form(page).getByRole('radio', { name: 'Yayında' }).check()
  return title
}

test('an article with two pictures and a table is written by its labels and scheduled, and the site shows it in time', async ({
  page,
  content,
}) => {
  const title = await beginPost(page, 'Makale')
  await text(page).click()
  await page.keyboard.type('Arıza çoğu zaman ')
  await tool(page, 'Kalın').click()
  await page.keyboard.type('yükte')
  await press(page, 'End')
  await page.keyboard.type(' görünür.\n\n')
  await tool(page, 'Başlık').click()
  await page.keyboard.type('Önce gözle bakın\n\n')
  await tool(page, 'Liste').click()
  await page.keyboard.type('şişen kapak\nsızan elektrolit\n\n')
  await tool(page, 'Tablo').click()
  await press(page, 'Control+End')
  await choosePictures(page, await newPictureFile('pano 1.png'))
  await page.keyboard.type('Açık pano')
  await press(page, 'Control+End')
  await bringPictures(page, 'paste', await newPictureFile('kart.png'))
  await page.keyboard.type('Kararan kart')
  await expect(pictureRow(page, 'pano 1.png')).toContainText('kaydederken yüklenir')
  await expect(form(page).getByText('33 sözcük, 2 resim')).toBeVisible()

  await tool(page, 'Önizleme').click()
  await expect(preview(page).getByRole('heading', { name: 'Önce gözle bakın' })).toBeVisible()
  await expect(preview(page).getByRole('columnheader')).toHaveText(['Ölçüm', 'Sınır', 'Ölçülen'])
  for (const name of ['Açık pano', 'Kararan kart']) {
    const picture = preview(page).getByRole('img', { name })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await form(page).getByRole('radio', { name: 'Zamanlandı' }).check()
  await field(page, 'Gün').fill('12.03.2099')
  await field(page, 'Saat').fill('09:00')
  await saveAndSee(page, title)
  await expect(text(page)).toHaveValue('')

  const address = `/teknik-bilgi/${slug(title)}`
  const status = async () => (await page.request.get(address)).status()
  expect(await status()).toBe(404)
  await content.letTimeCome(title)
  await expect.poll(status).toBe(200)
  await open(page, address)
  const article = main(page)
  await expect(article.getByRole('heading', { level: 2, name: 'Önce gözle bakın' })).toBeVisible()
  await expect(article.getByText('yükte', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
  await expect(article.getByRole('listitem').filter({ hasText: 'şişen kapak' })).toBeVisible()
  await expect(article.getByRole('cell', { name: '11,2' })).toBeVisible()
  for (const name of ['Açık pano', 'Kararan kart']) {
    const picture = article.getByRole('img', { name })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  // Samples that the writer left are not shown.
  await expect(article.getByText('Resmin altındaki yazı')).toHaveCount(0)
})

test('the toolbar is one stop of the Tab key, and its keys mark what is selected', async ({ page }) => {
  await openScreen(page, 'blog')
  await tabTo(page, field(page, 'Yazar'))
  await press(page, 'Tab')
  await expect(tool(page, 'Başlık')).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(tool(page, 'Önizleme')).toBeFocused()
  await press(page, 'Home')
  await press(page, 'ArrowRight')
  await press(page, 'ArrowRight')
  await expect(tool(page, 'Kalın')).toBeFocused()
  await press(page, 'Tab')
  await expect(text(page)).toBeFocused()
  await press(page, 'Shift+Tab')
  await expect(tool(page, 'Kalın'), 'the stop is the button that was used last').toBeFocused()
  await press(page, 'Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('kalın')
  await expect(text(page)).toHaveValue('**kalın**')
  for (const [key, marked] of [
    ['b', '**ölçüm**'],
    ['i', '*ölçüm*'],
    ['k', '[ölçüm](https://)'],
  ] as const) {
    await text(page).fill('ölçüm')
    await press(page, 'Control+a')
    await press(page, `Control+${key}`)
    await expect(text(page)).toHaveValue(marked)
  }
  await text(page).fill('')
  await page.keyboard.type('1. bir\niki\n\nson')
  await expect(text(page)).toHaveValue('1. bir\n2. iki\n\nson')
})

test('undo takes back what a button wrote, and redo brings it again', async ({ page }) => {
  await openScreen(page, 'blog')
  await text(page).click()
  await page.keyboard.type('ölçüm')
  await press(page, 'Control+a')
  await tool(page, 'Kalın').click()
  await expect(text(page)).toHaveValue('**ölçüm**')
  await press(page, 'Control+z')
  await expect(text(page)).toHaveValue('ölçüm')
  await press(page, 'Control+Shift+z')
  await expect(text(page)).toHaveValue('**ölçüm**')
  await press(page, 'Control+End')
  await choosePictures(page, await newPictureFile('pano.png'))
  await pictureRow(page, 'pano.png').getByRole('button', { name: 'pano.png: metinden çıkar' }).click()
  await expect(pictureRow(page, 'pano.png')).toHaveCount(0)
  await press(page, 'Control+z')
  await expect(pictureRow(page, 'pano.png'), 'with its file').toContainText('kaydederken yüklenir')
})

test('a picture that cannot be uploaded keeps its place and its file, and the new post waits as a draft', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_|status of 5\d\d/)
  const title = await beginPost(page, 'Kopan hat')
  await text(page).click()
  await page.keyboard.type('Metin\n\n')
  await bringPictures(page, 'drop', await newPictureFile('a.png'), await newPictureFile('b.png'))
  let failures = 0
  await page.route('**/upload-image', (route) => (failures++ === 0 ? route.abort('connectionreset') : route.fallback()))
  await saveButton(page).click()
  await expect(main(page).getByRole('alert').first()).toContainText(
    'Yazı taslak olarak kaydedildi, tamamlanamadı: a.png yüklenemedi: Sunucuya ulaşılamadı.',
  )
  const failed = form(page).getByRole('listitem').filter({ hasText: 'yüklenemedi: Sunucuya ulaşılamadı.' })
  await expect(failed).toContainText('Metindeki yeri duruyor.')
  await expect(text(page)).toHaveValue(/yeni:a[^]*yeni:b/)
  expect((await page.request.get(`/teknik-bilgi/${slug(title)}`)).status()).toBe(404)

  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/upload-image') && sent.push(request.method()))
  await failed.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(text(page)).toHaveValue('')
  expect(sent, 'the other one is not uploaded again').toEqual(['POST'])
  const html = await (await page.request.get(`/teknik-bilgi/${slug(title)}`)).text()
  expect(html.match(/<figure>/g)).toHaveLength(2)
})

test('a stored post stays as it is until all pictures of its new text are there', async ({ page, content, watch }) => {
  watch.allow(/ERR_/)
  const title = unique('Yarisi yok')
  await content.addPost({ title, slug: slug(title), content: 'Eski metin' })
  await openScreen(page, 'blog')
  await editButton(page, title).click()
  await expect(text(page)).toHaveValue('Eski metin')
  await text(page).fill('Yeni metin')
  await choosePictures(page, await newPictureFile('pano.png'))
  await page.route('**/upload-image', (route) => route.abort('connectionreset'), { times: 1 })
  await saveButton(page).click()
  await expect(main(page).getByRole('alert').first()).toContainText(
    'Yazı kaydedilirken hata oluştu: pano.png yüklenemedi: Sunucuya ulaşılamadı.',
  )
  const address = `/teknik-bilgi/${slug(title)}`
  expect(await (await page.request.get(address)).text()).toContain('Eski metin')
  await saveAndSee(page, title)
  expect(await (await page.request.get(address)).text()).toContain('Yeni metin')
})

test('a picture that the server refuses says why in Turkish and in English, and can be taken out of the text', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 4\d\d/)
  const title = await beginPost(page, 'Bozuk resim')
  await text(page).fill('Metin\n\n')
  await bringPictures(page, 'drop', damagedPicture('bozuk.png'))
  await saveButton(page).click()
  const refused = pictureRow(page, 'bozuk.png yüklenemedi: ')
  await expect(refused.locator('[lang=en]')).toHaveText('The file is damaged or is not a picture.')
  await refused.getByRole('button', { name: 'bozuk.png: metinden çıkar' }).click()
  await saveAndSee(page, title)
})

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
  await sidebar(page).getByRole('button', { name: 'Çıkış Yap' }).click()
  await expect(question).toContainText('Ayrılırsanız bu sayfada yazdıklarınız silinir.')
  await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('taslak:')))).toEqual([])
})

test('a file that is no picture is refused in Turkish and in English, and the others are taken', async ({ page }) => {
  await openScreen(page, 'blog')
  const heic = { name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('x') }
  await bringPictures(page, 'drop', heic, await newPictureFile('pano.png'))
  await expect(
    form(page).getByText('“IMG_2041.heic” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.'),
  ).toBeVisible()
  await expect(form(page).locator('[lang=en]')).toHaveText('Only jpg, jpeg, png and gif are accepted.')
  await expect(pictureRow(page, 'pano.png')).toBeVisible()
})

test('the preview is remembered, gives the text its room and leads to the list below', async ({ page }) => {
  await openScreen(page, 'blog')
  const beside = () => list(page).evaluate((element) => element.getBoundingClientRect().left > innerWidth / 2)
  expect(await beside()).toBe(true)
  await tool(page, 'Önizleme').click()
  await expect(tool(page, 'Önizleme')).toHaveAttribute('aria-pressed', 'true')
  expect(await beside()).toBe(false)
  await page.reload()
  await expect(preview(page)).toContainText('Yazdıkça burada sayfadaki gibi görünür.')
  await main(page).getByRole('link', { name: 'Yazılar' }).click()
  await expect(list(page).getByRole('heading', { name: 'Yazılar' })).toBeFocused()
})

test('the preview shows the newest text, whichever answer comes last, and says when it cannot', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_/)
  await openScreen(page, 'blog')
  await tool(page, 'Önizleme').click()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const held = page.waitForRequest('**/api/Markdown')
  await page.route('**/api/Markdown', async (route) => {
    if (route.request().postData()?.includes('Eski hâl')) await released
    await route.fallback()
  })
  await text(page).fill('Eski hâl')
  await held
  await text(page).fill('Yeni hâl')
  await expect(preview(page)).toContainText('Yeni hâl')
  const late = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('Eski hâl')))
  release()
  await (await late).finished()
  await expect(preview(page)).toContainText('Yeni hâl')
  await page.route('**/api/Markdown', (route) => route.abort('connectionreset'))
  await text(page).fill('Daha yeni hâl')
  await expect(preview(page).getByRole('alert')).toHaveText('Önizleme yüklenemedi: Sunucuya ulaşılamadı.')
  await expect(preview(page)).toContainText('Yeni hâl')
})

test('a text from before Markdown opens as it is and keeps its format while it is not touched', async ({
  page,
  content,
}) => {
  const title = unique('Duz metin')
  await content.addPost({ title, slug: slug(title), content: '2 * 3 * 4 = 24\n# değil' })
  await openScreen(page, 'blog')
  await editButton(page, title).click()
  await expect(text(page)).toHaveValue(/değil$/)
  await expect(hasUnsaved(page)).toHaveCount(0)
  await field(page, 'Özet').fill('Özet')
  await saveAndSee(page, title)
  const post = (await (await page.request.get(`/api/BlogPosts/${slug(title)}`)).json()) as Record<string, string>
  expect(post).toMatchObject({ content: '2 * 3 * 4 = 24\n# değil', contentFormat: 'plain', summary: 'Özet' })
})

test('on a phone one switch leads from the text to the preview and back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, 'blog')
  await text(page).fill('## Ölçüm\n\n| a | b |\n|---|---|\n| 1 | 2 |')
  await form(page).getByText('Önizleme', { exact: true }).click()
  await expect(preview(page).getByRole('heading', { name: 'Ölçüm' })).toBeVisible()
  await expect(text(page)).toBeHidden()
  expect(await overflow(page)).toEqual([])
  await press(page, 'ArrowLeft')
  await expect(text(page)).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
  await text(page).click()
  await press(page, 'Control+z')
  await expect(text(page), 'the changes can still be undone').not.toHaveValue(/Ölçüm/)
})

test('editor, pictures and preview are accessible in both themes', async ({ page }) => {
  await openScreen(page, 'blog')
  await text(page).fill('## Ölçüm\n\n- bir\n\n| a | b |\n|---|--:|\n| 1 | **2** |\n\n> alıntı\n\n')
  await press(page, 'Control+End')
  await choosePictures(page, await newPictureFile('pano.png'))
  await tool(page, 'Önizleme').click()
  await expect(preview(page).getByRole('table')).toBeVisible()
  await expectAccessible(page)
})
