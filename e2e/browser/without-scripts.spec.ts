import { expect, test } from '../support/calls/fixtures'
import { footer, header, main, SERVICE, paintedTheme } from '../pages/public'
import { fillForm, messageValues, outcome, sendForm, THANKS } from '../pages/contact-form'

// e2e/html tests that each page is complete without scripts, and tests the responses to its forms.
test.use({ javaScriptEnabled: false })

test('without scripts a visitor can find a service, search for a code and send a message', async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/kurumsal')
  expect(await paintedTheme(page)).toBe('dark')
  await header(page).locator('a[href="#sayfalar"]').click()
  await expect(page).toHaveURL(/#sayfalar$/)
  await expect(page.locator('#sayfalar')).toBeInViewport()
  await page.locator('#sayfalar').getByRole('link', { name: 'Hizmetlerimiz' }).click()
  await main(page)
    .getByRole('link', { name: /Servo Sürücü Tamiri/ })
    .click()
  await expect(page).toHaveURL(SERVICE.path)
  await expect(main(page).getByRole('img', { name: 'Servo Sürücü Tamiri, resim 5' })).toBeVisible()
  await page.goto('/ara')
  await main(page).getByRole('searchbox').fill('al 16')
  await page.keyboard.press('Enter')
  await main(page).getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ariza-kodlari\/.*al16/)
  await main(page).getByRole('checkbox').nth(1).check()
  await main(page).getByRole('button', { name: 'İşaretlediklerimle teklif al' }).click()
  await expect(page).toHaveURL(/\/iletisim\?ariza=.*&k=2$/)
  const values = messageValues()
  await fillForm(page, values)
  await sendForm(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(footer(page)).toBeVisible()
  expect(await content.messagesFrom(values.email)).toMatchObject([{ email: values.email, phone: values.phone }])
})

test('without scripts a search result for a question opens the answer on its page', async ({ page }) => {
  await page.goto('/ara?q=garantisi')
  await main(page)
    .getByRole('link', { name: /^Onarımın garantisi var mı/ })
    .click()
  await expect(page).toHaveURL(/\/tamir-sureci#s-onarimin-garantisi-var-mi$/)
  await expect(main(page).getByText(/^Onarıma 6 ay garanti verilir/)).toBeInViewport()
  await page.goto('/iletisim')
  await expect(main(page).getByText(/^Onarıma 6 ay garanti verilir/)).toBeHidden()
})
