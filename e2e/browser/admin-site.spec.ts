import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { fileInput, saveButton } from '../pages/content-screen'
import { main } from '../pages/public'
import { newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'

// Every worker has a site of its own, whose settings the other files expect to be the defaults.
test.afterEach(async ({ content }) => {
  await content.removeSettings()
})

const preview = (page: Page) => page.frameLocator('iframe')

test('the telephone is set by keyboard alone, and the site shows it', async ({ page, account }) => {
  await enter(page, account, '/admin/site')
  const contact = main(page).getByRole('region', { name: 'İletişim', exact: true })
  await tabTo(page, main(page).getByRole('link', { name: 'Telefon', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Telefon')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('0216 444 33 22')
  await tabTo(page, saveButton(page))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('İletişim kaydedildi. Sitede görünüyor.')).toBeVisible()
  await expect(contact.getByText('+90 (216) 444 33 22')).toBeVisible()
  await expect(contact.getByRole('heading', { name: 'İletişim' })).toBeFocused()
  expect(await (await page.request.get('/iletisim')).text()).toContain('+90 (216) 444 33 22')
})

test('a slide is previewed with what is typed, as text, and shows a picture of the company', async ({
  page,
  account,
}) => {
  await enter(page, account, '/admin/site/slayt/1')
  await page.getByLabel('Başlık').fill('<img src=x onerror=alert(1)> PLC')
  await expect(preview(page).getByRole('heading', { name: '<img src=x onerror=alert(1)> PLC' })).toBeVisible()
  await page.getByRole('radio', { name: 'Güç kaynağı', exact: true }).check()
  await expect(preview(page).locator('use[href="/drawings/power-supply.svg#d"]')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Kendi resmim', exact: true }).check()
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
