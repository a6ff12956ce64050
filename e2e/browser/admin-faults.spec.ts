import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { confirmation, editButton, field, form, row, saveButton, unique } from '../pages/content-screen'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'

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
