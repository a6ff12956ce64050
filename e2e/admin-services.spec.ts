import type { Page } from '@playwright/test'
import { emptyTest, expect, test } from './fixtures'
import {
  alert, callAs, cancelButton, confirmation, damagedPicture, deleteButton, editButton, field, fileInput, form, hasUnsaved, list,
  openScreen, overflow, picture, row, saveAndSee, saveButton, signIn, tabTo, unique, whileAway,
} from './panel'
import { main, untilAwake } from './site'
import { violations } from './support/axe'

const AWAY = 'Hizmet geçici olarak kullanılamıyor.'
const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-')

type Service = { id: string; title: string; benefits: string[]; brands: string[]; iconName: string; imageUrls: string[] }

const stored = async (page: Page, title: string) => (await (await page.request.get(`/api/Services/${slug(title)}`)).json()) as Service

/** A service with pictures, shown in the list. */
async function addService(page: Page, token: string, title: string, pictures = 0): Promise<Service> {
  const data = { title, description: 'Kısa', detailsDescription: 'Uzun', benefits: ['Bir', 'İki'], brands: ['Vektral'], iconName: 'Zap' }
  const { id } = (await (await callAs(page, token, 'POST', '/api/Services', { data })).json()) as Service
  for (let index = 0; index < pictures; index += 1) {
    await callAs(page, token, 'POST', `/api/Services/${id}/upload-image`, { multipart: { file: await picture() } })
  }
  await page.reload()
  await untilAwake(page)
  await expect(editButton(page, title)).toBeVisible()
  return stored(page, title)
}

/** Begins to edit a service and waits until its tag is known. */
async function edit(page: Page, title: string) {
  const read = page.waitForResponse((answer) => answer.url().endsWith(`/api/Services/${slug(title)}`))
  await editButton(page, title).click()
  await read
  await expect(field(page, 'Başlık')).toHaveValue(title)
}

const tiles = (page: Page) => form(page).getByRole('listitem').filter({ has: page.getByRole('button', { name: /: kaldır$/ }) })

test('a new service needs a title alone; lists are split at commas, and pictures go up in the order of the form', async ({ page }) => {
  await openScreen(page, 'hizmetler')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hizmet Yönetimi')
  await saveButton(page).click()
  await expect(field(page, 'Başlık')).toBeFocused()
  await expect(field(page, 'Başlık')).toHaveAccessibleDescription(/^Başlık yazın\./)
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1)

  const title = unique('Enkoder Tamiri')
  await field(page, 'Başlık').fill(title)
  await expect(form(page).getByText(`/hizmetler/${slug(title)}`)).toBeVisible()
  await field(page, 'Faydalar').fill(' Ölçüm,, Yük altında test , ')
  await expect(form(page).getByText('2 madde olarak kaydedilecek')).toBeVisible()
  await field(page, 'Markalar').fill('Vektral, Kestrun')
  await expect(form(page).getByRole('radio')).toHaveCount(18)
  await expect(form(page).getByRole('radio', { name: 'Wrench', exact: true })).toBeChecked()
  await form(page).getByRole('radio', { name: 'Cpu', exact: true }).check()
  await fileInput(page).setInputFiles([await picture('a.png', 410), await picture('b.png', 420), await picture('c.png', 430)])
  await expect(tiles(page)).toHaveCount(3)
  await form(page).getByRole('button', { name: 'c.png: öne taşı' }).click()
  await form(page).getByRole('button', { name: 'b.png: kaldır' }).click()
  await saveAndSee(page, title)
  await expect(row(page, title)).toContainText('2 resim')
  await expect(editButton(page, title)).toBeFocused()
  await expect(tiles(page)).toHaveCount(0)
  await expect(form(page).getByRole('radio', { name: 'Wrench', exact: true })).toBeChecked()
  const service = await stored(page, title)
  expect(service).toMatchObject({ benefits: ['Ölçüm', 'Yük altında test'], brands: ['Vektral', 'Kestrun'], iconName: 'Cpu' })
  const widths = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await createImageBitmap(await (await fetch(path)).blob())).width)),
    service.imageUrls,
  )
  expect(widths).toEqual([410, 430])
  expect((await page.request.get(`/hizmetler/${slug(title)}`)).status()).toBe(200)
})

