import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/calls/fixtures'
import { openSignedIn, sidebar } from '../pages/admin'
import { main } from '../pages/public'
import { pressOn } from '../support/screens/keyboard'

test('a figure of the report can be opened, downloaded and read by keyboard, and is printed with its table', async ({
  page,
  account,
  content,
}) => {
  await content.addOrder()
  await openSignedIn(page, account)
  await pressOn(page, main(page).getByRole('link', { name: /^Gelişten teslime/ }))
  await expect(page).toHaveURL('/admin/rapor#gelisten-teslime')
  await expect(main(page).getByRole('region', { name: 'Gelişten teslime', exact: true })).toBeInViewport()
  await pressOn(page, main(page).getByRole('radio', { name: 'Bu yıl' }), 'ArrowLeft')
  await pressOn(page, main(page).getByRole('button', { name: 'Göster' }))
  await expect(page).toHaveURL(/\?donem=ceyrek/)
  await expect(main(page).getByRole('radio', { name: 'Bu çeyrek' })).toBeChecked()
  const section = main(page).getByRole('region', { name: 'Açılan iş emirleri', exact: true })
  const download = page.waitForEvent('download')
  await pressOn(page, section.getByRole('link', { name: /^CSV/ }))
  expect((await download).suggestedFilename()).toMatch(/^rapor-acilan-is-emirleri-[\d-]+\.csv$/)
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('"Hafta başı";"Açılan";"Önceki dönem"')
  const table = section.getByRole('table')
  await expect(table).toBeHidden()
  await pressOn(page, section.locator('summary', { hasText: 'Tablo' }))
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sidebar(page)).toBeHidden()
  await expect(section.getByRole('table')).toBeVisible()
})
