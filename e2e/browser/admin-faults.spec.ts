import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { confirmation, editButton, field, form, row, saveButton, unique } from '../pages/content-screen'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'

// Faults in the panel and their import. What does not need a browser is in e2e/panel.

const PATH = '/admin/ariza-kodlari'
const press = (page: Page, key: string) => page.keyboard.press(key)

test('a fault is written, changed and deleted by keyboard alone', async ({ page, account }) => {
  const brand = unique('Klavye')
  await enter(page, account, PATH)
  await tabTo(page, main(page).getByRole('button', { name: 'Yeni Arıza' }))
  await press(page, 'Enter')
  await tabTo(page, field(page, 'Alarm kodu'))
  await page.keyboard.insertText('K-1')
  await press(page, 'Tab')
  await page.keyboard.insertText(brand)
  await press(page, 'Tab')
  await page.keyboard.insertText('KS')
  await press(page, 'Tab')
  await expect(field(page, 'Cihaz grubu')).toBeFocused()
  await expect(field(page, 'Cihaz grubu').locator('option', { hasText: /^PLC$/ })).toHaveCount(1)
  await page.keyboard.type('PLC')
  await press(page, 'Tab')
  await page.keyboard.insertText('Klavyeden')
  await tabTo(page, field(page, 'Sebepler'))
  await page.keyboard.insertText('Fan, rulmanı bitmiş\n\nFan beslemesi')
  await tabTo(page, form(page).getByRole('checkbox', { name: /^Sık gelen arıza: PLC/ }))
  await press(page, 'Space')
  await tabTo(page, saveButton(page))
  await press(page, 'Enter')
  const good = main(page).getByRole('status').filter({ hasText: 'kaydedildi.' })
  await expect(good).toHaveText(`“K-1, ${brand} KS” kaydedildi.`)

  await tabTo(page, main(page).getByRole('searchbox'))
  await page.keyboard.insertText(brand)
  await tabTo(page, editButton(page, `K-1, ${brand} KS`))
  await press(page, 'Enter')
  await expect(field(page, 'Sebepler')).toHaveValue('Fan, rulmanı bitmiş\nFan beslemesi')
  await tabTo(page, field(page, 'Seri'))
  await page.keyboard.insertText('KS2')
  await tabTo(page, saveButton(page))
  await press(page, 'Enter')
  await expect(row(page, 'Kaydedildi')).toContainText('KS2')
  await expect(editButton(page, `K-1, ${brand} KS2`), 'the focus goes on at the saved row').toBeFocused()
  await press(page, 'Tab')
  await press(page, 'Enter')
  await expect(confirmation(page).getByRole('button', { name: 'İptal' })).toBeFocused()
  await press(page, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(editButton(page, `K-1, ${brand} KS2`)).toHaveCount(0)
})

test('a file is chosen, its list of bad lines downloaded, and a mended one written, by keyboard alone', async ({
  page,
  account,
}) => {
  await enter(page, account, `${PATH}/ice-aktar`)
  const choose = async (label: string, text: string) => {
    // Asked for before the focus, so that the browser knows of it when the key comes.
    const chooser = page.waitForEvent('filechooser')
    await main(page).getByLabel(label, { exact: true }).focus()
    await press(page, 'Space')
    await (await chooser).setFiles({ name: 'klavye.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const line = (code: string, brand: string) => `Servo Sürücü Tamiri;${brand};KX;${code};Gösterge karanlık;`
  const file = (brand: string) =>
    ['cihaz;marka;seri;kod;baslik;durum', line('K1', 'Torvika'), line('K2', brand)].join('\r\n')
  await choose('CSV Dosyası Seç', file(''))
  const download = page.waitForEvent('download')
  await tabTo(page, main(page).getByRole('button', { name: 'Hatalı Satırları İndir' }))
  await press(page, 'Enter')
  expect((await download).suggestedFilename()).toMatch(/^hatali-satirlar-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await (await download).path(), 'utf8')).toContain('marka: Boş olamaz.')
  await choose('Düzeltilmiş Dosyayı Seç', file('Torvika'))
  const write = main(page).getByRole('button', { name: '2 Arızayı Aktar' })
  await expect(write).toBeVisible()
  await tabTo(page, write)
  await press(page, 'Enter')
  await expect(main(page).getByRole('status')).toContainText('2 arıza aktarıldı')
  await expect(main(page).getByRole('status')).toBeFocused()
})
