import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { holdScripts, main, open, waitForHydration } from '../pages/public'
import { expectAccessible } from '../support/screens/axe'
import { expect, test as base } from '../support/calls/fixtures'
import { signIn } from '../support/calls/http'
import { damagedPicture, newPhonePhotoFile, newPictureFile } from '../support/images'
import { expectTabToReachAll } from '../support/screens/keyboard'
import { expectToFit } from '../support/screens/overflow'
import { ordersOf, pathOf, type SiteOrders } from '../support/calls/site-orders'

/** A test with work orders, which are deleted when the test ends. */
const test = base.extend<{ orders: SiteOrders }>({
  orders: async ({ site, account, content, clientAddress, page }, use) => {
    const { token } = await signIn(site, account)
    await use(ordersOf(site.url, token!, { 'x-forwarded-for': clientAddress }))
    // Aborts the page's calls before their order is deleted.
    await page.goto('about:blank')
    await content.db.invoice.deleteMany()
    await content.db.payment.deleteMany()
    await content.db.workOrder.deleteMany()
  },
})

const approveButton = (page: Page) => main(page).getByRole('button', { name: 'Onaylıyorum', exact: true })
const nameField = (page: Page) => main(page).getByLabel('Adınız soyadınız')
const textOn = (page: Page, text: string | RegExp) => main(page).getByText(text, { exact: typeof text === 'string' })
const expectDecided = (page: Page, word: string) =>
  expect(main(page).getByRole('heading', { name: word, exact: true })).toBeVisible()

test('the customer reaches all controls by keyboard and approves a quote, which is recorded', async ({
  page,
  orders,
}) => {
  const order = await orders.addQuoted()
  await open(page, pathOf(order))
  await expectTabToReachAll(page)
  await expect(textOn(page, '22.200,00 TL')).toHaveCount(2)
  await expect(nameField(page)).toHaveValue(order.contactPerson)
  await nameField(page).fill('Sevgi Taşkıran')
  // The Enter key does not approve.
  await nameField(page).press('Enter')
  await main(page).getByLabel('Not').fill('Cuma gününe yetişsin.')
  await approveButton(page).click()
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await expectDecided(page, 'Onaylandı')
    await expect(textOn(page, 'Not: Cuma gününe yetişsin.')).toBeVisible()
    await expect(approveButton(page)).toHaveCount(0)
  }
})

test('going back shows the order’s current state', async ({ page, orders }) => {
  const order = await orders.addQuoted()
  await open(page, pathOf(order))
  await page.getByRole('link', { name: 'KVKK aydınlatma metni' }).click()
  await expect(page).toHaveURL('/kvkk')
  await orders.decide(order, 'approved')
  await page.goBack()
  await expectDecided(page, 'Onaylandı')
})

test('the pages of a quoted and a delivered order are accessible and fit every window', async ({ page, orders }) => {
  const order = await orders.addQuoted()
  for (const state of ['quoted', 'delivered']) {
    if (state === 'delivered') {
      await orders.decide(order, 'approved')
      for (const step of [4, 5]) await orders.step(order.id, step)
      await orders.step(order.id, 6, { state: 'delivered', text: 'Belgeler kutunun içinde.', reason: 'Denendi.' })
    }
    await open(page, pathOf(order))
    await expectToFit(page, state)
    await expectAccessible(page)
  }
})

const picker = (page: Page) => main(page).getByLabel('Fotoğraf ekleyin')
const sendButton = (page: Page) => main(page).getByRole('button', { name: 'Fotoğrafları Gönder' })
const ownPhoto = (page: Page) => main(page).getByRole('img', { name: 'Sizin fotoğrafınız' })

/** Waits until the only photo is shown, which loads after the page. */
async function expectPhotoShown(page: Page) {
  await expect(ownPhoto(page)).toHaveCount(1)
  await ownPhoto(page).scrollIntoViewIfNeeded()
  await expect.poll(() => ownPhoto(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('a large photo is uploaded immediately, reduced and upright, and photos can be opened', async ({
  page,
  orders,
}) => {
  const order = await orders.add()
  await orders.photo(order.id, await newPictureFile('kart.png', 2000), { forCustomer: 'true', caption: 'Kart' })
  await open(page, pathOf(order))
  await picker(page).setInputFiles(await newPhonePhotoFile('etiket.jpeg'))
  await expect(textOn(page, '1 fotoğraf yüklendi.')).toBeVisible()
  await page.reload()
  await expectPhotoShown(page)
  // The server stores the photo in the size in which it was sent.
  await expect(ownPhoto(page)).toHaveAttribute('width', '1500')
  await expect(ownPhoto(page)).toHaveAttribute('height', '2000')
  await waitForHydration(page)
  const thumbnail = main(page).getByRole('button', { name: 'Kart' })
  await thumbnail.click()
  const enlargedPicture = page.getByRole('dialog').getByRole('img', { name: 'Kart' })
  await expect(enlargedPicture).toBeVisible()
  const source = () => enlargedPicture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source, 'a file that fits the window').toMatch(/\/orta$/)
  await page.keyboard.press('Escape')
  await expect(enlargedPicture).toBeHidden()
  await expect(thumbnail).toBeFocused()
})

test('photos sent before the scripts run are uploaded once, and the layout does not shift', async ({
  page,
  orders,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const release = await holdScripts(page)
  const order = await orders.add()
  await page.goto(pathOf(order))
  const height = async () => (await main(page).boundingBox())!.height
  await expect(sendButton(page)).toBeVisible()
  const heightBefore = await height()
  release()
  await waitForHydration(page)
  await expect(sendButton(page)).toHaveCount(0)
  expect(await height()).toBe(heightBefore)

  const releaseAgain = await holdScripts(page)
  await page.goto(pathOf(order))
  await picker(page).setInputFiles(await newPictureFile('etiket.png'))
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  releaseAgain()
  await expect(textOn(page, '1 fotoğraf yüklendi.')).toBeVisible()
  await page.reload()
  await expectPhotoShown(page)
})

test('a decision made during an upload is sent after the upload', async ({ page, orders, watch }) => {
  watch.allow(/status of 400/)
  const gate = new EventEmitter()
  const order = await orders.addQuoted()
  await page.route('**/photos', async (route) => {
    await once(gate, 'open')
    await route.continue()
  })
  await open(page, pathOf(order))
  await nameField(page).fill('Sevgi Taşkıran')
  await picker(page).setInputFiles([await newPictureFile('etiket.png'), damagedPicture('bozuk.png')])
  await main(page).getByRole('button', { name: 'Onaylamıyorum', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'Fotoğraflar yükleniyor' })).toBeDisabled()
  for (const name of ['etiket.png', 'bozuk.png']) {
    await expect(main(page).getByRole('progressbar', { name: `${name} yükleniyor` })).toBeVisible()
    await expect.poll(() => gate.listenerCount('open')).toBe(1)
    gate.emit('open')
  }
  await expectDecided(page, 'Onaylanmadı')
  await expect(textOn(page, /1 fotoğrafınız var, 9 tane daha/)).toBeVisible()
  await expectPhotoShown(page)
})
