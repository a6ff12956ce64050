import { expect, test } from '../support/fixtures'
import { editButton, form, openScreen, row, saveAndSee, saveButton, unique } from '../pages/content-screen'
import { beginPost, bringPictures, choosePictures, pictureRow, text } from '../pages/editor'
import { main } from '../pages/public'
import { damagedPicture, newPictureFile } from '../support/images'

test.describe.configure({ mode: 'parallel' })

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-')

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
