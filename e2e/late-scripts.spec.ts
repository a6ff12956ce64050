import { expect, test } from './fixtures'
import { main, shownTheme, themeSwitch, untilAwake } from './site'

const SCRIPTS = '**/_next/static/chunks/*.js'

test('scripts are asked for with the first sign of a person, and at the latest a moment behind the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto('/kurumsal', { waitUntil: 'load' })
  expect(asked).toEqual([])
  await page.mouse.move(20, 20)
  await expect.poll(() => asked.length).toBeGreaterThan(3)

  const untouched = await page.context().newPage()
  const loaded = untouched.waitForRequest(SCRIPTS)
  await untouched.goto('/kurumsal', { waitUntil: 'load' })
  await loaded
})

test('a press before the scripts are there is answered when they are', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/kurumsal', { waitUntil: 'load' })
  const before = await shownTheme(page)
  await themeSwitch(page).click()
  expect(await shownTheme(page)).toBe(before)
  letGo()
  await expect.poll(() => shownTheme(page)).not.toBe(before)
})

test('when the scripts do not come, the menu leads to the pages in the footer', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kurumsal', { waitUntil: 'load' })
  await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click()
  await expect(page).toHaveURL(/#sayfalar$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tamir Süreci' })).toBeInViewport()
})

test('on a phone the later slides are laid out with the scripts, and the page’s opening stays as high as it was', async ({ page }) => {
  const hero = main(page).getByRole('region', { name: 'Öne çıkan hizmetler' })
  const isLaidOut = () => page.locator('#slayt-2 h2').evaluate((title) => title.checkVisibility())
  const height = async () => (await hero.boundingBox())!.height
  for (const width of [320, 360, 412, 600, 768, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/', { waitUntil: 'load' })
    const before = await height()
    expect(await isLaidOut(), `${width} px`).toBe(false)
    await untilAwake(page)
    expect(await isLaidOut(), `${width} px`).toBe(true)
    expect(await height(), `${width} px`).toBe(before)
  }
})

test('Turkish words come in one file per weight', async ({ page }) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(new URL(request.url()).pathname.split('/').at(-1)!.split('.')[0]!)
  })
  for (const path of ['/', '/hizmetler', '/hizmetler/servo-surucu-tamiri', '/teknik-bilgi', '/iletisim']) {
    await page.goto(path, { waitUntil: 'load' })
    await untilAwake(page)
    await page.evaluate(() => document.fonts.ready)
  }
  expect([...files].filter((name) => name.startsWith('barlow')).toSorted()).toEqual(['barlow-400', 'barlow-600', 'barlow-semi-condensed-600'])
})