test('edit fills the form with lists joined by commas, cancel resets it', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Duzenle')
  await addService(page, token, title, 1)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await edit(page, title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(field(page, 'Kısa açıklama')).toHaveValue('Kısa')
  await expect(field(page, 'Ayrıntılı açıklama')).toHaveValue('Uzun')
  await expect(field(page, 'Faydalar')).toHaveValue('Bir, İki')
  await expect(field(page, 'Markalar')).toHaveValue('Vektral')
  await expect(form(page).getByRole('radio', { name: 'Zap', exact: true })).toBeChecked()
  await expect(form(page).getByText('1. resim', { exact: true })).toBeVisible()
  await expect(row(page, title)).toContainText('düzenleniyor')
  await field(page, 'Faydalar').fill('Başka')
  await expect(hasUnsaved(page)).toBeVisible()
  await cancelButton(page).click()
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni hizmet')
  await expect(field(page, 'Faydalar')).toHaveValue('')
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(field(page, 'Faydalar')).toHaveValue('Başka')
})

test('a stored picture is deleted at once, before saving; the order of the others is saved', async ({ page }) => {
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

test('uploads run in parallel and show how far each is; one that fails is reported and stops no other', async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/)
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Yukleme')
  await addService(page, token, title, 1)
  await edit(page, title)
  await fileInput(page).setInputFiles([await picture('iyi.png'), damagedPicture('bozuk.png'), damagedPicture('kirik.png')])
  let waiting = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/upload-image', async (route) => {
    waiting += 1
    await held
    await route.continue()
  })
  await saveButton(page).click()
  await expect.poll(() => waiting).toBe(3)
  await expect(form(page).getByRole('progressbar', { name: 'iyi.png yükleniyor' })).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Kaydediliyor' })).toBeDisabled()
  release()
  const text = main(page).getByRole('alert').filter({ hasText: "'bozuk.png' yüklenemedi: " })
  await expect(text).toContainText(
    /^'bozuk\.png' yüklenemedi: [^;]+; 'kirik\.png' yüklenemedi: [^;]+ Bazı yeni resimler yüklenemedi\. Sayfayı yenileyip kontrol edin\./,
  )
  await expect(text.locator('[lang=en]').first()).toHaveText('bozuk.png: The file is damaged or is not a picture.')
  // The form resets and the list reloads all the same.
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni hizmet')
  await expect(row(page, title)).toContainText('2 resim')

  const created = unique('Yeni Yukleme')
  await field(page, 'Başlık').fill(created)
  await fileInput(page).setInputFiles(damagedPicture('bozuk.png'))
  await saveButton(page).click()
  await expect(row(page, created)).toContainText('Resim yok')
  await expect(main(page).getByText(/^'bozuk\.png' yüklenemedi: /)).not.toContainText('Bazı yeni resimler')
})

test('files of other types and empty ones are refused in Turkish and in English', async ({ page }) => {
  await openScreen(page, 'hizmetler')
  await fileInput(page).setInputFiles([
    { name: 'klemens.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') },
    { name: 'bos.gif', mimeType: 'image/gif', buffer: Buffer.alloc(0) },
    await picture('kart.JPEG'),
  ])
  await expect(tiles(page)).toHaveCount(1)
  await expect(form(page).getByText('“klemens.bmp” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.')).toBeVisible()
  await expect(form(page).getByText('“bos.gif” eklenmedi: dosya boş.')).toBeVisible()
  await expect(form(page).getByText('Only jpg, jpeg, png and gif are accepted.')).toHaveAttribute('lang', 'en')
  await expect(form(page).getByText('The file is empty.')).toHaveAttribute('lang', 'en')
})

test('a title that is taken is refused in the words that say what to do', async ({ page, watch }) => {
  watch.allow(/status of 409/)
  await openScreen(page, 'hizmetler')
  await field(page, 'Başlık').fill('PLC Tamiri')
  await saveButton(page).click()
  await expect(
    alert(page, 'Bu başlık veya benzeri zaten kullanımda (URL çakışması). Lütfen başlığı değiştirin.'),
  ).toBeVisible()
  await expect(field(page, 'Başlık')).toHaveValue('PLC Tamiri')
})

