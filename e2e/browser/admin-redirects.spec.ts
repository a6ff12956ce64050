import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { confirmation, field, form, saveButton } from '../pages/content-screen'
import { main } from '../pages/public'

const PATH = '/admin/yonlendirmeler'

const list = (page: Page) => main(page).getByRole('region', { name: 'Yönlendirmeler' })
const row = (page: Page, from: string) => list(page).getByRole('row').filter({ hasText: from })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const chooseFile = (page: Page, name: string, text: string) =>
  main(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function leads(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('an old address is led to a page, changed and deleted', async ({ page, account }) => {
  await enter(page, account, PATH)
  await field(page, 'Eski adres').fill('https://www.eski-site.example/hizmetlerimiz.php?id=3')
  await field(page, 'Bu sitedeki adres').fill('/hizmetler/servo-surucu-tamiri')
  await saveButton(page).click()
  await expect(row(page, '/hizmetlerimiz.php?id=3').getByText('kaydedildi')).toBeVisible()
  await expect.poll(() => leads(page, '/hizmetlerimiz.php?id=3')).toEqual([301, '/hizmetler/servo-surucu-tamiri'])

  await button(page, '/hizmetlerimiz.php?id=3: düzenle').click()
  await field(page, 'Bu sitedeki adres').fill('/tamir-sureci')
  await saveButton(page).click()
  await expect(row(page, '/hizmetlerimiz.php?id=3')).toContainText('/tamir-sureci')
  await expect.poll(() => leads(page, '/hizmetlerimiz.php?id=3')).toEqual([301, '/tamir-sureci'])

  await button(page, '/hizmetlerimiz.php?id=3: sil').click()
  await confirmation(page).getByRole('button', { name: 'Sil' }).click()
  await expect(row(page, '/hizmetlerimiz.php?id=3')).toHaveCount(0)
  await expect.poll(async () => (await leads(page, '/hizmetlerimiz.php?id=3'))[0]).toBe(404)
})

test('an address that is a page is refused where it was typed, and nothing typed is lost', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 400/)
  await enter(page, account, PATH)
  await field(page, 'Eski adres').fill('/hizmetler')
  await field(page, 'Bu sitedeki adres').fill('/kurumsal')
  await saveButton(page).click()
  await expect(field(page, 'Eski adres')).toHaveAccessibleDescription(/^Bu sayfa sitede yaşıyor, yönlendirilemez\./)
  await expect(field(page, 'Eski adres')).toBeFocused()
  await expect(field(page, 'Bu sitedeki adres')).toHaveValue('/kurumsal')
})

test('the second field suggests the pages of the site by their titles', async ({ page, account }) => {
  await enter(page, account, PATH)
  const id = await field(page, 'Bu sitedeki adres').getAttribute('list')
  const options = page.locator(`datalist#${id} option`)
  await expect(options.filter({ hasText: 'Servo Sürücü Tamiri' })).toHaveAttribute(
    'value',
    '/hizmetler/servo-surucu-tamiri',
  )
  await expect(options.filter({ hasText: 'Tamir Süreci' })).toHaveAttribute('value', '/tamir-sureci')
})

test('a redirect says when its page is gone', async ({ page, account, content }) => {
  const post = await content.addPost({ slug: 'gidecek-yazi', title: 'Gidecek yazı' })
  await enter(page, account, PATH)
  await field(page, 'Eski adres').fill('/gidecek.html')
  await field(page, 'Bu sitedeki adres').fill('/teknik-bilgi/gidecek-yazi')
  await saveButton(page).click()
  await expect(row(page, '/gidecek.html').getByText('kaydedildi')).toBeVisible()
  await expect(row(page, '/gidecek.html')).not.toContainText('Hedef sayfa yok')
  await content.unpublishPost(post)
  await page.reload()
  await expect(row(page, '/gidecek.html')).toContainText('Hedef sayfa yok')
})

