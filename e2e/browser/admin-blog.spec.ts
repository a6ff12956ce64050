import { expect, test } from '../support/fixtures'
import {
  addItem,
  alert,
  cancelButton,
  confirmation,
  deleteButton,
  editButton,
  field,
  fileInput,
  form,
  hasUnsaved,
  holdCalls,
  openScreen,
  row,
  saveAndSee,
  saveButton,
  unique,
  whileAway,
} from '../pages/content-screen'
import { main } from '../pages/public'
import { damagedPicture, newPictureFile } from '../support/images'

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-')

test('a new post is written, stands in the list, and the very next visitor reads it', async ({ page }) => {
  await openScreen(page, 'blog')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog Yönetimi')
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni yazı')
  await expect(field(page, 'İçerik')).toHaveAttribute('rows', '8')
  const title = unique('Test yazisi')
  await field(page, 'Başlık').fill(title)
  await field(page, 'Özet').fill('Kısa özet')
  await expect(form(page).getByText('9/500')).toBeVisible()
  await field(page, 'İçerik').fill('Birinci satır\nikinci satır')
  await expect(hasUnsaved(page)).toBeVisible()
  await fileInput(page).setInputFiles(await newPictureFile('kapak.png'))
  await expect(form(page).getByText('kapak.png')).toBeVisible()
  await saveAndSee(page, title)
  await expect(editButton(page, title)).toBeFocused()
  await expect(editButton(page, title)).toBeInViewport()
  for (const label of ['Başlık', 'Özet', 'İçerik', 'Yazar']) await expect(field(page, label)).toHaveValue('')
  await expect(form(page).getByText('kapak.png')).toHaveCount(0)
  await expect(hasUnsaved(page)).toHaveCount(0)
  const answer = await page.request.get(`/teknik-bilgi/${slug(title)}`)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain(title)
  // An empty author is sent as "Admin".
  expect(html).toContain('>Admin<')
})

test('while a post is saved the button is disabled and says so, and the upload shows how far it is', async ({
  page,
}) => {
  await openScreen(page, 'blog')
  const title = unique('Yavas kayit')
  await field(page, 'Başlık').fill(title)
  await field(page, 'İçerik').fill('Metin')
  await fileInput(page).setInputFiles(await newPictureFile('kapak.png'))
  const { release } = await holdCalls(page, '**/api/BlogPosts', 'POST')
  await saveButton(page).click()
  await expect(form(page).getByRole('button', { name: 'Kaydediliyor' })).toBeDisabled()
  await expect(editButton(page, '24 V beslemede gerilim düşüşü nasıl aranır?')).toBeDisabled()
  release()
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
})

test('a new post needs title, content and a cover, at most 500 characters of summary and 100 of author', async ({
  page,
}) => {
  await openScreen(page, 'blog')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await field(page, 'Özet').fill('ö'.repeat(501))
  await field(page, 'Yazar').fill('a'.repeat(101))
  await saveButton(page).click()
  await expect(
    form(page).getByText('Yeni yazı eklerken kapak görseli seçmek zorunludur.', { exact: true }),
  ).toBeVisible()
  await expect(field(page, 'Başlık')).toBeFocused()
  await expect(field(page, 'Başlık')).toHaveAccessibleDescription(/^Başlık yazın\./)
  await expect(field(page, 'İçerik')).toHaveAccessibleDescription(/^İçerik yazın\./)
  await expect(field(page, 'Özet')).toHaveAccessibleDescription(/^En çok 500 karakter yazın\./)
  await expect(field(page, 'Yazar')).toHaveAccessibleDescription(/^En çok 100 karakter yazın\./)
  expect(sent).toEqual([])
  // What was typed is all there.
  await expect(field(page, 'Özet')).toHaveValue('ö'.repeat(501))
  await field(page, 'Özet').fill('ö'.repeat(500))
  const title = unique('Sinirda')
  await field(page, 'Başlık').fill(title)
  await field(page, 'İçerik').fill('Metin')
  await field(page, 'Yazar').fill('a'.repeat(100))
  await fileInput(page).setInputFiles(await newPictureFile())
  await saveAndSee(page, title)
})

test('edit fills the form at its top, and without a fresh cover the stored one stays', async ({ page, content }) => {
  const token = await openScreen(page, 'blog')
  const title = unique('Duzenlenecek')
  for (let index = 0; index < 12; index += 1)
    await content.addPost({ title: unique('Dolgu'), slug: unique('dolgu').replace(' ', '-') })
  const texts = { title, summary: 'Özet', content: 'Eski metin', author: 'Seda Özgür' }
  const { imageUrl } = await addItem(page, token, '/api/BlogPosts', { ...texts, imageFile: await newPictureFile() })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await editButton(page, title).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(form(page).getByRole('heading', { level: 2 }).locator('..')).toContainText('Yayında')
  await expect(field(page, 'Başlık')).toHaveValue(title)
  await expect(field(page, 'Özet')).toHaveValue('Özet')
  await expect(field(page, 'İçerik')).toHaveValue('Eski metin')
  await expect(field(page, 'Yazar')).toHaveValue('Seda Özgür')
  await expect(form(page).getByText('Kayıtlı kapak', { exact: true })).toBeVisible()
  await expect(hasUnsaved(page)).toHaveCount(0)

  // A freshly chosen cover can be taken back, and the stored one is what remains.
  await fileInput(page).setInputFiles(await newPictureFile('yeni-kapak.png'))
  await form(page).getByRole('button', { name: 'yeni-kapak.png: kaldır' }).click()
  await expect(form(page).getByText('yeni-kapak.png')).toHaveCount(0)
  await expect(form(page).getByText('Kayıtlı kapak', { exact: true })).toBeVisible()
  await expect(fileInput(page)).toBeFocused()

  await field(page, 'İçerik').fill('Yeni metin')
  await saveAndSee(page, title)
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni yazı')
  const post = (await (await page.request.get(`/api/BlogPosts/${slug(title)}`)).json()) as Record<string, string>
  expect(post).toMatchObject({ content: 'Yeni metin', imageUrl })
})

