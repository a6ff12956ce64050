import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { newPictureFile, type PictureFile } from '../support/images'
import { main, open, overflow } from '../pages/public'
import { fillWorkOrder, outcome, sendWorkOrder, THANKS, workOrder, workOrderForm } from '../pages/work-order'

const PHOTOS = '**/api/ContactMessages/*/photos'

const picker = (page: Page) => workOrderForm(page).getByLabel('Etiketin ve arızalı yerin fotoğrafı')
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const photos = (...names: string[]): Promise<PictureFile[]> => Promise.all(names.map((name) => newPictureFile(name)))

test('photos are sent after the message, with their progress', async ({ page, content }) => {
  const order = workOrder()
  const gate = new EventEmitter()
  await page.route(PHOTOS, async (route) => {
    await once(gate, 'open')
    await route.continue()
  })
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await picker(page).setInputFiles(await photos('etiket.png', 'kart.png'))
  await expect(main(page).getByText('2 fotoğraf seçildi, 3 tane daha ekleyebilirsiniz.')).toBeVisible()
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(main(page).getByRole('progressbar', { name: 'etiket.png yükleniyor' })).toBeVisible()
  await expect(row(page, 'kart.png')).toContainText('Sırada')
  await expect.poll(() => gate.listenerCount('open')).toBe(1)
  gate.emit('open')
  await expect(row(page, 'etiket.png')).toContainText('Yüklendi')
  await expect(main(page).getByText('2 fotoğraftan 1 tanesi yüklendi. Sayfayı kapatmayın.')).toBeVisible()
  await expect.poll(() => gate.listenerCount('open')).toBe(1)
  gate.emit('open')
  await expect(main(page).getByText('2 fotoğraf yüklendi.', { exact: true })).toBeVisible()
  expect(await content.photosFrom(order.email)).toBe(2)
})

test('chosen, failed and sent photos are accessible and fit every window in both themes', async ({ page, watch }) => {
  watch.allow(/ERR_/)
  let calls = 0
  await page.route(PHOTOS, (route) => ((calls += 1) === 1 ? route.abort('connectionreset') : route.continue()))
  const check = async (state: string) => {
    await expectAccessible(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${state}, ${width} px`).toEqual([])
    }
  }
  await open(page, '/iletisim')
  await picker(page).setInputFiles(await photos(`${'uzun-'.repeat(30)}.png`, 'iki.png'))
  await check('chosen')
  await fillWorkOrder(page, workOrder())
  await sendWorkOrder(page)
  await expect(row(page, 'iki.png')).toContainText('Yüklendi')
  await check('sent')
})

test('a browser that cannot copy arrays in one call sends a message with a photo', async ({ page, content }) => {
  await page.addInitScript(() => {
    for (const name of ['toReversed', 'toSpliced', 'toSorted', 'with']) Reflect.deleteProperty(Array.prototype, name)
  })
  const order = workOrder()
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await picker(page).setInputFiles(await photos('etiket.png', 'kart.png'))
  await main(page).getByRole('button', { name: 'etiket.png: kaldır' }).click()
  await expect(main(page).getByText('1 fotoğraf seçildi, 4 tane daha ekleyebilirsiniz.')).toBeVisible()
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(main(page).getByText('1 fotoğraf yüklendi.', { exact: true })).toBeVisible()
  expect(await content.photosFrom(order.email)).toBe(1)
})
