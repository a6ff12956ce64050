import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { openSignedIn } from '../pages/admin'
import {
  alert,
  editButton,
  field,
  fileInput,
  form,
  unsavedNotice,
  list,
  openScreen,
  row,
  saveAndCheckRow,
  saveButton,
  unique,
} from '../pages/content-screen'
import { main, waitForHydration } from '../pages/public'
import { damagedPicture, newPictureFile } from '../support/images'
import { pressOn, typeInto } from '../support/screens/keyboard'
import { type Service, servicesOf } from '../support/calls/site-services'
import { slugFromText } from '@/lib/platform/turkish/slug'

const press = (page: Page, key: string) => page.keyboard.press(key)
const tiles = (page: Page) =>
  form(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /: kaldır$/ }) })

/** Reloads the list of services, opens a service for editing and waits until the form has loaded it. */
async function edit(page: Page, { slug, title }: Service): Promise<void> {
  await page.reload()
  await waitForHydration(page)
  const serviceLoaded = page.waitForResponse((response) => response.url().includes(`/api/Services/${slug}?`))
  await editButton(page, title).click()
  await serviceLoaded
  await expect(field(page, 'Başlık')).toHaveValue(title)
}

// Content screens of the panel. Tests that do not need a browser are in e2e/panel.

test('a new service with lists and ordered pictures is created by keyboard', async ({ page, account, site }) => {
  await openSignedIn(page, account, '/admin/hizmetler')
  const title = unique('Klavye')
  await pressOn(page, main(page).getByRole('button', { name: 'Yeni Hizmet' }))
  await typeInto(page, field(page, 'Başlık'), title)
  await typeInto(page, field(page, 'Faydalar'), ' Ölçüm,, Yük altında test , ')
  await pressOn(page, form(page).getByRole('radio', { name: 'Anahtar', exact: true }), 'ArrowRight')
  await expect(form(page).getByRole('radio', { name: 'İşlemci', exact: true })).toBeChecked()
  // Chromium needs a moment to intercept file choosers, so the test waits for the event before it moves to the button.
  const chooser = page.waitForEvent('filechooser')
  await pressOn(page, fileInput(page))
  await (await chooser).setFiles([await newPictureFile('a.png', 410), await newPictureFile('b.png', 420)])
  await expect(tiles(page)).toHaveCount(2)
  await press(page, 'Shift+Tab')
  await expect(field(page, 'Ne görülüyor? b.png')).toBeFocused()
  await press(page, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(form(page).getByRole('button', { name: 'b.png: arkaya taşı' })).toBeFocused()
  await pressOn(page, saveButton(page))
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(editButton(page, title)).toBeFocused()
  const service = await servicesOf(site.url).read(slugFromText(title))
  expect(service).toMatchObject({ benefits: ['Ölçüm', 'Yük altında test'], iconName: 'Cpu' })
  const widths = await page.evaluate(
    (all) => Promise.all(all.map(async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width)),
    service.imageUrls,
  )
  expect(widths).toEqual([420, 410])
})

test('services and their pictures are sorted by dragging, and the site shows the new order', async ({
  page,
  content,
  site,
}) => {
  const token = await openScreen(page, 'hizmetler')
  const slugs = (await content.serviceSlugs()).slice(0, 3)
  const titles = await list(page).getByRole('listitem').locator('p:first-child').allTextContents()
  const grip = (item: Locator) => item.locator('[title="Sürükleyin"]')
  await grip(row(page, titles[2]!)).hover()
  await page.mouse.down()
  await row(page, titles[0]!).hover({ position: { x: 60, y: 4 } })
  await page.mouse.up()
  const [first, second, third] = slugs
  await expect.poll(async () => (await content.serviceSlugs()).slice(0, 3)).toEqual([third, first, second])
  // The order is stored a moment before the page is invalidated.
  await expect
    .poll(
      async () => (await (await page.request.get('/hizmetler')).text()).match(/(?<=href="\/hizmetler\/)[\w-]+/)?.[0],
    )
    .toBe(third)

  const services = servicesOf(site.url, token)
  const service = await services.add(3)
  await edit(page, service)
  await grip(tiles(page).nth(2)).hover()
  await page.mouse.down()
  await tiles(page)
    .nth(0)
    .hover({ position: { x: 30, y: 30 } })
  await page.mouse.up()
  await expect(unsavedNotice(page)).toBeVisible()
  await saveAndCheckRow(page, service.title)
  const [a, b, c] = service.imageUrls
  expect((await services.read(service.slug)).imageUrls).toEqual([c, a, b])
})

test('a stored picture is rotated and cropped by keyboard and pointer, and the site shows it', async ({
  page,
  site,
}) => {
  const token = await openScreen(page, 'hizmetler')
  const services = servicesOf(site.url, token)
  const service = await services.add()
  await services.addPicture(service.id, 800)
  await edit(page, service)
  const editPictureButton = form(page).getByRole('button', { name: '1. resim: düzenle' })
  const dialog = page.getByRole('dialog', { name: 'Resmi Düzenle' })
  const saveInDialog = dialog.getByRole('button', { name: 'Kaydet' })
  const storedUrl = async () => (await services.read(service.slug)).imageUrls[0]!
  const sizeOf = async (url: string) =>
    page.evaluate(async (path) => {
      const { width, height } = await createImageBitmap(await (await fetch(path)).blob())
      return { width, height }
    }, url)

  await pressOn(page, editPictureButton)
  await expect(saveInDialog).toBeEnabled()
  await pressOn(page, dialog.getByRole('button', { name: 'Sağa çevir' }))
  await typeInto(page, dialog.getByLabel('Alttan (%)'), '50')
  await pressOn(page, saveInDialog)
  await expect(dialog).toHaveCount(0)
  await expect(editPictureButton).toBeFocused()
  await expect(unsavedNotice(page)).toHaveCount(0)
  const turnedUrl = await storedUrl()
  expect(await sizeOf(turnedUrl)).toEqual({ width: 16, height: 400 })

  await editPictureButton.click()
  const drawing = dialog.getByRole('img').first()
  const { x, y, width, height } = (await drawing.boundingBox())!
  await page.mouse.move(x + width / 2 + 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 4, y + height / 4)
  await page.mouse.up()
  await expect(dialog.getByLabel('Alttan (%)')).toHaveValue('75')
  await dialog.getByText('Odak', { exact: true }).click()
  await drawing.click({ position: { x: width / 2, y: 4 } })
  await saveInDialog.click()
  await expect(dialog).toHaveCount(0)
  const cutUrl = await storedUrl()
  expect(await sizeOf(cutUrl)).toEqual({ width: 16, height: 200 })
  const html = await (await page.request.get(`/hizmetler/${service.slug}`)).text()
  expect(html).toContain(`href="${cutUrl}"`)
  expect(html).toContain('[--down:0%]')
})

test('only pictures larger than 15 MB are refused, with messages in Turkish and English', async ({
  page,
  site,
  watch,
}, info) => {
  watch.allow(/status of 413/)
  const token = await openScreen(page, 'hizmetler')
  const services = servicesOf(site.url, token)
  const service = await services.add()
  await edit(page, service)
  await field(page, 'Markalar').fill('Vektral, Kestrun')
  // From disk, because buffers of this size would keep the page busy.
  const newLargeFile = async (name: string, bytes: number) => {
    await writeFile(info.outputPath(name), Buffer.alloc(bytes, damagedPicture(name).buffer))
    return info.outputPath(name)
  }
  await writeFile(info.outputPath('iyi.png'), (await newPictureFile()).buffer)
  const MB = 1024 * 1024
  const files = [await newLargeFile('sinirda.png', 15 * MB + 1), await newLargeFile('cok-buyuk.png', 60 * MB)]
  await fileInput(page).setInputFiles([...files, info.outputPath('iyi.png')])
  await saveButton(page).click()
  const messages = [
    "'sinirda.png' yüklenemedi: Görsel çok büyük: en çok 15 MB olabilir.",
    "'cok-buyuk.png' yüklenemedi: Gönderilen veri çok büyük: bir görsel en çok 15 MB olabilir.",
  ]
  await expect(
    alert(page, `${messages.join('; ')} Bazı yeni resimler yüklenemedi. Sayfayı yenileyip kontrol edin.`),
  ).toBeVisible({ timeout: 30_000 })
  await expect(main(page).getByRole('alert').locator('[lang=en]').first()).toHaveText(
    'sinirda.png: The file is too large. cok-buyuk.png: The file is too large.',
  )
  await expect(row(page, service.title)).toContainText('1 resim')
  expect((await services.read(service.slug)).brands).toEqual(['Vektral', 'Kestrun'])
})

test('the preview of a scheduled post links back to its form', async ({ page, context, content }) => {
  const title = unique('Zamanlı')
  await content.addPost({ title, slug: slugFromText(title), publishedAt: '2099-03-12T06:00:00Z' })
  await openScreen(page, 'blog')
  await editButton(page, title).click()
  const previewOpening = context.waitForEvent('page')
  await form(page)
    .getByRole('link', { name: /^Önizle/ })
    .click()
  const preview = await previewOpening
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  const band = preview.getByRole('complementary', { name: 'Önizleme' })
  await expect(band).toContainText('Önizleme: yayında değil')
  await band.getByRole('link', { name: 'Düzenlemeye dön' }).click()
  await expect(preview).toHaveURL(/\/admin\/blog/)
  await expect(field(preview, 'Başlık')).toHaveValue(title)
})

test('a deleted row offers to restore the item for ten seconds, not counting the time with focus or pointer on it', async ({
  page,
  content,
}) => {
  const [deletedName, nextName] = [unique('Silinen'), unique('Sonraki')]
  for (const name of [deletedName, nextName]) await content.addReference(name)
  await page.clock.install()
  await openScreen(page, 'referanslar')
  const undoButton = main(page).getByRole('button', { name: `Geri Al: ${deletedName}` })
  const removeButton = main(page).getByRole('button', { name: `${deletedName}: sil` })
  await pressOn(page, removeButton)
  await press(page, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(undoButton).toBeFocused()
  await page.clock.fastForward(30_000)
  await press(page, 'Enter')
  await expect(editButton(page, deletedName)).toBeFocused()

  const cellWith = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
  const { height } = (await cellWith(`${deletedName}: sil`).boundingBox())!
  await removeButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await undoButton.hover()
  expect((await cellWith(`Geri Al: ${deletedName}`).boundingBox())!.height).toBe(height)
  await page.clock.fastForward(30_000)
  await expect(undoButton).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(undoButton).toBeHidden()
  await expect(editButton(page, nextName)).toBeFocused()
})
