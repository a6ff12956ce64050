import { expect, test } from '../support/fixtures'
import { FAULT, main, open } from '../pages/public'

test('a visitor finds a fault by brand, device and letter, and asks for a quote with the ticked checks', async ({
  page,
}) => {
  await open(page, '/ariza-kodlari')
  await main(page)
    .getByRole('link', { name: /^Yumaro / })
    .first()
    .click()
  await expect(page).toHaveURL('/ariza-kodlari/marka/yumaro')
  await main(page)
    .getByRole('link', { name: /^Servo sürücü / })
    .click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Yumaro servo sürücü arıza kodları')
  await main(page).getByRole('navigation', { name: 'Kodun ilk harfi' }).getByRole('link', { name: 'A' }).click()
  await expect(page).toHaveURL('/ariza-kodlari/marka/yumaro/cihaz/servo-surucu-tamiri/harf/a')
  await main(page)
    .getByRole('link', { name: /^AL16 Servo açılırken/ })
    .click()
  await expect(page).toHaveURL(FAULT.path)
  await expect(page.getByRole('img', { name: 'Göstergede AL16 yazıyor' })).toBeVisible()
  await main(page).getByRole('checkbox').nth(0).check()
  await main(page).getByRole('checkbox').nth(2).check()
  await main(page).getByRole('button', { name: 'İşaretlediklerimle teklif al' }).click()
  await expect(page).toHaveURL('/iletisim?ariza=yumaro-ys2-al16-servo-acilirken-asiri-akim&k=1&k=3')
})

test('the checks of a fault are ticked and sent by keyboard', async ({ page }) => {
  await open(page, FAULT.path)
  await main(page).getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
  const button = main(page).getByRole('button', { name: 'İşaretlediklerimle teklif al' })
  for (const _ of await main(page).getByRole('checkbox').all()) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]k=1$/)
})
