import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { holdScripts, main, open, SCRIPTS, waitForHydration } from '../pages/public'
import { expect } from '../support/fixtures'
import { damagedPicture, newPhonePhotoFile, newPictureFile } from '../support/images'
import { test } from '../support/order-test'

const says = (page: Page, text: string | RegExp) => main(page).getByText(text, { exact: typeof text === 'string' })
const picker = (page: Page) => main(page).getByLabel('Fotoğraf ekleyin')
const send = (page: Page) => main(page).getByRole('button', { name: 'Fotoğrafları Gönder' })
const own = (page: Page) => main(page).getByRole('img', { name: 'Sizin fotoğrafınız' })

/** Waits until the one photo is shown, which loads by itself after the page. */
async function expectShown(page: Page) {
  await expect(own(page)).toHaveCount(1)
  await own(page).scrollIntoViewIfNeeded()
  await expect.poll(() => own(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('a large photo is uploaded as soon as it is chosen, smaller and upright', async ({ page, orders }) => {
  const order = await orders.open()
  await open(page, order.path)
  await picker(page).setInputFiles(await newPhonePhotoFile('etiket.jpeg'))
  await expect(says(page, '1 fotoğraf yüklendi.')).toBeVisible()
  await page.reload()
  await expectShown(page)
  // The server stores what was sent in its own size.
  await expect(own(page)).toHaveAttribute('width', '1500')
  await expect(own(page)).toHaveAttribute('height', '2000')
})

test('a photo opens over the page in a file that fits it, and Escape closes it', async ({ page, orders }) => {
  const order = await orders.open()
  await order.photo(await newPictureFile('kart.png', 2000), { forCustomer: 'true', caption: 'Kart' })
  await open(page, order.path)
  const thumb = main(page).getByRole('button', { name: 'Kart' })
  await thumb.click()
  const shown = page.getByRole('dialog').getByRole('img', { name: 'Kart' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/orta$/)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await expect(thumb).toBeFocused()
})

test('when scripts fail to load photos are sent by the button', async ({ page, orders, watch }) => {
  watch.allow(/ERR_FAILED/)
  await page.route(SCRIPTS, (route) => route.abort())
  const order = await orders.open()
  await page.goto(order.path)
  await picker(page).setInputFiles(await newPictureFile('etiket.png'))
  await expect(says(page, 'Fotoğraf seçildi')).toBeVisible()
  await send(page).click()
  await expectShown(page)
})

test('photos that were chosen and sent before the scripts ran are uploaded once', async ({ page, orders }) => {
  const letGo = await holdScripts(page)
  const order = await orders.open()
  await page.goto(order.path)
  await picker(page).setInputFiles(await newPictureFile('etiket.png'))
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(says(page, '1 fotoğraf yüklendi.')).toBeVisible()
  await page.reload()
  await expectShown(page)
})

test('nothing moves when the scripts take the button away', async ({ page, orders }) => {
  const order = await orders.open()
  const end = async () => (await main(page).boundingBox())!.height
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const letGo = await holdScripts(page)
    await page.goto(order.path)
    await expect(send(page), `${width} px`).toBeVisible()
    const before = await end()
    letGo()
    await waitForHydration(page)
    await page.unroute(SCRIPTS)
    await expect(send(page)).toHaveCount(0)
    expect(await end(), `${width} px`).toBe(before)
  }
})

test('a decision pressed while photos are on their way goes after them', async ({ page, orders, watch }) => {
  watch.allow(/status of 400/)
  const gate = new EventEmitter()
  const order = await orders.quoted()
  await page.route('**/photos', async (route) => {
    await once(gate, 'open')
    await route.continue()
  })
  await open(page, order.path)
  await main(page).getByLabel('Adınız soyadınız').fill('Sevgi Taşkıran')
  await picker(page).setInputFiles([await newPictureFile('etiket.png'), damagedPicture('bozuk.png')])
  await main(page).getByRole('button', { name: 'Onaylamıyorum', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'Fotoğraflar yükleniyor' })).toBeDisabled()
  for (const name of ['etiket.png', 'bozuk.png']) {
    await expect(main(page).getByRole('progressbar', { name: `${name} yükleniyor` })).toBeVisible()
    await expect.poll(() => gate.listenerCount('open')).toBe(1)
    gate.emit('open')
  }
  await expect(main(page).getByRole('heading', { name: 'Onaylanmadı', exact: true })).toBeVisible()
  await expect(says(page, /1 fotoğrafınız var, 9 tane daha/)).toBeVisible()
  await expectShown(page)
})
