import { writeFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import {
  alert,
  field,
  fileInput,
  form,
  hasUnsaved,
  holdCalls,
  list,
  openScreen,
  row,
  saveAndSee,
  saveButton,
  unique,
} from '../pages/content-screen'
import { main, waitForHydration } from '../pages/public'
import { addPicture, addService, edit, slugOf, stored, tiles, widthsOf } from '../pages/services-screen'
import { damagedPicture, newPictureFile } from '../support/images'

const DAMAGED = 'Görsel okunamadı: dosya bozuk veya eksik.'
const SOME_FAILED = 'Bazı yeni resimler yüklenemedi. Sayfayı yenileyip kontrol edin.'

test('a stored picture is deleted before saving, and the order of the others with saving', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Galeri')
  const before = await addService(page, token, title, 3)
  await edit(page, title)
  await form(page).getByRole('button', { name: '2. resim: kaldır' }).click()
  await expect(tiles(page)).toHaveCount(2)
  const [first = '', , third = ''] = before.imageUrls
  await expect.poll(async () => (await stored(page, title)).imageUrls).toEqual([first, third])
  await expect(hasUnsaved(page)).toHaveCount(0)
  await form(page).getByRole('button', { name: '1. resim: arkaya taşı' }).click()
  await expect(hasUnsaved(page)).toBeVisible()
  // No conflict with our own deletion.
  await saveAndSee(page, title)
  expect((await stored(page, title)).imageUrls).toEqual([third, first])
})

test('stored pictures are sorted by keys and by dragging, and the first is the header picture', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Sira')
  const { imageUrls } = await addService(page, token, title, 3)
  const [a = '', b = '', c = ''] = imageUrls
  const header = async () => {
    const html = await (await page.request.get(`/hizmetler/${slugOf(title)}`)).text()
    return /<main[\s\S]*?<img[^>]*src="\/uploads\/([0-9a-f]{32})/.exec(html)?.[1]
  }
  expect(a).toContain((await header())!)

  await edit(page, title)
  const on = (place: number) => form(page).getByRole('button', { name: `${place}. resim: arkaya taşı`, exact: true })
  await on(1).focus()
  await page.keyboard.press('Enter')
  await expect(on(2), 'the focus goes with the picture').toBeFocused()
  await expect(
    form(page)
      .getByRole('status')
      .getByText(/: 2\. sırada$/),
  ).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('button', { name: '3. resim: öne taşı', exact: true })).toBeFocused()
  await saveAndSee(page, title)
  expect((await stored(page, title)).imageUrls).toEqual([b, c, a])
  expect(b).toContain((await header())!)

  await edit(page, title)
  await tiles(page).nth(2).locator('[title="Sürükleyin"]').hover()
  await page.mouse.down()
  await tiles(page)
    .nth(0)
    .hover({ position: { x: 30, y: 30 } })
  await page.mouse.up()
  await expect(hasUnsaved(page)).toBeVisible()
  await saveAndSee(page, title)
  expect((await stored(page, title)).imageUrls).toEqual([a, b, c])
  expect(a).toContain((await header())!)
})

test('of twelve parallel uploads failed ones are reported together and stop no other', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Yukleme')
  await addService(page, token, title, 1)
  await edit(page, title)
  await field(page, 'Kısa açıklama').fill('Değişti')
  const good = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => newPictureFile(`iyi-${index}.png`, 100 + index)),
  )
  await fileInput(page).setInputFiles([
    damagedPicture('bozuk.png'),
    ...good.slice(0, 5),
    damagedPicture('kirik.jpg'),
    ...good.slice(5),
    damagedPicture('yarim.gif'),
  ])
  await expect(tiles(page)).toHaveCount(13)
  const uploads = await holdCalls(page, '**/upload-image')
  await saveButton(page).click()
  await expect.poll(uploads.waiting).toBe(12)
  await expect(form(page).getByRole('progressbar', { name: 'iyi-0.png yükleniyor' })).toBeVisible()
  await expect(form(page).getByRole('progressbar', { name: /yükleniyor$/ })).toHaveCount(12)
  await expect(form(page).getByRole('button', { name: 'Kaydediliyor' })).toBeDisabled()
  uploads.release()
  const said = ['bozuk.png', 'kirik.jpg', 'yarim.gif'].map((name) => `'${name}' yüklenemedi: ${DAMAGED}`).join('; ')
  await expect(alert(page, `${said} ${SOME_FAILED}`)).toBeVisible()
  await expect(main(page).getByRole('alert').locator('[lang=en]').first()).toContainText(
    'bozuk.png: The file is damaged or is not a picture.',
  )
  // The form resets and the list reloads all the same.
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni hizmet')
  await expect(row(page, title)).toContainText('10 resim')
  const { imageUrls } = await stored(page, title)
  const widths = await widthsOf(page, imageUrls.slice(1))
  expect(widths, 'in the order of the form').toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108])
})

