import { expect, test } from '../support/fixtures'
import { holdScripts, linksOf, main, open, openUntilShown, waitForHydration } from '../pages/public'
import type { Page } from '@playwright/test'

const SLIDES = [
  {
    name: 'Servo sürücü',
    title: 'Servo sürücünüzü bileşen düzeyinde onarıyoruz',
    link: '/hizmetler/servo-surucu-tamiri',
  },
  { name: 'PLC', title: 'PLC’niz yeniden RUN konumuna geçsin', link: '/hizmetler/plc-tamiri' },
  {
    name: 'Frekans inverteri',
    title: 'Patlayan inverteri, patlatan sebeple birlikte onarıyoruz',
    link: '/hizmetler/frekans-inverteri-tamiri',
  },
  { name: 'CNC kartı', title: 'CNC kartı ve paneli birlikte ölçüyoruz', link: '/hizmetler/cnc-kontrol-karti-tamiri' },
  { name: 'Robot kontrolörü', title: 'Robotunuz yeniden servoya geçsin', link: '/hizmetler/robot-kontroloru-tamiri' },
]

const STEPS = ['Kayıt', 'Arıza tespiti', 'Onay', 'Onarım', 'Yük altında test', 'Garantili teslim']

const slider = (page: Page) => main(page).getByRole('region', { name: 'Öne çıkan hizmetler' })
const slides = (page: Page) => slider(page).locator('[aria-roledescription="slayt"]')

/** Returns the number of the slide in view, from 1. The others are inert. */
async function shownSlide(page: Page): Promise<number> {
  const isActive = await slides(page).evaluateAll((all) => all.map((slide) => !(slide as HTMLElement).inert))
  expect(isActive.filter(Boolean), 'one slide at a time').toHaveLength(1)
  return isActive.indexOf(true) + 1
}

test('the hero has five slides, each with image, title, description and link', async ({ page }) => {
  await open(page, '/')
  await expect(slides(page)).toHaveCount(5)
  for (const [index, { name, title, link }] of SLIDES.entries()) {
    const slide = slides(page).nth(index)
    await expect(slide).toHaveAttribute('aria-label', `${index + 1}/5: ${name}`)
    await expect(slide.locator('h1, h2')).toHaveText(title)
    await expect(slide.locator('h1, h2').locator('xpath=following-sibling::p')).toHaveText(/\S{3,}/)
    await expect(slide.locator('figure svg use').first()).toHaveAttribute('href', /^\/drawings\/hero-\d-.+\.svg#d$/)
    await expect(slide.locator(`a[href="${link}"]`)).toHaveCount(1)
  }
})

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

test('arrows and dots choose the slide and wrap around', async ({ page }) => {
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
  for (const [index, { name }] of SLIDES.entries()) {
    const dot = slider(page).getByRole('button', { name: `${index + 1}. slayt: ${name}` })
    await dot.click()
    await expect.poll(() => shownSlide(page)).toBe(index + 1)
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(slider(page)).toContainText(`${index + 1}/5`)
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

test('the services grid shows every service and links to its page', async ({ page, content }) => {
  await content.addService({ title: 'Işıklı Perde Tamiri', slug: 'isikli-perde-tamiri', description: 'Kopan ışın.' })
  const grid = main(page).getByRole('region', { name: 'Onardığımız cihazlar' })
  await openUntilShown(page, '/', () => grid.getByRole('heading', { name: 'Işıklı Perde Tamiri' }))
  const hrefs = (await linksOf(grid)).map(({ href }) => href).filter((href) => href?.startsWith('/hizmetler/'))
  expect(hrefs).toEqual((await content.serviceSlugs()).map((slug) => `/hizmetler/${slug}`))
  expect(hrefs.length).toBeGreaterThanOrEqual(9)
  await grid.getByRole('link', { name: /Işıklı Perde Tamiri/ }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Işıklı Perde Tamiri')
})

test('the repair process is shown in six steps', async ({ page }) => {
  await open(page, '/')
  const process = main(page).getByRole('region', { name: 'Cihazınız altı test noktasından geçer' })
  await expect(process.getByRole('listitem').getByRole('heading')).toHaveText(STEPS)
  await expect(process.getByRole('listitem').nth(2)).toContainText('Siz onaylamadan hat kapanmaz, işlem başlamaz.')
})

test('the strip of references is doubled for its loop, and screen readers get one half', async ({ page, content }) => {
  await content.addReference('Deneme Marka Ş')
  const strip = main(page).getByRole('region', { name: 'Cihazlarını onardığımız markalar' })
  await openUntilShown(page, '/', () =>
    strip
      .locator('li:not([aria-hidden])')
      .filter({ has: page.getByText('Deneme Marka Ş') })
      .or(strip.getByAltText('Deneme Marka Ş'))
      .first(),
  )
  const names = await content.referenceNames()
  expect(names.length).toBeGreaterThanOrEqual(10)
  const items = await strip
    .locator('li')
    .evaluateAll((all) =>
      all.map((item) => ({
        hidden: item.getAttribute('aria-hidden') === 'true' || item.closest('[aria-hidden="true"]') !== null,
        name: item.querySelector('img')?.getAttribute('alt') || item.textContent,
        picture: item.querySelector('img')?.getAttribute('src') ?? null,
      })),
    )
  expect(items).toHaveLength(names.length * 2)
  const [first, second] = [items.slice(0, names.length), items.slice(names.length)]
  expect(first.map((item) => item.name)).toEqual(names)
  expect(first.some((item) => item.hidden)).toBe(false)
  expect(second.every((item) => item.hidden)).toBe(true)
  expect(second.map((item) => item.picture)).toEqual(first.map((item) => item.picture))
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
