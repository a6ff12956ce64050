import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { header, main, SERVICE } from '../pages/public'
import { openSlowPhone } from '../support/screens/slow-phone'

const slideButton = (page: Page, name: string) => main(page).getByRole('button', { name })
const pressEscape = (page: Page) => page.keyboard.press('Escape')

const FIRST_PRESSES = [
  {
    name: 'menu',
    path: '/',
    control: (page: Page) => header(page).locator('a[href="#sayfalar"]'),
    resultSelector: 'dialog[open]',
    undo: pressEscape,
  },
  {
    name: 'gallery',
    path: SERVICE.path,
    control: (page: Page) => main(page).locator('a[href^="/uploads/"]').first(),
    resultSelector: 'dialog[open]',
    undo: pressEscape,
  },
  {
    name: 'slides',
    path: '/',
    control: (page: Page) => slideButton(page, 'Sonraki slayt'),
    resultSelector: '#slayt-2[data-shown]',
    undo: (page: Page) => slideButton(page, 'Önceki slayt').click(),
  },
]

/** Returns the longest time in ms that a first press may take on a slow phone if the same press later takes `later` ms. */
const limit = (later: number) => 2 * later + 150

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Maximum number of visits. One fast first press is enough, because a slow press is never fast by chance. Otherwise the medians decide,
 * because a busy machine slows down single presses.
 */
const MAX_VISITS = 9

for (const { name, path, control, resultSelector, undo } of FIRST_PRESSES) {
  test(`on a slow phone, the first press is answered almost as fast as a later one: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const first: number[] = []
    const later: number[] = []
    const isFast = () => first.length > 0 && median(first) <= limit(median(later))
    while (first.length < MAX_VISITS && !isFast()) {
      const phone = await openSlowPhone(browser, baseURL!)
      await phone.page.goto(path, { waitUntil: 'load' })
      first.push(await phone.tap(control(phone.page), resultSelector))
      await phone.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await undo(phone.page)
      await expect(phone.page.locator(resultSelector)).toHaveCount(0)
      later.push(await phone.tap(control(phone.page), resultSelector))
      await phone.close()
    }
    expect(isFast(), JSON.stringify({ first, later })).toBe(true)
  })
}
