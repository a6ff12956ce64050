import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { main, open, overflow } from '../pages/public'
import { addressWithId } from '../pages/screen-states'
import { SCREENS } from '../pages/screens'
import { expectAccessible, violations } from '../support/axe'
import { expectTabToReachAll } from '../support/keyboard'
import { linkMailedTo } from '../support/mail-files'

test.describe.configure({ mode: 'parallel' }) // A long file: its tests are shared out among the workers.

const WIDTHS = [320, 360, 640, 768, 901, 1081, 1280, 1920]

/** Buttons and fields too low for a finger. A checkbox is pressed by its label. */
async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), main textarea, main select, main label:has([type=checkbox]), dialog[open] button',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`),
  )
}

async function expectKeysToReachAll(page: Page) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectTabToReachAll(page)
  }
}

async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await lowTargets(page), 'targets of 44 px').toEqual([])
}

for (const [path, states] of Object.entries(SCREENS)) {
  // On one page, since opening it and its first check cost more than the checks after that.
  const names = states.map(({ name }) => name).join(', ')
  test(`accessible, at every width and by keyboard: ${names}`, async ({ page, account, watch }) => {
    test.slow()
    watch.allow(/status of (400|404|409|412)/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const first = await enter(page, account, path.split('/{', 1)[0])
    const address = await addressWithId(page, path)
    const opened = address ? await open(page, address) : first
    await expect(main(page).getByText('Yükleniyor…')).toHaveCount(0)
    const html = (await opened!.text()).replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    expect(html, 'no style attributes, handlers or elements').not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=|<style/i)
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    for (const { name, isAsking, act } of states) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await act?.(page)
        await expectAccessible(page)
        await expectToFit(page)
        if (!isAsking) await expectKeysToReachAll(page)
      })
    }
  })
}

test('the sign-in page is accessible, fits every width and can be used by keyboard', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/admin/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expectAccessible(page)
  await expectToFit(page)
  await expectKeysToReachAll(page)
})

test('the pages of a forgotten password are accessible, fit every width and can be used by keyboard', async ({
  page,
  account,
  site,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 410/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/admin/sifre')
  await page.getByLabel('E-posta').fill(account.email)
  await page.getByRole('button', { name: 'Bağlantı Gönder' }).click()
  await expect(main(page).getByRole('status')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await expectKeysToReachAll(page)
  await open(page, await linkMailedTo(site, account.email, '/admin/sifre'))
  await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click()
  await expectAccessible(page)
  await expectToFit(page)
  await expectKeysToReachAll(page)
  await open(page, `/admin/sifre/${'a'.repeat(43)}`)
  await expectAccessible(page)
  await expectToFit(page)
})

test('the menu of the admin on a phone is accessible, and Tab stays inside', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, account)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
  const menu = page.getByRole('dialog', { name: 'Menü' })
  const stops = await menu.locator('a, button').count()
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement)), `after ${step + 1} steps`).toBe(
      true,
    )
  }
})
