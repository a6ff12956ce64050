import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import {
  alert,
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
  stateChoice,
  unique,
  writePost,
} from '../pages/content-screen'
import { main } from '../pages/public'
import { addService, edit, slugOf, stored, tiles, widthsOf } from '../pages/services-screen'
import { expectAccessible } from '../support/axe'
import { damagedPicture, newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'
import { untilAnswered } from '../support/watch'

// Posts, references, services and redirects in the panel. What does not need a browser is in e2e/panel.

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
  const answer = await page.request.get(`/teknik-bilgi/${slugOf(title)}`)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain(title)
  // An empty author is sent as "Admin".
  expect(html).toContain('>Admin<')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await editButton(page, title).click()
  await expect.poll(() => page.evaluate(() => scrollY), 'the form is at the top').toBe(0)
})

test('a new reference with its logo shows last on the home page at once', async ({ page, content }) => {
  await openScreen(page, 'referanslar')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Referans Yönetimi')
  const name = unique('Marka')
  await field(page, 'Marka adı').fill(name)
  await fileInput(page).setInputFiles(await newPictureFile('logo.png'))
  await expect(form(page).getByText('logo.png')).toBeVisible()
  await saveAndSee(page, name)
  await expect(editButton(page, name)).toBeFocused()
  await expect(editButton(page, name)).toBeInViewport()
  await expect(field(page, 'Marka adı')).toHaveValue('')
  expect((await content.referenceNames()).at(-1)).toBe(name)
  expect(await (await page.request.get('/')).text()).toContain(name)
})

test('a new service is created from its title, comma-separated lists and ordered pictures', async ({ page }) => {
  await openScreen(page, 'hizmetler')
  const title = unique('Enkoder Tamiri')
  await field(page, 'Başlık').fill(title)
  await expect(form(page).getByText(`/hizmetler/${slugOf(title)}`)).toBeVisible()
  await field(page, 'Faydalar').fill(' Ölçüm,, Yük altında test , ')
  await expect(form(page).getByText('2 madde olarak kaydedilecek')).toBeVisible()
  await field(page, 'Markalar').fill('Vektral, Kestrun')
  await expect(form(page).getByRole('radiogroup', { name: 'Simge' }).getByRole('radio')).toHaveCount(18)
  await expect(form(page).getByRole('radio', { name: 'Wrench', exact: true })).toBeChecked()
  await form(page).getByRole('radio', { name: 'Cpu', exact: true }).check()
  await fileInput(page).setInputFiles([
    await newPictureFile('a.png', 410),
    await newPictureFile('b.png', 420),
    await newPictureFile('c.png', 430),
  ])
  await expect(tiles(page)).toHaveCount(3)
  await form(page).getByRole('button', { name: 'c.png: öne taşı' }).click()
  await form(page).getByRole('button', { name: 'b.png: kaldır' }).click()
  await stateChoice(page, 'Yayında').check()
  await saveAndSee(page, title)
  await expect(row(page, title)).toContainText('2 resim')
  await expect(editButton(page, title)).toBeFocused()
  await expect(tiles(page)).toHaveCount(0)
  await expect(form(page).getByRole('radio', { name: 'Wrench', exact: true })).toBeChecked()
  const service = await stored(page, title)
  expect(service).toMatchObject({
    benefits: ['Ölçüm', 'Yük altında test'],
    brands: ['Vektral', 'Kestrun'],
    iconName: 'Cpu',
  })
  expect(await widthsOf(page, service.imageUrls)).toEqual([410, 430])
  expect((await page.request.get(`/hizmetler/${slugOf(title)}`)).status()).toBe(200)
})

