import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { violations } from '../support/axe'
import { holdCalls } from '../pages/content-screen'
import { main, open } from '../pages/public'

const field = (page: Page) => main(page).getByRole('searchbox').or(main(page).getByRole('combobox'))
const list = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' })
const options = (page: Page) => list(page).getByRole('option')

/** Opens the search with nothing typed, with the suggestions loaded. */
async function start(page: Page) {
  await open(page, '/ara')
  await expect(main(page).getByRole('combobox')).toBeFocused()
}

/** Waits until an option is the active one. */
const expectActive = async (page: Page, index: number) => {
  await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).nth(index).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
}

test('a code typed without dash and capitals leads to its fault', async ({ page }) => {
  await open(page, '/ara')
  await field(page).fill('al 16')
  await main(page).getByRole('button', { name: 'Bul' }).click()
  await expect(page).toHaveTitle(/^“al 16” için arama/)
  const first = main(page).getByRole('listitem').first()
  await expect(first).toContainText('Bu kod')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/ariza-kodlari\/.*al16/)
})

test('suggestions come while typing, in groups, with the typed letters marked', async ({ page }) => {
  await start(page)
  await field(page).pressSequentially('asiri ak')
  const marks = list(page).getByRole('group', { name: 'Arıza kodları' }).locator('mark')
  await expect(marks.filter({ hasText: /^aşırı ak$/i }).first()).toBeVisible()
  expect(await options(page).count()).toBeLessThanOrEqual(6)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^\d öneri var\.$/)).toBeAttached()
  expect(await violations(page)).toEqual([])
})

test('on a phone neither the focus ring nor the bar lies over or behind the suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await start(page)
  const bar = page.getByRole('navigation', { name: 'Hızlı iletişim' })
  await expect(bar).toBeVisible()
  await field(page).pressSequentially('AL16')
  await expect(options(page).first()).toBeVisible()
  await expect(bar).toBeHidden()
  const ring = await field(page).evaluate((input) => {
    const row = input.parentElement!
    const { outlineOffset, outlineWidth } = getComputedStyle(row)
    return row.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth)
  })
  const top = await list(page)
    .locator('..')
    .evaluate((box) => box.getBoundingClientRect().top)
  expect(Math.round(top - ring)).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
})

test('arrow keys walk through the suggestions and back into the field, and Enter opens one', async ({ page }) => {
  await start(page)
  await field(page).fill('AL16')
  await expect(options(page).first()).toBeVisible()
  const last = (await options(page).count()) - 1
  await page.keyboard.press('ArrowDown')
  await expectActive(page, 0)
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expectActive(page, last)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expectActive(page, 0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ariza-kodlari\/.*al16/)
})

test('an option that was chosen before the next ones came is not opened in their place', async ({ page }) => {
  await start(page)
  await field(page).fill('AL1')
  await expect(options(page)).toHaveCount(6)
  const { release } = await holdCalls(page, '**/api/Search?*')
  await field(page).press('6')
  await page.keyboard.press('ArrowUp')
  await expectActive(page, 5)
  release()
  await expect(options(page)).not.toHaveCount(6)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=AL16')
})

test('Escape closes the suggestions and keeps the text, and Enter then searches', async ({ page }) => {
  await start(page)
  await field(page).pressSequentially('servo')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('servo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=servo')
})

test('a press on a suggestion opens it, and leaving the field closes the list', async ({ page }) => {
  await start(page)
  await field(page).pressSequentially('AL16')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await field(page).click()
  await page.keyboard.press('ArrowDown')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/ariza-kodlari\//)
})

test('what has no suggestions says so, and so does a failure', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  await start(page)
  await field(page).pressSequentially('zzqq')
  await expect(main(page).getByText('“zzqq” için öneri yok. Bütün sitede aramak için Bul.').first()).toBeAttached()
  await page.route('**/api/Search?*', (call) => call.fulfill({ status: 503, body: '' }))
  await field(page).pressSequentially('x')
  await expect(main(page).getByText('Öneriler şu an gelmiyor; Bul yine çalışır.').first()).toBeAttached()
})

test('a search without hits leads to the form with the code, and to similar codes', async ({ page }) => {
  await open(page, '/ara?q=AL166')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“AL166” için sonuç yok')
  await expect(main(page).getByText('AL16 ile başlayanlar')).toBeVisible()
  await main(page).getByRole('link', { name: 'Bu kod için teklif al' }).click()
  await expect(page).toHaveURL('/iletisim?kod=AL166')
})

test('a typing mistake is said and corrected', async ({ page }) => {
  await open(page, '/ara?q=enkodr')
  await expect(main(page).getByText(/“enkodr” yerine “enkoder”.* arandı\./)).toBeVisible()
  expect(await main(page).getByRole('listitem').count()).toBeGreaterThan(3)
})

for (const address of ['/ara?q=AL16', '/ara?q=AL166', '/ara?q=aşırı akım sürücü', `/ara?q=${'x'.repeat(100)}`]) {
  test(`${address.slice(0, 30)} is accessible and fits each width`, async ({ page }) => {
    await open(page, address)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await violations(page)).toEqual([])
  })
}

test('after too many searches a page says so, and leads back to the same search', async ({ page, request, watch }) => {
  watch.allow(/status of 429/)
  for (let i = 0; i < 30; i += 1) await request.get(`/ara?q=${i}`)
  const answer = await page.goto('/ara?q=AL16')
  expect(answer!.status()).toBe(429)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çok sayıda arama yapıldı')
  await expect(main(page).getByRole('link', { name: 'Yeniden Dene' })).toHaveAttribute('href', '/ara?q=AL16')
  expect(await violations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a text is searched for and its hits are shown', async ({ page }) => {
    await page.goto('/ara')
    await field(page).fill('IŞIK')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ara\?q=/)
    await expect(field(page)).toHaveValue('IŞIK')
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
  })
})
