import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { form } from '../pages/content-screen'
import { main } from '../pages/public'

const PATH = '/admin/ariza-kodlari/ice-aktar'

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const step = (page: Page, name: string) =>
  main(page).getByRole('list', { name: 'İçe aktarma adımları' }).getByText(name)
const rows = (page: Page) =>
  form(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const chooseFile = (page: Page, label: string, text: string, name = 'torvika.csv') =>
  main(page)
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const HEAD = 'cihaz;marka;seri;kod;baslik;durum'
/** Lines of a series that no other test has. */
const lines = (series: string) => [
  `Servo Sürücü Tamiri;Torvika;${series};AL16;Servo açılırken aşırı akım;`,
  `Servo Sürücüsü;Torvika;${series};AL17;Hızlanırken aşırı akım;`,
  `Servo Sürücü Tamiri;;${series};AL18;Soğutucu aşırı sıcak;Açık`,
  `Servo Sürücü Tamiri;Torvika;${series};al16;Aynısı;`,
]
const mended = (series: string) =>
  [HEAD, ...lines(series).slice(0, 2), `Servo Sürücü Tamiri;Torvika;${series};;Gösterge karanlık;Yayında`]
    .join('\r\n')
    .replace('Servo Sürücüsü', 'Servo sürücü')

test('a file with bad lines is mended, checked again and written', async ({ page, account, watch }) => {
  watch.allow(/status of 400/)
  await enter(page, account, PATH)
  await chooseFile(page, 'CSV Dosyası Seç', [HEAD, ...lines('TX1')].join('\r\n'))
  await expect(page.getByRole('heading', { name: 'torvika.csv' })).toBeVisible()
  await expect(step(page, '4 satırın 3 tanesi hatalı. Düzeltilene kadar hat açıktır.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(0)).toContainText('Bu adda cihaz grubu yok.')
  await expect(rows(page).nth(1)).toContainText('Boş olamaz.')
  await expect(rows(page).nth(1)).toContainText('“Taslak” ya da “Yayında” olmalı.')
  await expect(rows(page).nth(2)).toContainText('Bu dosyanın 2. satırında aynı marka, seri ve kod var.')
  await expect(button(page, '1 Arızayı Aktar')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await button(page, 'Hatalı Satırları İndir').click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"5";"kod: Bu dosyanın 2. satırında')

  await chooseFile(page, 'Düzeltilmiş Dosyayı Seç', mended('TX1'))
  await expect(step(page, '3 satırın hepsi doğru. Hat kapandı.')).toBeVisible()
  await expect(form(page).getByText('2 tanesi taslak, 1 tanesi yayında')).toBeVisible()
  await button(page, '3 Arızayı Aktar').click()
  const status = main(page).getByRole('status')
  await expect(status).toHaveText('3 arıza aktarıldı: 2 yeni kayıt taslak olarak eklendi, 1 yeni kayıt yayımlandı.')
  await expect(status).toBeFocused()

  await button(page, 'Başka dosya aktar').click()
  await chooseFile(page, 'CSV Dosyası Seç', mended('TX1').replace('Gösterge karanlık', 'GÖSTERGE karanlık'))
  await expect(form(page).getByText('Güncellenecek: başlık (“Gösterge karanlık” idi)')).toBeVisible()
  await button(page, '1 Arızayı Aktar').click()
  await expect(status).toHaveText('1 arıza aktarıldı: 1 kayıt güncellendi.')
  await button(page, 'Güncellenen 1 kaydı gör').click()
  await expect(main(page).getByText('Güncellenecek: başlık', { exact: false })).toBeVisible()
})

test('the drafts of a file are one press away', async ({ page, account }) => {
  await enter(page, account, PATH)
  await chooseFile(page, 'CSV Dosyası Seç', mended('TX2'))
  await button(page, '3 Arızayı Aktar').click()
  await expect(main(page).getByRole('link', { name: 'Eklenen 2 taslağı gözden geçir' })).toHaveAttribute(
    'href',
    '/admin/ariza-kodlari?durum=draft',
  )
})

test('a fault that changed after the preview is shown again before anything is written', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 409/)
  await enter(page, account, PATH)
  await chooseFile(page, 'CSV Dosyası Seç', mended('TX3'))
  await button(page, '3 Arızayı Aktar').click()
  await button(page, 'Başka dosya aktar').click()
  await chooseFile(page, 'CSV Dosyası Seç', mended('TX3').replace('Hızlanırken', 'Yavaşlarken'))
  await expect(button(page, '1 Arızayı Aktar')).toBeVisible()

  const token = (await page.evaluate(() => localStorage.getItem('authToken')))!
  const file = {
    name: 'b.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mended('TX3').replace('Hızlanırken', 'Dururken')),
  }
  const other = await page.request.post('/api/Faults/import', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file, apply: 'true' },
  })
  expect(other.status()).toBe(200)

  await button(page, '1 Arızayı Aktar').click()
  await expect(main(page).getByRole('alert')).toContainText('Denetimden sonra 1 kayıt değişti. Hiçbir satır yazılmadı.')
  await button(page, 'Yeniden Denetle').click()
  await expect(form(page).getByText('(“Dururken aşırı akım” idi)')).toBeVisible()
  await button(page, '1 Arızayı Aktar').click()
  await expect(main(page).getByRole('status')).toHaveText('1 arıza aktarıldı: 1 kayıt güncellendi.')
})

