import { expect, test } from '../support/fixtures'
import { fillWorkOrder, outcome, sendWorkOrder, THANKS, workOrder } from '../pages/work-order'
import { holdScripts, main, SCRIPTS, waitForHydration } from '../pages/public'
import type { Page } from '@playwright/test'

/** Number of scripts that the page runs. */
const scriptCount = (page: Page) => page.locator('script[src]:not([nomodule])').count()

test('scripts are fetched after load, once, and run on the first interaction', async ({ pageWithClock: page }) => {
  // They would run by themselves 2.5 s after load.
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto('/kurumsal', { waitUntil: 'load' })
  await expect.poll(() => asked.length, { intervals: [20] }).toBeGreaterThan(3)
  expect(await scriptCount(page)).toBe(0)
  const prepared = await page.locator('link[rel=preload][as=script]').count()
  await page.mouse.move(20, 20)
  await page.clock.resume()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(asked.length, 'nothing is fetched twice').toBe(prepared)
})

test('scripts run on an idle page shortly after load', async ({ page }) => {
  await page.goto('/kurumsal', { waitUntil: 'load' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('the menu opens and leads to the pages when scripts fail to load', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kurumsal', { waitUntil: 'load' })
  await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click()
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Tamir Süreci' }).click()
  await expect(page).toHaveURL('/tamir-sureci')
})

test('laying out the later slides after hydration does not change the hero’s height on a phone', async ({ page }) => {
  const hero = main(page).getByRole('region', { name: 'Öne çıkan hizmetler' })
  const isLaidOut = () => page.locator('#slayt-2 h2').evaluate((title) => title.checkVisibility())
  const height = async () => (await hero.boundingBox())!.height
  for (const width of [320, 600, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'load' })
    const before = await height()
    expect(await isLaidOut(), `${width} px`).toBe(false)
    letGo()
    await waitForHydration(page)
    await page.unroute(SCRIPTS)
    expect(await isLaidOut(), `${width} px`).toBe(true)
    expect(await height(), `${width} px`).toBe(before)
  }
})

test('a work order is sent by the browser if it cannot read the scripts', async ({ page, content, watch }) => {
  watch.allow(/Unexpected/)
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class A { static{' }))
  const order = workOrder()
  await page.goto('/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(await content.messagesFrom(order.email)).toMatchObject([order])
})
