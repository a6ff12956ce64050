import { expect, test } from '../support/calls/fixtures'
import { main, open } from '../pages/public'
import type { Page } from '@playwright/test'

const slider = (page: Page) => main(page).getByRole('region', { name: 'Öne çıkan hizmetler' })
const slides = (page: Page) => slider(page).locator('[aria-roledescription="slayt"]')

/** Returns the number of the visible slide, from 1. The other slides are inert. */
async function shownSlide(page: Page): Promise<number> {
  const isActive = await slides(page).evaluateAll((all) => all.map((slide) => !(slide as HTMLElement).inert))
  expect(isActive.filter(Boolean), 'one slide at a time').toHaveLength(1)
  return isActive.indexOf(true) + 1
}

test('a slide is shown for 6000 ms, and the first follows the last', async ({ pageWithClock: page }) => {
  await open(page, '/')
  // The slides after the first are rendered after hydration.
  await expect(slides(page).nth(3).locator('figure svg use').first()).toHaveAttribute(
    'href',
    /^\/drawings\/hero-4-.+\.svg#d$/,
  )
  await page.clock.pauseAt(Date.now() + 60_000)
  const stepMs = 50
  /** Runs the clock in small steps until the slide changes, which happens within the last step. */
  const untilChange = async () => {
    const slideBefore = await shownSlide(page)
    for (let elapsed = 0; elapsed < 7_000; elapsed += stepMs) {
      await page.clock.runFor(stepMs)
      if ((await shownSlide(page)) !== slideBefore) return
    }
    throw new Error('the slide never changed')
  }
  await untilChange()
  const firstSlide = await shownSlide(page)
  await page.clock.runFor(6_000 - 2 * stepMs)
  expect(await shownSlide(page)).toBe(firstSlide)
  await page.clock.runFor(2 * stepMs)
  await expect.poll(() => shownSlide(page)).toBe((firstSlide % 5) + 1)
  for (let turn = 0; turn < 5; turn++) {
    const previousSlide = await shownSlide(page)
    await page.clock.runFor(6_000)
    await expect.poll(() => shownSlide(page)).toBe((previousSlide % 5) + 1)
  }
})

test('the strip of references can be stopped, and does not move if the visitor prefers reduced motion', async ({
  page,
}) => {
  await open(page, '/')
  const strip = main(page).getByRole('region', { name: 'Cihazlarını onardığımız markalar' })
  const playState = () =>
    strip.locator('ul').evaluate((list) => {
      const [animation] = list.getAnimations()
      return animation?.playState ?? 'none'
    })
  await strip.scrollIntoViewIfNeeded()
  await expect.poll(playState).toBe('running')
  await strip.getByRole('button', { name: 'Marka şeridini durdur' }).click()
  await page.mouse.move(5, 5)
  await expect.poll(playState).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await playState()).not.toBe('running')
})
