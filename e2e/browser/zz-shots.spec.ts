import { test } from '../support/fixtures'
import { openScreen, field, saveButton, form } from '../pages/content-screen'
import { editFault, addFaultAgain } from '../pages/screen-states'

test('shots', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openScreen(page, 'ariza-kodlari')
  const shot = async (name: string) => {
    for (const width of [1440, 768, 360])
      for (const scheme of ['light', 'dark'] as const) {
        if (width === 768 && scheme === 'dark') continue
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), scheme)
        await page.screenshot({ path: `/tmp/h/p18shots/${name}-${width}-${scheme}.png`, fullPage: true })
      }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await shot('start')
  await editFault(page, 'AL16, Yumaro')
  await shot('edit')
  await field(page, 'Alarm kodu').fill('AL99')
  await field(page, 'Başlık').fill('Yeni bir arıza')
  await form(page).getByRole('button', { name: 'Kaydet, Seriye Yenisini Ekle' }).click()
  await page.waitForTimeout(1500)
  await shot('series')
  await addFaultAgain(page)
  await shot('same')
  await saveButton(page).click()
})
