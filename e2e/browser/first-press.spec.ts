import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { header, hold, holdScripts, main, SCRIPTS, SERVICE, paintedTheme, themeSwitch } from '../pages/public'
import {
  field,
  fillForm,
  messageValues,
  outcome,
  sendButton,
  sendForm,
  THANKS,
  typedValues,
} from '../pages/contact-form'
import { differencesOf, newPictureFile } from '../support/images'

const DATA = '**/_next/static/data/*.js'
const BROKEN = { contentType: 'text/javascript', body: 'class A { static{' }
const PHONE = { width: 412, height: 823 }

const menuLink = (page: Page) => header(page).locator('a[href="#sayfalar"]')
const thumbnails = (page: Page) => main(page).locator('a[href^="/uploads/"]')
const slide = (page: Page, number: number) => main(page).locator(`#slayt-${number}`)
const arrowButton = (page: Page) => main(page).getByRole('button', { name: 'Sonraki slayt' })
const pauseButton = (page: Page) => main(page).getByRole('button', { name: 'Slaytları durdur' })
const expectHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

async function openWithHeldScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page)
  await page.setViewportSize(PHONE)
  await page.goto(path, { waitUntil: 'load' })
  return async () => {
    release()
    await expectHydrated(page)
  }
}

test('the menu opens and closes before hydration and works after it', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/')
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menuLink(page).click()
  await expect(menu.getByRole('link', { name: 'Hizmetler' })).toBeVisible()
  await menu.getByRole('button', { name: 'Menüyü kapat' }).click()
  await expect(menu).toBeHidden()
  await menuLink(page).click()
  await releaseScripts()
  await expect(menuLink(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menuLink(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLink(page)).toBeFocused()
})

test('a picture opens before hydration, and an early press on the arrow shows the next picture after hydration', async ({
  page,
}) => {
  const releaseScripts = await openWithHeldScripts(page, SERVICE.path)
  const gallery = page.getByRole('dialog', { name: 'Galeri' })
  await thumbnails(page).nth(1).click()
  const thirdPicture = gallery.getByRole('img', { name: `${SERVICE.title}, resim 3` })
  await expect(thirdPicture).toBeVisible()
  expect(
    await thirdPicture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300)
  await gallery.getByRole('button', { name: 'Sonraki resim' }).click()
  await releaseScripts()
  await expect(gallery).toContainText('4/5')
  await page.keyboard.press('Escape')
  await expect(thumbnails(page).nth(1)).toBeFocused()
})

test('theme and slider work before hydration, and a press that needs scripts takes effect after it', async ({
  page,
}) => {
  const releaseScripts = await openWithHeldScripts(page, '/')
  await themeSwitch(page).click()
  expect(await paintedTheme(page)).toBe('dark')
  const playButton = main(page).getByRole('button', { name: 'Slaytları oynat' })
  await arrowButton(page).click()
  await expect(slide(page, 2)).toBeVisible()
  await expect(slide(page, 1)).toBeHidden()
  await main(page).getByRole('button', { name: '4. slayt: CNC kartı' }).click()
  await expect(slide(page, 4)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 5)).toBeVisible()
  await pauseButton(page).click()
  await expect(playButton).toBeVisible()
  const strip = main(page).getByRole('region', { name: 'Cihazlarını onardığımız markalar' })
  const stopButton = strip.getByRole('button', { name: 'Marka şeridini durdur' })
  await stopButton.click()
  await expect(stopButton, 'the press is held').toHaveAttribute('aria-busy', 'true')
  await releaseScripts()
  await expect(strip.getByRole('button', { name: 'Marka şeridini oynat' })).toBeVisible()
  expect(await paintedTheme(page)).toBe('dark')
  await expect(slide(page, 5)).toBeVisible()
  await arrowButton(page).click()
  await expect(slide(page, 1)).toBeVisible()
  await playButton.click()
  await expect(pauseButton(page)).toBeVisible()
})

