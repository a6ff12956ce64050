import { expect, test } from '../support/fixtures'
import { holdScripts, main, open, openUntilShown, waitForHydration } from '../pages/public'
import type { Page } from '@playwright/test'

const SLIDES = ['Servo sürücü', 'PLC', 'Frekans inverteri', 'CNC kartı', 'Robot kontrolörü']

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
  const order = [await shownSlide(page)]
  for (let turn = 0; turn < 5; turn++) {
    await page.clock.runFor(6_000)
    const previous = order.at(-1)!
    await expect.poll(() => shownSlide(page)).not.toBe(previous)
    order.push(await shownSlide(page))
  }
  expect(order).toEqual(order.map((_, index) => ((order[0]! - 1 + index) % 5) + 1))
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
  for (const [index, name] of SLIDES.entries()) {
    const dot = slider(page).getByRole('button', { name: `${index + 1}. slayt: ${name}` })
    await dot.click()
    await expect.poll(() => shownSlide(page)).toBe(index + 1)
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(slider(page)).toContainText(`${index + 1}/5`)
    const drawing = slides(page).nth(index).locator('figure svg use').first()
    await expect(drawing).toHaveAttribute('href', new RegExp(`^/drawings/hero-${index + 1}-.+\\.svg#d$`))
  }
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

test('a pointer or focus on the slider before hydration pauses it', async ({ pageWithClock: page }) => {
  const early: [string, () => Promise<void>][] = [
    ['pointer', () => slider(page).hover({ position: { x: 40, y: 40 } })],
    ['focus', () => slider(page).locator('a').first().focus()],
  ]
  for (const [what, begin] of early) {
    const letGo = await holdScripts(page)
    await page.mouse.move(700, 5)
    await page.goto('/', { waitUntil: 'load' })
    await begin()
    letGo()
    await waitForHydration(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.clock.runFor(13_000)
    expect(await shownSlide(page), what).toBe(1)
    await page.mouse.move(700, 5)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(6_100)
    await expect.poll(() => shownSlide(page), `${what} has left`).toBe(2)
    await page.unrouteAll()
    await page.clock.resume()
  }
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

const grid = (page: Page) => main(page).getByRole('region', { name: 'Onardığımız cihazlar' })
const closingCell = (page: Page) => grid(page).getByRole('listitem').filter({ hasText: 'Arıza kodları, markaya göre' })

/** Returns where the last cell begins, in cells from the left, and whether it ends with the grid. */
function lastCell(page: Page) {
  return closingCell(page).evaluate((cell) => {
    const list = cell.parentElement!.getBoundingClientRect()
    const { left, right } = cell.getBoundingClientRect()
    const { width } = cell.parentElement!.firstElementChild!.getBoundingClientRect()
    return { begins: Math.round((left - list.left) / width), isClosed: Math.abs(right - list.right) < 2 }
  })
}

test('the last cell closes the grid of any number of services in four, two and one columns', async ({
  page,
  content,
}) => {
  const seeded = (await content.serviceSlugs()).length
  for (let more = 0; more < 4; more += 1) {
    if (more > 0) await content.addService({ title: `Kapanış ${more}`, slug: `kapanis-${more}` })
    const count = seeded + more
    await openUntilShown(page, '/', () => grid(page).locator(':scope > ul > li').nth(count))
    for (const [width, columns] of [
      [1440, 4],
      [1081, 4],
      [1080, 2],
      [768, 2],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lastCell(page), `${count} services, ${width} px`).toEqual({
        begins: count % columns,
        isClosed: true,
      })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