test('services and their pictures are sorted by dragging, and the site follows', async ({ page, content }) => {
  const token = await openScreen(page, 'hizmetler')
  const slugs = (await content.serviceSlugs()).slice(0, 3)
  const titles = await list(page).getByRole('listitem').locator('p:first-child').allTextContents()
  const grip = (of: Locator) => of.locator('[title="Sürükleyin"]')
  await grip(row(page, titles[2]!)).hover()
  await page.mouse.down()
  await row(page, titles[0]!).hover({ position: { x: 60, y: 4 } })
  await page.mouse.up()
  const [first, second, third] = slugs
  await expect.poll(async () => (await content.serviceSlugs()).slice(0, 3)).toEqual([third, first, second])
  // The order is stored before the page is outdated, and that before the call is answered.
  await untilAnswered(page)
  const services = await (await page.request.get('/hizmetler')).text()
  expect(services.indexOf(`/hizmetler/${third}`)).toBeLessThan(services.indexOf(`/hizmetler/${first}`))

  const title = unique('Sira')
  const [a = '', b = '', c = ''] = (await addService(page, token, title, 3)).imageUrls
  await edit(page, title)
  await grip(tiles(page).nth(2)).hover()
  await page.mouse.down()
  await tiles(page)
    .nth(0)
    .hover({ position: { x: 30, y: 30 } })
  await page.mouse.up()
  await expect(hasUnsaved(page)).toBeVisible()
  await saveAndSee(page, title)
  expect((await stored(page, title)).imageUrls).toEqual([c, a, b])
  const html = await (await page.request.get(`/hizmetler/${slugOf(title)}`)).text()
  const header = /<main[\s\S]*?<img[^>]*src="\/uploads\/([0-9a-f]{32})/.exec(html)![1]!
  expect(c, 'the first is the header picture').toContain(header)
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
  await expect(
    alert(page, `${said.join('; ')} Bazı yeni resimler yüklenemedi. Sayfayı yenileyip kontrol edin.`),
  ).toBeVisible({ timeout: 30_000 })
  await expect(main(page).getByRole('alert').locator('[lang=en]').first()).toHaveText(
    'sinirda.png: The file is too large. cok-buyuk.png: The file is too large.',
  )
  await expect(row(page, title)).toContainText('1 resim')
  expect((await stored(page, title)).brands).toEqual(['Vektral', 'Kestrun'])
})

test('a post is scheduled, filtered and previewed by keyboard alone', async ({ page, context }) => {
  await openScreen(page, 'blog')
  const title = unique('Klavye zamani')
  const scheduled = list(page).getByRole('button', { name: /^Zamanlandı/ })
  await writePost(page, title)
  await tabTo(page, stateChoice(page, 'Yayında'))
  await page.keyboard.press('ArrowLeft')
  await expect(stateChoice(page, 'Zamanlandı')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Gün')).toBeFocused()
  await page.keyboard.insertText('12.03.2099')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('09:00')
  await page.keyboard.press('Enter')
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(editButton(page, title)).toBeFocused()
  await tabTo(page, scheduled)
  await page.keyboard.press('Enter')
  await expect(scheduled).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, title)).toBeVisible()
  await tabTo(page, editButton(page, title))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Gün')).toHaveValue('12.03.2099')
  await tabTo(page, form(page).getByRole('link', { name: /^Önizle/ }))
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a draft is previewed as its page will be, and the band leads back into its form', async ({ page, context }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Onizlenen')
  const { id } = await addService(page, token, title, 1)
  await edit(page, title)
  await stateChoice(page, 'Taslak').check()
  await saveAndSee(page, title)
  await edit(page, title)
  const opened = context.waitForEvent('page')
  await form(page)
    .getByRole('link', { name: /^Önizle/ })
    .click()
  const preview = await opened
  await expect(preview).toHaveURL(`/admin/onizleme/hizmet/${id}`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  const band = preview.getByRole('complementary', { name: 'Önizleme' })
  await expect(band).toContainText('Önizleme: yayında değil')
  await expect(band).toContainText('Taslak')
  await expectAccessible(preview)
  await band.getByRole('link', { name: 'Düzenlemeye dön' }).click()
  await expect(preview).toHaveURL(/\/admin\/hizmetler/)
  await expect(field(preview, 'Başlık')).toHaveValue(title)
})

test('a redirect is added and found by keyboard alone, and leads on', async ({ page, account }) => {
  await enter(page, account, '/admin/yonlendirmeler')
  await field(page, 'Eski adres').focus()
  await page.keyboard.type('/klavye.html')
  await page.keyboard.press('Tab')
  await page.keyboard.type('/kurumsal')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: '/klavye.html: düzenle' })).toBeFocused()
  await main(page).getByRole('searchbox', { name: 'Adres ara' }).focus()
  await page.keyboard.type('klavye kurumsal')
  const rows = main(page).getByRole('region', { name: 'Yönlendirmeler' }).getByRole('row')
  await expect(rows.filter({ has: page.getByRole('button') })).toHaveCount(1)
  const answer = await page.request.get('/klavye.html', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/kurumsal'])
})
