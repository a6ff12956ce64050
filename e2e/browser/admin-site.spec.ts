import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter, sidebar, storedToken } from '../pages/admin'
import { callAs, field, fileInput, holdCalls, saveButton } from '../pages/content-screen'
import { main } from '../pages/public'
import { newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'

// Every worker has a site of its own, whose settings the other files expect to be the defaults.
test.afterEach(async ({ content }) => {
  await content.removeSettings()
})

const editLink = (page: Page, section: string) =>
  main(page).getByRole('link', { name: `Düzenle ${section}`, exact: true })
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text()
const preview = (page: Page) => page.frameLocator('iframe')

/** Waits until a section was read by itself, after which its form is the server's. */
async function openSection(page: Page, name: string, path: string) {
  const read = page.waitForResponse((answer) => answer.url().endsWith(`/api/Settings/${path}`))
  await editLink(page, name).click()
  await read
}

test('by the words on the screen a person sets telephone, hours and a slide, and the site shows them', async ({
  page,
  account,
}) => {
  await enter(page, account, '/admin/site')
  await openSection(page, 'İletişim', 'contact')
  await page.getByLabel('Telefon').fill('0216 444 33 22')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(main(page).getByText('İletişim kaydedildi. Sitede görünüyor.')).toBeVisible()
  expect(await htmlOf(page, '/iletisim')).toContain('+90 (216) 444 33 22')

  await openSection(page, 'Çalışma saatleri', 'hours')
  await page.getByLabel('Pazartesi: açılış').fill('9')
  await page.getByLabel('Pazartesi: kapanış').fill('1930')
  await page.getByRole('button', { name: 'Pazartesi’nin saatlerini hafta içine yaz' }).click()
  await page.getByLabel('Cumartesi açık').uncheck()
  await expect(main(page).getByText('Pazartesi–Cuma 09.00–19.30', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(main(page).getByText('Çalışma saatleri kaydedildi. Sitede görünüyor.')).toBeVisible()
  const contact = await htmlOf(page, '/iletisim')
  expect(contact).toContain('09.00–19.30')
  expect(contact).not.toContain('09.00–13.00')

  await main(page).getByRole('link', { name: 'Düzenle 2. slayt' }).click()
  await page.getByLabel('Başlık').fill('Presiniz hattı bekletmesin')
  await page.getByRole('radio', { name: 'Operatör paneli', exact: true }).check()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(main(page).getByText('2. slayt kaydedildi. Sitede görünüyor.')).toBeVisible()
  const home = await htmlOf(page, '/')
  expect(home).toContain('Presiniz hattı bekletmesin')
  expect(home).toContain('/drawings/hmi-panel.svg')
})

test('the telephone is set by keyboard alone', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  await tabTo(page, main(page).getByRole('link', { name: 'Telefon', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Telefon')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('0216 444 33 22')
  await tabTo(page, saveButton(page))
  await page.keyboard.press('Enter')
  await expect(section(page, 'İletişim').getByText('+90 (216) 444 33 22')).toBeVisible()
  await expect(section(page, 'İletişim').getByRole('heading', { name: 'İletişim' })).toBeFocused()
})

test('the band of placeholders leads to the field and gets shorter with each value', async ({ page, account }) => {
  await enter(page, account, '/admin/dashboard')
  await main(page).getByRole('link', { name: 'Site Bilgileri’nde tamamlayın' }).click()
  const band = section(page, '10 bilgi hâlâ örnek')
  await band.getByRole('link', { name: 'Haritadaki yeri' }).click()
  await expect(field(page, 'Haritadaki yeri')).toBeFocused()
  await field(page, 'Haritadaki yeri').fill('https://www.openstreetmap.org/?mlat=41.0651&mlon=28.8077#map=17/41/28')
  await expect(main(page).getByText('İşaret burada: 41.0651, 28.8077')).toBeVisible()
  await saveButton(page).click()
  await expect(section(page, '9 bilgi hâlâ örnek')).toBeVisible()
  expect(await htmlOf(page, '/iletisim')).toContain('41.0651%2C28.8077')
})

test('a wrong value is named at its field and loses nothing', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  await openSection(page, 'Çalışma saatleri', 'hours')
  await page.getByLabel('Cuma: kapanış').fill('07.00')
  await page.getByRole('button', { name: 'Kapalı Gün Ekle' }).click()
  await page.getByLabel('Gün', { exact: true }).fill('2026-10-29')
  await saveButton(page).click()
  await expect(main(page).getByText('Kapanış saati açılıştan sonra olmalı.')).toBeVisible()
  await expect(main(page).getByText('Kapalı günün adını yazın.')).toBeVisible()
  await expect(page.getByLabel('Cuma: kapanış')).toBeFocused()
  await page.getByLabel('Cuma: kapanış').fill('17.00')
  await page.getByLabel('Adı', { exact: true }).fill('Cumhuriyet Bayramı')
  await saveButton(page).click()
  await expect(section(page, 'Çalışma saatleri').getByText('29 Ekim 2026, Cumhuriyet Bayramı')).toBeVisible()
})

test('edits of a section that is left come back', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  await openSection(page, 'İletişim', 'contact')
  await page.getByLabel('Telefon').fill('0216')
  await editLink(page, 'Firma').click()
  await expect(main(page).getByText('İletişim bölümünde yazdıklarınız kaydedilmedi.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByLabel('Telefon')).toHaveValue('0216')
  await expect(page).toHaveURL('/admin/site?bolum=iletisim')

  // Two more sections, and then another page: 'Geri al' holds one of them, this browser all.
  await editLink(page, 'Firma').click()
  await page.getByLabel('Özet').fill('Uzun uzun yazıldı')
  await editLink(page, 'Arama motoru').click()
  const kept = (title: string) =>
    main(page)
      .getByRole('status')
      .filter({ hasText: `Bu tarayıcıda ${title} bölümü için kaydedilmemiş` })
  await expect(kept('İletişim')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Mesajlar' }).click()
  await expect(page).toHaveURL('/admin/mesajlar')
  await sidebar(page).getByRole('link', { name: 'Site Bilgileri' }).click()
  await kept('Firma').getByRole('button', { name: 'Kaldığım Yerden' }).click()
  await expect(page.getByLabel('Özet')).toHaveValue('Uzun uzun yazıldı')
  await kept('İletişim').getByRole('button', { name: 'Kaldığım Yerden' }).click()
  await expect(page.getByLabel('Telefon')).toHaveValue('0216')
})

test('a section that somebody else changed is saved only after a choice', async ({ page, account, watch }) => {
  watch.allow(/status of 412/)
  await enter(page, account, '/admin/site')
  await openSection(page, 'Sosyal bağlantılar', 'social')
  await page.getByLabel('Instagram').fill('instagram.com/benim')
  const token = (await storedToken(page))!
  const theirs = { linkedin: '', instagram: 'https://instagram.com/oteki', youtube: '' }
  await callAs(page, token, 'PUT', '/api/Settings/social', { data: theirs })
  await saveButton(page).click()
  await expect(main(page).getByText('Bu bölüm siz düzenlerken değişti.')).toBeVisible()
  await expect(page.getByLabel('Instagram')).toHaveValue('instagram.com/benim')
  await main(page).getByRole('button', { name: 'Benimkini Kaydet' }).click()
  await expect(section(page, 'Sosyal bağlantılar').getByText('instagram.com/benim')).toBeVisible()
})

test('the slides change their places', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  const names = section(page, 'Slaytlar').getByRole('listitem')
  await expect(names.nth(0)).toContainText('Servo sürücünüzü')
  await main(page).getByRole('button', { name: '1. slayt: arkaya taşı' }).click()
  await expect(names.nth(1)).toContainText('Servo sürücünüzü')
  const home = await htmlOf(page, '/')
  expect(home.indexOf('PLC’niz yeniden RUN')).toBeLessThan(home.indexOf('Servo sürücünüzü bileşen'))
})

test('slides can be moved again only once the last move is shown', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  const move = (slide: number) => main(page).getByRole('button', { name: `${slide}. slayt: arkaya taşı` })
  const { release, waiting } = await holdCalls(page, '**/api/Settings')
  await move(1).click()
  await expect.poll(waiting).toBe(1)
  await expect(move(2)).toBeDisabled()
  release()
  await move(2).click()
  await expect(move(2)).toBeEnabled()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('a section that is asked for while another is being saved opens after it', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  await openSection(page, 'İletişim', 'contact')
  await page.getByLabel('Telefon').fill('0216 444 33 22')
  const { release, waiting } = await holdCalls(page, '**/api/Settings/contact', 'PUT')
  await saveButton(page).click()
  await expect.poll(waiting).toBe(1)
  await editLink(page, 'Firma').click()
  release()
  await expect(page.getByLabel('Kısa ad')).toBeEnabled()
  await expect(section(page, 'İletişim').getByText('+90 (216) 444 33 22')).toBeVisible()
  await expect(page).toHaveURL(/bolum=/)
})

test('a slide that is opened again after a save is read anew', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  const open = () => main(page).getByRole('link', { name: 'Düzenle 2. slayt' }).click()
  await open()
  const before = await page.getByLabel('Başlık').inputValue()
  await page.getByLabel('Başlık').fill('Yeni başlık')
  await saveButton(page).click()
  await expect(main(page).getByText('2. slayt kaydedildi. Sitede görünüyor.')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Site Bilgileri' }).click()
  const { release } = await holdCalls(page, '**/api/Settings/slides', 'GET')
  await open()
  await expect(main(page).getByText('Yükleniyor…')).toBeVisible()
  await expect(page.locator(`input[value="${before}"]`)).toHaveCount(0)
  release()
  await expect(page.getByLabel('Başlık')).toHaveValue('Yeni başlık')
})

test('the preview of a slide shows what is typed, as text', async ({ page, account }) => {
  await enter(page, account, '/admin/site/slayt/2')
  await expect(preview(page).getByRole('heading', { name: 'PLC’niz yeniden RUN konumuna geçsin' })).toBeVisible()
  await page.getByLabel('Başlık').fill('<img src=x onerror=alert(1)> PLC')
  await expect(preview(page).getByRole('heading', { name: '<img src=x onerror=alert(1)> PLC' })).toBeVisible()
  await page.getByRole('radio', { name: 'Güç kaynağı', exact: true }).check()
  await expect(preview(page).locator('use[href="/drawings/power-supply.svg#d"]')).toHaveCount(1)
})

test('a slide shows a picture of the company, with its alternative text', async ({ page, account }) => {
  await enter(page, account, '/admin/site/slayt/1')
  await page.getByRole('radio', { name: 'Kendi resmim', exact: true }).check()
  await saveButton(page).click()
  await expect(main(page).getByText('Bir resim seçin.')).toBeVisible()
  await fileInput(page).setInputFiles(await newPictureFile('test.png'))
  await expect(preview(page).locator('img')).toHaveAttribute('src', /^blob:/)
  await page.getByLabel('Resimde ne görülüyor?').fill('Yük altında test edilen inverter')
  await saveButton(page).click()
  await expect(main(page).getByText('1. slayt kaydedildi. Sitede görünüyor.')).toBeVisible()
  await page.goto('/')
  const picture = page.getByRole('img', { name: 'Yük altında test edilen inverter' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
