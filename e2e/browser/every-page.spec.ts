import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { FAULT, open, POST, PUBLIC_PAGES, SERVICE } from '../pages/public'
import { expectAccessible } from '../support/screens/axe'
import { expectTabToReachAll } from '../support/screens/keyboard'
import { expectToFit, textsOutside } from '../support/screens/overflow'
import { expectShiftsBelow, recordShifts } from '../support/screens/shifts'

// The slowest file, so its tests are spread over the workers.
test.describe.configure({ mode: 'parallel' })

/** All pages except two that repeat a template: a fault without a code, and the list of a device. */
const PAGES = PUBLIC_PAGES.filter(({ path, status }) => status === 200 && !/24-v-cikisi|\/cihaz\//.test(path))

/** Returns pictures that break a rule: those in the first view load immediately, the first at high priority, the others lazily. */
async function wronglyLoadedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const failures: string[] = []
    for (const image of document.querySelectorAll('img')) {
      const box = image.getBoundingClientRect()
      const isInView = box.top < innerHeight && box.bottom > 0 && box.width > 0
      const isAboveFold = box.top < innerHeight
      const name = image.getAttribute('src') ?? ''
      if (isInView && !image.complete) failures.push(`${name}: in view and not loaded`)
      if (!isAboveFold && image.loading !== 'lazy') failures.push(`${name}: below the fold and not lazy`)
    }
    const [first] = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => {
      const box = image.getBoundingClientRect()
      return box.top < innerHeight && box.width > 0
    })
    if (first && (first.loading === 'lazy' || first.fetchPriority !== 'high'))
      failures.push(`${first.src}: first in view, but not at high priority`)
    return failures
  })
}

/** Scrolls to the end, so that late content has a chance to shift the page, and expects no shift. */
async function expectNoShift(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  await expectShiftsBelow(page, 0.0005)
}

for (const { path } of PAGES) {
  // One test with steps, because opening a page takes longer than most checks.
  test(`${path} meets the rules for every page`, async ({ page }) => {
    // Caches the fonts; a test below measures how far late fonts shift the layout.
    await page.goto('/kvkk')
    await page.evaluate(() => document.fonts.ready)
    await recordShifts(page)
    await open(page, path)
    // Visible pictures may still be loading.
    await expect.poll(() => wronglyLoadedPictures(page)).toEqual([])
    await test.step('no layout shift', () => expectNoShift(page))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await test.step('floating buttons', async () => {
      const links = page.getByRole('navigation', { name: 'Hızlı iletişim' }).getByRole('link')
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    })
    await test.step('Tab reaches all controls', () => expectTabToReachAll(page))
    await test.step('fits every width', () => expectToFit(page))
    await test.step('accessible in both themes, wide and narrow', () => expectAccessible(page))
    expect(await textsOutside(page), 'texts between their margins').toEqual([])
  })
}

test('pages of missing items are accessible and fit every width', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  // All unknown items have the same template.
  for (const path of ['/yok', '/ariza-kodlari/yok']) {
    await open(page, path)
    await expectToFit(page, path)
    await expectAccessible(page)
  }
})

test('late fonts cause a layout shift of less than 0.005, and a Turkish page loads one file per font and weight', async ({
  page,
}) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(new URL(request.url()).pathname.split('/').at(-1)!.split('.')[0]!)
  })
  await recordShifts(page)
  // Holds each font back until the page has been painted without it.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  for (const path of ['/', '/iletisim', SERVICE.path, POST.path, FAULT.path]) {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    await expectShiftsBelow(page, 0.005, path)
  }
  const textFonts = [...files].filter((name) => name.startsWith('barlow'))
  expect(textFonts.toSorted()).toEqual(['barlow-400', 'barlow-600', 'barlow-semi-condensed-600'])
})
