import { expect, test } from '../support/fixtures'
import { main, open, SERVICE, themeSwitch } from '../pages/public'
import { fillWorkOrder, outcome, sendWorkOrder, THANKS, workOrder } from '../pages/work-order'

test('the policy blocks nothing that the site uses: theme, slider, gallery, map, form', async ({ page, watch }) => {
  await open(page, '/')
  await themeSwitch(page).click()
  await main(page).getByRole('button', { name: 'Sonraki slayt' }).click()
  await main(page).getByRole('button', { name: 'Marka şeridini durdur' }).click()
  await open(page, SERVICE.path)
  await main(page)
    .getByRole('button', { name: /^Resmi büyüt/ })
    .first()
    .click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await open(page, '/iletisim')
  await main(page).getByText('Haritayı göster').click()
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('https://www.openstreetmap.org/')))
    .toBe(true)
  await fillWorkOrder(page, workOrder())
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(watch.problems).toEqual([])
})

test('the policy blocks a foreign inline script', async ({ page, watch }) => {
  watch.allow(/[Cc]ontent.[Ss]ecurity.[Pp]olicy|refused by policy/)
  await open(page, '/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve))
    return 'intruder' in window
  })
  expect(ran).toBe(false)
})
