import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { expectAccessible, violations } from '../support/screens/axe'
import { hold, main, open } from '../pages/public'
import { expectToFit } from '../support/screens/overflow'

const field = (page: Page) => main(page).getByRole('searchbox').or(main(page).getByRole('combobox'))
const list = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' })
const options = (page: Page) => list(page).getByRole('option')

/** Opens the empty search and waits until the script of the suggestions has loaded. */
async function openSearch(page: Page) {
  await open(page, '/ara')
  await expect(main(page).getByRole('combobox')).toBeFocused()
}

const expectActive = async (page: Page, index: number) => {
  await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).nth(index).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
}

test('suggestions appear in groups while typing, and can be opened by keyboard', async ({ page }) => {
  await openSearch(page)
  await field(page).pressSequentially('asiri ak')
  const marks = list(page).getByRole('group', { name: 'Arıza kodları' }).locator('mark')
  await expect(marks.filter({ hasText: /^aşırı ak$/i }).first()).toBeVisible()
  expect(await options(page).count()).toBeLessThanOrEqual(6)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^\d öneri var\.$/)).toBeAttached()
  expect(await violations(page)).toEqual([])

  await field(page).fill('')
  await expect(list(page)).toBeHidden()
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

test('an option selected in an outdated list is not opened once newer suggestions have arrived', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('AL1')
  await expect(options(page)).toHaveCount(6)
  const release = await hold(page, '**/api/Search?*')
  await field(page).press('6')
  await page.keyboard.press('ArrowUp')
  await expectActive(page, 5)
  release()
  await expect(options(page)).not.toHaveCount(6)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=AL16')
})

test('a click opens a suggestion, Escape and leaving the field close the list, and a failure is reported', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/)
  await openSearch(page)
  await field(page).pressSequentially('zzqq')
  await expect(main(page).getByText('“zzqq” için öneri yok. Bütün sitede aramak için Bul.').first()).toBeAttached()
  await page.route('**/api/Search?*', (call) => call.fulfill({ status: 503, body: '' }))
  await field(page).pressSequentially('x')
  await expect(main(page).getByText('Öneriler şu an gelmiyor; Bul yine çalışır.').first()).toBeAttached()
  await page.unroute('**/api/Search?*')
  await field(page).fill('AL16')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=AL16')
  await field(page).fill('AL1')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await field(page).click()
  await page.keyboard.press('ArrowDown')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/ariza-kodlari\//)
})

test('pages with and without hits are accessible and fit every width', async ({ page }) => {
  for (const text of ['aşırı akım sürücü', 'x'.repeat(100)]) {
    await open(page, `/ara?q=${text}`)
    await expectToFit(page, text)
    await expectAccessible(page)
  }
})
