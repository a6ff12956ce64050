import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { open, overflow, PUBLIC_PAGES, type PublicPage, SERVICE, shownTheme, themeSwitch } from '../pages/public'
import { expectAccessible, violations } from '../support/axe'
import { expectTabToReachAll } from '../support/keyboard'

// The longest file, so its tests are spread over the workers.
test.describe.configure({ mode: 'parallel' })

const WIDE = { width: 1440, height: 900 }
const WIDTHS = [320, 360, 414, 600, 700, 768, 900, 1080, 1200, 1440, 1920]

/** Pictures that break a rule: all have their size, those first in view come at once, the others when they are near. */
async function picturesAgainstTheRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const failures: string[] = []
    for (const image of document.querySelectorAll('img')) {
      const box = image.getBoundingClientRect()
      const inView = box.top < innerHeight && box.bottom > 0 && box.width > 0
      const near = box.top < innerHeight
      const name = image.getAttribute('src') ?? ''
      if (!/^\d+$/.test(image.getAttribute('width') ?? '') || !/^\d+$/.test(image.getAttribute('height') ?? ''))
        failures.push(`${name}: no size`)
      if (!image.hasAttribute('alt')) failures.push(`${name}: no alt`)
      if (inView && !image.complete) failures.push(`${name}: in view and not loaded`)
      if (!near && image.loading !== 'lazy') failures.push(`${name}: below the fold and not lazy`)
      if (name.startsWith('/uploads/') && !/^\/uploads\/\S+\.webp \d+w/.test(image.getAttribute('srcset') ?? ''))
        failures.push(`${name}: no smaller files`)
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

type Shift = { value: number; nodes: string }

/** Records layout shifts from the first paint on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        const nodes = (entry.sources ?? []).map(({ node }) => node?.nodeName).join(', ')
        shifts.push({ value: entry.value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

/** Checks title, landmarks, headings, pictures, layout shifts, and what the document must not contain. */
async function expectWholeDocument(page: Page, { path, status, title, heading }: PublicPage): Promise<void> {
  const answer = await open(page, path)
  expect(answer?.status()).toBe(status)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveText(heading)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  expect(await page.locator('a, button').first().textContent(), 'a skip link comes first').toBe('İçeriğe geç')
  // Pictures in view may still be loading.
  await expect.poll(() => picturesAgainstTheRules(page)).toEqual([])

  // Scrolls to the end and back, so that late content has a chance to shift the page.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  const shifts = await shiftsOf(page)
  expect(sumOf(shifts).toFixed(3), `layout shift, measured as search engines show it: ${JSON.stringify(shifts)}`).toBe(
    '0.000',
  )

  const html = (await answer!.text()).replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
  expect(html, 'no style attributes').not.toMatch(/<[a-z][^>]*\sstyle=/i)
  expect(html, 'no inline handlers').not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
  expect(html, 'no style elements').not.toMatch(/<style/i)
}

/** Expects the floating WhatsApp and phone buttons in view. */
async function expectFloatingContact(page: Page): Promise<void> {
  const dock = page.getByRole('navigation', { name: 'Hızlı iletişim' })
  await expect(dock.getByRole('link', { name: 'WhatsApp ile yazın' })).toHaveAttribute(
    'href',
    'https://wa.me/905000000000?text=Merhaba%2C%20bir%20cihaz%C4%B1m%C4%B1z%20ar%C4%B1zaland%C4%B1.',
  )
  await expect(dock.getByRole('link', { name: 'Ara: +90 (212) 555 01 23', exact: true })).toHaveAttribute(
    'href',
    'tel:+902125550123',
  )
  await expect(dock.getByRole('link')).toHaveCount(2)
  for (const link of await dock.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
}

for (const publicPage of PUBLIC_PAGES) {
  // One test with steps, because opening a page takes longer than most of the checks.
  test(`${publicPage.path} meets the rules for every page`, async ({ page, watch }) => {
    if (publicPage.status === 404) watch.allow(/status of 404/)
    // Caches the fonts; a test below measures how far late fonts shift the layout.
    await page.goto('/kvkk')
    await page.evaluate(() => document.fonts.ready)
    await recordShifts(page)
    await test.step('document, pictures and layout shift', () => expectWholeDocument(page, publicPage))
    await test.step('floating buttons', () => expectFloatingContact(page))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await test.step('accessible in both themes, wide and narrow', () => expectAccessible(page))
    await test.step('fits every width', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${width} px`).toEqual([])
      }
    })
    await page.setViewportSize(WIDE)
    await test.step('Tab reaches all controls', () => expectTabToReachAll(page))
  })
}

test('menu and gallery are accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, SERVICE.path)
    await page.getByRole('button', { name: 'Resmi büyüt: Servo Sürücü Tamiri, resim 2' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page), `gallery, ${colorScheme}`).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('banner').locator('[aria-label="Menü"]:visible').first().click()
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
    expect(await violations(page), `menu, ${colorScheme}`).toEqual([])
  }
})

test('contrast holds after the theme is switched on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/iletisim')
  await themeSwitch(page).click()
  await expect.poll(() => shownTheme(page)).toBe('dark')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Gönder/ })
    .click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('late fonts cause no layout shift of 0.005 or more', async ({ page, watch }) => {
  test.setTimeout(180_000)
  watch.allow(/status of 404/)
  await recordShifts(page)
  // Holds each font back until the page has been painted without it.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  for (const { path } of PUBLIC_PAGES) {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    const shifts = await shiftsOf(page)
    expect(sumOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005)
  }
})

test('the accessibility check reports missing contrast and a label that lacks its visible words', async ({ page }) => {
  await open(page, '/kvkk')
  await page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('main p')!
    text.style.color = getComputedStyle(document.body).backgroundColor
    const link = [...document.querySelectorAll<HTMLElement>('main a, footer a')].find(({ textContent }) => textContent)!
    link.setAttribute('aria-label', 'Başka bir ad')
  })
  const found = (await violations(page)).map((violation) => violation.split(':')[0])
  expect(found).toContain('color-contrast')
  expect(found).toContain('label-content-name-mismatch')
})
