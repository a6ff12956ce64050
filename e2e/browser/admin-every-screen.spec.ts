import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { main, open, overflow } from '../pages/public'
import { addressWithId, SCREENS } from '../pages/screens'
import { expectAccessible } from '../support/axe'
import { expectTabToReachAll } from '../support/keyboard'
import { linkMailedTo } from '../support/mail-files'

test.describe.configure({ mode: 'parallel' }) // A long file: its tests are shared out among the workers.

const WIDTHS = [320, 768, 1440]

/** The longest screens also stay inside at the widths between these, where their columns change. */
const ALL_WIDTHS = [320, 360, 480, 640, 768, 901, 1024, 1081, 1280, 1440, 1920]
const LONG = new Set([
  '/admin/dashboard',
  '/admin/site',
  '/admin/is-emirleri',
  '/admin/is-emirleri/{order}',
  '/admin/hizmetler',
])

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

async function expectToFit(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await lowTargets(page), 'targets of 44 px').toEqual([])
}

/** Checks the open page in its present state. Its first state is walked through on a phone, too. */
async function check(page: Page, { widths = WIDTHS, keys = [1440] }: { widths?: number[]; keys?: number[] } = {}) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
  await expectToFit(page, widths)
  for (const width of keys) {
    await page.setViewportSize({ width, height: 800 })
    await expectTabToReachAll(page)
  }
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
    for (const [index, { name, isAsking, act }] of states.entries()) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await act?.(page)
        await check(page, {
          widths: LONG.has(path) && index === 0 ? ALL_WIDTHS : WIDTHS,
          keys: isAsking ? [] : index === 0 ? [1440, 320] : [1440],
        })
      })
    }
  })
}

test('the pages in front of the panel are accessible, at every width and by keyboard', async ({
  page,
  account,
  site,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 410/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/admin/login')
  await check(page)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await check(page)
  await open(page, '/admin/sifre')
  await page.getByLabel('E-posta').fill(account.email)
  await page.getByRole('button', { name: 'Bağlantı Gönder' }).click()
  await expect(main(page).getByRole('status')).toBeVisible()
  await check(page)
  await open(page, await linkMailedTo(site, account.email, '/admin/sifre'))
  await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click()
  await check(page)
  for (const folder of ['sifre', 'davet']) {
    await open(page, `/admin/${folder}/${'a'.repeat(43)}`)
    await check(page)
  }
})