test('a message with a photo that is sent before hydration is held and stored once', async ({ page, content }) => {
  const releaseScripts = await openWithHeldScripts(page, '/iletisim')
  const values = messageValues()
  await field(page, 'phone').fill(values.phone)
  await sendButton(page).click()
  await expect(field(page, 'contactPerson'), 'the missing field is reported').toBeFocused()
  await fillForm(page, values)
  await main(page)
    .getByLabel('Etiketin ve arızalı yerin fotoğrafı')
    .setInputFiles([await newPictureFile('etiket.png')])
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  await sendButton(page).click()
  expect(await typedValues(page)).toEqual(values)
  await releaseScripts()
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(main(page).getByText('1 fotoğraf yüklendi.', { exact: true })).toBeVisible()
  expect(await content.messagesFrom(values.email)).toMatchObject([values])
  expect(await content.photoCountFrom(values.email)).toBe(1)
})

test('scripts are fetched once, after the page has loaded, and run on the first interaction or when the page is idle', async ({
  pageWithClock: page,
}) => {
  // Without an interaction the scripts would run 2.5 s after load.
  await page.clock.pauseAt(Date.now() + 60_000)
  const fetchedScripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && fetchedScripts.push(request.url()))
  await page.goto('/kurumsal', { waitUntil: 'load' })
  await expect.poll(() => fetchedScripts.length, { intervals: [20] }).toBeGreaterThan(3)
  expect(await page.locator('script[src]:not([nomodule])').count(), 'none has run yet').toBe(0)
  const preloads = await page.locator('link[rel=preload][as=script]').count()
  await page.mouse.move(20, 20)
  await page.clock.resume()
  await expectHydrated(page)
  expect(fetchedScripts.length, 'nothing is fetched twice').toBe(preloads)
  await page.goto('/kvkk', { waitUntil: 'load' })
  // The scripts also run on an idle page without an interaction.
  await expectHydrated(page)
})

test('laying out the later slides after hydration does not change the hero’s height on a phone', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/')
  const hero = main(page).getByRole('region', { name: 'Öne çıkan hizmetler' })
  const isLaidOut = () => page.locator('#slayt-2 h2').evaluate((title) => title.checkVisibility())
  const height = async () => (await hero.boundingBox())!.height
  const heightBefore = await height()
  expect(await isLaidOut()).toBe(false)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await releaseScripts()
  expect(await isLaidOut()).toBe(true)
  expect(await height()).toBe(heightBefore)
})

for (const [failure, breakScripts] of [
  ['cannot parse the scripts', (page: Page) => page.route(SCRIPTS, (route) => route.fulfill(BROKEN))],
  ['cannot load the scripts’ data', (page: Page) => page.route(DATA, (route) => route.fulfill({ status: 404 }))],
] as const)
  test(`a message is sent by the browser if it ${failure}`, async ({ page, content, watch }) => {
    watch.allow(/Unexpected|status of 404/)
    await breakScripts(page)
    const values = messageValues()
    await page.goto('/iletisim')
    await fillForm(page, values)
    await sendForm(page)
    await expect(outcome(page, THANKS)).toBeVisible()
    expect(await content.messagesFrom(values.email)).toMatchObject([values])
  })

test('the site’s style sheet loads before the scripts and does not change the visible page', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => JSON.stringify(element.getBoundingClientRect())),
    )
  for (const path of ['/', '/iletisim', SERVICE.path]) {
    const releaseSheets = await hold(page, '**/*.css')
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    // A loaded picture may be drawn after the first screenshot.
    await page.evaluate(() =>
      Promise.all([...document.images].filter((image) => image.complete).map((image) => image.decode())),
    )
    const [boxesBefore, picture] = [await boxes(), await page.screenshot()]
    releaseSheets()
    await page.waitForFunction(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')]
      return links.length > 0 && links.every(({ sheet }) => sheet)
    })
    // The sheet declares the fonts once more. They begin to load when the page is laid out.
    await page.evaluate(() => document.body.getBoundingClientRect() && document.fonts.ready)
    expect(await boxes(), path).toEqual(boxesBefore)
    // Chromium may draw the edge of a rounded box anew, a little lighter.
    const { count, largest } = await differencesOf(picture, await page.screenshot())
    expect(largest, path).toBeLessThan(8)
    expect(count, path).toBeLessThan(PHONE.width * PHONE.height * 0.01)
    await page.unroute('**/*.css')
  }
  releaseScripts()
})