test('with the database away loading, creating, updating and deleting services and pictures each say so', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/)
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Kesinti')
  await addService(page, token, title, 1)
  await field(page, 'Başlık').fill(unique('Yeni'))
  await whileAway(site, async () => {
    await saveButton(page).click()
    await expect(alert(page, `Hizmet kaydedilirken bir hata oluştu: ${AWAY}`)).toBeVisible()
    await editButton(page, title).click()
    await field(page, 'Kısa açıklama').fill('Değişti')
    await saveButton(page).click()
    await expect(alert(page, `Hizmet güncellenirken bir hata oluştu: ${AWAY}`)).toBeVisible()
    await form(page).getByRole('button', { name: '1. resim: kaldır' }).click()
    await expect(alert(page, `Resim silinirken hata oluştu: ${AWAY}`)).toBeVisible()
    await expect(form(page).getByText('1. resim', { exact: true })).toBeVisible()
    await deleteButton(page, title).click()
    await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(alert(page, `Hizmet silinirken hata oluştu: ${AWAY}`)).toBeVisible()
    await main(page).getByRole('searchbox', { name: 'Hizmet ara' }).fill('yok')
    await expect(alert(page, `Hizmetler yüklenirken hata oluştu: ${AWAY}`)).toBeVisible()
  })
  await expect(field(page, 'Kısa açıklama')).toHaveValue('Değişti')
})

test('deleting a service says that its pictures go too, and its page is gone', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Silinecek')
  const { imageUrls } = await addService(page, token, title, 1)
  await deleteButton(page, title).click()
  await expect(confirmation(page)).toContainText(`“${title}” silinecek. Hizmete ait bütün resimler de silinir.`)
  await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(row(page, title)).toHaveCount(0)
  expect((await page.request.get(`/hizmetler/${slug(title)}`)).status()).toBe(404)
  expect((await page.request.get(imageUrls[0]!)).status()).toBe(404)
})

test('mine saved over a changed service keeps the pictures that were added meanwhile', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Cakisma')
  const { id } = await addService(page, token, title, 1)
  await edit(page, title)
  await field(page, 'Markalar').fill('Benim')
  await callAs(page, token, 'POST', `/api/Services/${id}/upload-image`, { multipart: { file: await picture() } })
  await saveButton(page).click()
  await expect(main(page).getByRole('alert').getByText('Bu kayıt siz düzenlerken değişti.', { exact: true })).toBeVisible()
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

test('services are put in another order by keyboard and by dragging, and the site follows', async ({ page, content }) => {
  await openScreen(page, 'hizmetler')
  const [first = '', second = '', third = ''] = await content.serviceSlugs()
  const titles = await list(page).getByRole('listitem').locator('p:first-child').allTextContents()
  const down = list(page).getByRole('button', { name: `${titles[0]}: aşağı taşı`, exact: true })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await content.serviceSlugs()).slice(0, 3)).toEqual([second, third, first])

  const grip = row(page, titles[0]!).locator('[title="Sürükleyin"]')
  await grip.hover()
  await page.mouse.down()
  await row(page, titles[1]!).hover({ position: { x: 60, y: 4 } })
  await page.mouse.up()
  await expect.poll(async () => (await content.serviceSlugs()).slice(0, 3)).toEqual([first, second, third])
  const html = await (await page.request.get('/hizmetler')).text()
  expect(html.indexOf(`/hizmetler/${first}`)).toBeLessThan(html.indexOf(`/hizmetler/${second}`))
})

test('a service is written and saved by keyboard alone', async ({ page }) => {
  await openScreen(page, 'hizmetler')
  const title = unique('Klavye')
  await tabTo(page, field(page, 'Başlık'))
  await page.keyboard.type(title)
  await tabTo(page, form(page).getByRole('radio', { name: 'Wrench', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(form(page).getByRole('radio', { name: 'Cpu', exact: true })).toBeChecked()
  await tabTo(page, saveButton(page))
  await page.keyboard.press('Enter')
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(editButton(page, title)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(confirmation(page).getByRole('button', { name: 'İptal', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(deleteButton(page, title)).toBeFocused()
})

test('the services screen is accessible in both themes and fits a phone', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Erisim')
  await addService(page, token, title, 2)
  await edit(page, title)
  await fileInput(page).setInputFiles([await picture('yeni.png')])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `${colorScheme} ${width}`).toEqual([])
      expect(await overflow(page), `${colorScheme} ${width}`).toEqual([])
    }
  }
})

emptyTest('a panel without services says what to do next', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/hizmetler')
  await expect(list(page).getByText('Henüz hizmet eklenmemiş.', { exact: true })).toBeVisible()
  await expect(list(page).getByText('İlk hizmeti formdan ekleyin.', { exact: true })).toBeVisible()
})