test('visits show as a number and a day', async ({ page, account }) => {
  await enter(page, account, PATH)
  await field(page, 'Eski adres').fill('/sayilan.html')
  await field(page, 'Bu sitedeki adres').fill('/kurumsal')
  await saveButton(page).click()
  await expect(row(page, '/sayilan.html')).toContainText('henüz yok')
  // A visit that meets no redirect yet is 404 and does not count.
  for (let i = 0; i < 3; i += 1) await expect.poll(async () => (await leads(page, '/sayilan.html'))[0]).toBe(301)
  await expect
    .poll(
      async () => {
        await page.reload()
        return row(page, '/sayilan.html').textContent()
      },
      { timeout: 30_000 },
    )
    .toMatch(/3 ziyaret.*\d{2}\.\d{2}\.\d{4}/)
})

test('by keyboard alone a redirect is added and found', async ({ page, account }) => {
  await enter(page, account, PATH)
  await field(page, 'Eski adres').focus()
  await page.keyboard.type('/klavye.html')
  await page.keyboard.press('Tab')
  await page.keyboard.type('/kurumsal')
  await page.keyboard.press('Enter')
  await expect(button(page, '/klavye.html: düzenle')).toBeFocused()
  await main(page).getByRole('searchbox', { name: 'Adres ara' }).focus()
  await page.keyboard.type('klavye kurumsal')
  await expect(
    list(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button') }),
  ).toHaveCount(1)
})

const FILE = [
  'eski;yeni',
  '/a-servo-tamir;/hizmetler/servo-surucu-tamiri',
  '/hizmetler;/hizmetler',
  '/a-kurumsal.html;/kurumsal',
  'hakkimizda;/kurumsal',
].join('\r\n')

test('a file is previewed, its good lines are added and the bad ones downloaded', async ({ page, account }) => {
  await enter(page, account, PATH)
  await main(page).getByRole('link', { name: 'CSV İçe Aktar' }).click()
  await expect(page).toHaveURL(/\/ice-aktar$/)
  await chooseFile(page, 'eski-adresler.csv', FILE)
  await expect(page.getByRole('heading', { name: 'eski-adresler.csv' })).toBeVisible()
  const rows = form(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(4)
  await form(page).getByRole('button', { name: 'Hatalı 2', exact: true }).click()
  await expect(rows.filter({ hasText: 'Bu sayfa sitede yaşıyor, yönlendirilemez.' })).toContainText('3')
  await expect(rows.filter({ hasText: '“/” ile başlamıyor.' })).toContainText('5')
  await expect(rows.filter({ hasText: '/a-servo-tamir' })).toHaveCount(0)
  await expect(form(page).getByText('Hatalı 2 satır eklenmez.')).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, 'Hatalıları İndir').click()
  const bad = await readFile(await (await download).path(), 'utf8')
  expect(bad).toContain('"hakkimizda";"/kurumsal";"5";"“/” ile başlamıyor."')
  expect(bad).not.toContain('servo')

  await button(page, '2 Satırı Ekle').click()
  await expect(main(page).getByRole('status')).toContainText('2 yönlendirme eklendi.')
  await expect.poll(() => leads(page, '/a-servo-tamir')).toEqual([301, '/hizmetler/servo-surucu-tamiri'])
  await main(page).getByRole('link', { name: 'Yönlendirmeleri Gör' }).click()
  await expect(row(page, '/a-kurumsal.html')).toBeVisible()
})

test('a workbook is refused with the way to a CSV, and another file can be chosen at once', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 400/)
  await enter(page, account, `${PATH}/ice-aktar`)
  await chooseFile(page, 'eski-adresler.xlsx', 'PK\0')
  await expect(main(page).getByRole('alert')).toHaveText(
    'eski-adresler.xlsx bir CSV değil. Excel’de “Farklı Kaydet”, “CSV UTF-8” seçin.',
  )
  await main(page)
    .getByLabel('Başka Dosya Seç')
    .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from('/b-eski;/kurumsal') })
  await expect(button(page, '1 Satırı Ekle')).toBeVisible()
})

test('the list downloads as a CSV file', async ({ page, account }) => {
  await enter(page, account, PATH)
  const download = page.waitForEvent('download')
  await button(page, 'CSV İndir').click()
  expect((await download).suggestedFilename()).toMatch(/^yonlendirmeler-\d{4}-\d{2}-\d{2}\.csv$/)
})