test('cancel resets the form; Düzenle on another row takes it over at once, and Geri al brings back what was typed', async ({
  page,
  content,
}) => {
  const first = unique('Birinci')
  const second = unique('Ikinci')
  await content.addPost({ title: first, slug: slug(first) })
  await content.addPost({ title: second, slug: slug(second) })
  await openScreen(page, 'blog')
  await editButton(page, first).click()
  await field(page, 'İçerik').fill('Yarım kalan')
  await editButton(page, second).click()
  await expect(field(page, 'Başlık')).toHaveValue(second)
  await expect(main(page).getByText(`“${first}” için yazdıklarınız kaydedilmedi.`)).toBeVisible()
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(field(page, 'Başlık')).toHaveValue(first)
  await expect(field(page, 'İçerik')).toHaveValue('Yarım kalan')
  await cancelButton(page).click()
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni yazı')
  await expect(field(page, 'Başlık')).toHaveValue('')
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(field(page, 'İçerik')).toHaveValue('Yarım kalan')
  // What was brought back can be saved.
  await saveAndSee(page, first)
})

test('delete asks first: cancelling keeps the post, confirming deletes it and its page', async ({ page, content }) => {
  const title = unique('Silinecek')
  await content.addPost({ title, slug: slug(title) })
  await openScreen(page, 'blog')
  await deleteButton(page, title).click()
  await expect(confirmation(page)).toContainText(`“${title}” başlıklı yazı silinecek.`)
  await expect(confirmation(page).getByRole('button', { name: 'Sil', exact: true })).toBeVisible()
  await expect(confirmation(page).getByRole('button', { name: 'İptal', exact: true })).toBeFocused()
  await confirmation(page).getByRole('button', { name: 'İptal', exact: true }).click()
  await expect(confirmation(page)).toHaveCount(0)
  await expect(deleteButton(page, title)).toBeFocused()
  expect((await page.request.get(`/teknik-bilgi/${slug(title)}`)).status()).toBe(200)

  await deleteButton(page, title).click()
  await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(row(page, title)).toHaveCount(0)
  expect((await page.request.get(`/teknik-bilgi/${slug(title)}`)).status()).toBe(404)
})

const AWAY = 'Hizmet geçici olarak kullanılamıyor.'

test('with the database away saving and deleting posts each say so, and nothing typed is lost', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/)
  const token = await openScreen(page, 'blog')
  const title = unique('Kesinti')
  await addItem(page, token, '/api/BlogPosts', { title, content: 'Metin', imageFile: await newPictureFile() })
  await editButton(page, title).click()
  await field(page, 'İçerik').fill('Kesintide yazıldı')
  await whileAway(site, async () => {
    await saveButton(page).click()
    await expect(alert(page, `Yazı kaydedilirken hata oluştu: ${AWAY}`)).toBeVisible()
    await deleteButton(page, title).click()
    await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(alert(page, `Yazı silinirken hata oluştu: ${AWAY}`)).toBeVisible()
  })
  await expect(field(page, 'İçerik')).toHaveValue('Kesintide yazıldı')
  await saveAndSee(page, title)
})

test('covers are refused in Turkish and in English: wrong type, empty, damaged', async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/)
  await openScreen(page, 'blog')
  const english = form(page).locator('[lang=en]')
  await fileInput(page).setInputFiles({ name: 'klemens.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') })
  await expect(
    form(page).getByText('“klemens.bmp” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.'),
  ).toBeVisible()
  await expect(english).toHaveText('Only jpg, jpeg, png and gif are accepted.')
  await fileInput(page).setInputFiles({ name: 'bos.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
  await expect(form(page).getByText('“bos.png” eklenmedi: dosya boş.')).toBeVisible()
  await expect(english).toHaveText('The file is empty.')

  const title = unique('Bozuk kapak')
  await field(page, 'Başlık').fill(title)
  await field(page, 'İçerik').fill('Metin')
  await fileInput(page).setInputFiles(damagedPicture('bozuk.png'))
  await expect(english).toHaveCount(0)
  await saveButton(page).click()
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: /^Yazı kaydedilirken hata oluştu: ./ }),
  ).toBeVisible()
  await expect(main(page).locator('[lang=en]').first()).toHaveText('The file is damaged or is not a picture.')
  await expect(field(page, 'Başlık')).toHaveValue(title)
})