test('a failed picture of a new service is reported without the sentence for editing', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  await openScreen(page, 'hizmetler')
  const title = unique('Yeni Yukleme')
  await field(page, 'Başlık').fill(title)
  await fileInput(page).setInputFiles([damagedPicture('bozuk.png'), await newPictureFile('iyi.png')])
  await saveButton(page).click()
  await expect(alert(page, `'bozuk.png' yüklenemedi: ${DAMAGED}`)).toBeVisible()
  await expect(row(page, title)).toContainText('1 resim')
})

test('pictures of more than 15 MB are refused in both languages, and nothing else is lost', async ({
  page,
  watch,
}, info) => {
  watch.allow(/status of 413/)
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Buyuk')
  await addService(page, token, title)
  await edit(page, title)
  await field(page, 'Markalar').fill('Vektral, Kestrun')
  // From the disk: as buffers such files would keep the page busy.
  const large = async (name: string, bytes: number) => {
    await writeFile(info.outputPath(name), Buffer.alloc(bytes, damagedPicture(name).buffer))
    return info.outputPath(name)
  }
  await writeFile(info.outputPath('iyi.png'), (await newPictureFile()).buffer)
  await fileInput(page).setInputFiles([
    await large('sinirda.png', 15 * 1024 * 1024 + 1),
    info.outputPath('iyi.png'),
    await large('cok-buyuk.png', 60 * 1024 * 1024),
  ])
  await saveButton(page).click()
  const said = [
    "'sinirda.png' yüklenemedi: Görsel çok büyük: en çok 15 MB olabilir.",
    "'cok-buyuk.png' yüklenemedi: Gönderilen veri çok büyük: bir görsel en çok 15 MB olabilir.",
  ]
  await expect(alert(page, `${said.join('; ')} ${SOME_FAILED}`)).toBeVisible({ timeout: 30_000 })
  await expect(main(page).getByRole('alert').locator('[lang=en]').first()).toHaveText(
    'sinirda.png: The file is too large. cok-buyuk.png: The file is too large.',
  )
  await expect(row(page, title)).toContainText('1 resim')
  expect((await stored(page, title)).brands).toEqual(['Vektral', 'Kestrun'])
})

test('pictures narrower than the smallest variant are shown', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Kucuk')
  const { id } = await addService(page, token, title)
  await addPicture(page, token, id, await newPictureFile('kucuk.png', 60))
  await page.reload()
  await waitForHydration(page)
  await edit(page, title)
  const shown = tiles(page).locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  await expect(shown).toHaveAttribute('src', /-320\.webp$/)
  await expect(list(page)).toBeVisible()
})

test('files of other types and empty ones are refused in both languages', async ({ page }) => {
  await openScreen(page, 'hizmetler')
  await fileInput(page).setInputFiles([
    { name: 'klemens.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') },
    { name: 'bos.gif', mimeType: 'image/gif', buffer: Buffer.alloc(0) },
    await newPictureFile('kart.JPEG'),
  ])
  await expect(tiles(page)).toHaveCount(1)
  await expect(
    form(page).getByText('“klemens.bmp” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.'),
  ).toBeVisible()
  await expect(form(page).getByText('“bos.gif” eklenmedi: dosya boş.')).toBeVisible()
  await expect(form(page).getByText('Only jpg, jpeg, png and gif are accepted.')).toHaveAttribute('lang', 'en')
  await expect(form(page).getByText('The file is empty.')).toHaveAttribute('lang', 'en')
})
