import { expect, test } from '../support/fixtures'
import {
  alert,
  cancelButton,
  confirmation,
  deleteButton,
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
  whileAway,
} from '../pages/content-screen'
import { main } from '../pages/public'
import { addService, edit, slugOf, stored, tiles, widthsOf } from '../pages/services-screen'
import { newPictureFile } from '../support/images'
import { untilAnswered } from '../support/watch'

const AWAY = 'Hizmet geçici olarak kullanılamıyor.'

test('a new service without a title is refused at the field', async ({ page }) => {
  await openScreen(page, 'hizmetler')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hizmet Yönetimi')
  await saveButton(page).click()
  await expect(field(page, 'Başlık')).toBeFocused()
  await expect(field(page, 'Başlık')).toHaveAccessibleDescription(/^Başlık yazın\./)
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1)
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

test('editing a service fills the form, and cancel resets it', async ({ page }) => {
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
  await expect(tiles(page).getByText('1. resim', { exact: true }).first()).toBeVisible()
  await expect(row(page, title)).toContainText('düzenleniyor')
  await field(page, 'Faydalar').fill('Başka')
  await expect(hasUnsaved(page)).toBeVisible()
  await cancelButton(page).click()
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni hizmet')
  await expect(field(page, 'Faydalar')).toHaveValue('')
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(field(page, 'Faydalar')).toHaveValue('Başka')
})

test('a taken title is refused with an instruction', async ({ page, watch }) => {
  watch.allow(/status of 409/)
  await openScreen(page, 'hizmetler')
  await field(page, 'Başlık').fill('PLC Tamiri')
  await saveButton(page).click()
  await expect(
    alert(page, 'Bu başlık veya benzeri zaten kullanımda (URL çakışması). Lütfen başlığı değiştirin.'),
  ).toBeVisible()
  await expect(field(page, 'Başlık')).toHaveValue('PLC Tamiri')
})

test('without the database every action on services and pictures reports the outage', async ({ page, site, watch }) => {
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
    await expect(tiles(page).getByText('1. resim', { exact: true }).first()).toBeVisible()
    await deleteButton(page, title).click()
    await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(alert(page, `Hizmet silinirken hata oluştu: ${AWAY}`)).toBeVisible()
  })
  await expect(field(page, 'Kısa açıklama')).toHaveValue('Değişti')
})

test('deleting a service warns about its pictures and removes its page', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Silinecek')
  const { imageUrls } = await addService(page, token, title, 1)
  await deleteButton(page, title).click()
  await expect(confirmation(page)).toContainText(`“${title}” silinecek. Hizmete ait bütün resimler de silinir.`)
  await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(row(page, title)).toHaveCount(0)
  expect((await page.request.get(`/hizmetler/${slugOf(title)}`)).status()).toBe(404)
  expect((await page.request.get(imageUrls[0]!)).status()).toBe(404)
})

test('services are sorted by keyboard and by dragging, and the site follows', async ({ page, content }) => {
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
  // The order is stored before the page is outdated, and that before the call is answered.
  await untilAnswered(page)
  const html = await (await page.request.get('/hizmetler')).text()
  expect(html.indexOf(`/hizmetler/${first}`)).toBeLessThan(html.indexOf(`/hizmetler/${second}`))
})
