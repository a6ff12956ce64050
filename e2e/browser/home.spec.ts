import { expect, test } from '../support/fixtures'
import { main, open } from '../pages/public'
import type { Page } from '@playwright/test'

const slider = (page: Page) => main(page).getByRole('region', { name: 'Öne çıkan hizmetler' })
const slides = (page: Page) => slider(page).locator('[aria-roledescription="slayt"]')

/** Returns the number of the slide in view, from 1. The others are inert. */
async function shownSlide(page: Page): Promise<number> {
  const isActive = await slides(page).evaluateAll((all) => all.map((slide) => !(slide as HTMLElement).inert))
  expect(isActive.filter(Boolean), 'one slide at a time').toHaveLength(1)
  return isActive.indexOf(true) + 1
}

test('a slide stays for 6000 ms, and the last is followed by the first', async ({ pageWithClock: page }) => {
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Runs the clock in small steps until the slide changes, which happens within the last step. */
  const step = 50
  const untilChange = async () => {
    const before = await shownSlide(page)
    for (let passed = 0; passed < 7_000; passed += step) {
      await page.clock.runFor(step)
      if ((await shownSlide(page)) !== before) return
    }
    throw new Error('the slide never changed')
  }
  await untilChange()
  const first = await shownSlide(page)
  await page.clock.runFor(6_000 - 2 * step)
  expect(await shownSlide(page)).toBe(first)
  await page.clock.runFor(2 * step)
  await expect.poll(() => shownSlide(page)).toBe((first % 5) + 1)
  for (let turn = 0; turn < 5; turn++) {
    const previous = await shownSlide(page)
    await page.clock.runFor(6_000)
    await expect.poll(() => shownSlide(page)).toBe((previous % 5) + 1)
  }
})

test('arrows and dots choose the slide, each with its drawing, and wrap around', async ({ page }) => {
  await open(page, '/')
  const previous = slider(page).getByRole('button', { name: 'Önceki slayt' })
  const next = slider(page).getByRole('button', { name: 'Sonraki slayt' })
  await slider(page).getByRole('button', { name: 'Slaytları durdur' }).click()
  await slider(page).getByRole('button', { name: '1. slayt: Servo sürücü' }).click()
  await expect.poll(() => shownSlide(page)).toBe(1)
  await previous.click()
  await expect.poll(() => shownSlide(page)).toBe(5)
  await next.click()
  await expect.poll(() => shownSlide(page)).toBe(1)
  const dot = slider(page).getByRole('button', { name: '4. slayt: CNC kartı' })
  await dot.click()
  await expect.poll(() => shownSlide(page)).toBe(4)
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(slider(page)).toContainText('4/5')
  const drawing = slides(page).nth(3).locator('figure svg use').first()
  await expect(drawing).toHaveAttribute('href', /^\/drawings\/hero-4-.+\.svg#d$/)
})

test('the slider pauses by its button, under the pointer, with focus inside and for reduced motion', async ({
  pageWithClock: page,
}) => {
  await open(page, '/')
  const pause = slider(page).getByRole('button', { name: 'Slaytları durdur' })
  const stands = async (why: string) => {
    const before = await shownSlide(page)
    await page.clock.runFor(13_000)
    expect(await shownSlide(page), why).toBe(before)
  }
  const goesOn = async () => {
    const before = await shownSlide(page)
    await page.clock.runFor(6_100)
    await expect.poll(() => shownSlide(page)).not.toBe(before)
  }
  await slider(page).hover({ position: { x: 40, y: 40 } })
  await stands('the pointer is on it')
  await page.mouse.move(700, 5)
  await slider(page).getByRole('button', { name: 'Sonraki slayt' }).focus()
  await stands('focus is inside')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await goesOn()
  await pause.click()
  await page.mouse.move(700, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await stands('it was stopped')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await stands('reduced motion is asked for')
})

test('the strip of references can be stopped and does not move for reduced motion', async ({ page }) => {
  await open(page, '/')
  const strip = main(page).getByRole('region', { name: 'Cihazlarını onardığımız markalar' })
  const state = () =>
    strip.locator('ul').evaluate((list) => {
      const [animation] = list.getAnimations()
      return animation?.playState ?? 'none'
    })
  await strip.scrollIntoViewIfNeeded()
  await expect.poll(state).toBe('running')
  await strip.getByRole('button', { name: 'Marka şeridini durdur' }).click()
  await page.mouse.move(5, 5)
  await expect.poll(state).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await state()).not.toBe('running')
})
