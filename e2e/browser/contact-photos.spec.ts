import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { damagedPicture, newPictureFile, type PictureFile } from '../support/images'
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

test('a photo that fails says why and can be tried again, without the others', async ({ page, content, watch }) => {
  watch.allow(/status of 400/)
  const order = workOrder()
  const progress = main(page).getByRole('progressbar', { name: 'iki.png yükleniyor' })
  let calls = 0
  // The second one hangs.
  await page.route(PHOTOS, (route) => ((calls += 1) === 2 ? undefined : route.continue()))
  await page.clock.install()
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await picker(page).setInputFiles([...(await photos('bir.png', 'iki.png', 'uc.png')), damagedPicture('bozuk.png')])
  await sendWorkOrder(page)
  await expect(progress).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(row(page, 'iki.png')).toContainText('Bağlantı koptu.')
  // One that can never be taken does not offer it.
  await expect(row(page, 'bozuk.png')).toContainText('Görsel okunamadı: dosya bozuk veya eksik.')
  await expect(row(page, 'bozuk.png').getByRole('button')).toHaveCount(0)
  const kept = 'Mesajınız elimizde; yalnız '
  await expect(main(page).getByText(`${kept}2 fotoğraf eksik. Bir saat içinde yeniden deneyebilirsiniz.`)).toBeVisible()
  expect(await content.photosFrom(order.email)).toBe(2)
  await main(page).getByRole('button', { name: 'Yeniden Dene: iki.png' }).click()
  await expect(main(page).getByText(`${kept}bu fotoğraf eksik. İsterseniz onu WhatsApp’tan gönderin.`)).toBeVisible()
  await expect(main(page).getByText('3 fotoğraf yüklendi', { exact: true })).toBeVisible()
  expect([calls, await content.photosFrom(order.email)]).toEqual([5, 3])
})

test('a file that is no picture, and a sixth photo, are named and not taken', async ({ page }) => {
  await open(page, '/iletisim')
  const report = { name: 'ariza-raporu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
  await picker(page).setInputFiles([...(await photos('bir.png')), report])
  await expect(
    main(page).getByText('“ariza-raporu.pdf” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.'),
  ).toBeVisible()
  await expect(main(page).getByText('1 fotoğraf seçildi, 4 tane daha ekleyebilirsiniz.')).toBeVisible()
  await picker(page).setInputFiles(await photos('2.png', '3.png', '4.png', '5.png', '6.png'))
  await expect(main(page).getByText('En çok 5 fotoğraf eklenebilir; fazlası alınmadı.')).toBeVisible()
  await expect(main(page).getByText('5 fotoğraf seçildi.')).toBeVisible()
  await main(page).getByRole('button', { name: '3.png: kaldır' }).click()
  await expect(picker(page)).toBeFocused()
  await expect(main(page).getByText('4 fotoğraf seçildi, 1 tane daha ekleyebilirsiniz.')).toBeVisible()
})

test('a refused message keeps the chosen photos', async ({ page, content }) => {
  const order = workOrder({ phone: '' })
  await open(page, '/iletisim')
  await picker(page).setInputFiles(await photos('etiket.png'))
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(main(page).getByText('Telefon numaranızı yazın.')).toBeVisible()
  await fillWorkOrder(page, { phone: '0532 555 01 23' })
  await sendWorkOrder(page)
  await expect(main(page).getByText('1 fotoğraf yüklendi.', { exact: true })).toBeVisible()
  expect(await content.photosFrom(order.email)).toBe(1)
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
