import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { openSignedIn } from '../pages/admin'
import { fileInput, saveButton } from '../pages/content-screen'
import { main } from '../pages/public'
import { newPictureFile } from '../support/images'

// Other test files use the same site and expect the default settings and the seeded questions.
test.afterEach(async ({ content }) => {
  await content.removeSettings(['questionTexts'])
})

const preview = (page: Page) => page.frameLocator('iframe')

test('a slide is previewed while typing, escapes HTML, and shows an uploaded picture', async ({ page, account }) => {
  await openSignedIn(page, account, '/admin/site/slayt/1')
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