test('a connection that breaks off while lines are written leads to another check, with the file kept', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_/)
  await enter(page, account, PATH)
  await chooseFile(page, 'CSV Dosyası Seç', mended('TX4'))
  await expect(button(page, '3 Arızayı Aktar')).toBeVisible()
  await page.route('**/api/Faults/import', (route) => route.abort(), { times: 1 })
  await button(page, '3 Arızayı Aktar').click()
  await expect(main(page).getByRole('alert')).toContainText('Aktarım sürerken bağlantı kesildi')
  await button(page, 'Yeniden Denetle').click()
  await expect(button(page, '3 Arızayı Aktar')).toBeVisible()
})

test('a file that was dropped is read, and a workbook is refused with the way to a CSV', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 400/)
  await enter(page, account, PATH)
  await chooseFile(page, 'CSV Dosyası Seç', 'PK\0', 'kodlar.xlsx')
  await expect(main(page).getByRole('alert')).toHaveText(
    '“kodlar.xlsx” okunmadı: yalnız CSV kabul edilir. Excel’de Farklı Kaydet, “CSV UTF-8 (virgülle ayrılmış)” seçin.',
  )
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'birakilan.csv', { type: 'text/csv' }))
    return data
  }, mended('TX5'))
  await main(page).getByText('Ya da dosyayı buraya bırakın.').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByRole('heading', { name: 'birakilan.csv' })).toBeVisible()
})

test('the template and the list download, and the list changes nothing when it is imported', async ({
  page,
  account,
}) => {
  await enter(page, account, PATH)
  const template = page.waitForEvent('download')
  await button(page, 'Boş şablonu indir').click()
  expect(await readFile(await (await template).path(), 'utf8')).toContain(
    '"cihaz";"marka";"seri";"kod";"baslik";"belirti";"sebepler";"kontroller";"uyari";"atolye";"yazi";"durum"',
  )
  const download = page.waitForEvent('download')
  await main(page)
    .getByRole('button', { name: /^Var olan .* indir$/ })
    .click()
  const file = await readFile(await (await download).path())
  await main(page)
    .getByLabel('CSV Dosyası Seç')
    .setInputFiles({ name: 'hepsi.csv', mimeType: 'text/csv', buffer: file })
  await expect(main(page).getByText('Dosyadaki her şey kayıtlarla aynı; aktarılacak bir şey yok.')).toBeVisible()
})

test('by keyboard alone a file is written', async ({ page, account }) => {
  await enter(page, account, PATH)
  // Asked for before the focus, so that the browser knows of it when the key comes.
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByLabel('CSV Dosyası Seç').focus()
  await page.keyboard.press('Space')
  const buffer = Buffer.from(mended('TX6'))
  await (await chooser).setFiles({ name: 'klavye.csv', mimeType: 'text/csv', buffer })
  await expect(button(page, '3 Arızayı Aktar')).toBeVisible()
  await button(page, 'Yeni 3').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Yeni 3')).toHaveAttribute('aria-pressed', 'true')
  await button(page, '3 Arızayı Aktar').focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status')).toContainText('3 arıza aktarıldı')
})
