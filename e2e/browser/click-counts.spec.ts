import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { openSignedIn } from '../pages/admin'
import { buttonInMain, ORDERS, ordersOn } from '../pages/orders'
import { main, open } from '../pages/public'

/** Counts the clicks and keystrokes on a page. */
function countOn(page: Page) {
  const count = { clicks: 0, keystrokes: 0 }
  return {
    count,
    click: async (target: Locator) => {
      count.clicks += 1
      await target.click()
    },
    press: async (key: string) => {
      count.keystrokes += 1
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      count.keystrokes += text.length
      await page.keyboard.type(text)
    },
  }
}

// How many clicks and keystrokes frequent work takes.

test('opening an order for a known customer takes 2 clicks and at most 30 keystrokes, and printing its label takes 1 click', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => (window.print = () => {}))
  await openSignedIn(page, account, ORDERS)
  const orders = await ordersOn(page)
  const knownOrder = await orders.add({
    contactPerson: 'Züleyha Yörükoğlu',
    phone: '0532 555 71 01',
    serialNumber: 'ZY24031187',
  })
  await orders.step(knownOrder.id, 1, { state: 'cancelled' })
  await open(page, ORDERS)
  const { count, click, press, type } = countOn(page)

  await click(page.getByRole('link', { name: 'Yeni İş Emri' }))
  await expect(page.getByLabel('Yetkili kişi')).toBeFocused()
  await type('zül')
  await expect(page.getByRole('option', { name: /Züleyha Yörükoğlu/ })).toHaveAttribute('aria-selected', 'true')
  await press('Enter')
  await expect(page.getByRole('radio', { name: /ZY24031187/ })).toBeFocused()
  await press('Space')
  for (const field of ['Birlikte gelenler', 'Müşterinin anlattığı']) {
    await press('Tab')
    await expect(page.getByLabel(field)).toBeFocused()
  }
  await type('Fan dönmüyor, E.OH')
  await click(buttonInMain(page, 'İş Emrini Aç'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^İş Emri \d{4}-\d{4}$/)
  expect(count.clicks).toBe(2)
  expect(count.keystrokes).toBeLessThanOrEqual(30)
  const order = await orders.read(new URL(page.url()).pathname.split('/').at(-1)!)
  expect(order).toMatchObject({
    customerId: knownOrder.customerId,
    serialNumber: 'ZY24031187',
    responsible: account.email,
  })

  const labelScreen = countOn(page)
  await labelScreen.click(main(page).getByRole('link', { name: 'Etiketi Yazdır' }))
  await expect(main(page).locator('[data-paper=label]')).toBeAttached()
  expect(labelScreen.count).toEqual({ clicks: 1, keystrokes: 0 })
})

test('recording an approval by phone takes 2 clicks, and finding a device by phone number takes no click', async ({
  page,
  account,
}) => {
  await openSignedIn(page, account, ORDERS)
  const orders = await ordersOn(page)
  const { id, number } = await orders.addQuoted({ contactPerson: 'Züleyha Yörükoğlu', phone: '0532 555 71 02' })
  await open(page, `${ORDERS}/${id}`)
  const approval = countOn(page)
  await approval.click(buttonInMain(page, 'Kararı Yaz'))
  await approval.click(buttonInMain(page, 'Kararı Kaydet'))
  await expect(main(page).getByText(/^Onay yazıldı: /)).toBeVisible()
  expect(approval.count).toEqual({ clicks: 2, keystrokes: 0 })
  const { quote } = await orders.read(id)
  expect(quote).toMatchObject({ decision: 'approved', decidedBy: 'Züleyha Yörükoğlu' })

  await open(page, '/admin')
  const search = countOn(page)
  await search.press('/')
  await search.type('5325557102')
  const firstResult = page.getByRole('option').first()
  await expect(firstResult).toContainText(number)
  await expect(firstResult).toContainText('onaylandı, onarıma alın')
  expect(search.count).toEqual({ clicks: 0, keystrokes: 11 })
})

test('a quote of five lines is written and sent with at most 130 keystrokes', async ({ page, account }) => {
  await openSignedIn(page, account, ORDERS)
  const orders = await ordersOn(page)
  const { id } = await orders.add()
  await open(page, `${ORDERS}/${id}/teklif`)
  const { count, press, type } = countOn(page)
  await expect(main(page).getByLabel('Açıklama').first()).toBeFocused()
  const lines = [
    ['IGBT modülü onarımı', '', '4500'],
    ['DC bara yenileme', '2', '1240'],
    ['Soğutma fanı', '', '540'],
    ['Yük testi', '2', '950'],
    ['Dönüş kargosu', '', '290'],
  ] as const
  for (const [index, [text, quantity, price]] of lines.entries()) {
    if (index > 0) await press('Enter')
    await type(text)
    await press('Tab')
    await type(quantity)
    for (const _ of ['unit', 'price']) await press('Tab')
    await type(price)
  }
  const days = main(page).getByLabel('Onaydan sonra iş günü')
  while (!(await days.evaluate((field) => field === document.activeElement)) && count.keystrokes < 130)
    await press('Tab')
  await type('4')
  await press('Control+Enter')
  await expect(page).toHaveURL(`${ORDERS}/${id}`)
  expect(count.clicks).toBe(0)
  expect(count.keystrokes).toBeLessThanOrEqual(130)
  expect((await orders.read(id)).quote?.lines).toHaveLength(5)
})

test('entering a reading of a load test takes 1 click and at most 30 keystrokes, and Enter then begins the next reading', async ({
  page,
  account,
}) => {
  await openSignedIn(page, account, ORDERS)
  const orders = await ordersOn(page)
  const { id } = await orders.addApproved()
  for (const step of [4, 5]) await orders.step(id, step)
  await open(page, `${ORDERS}/${id}/yuk-testi`)
  const { count, click, press, type } = countOn(page)
  await click(main(page).getByLabel('Ne ölçüldü'))
  for (const text of ['Çıkış akımı', '14,0', '13,9', 'A']) {
    await type(text)
    await press('Tab')
  }
  await press('Space')
  await expect(main(page).getByText('Ölçümlerin tümü geçti.')).toBeVisible()
  expect(count.clicks).toBe(1)
  expect(count.keystrokes).toBeLessThanOrEqual(30)
  await press('Enter')
  await expect(main(page).getByLabel('Ne ölçüldü').nth(1)).toBeFocused()
})

test('deleting a reference and restoring it takes 3 clicks on one screen', async ({ page, account, content }) => {
  const name = 'Zülfikar Otomasyon'
  await content.addReference(name)
  await openSignedIn(page, account, '/admin/referanslar')
  const { count, click } = countOn(page)
  await click(buttonInMain(page, `${name}: sil`))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Sil' }))
  await click(buttonInMain(page, `Geri Al: ${name}`))
  await expect(buttonInMain(page, `${name}: düzenle`)).toBeFocused()
  await expect(page).toHaveURL('/admin/referanslar')
  expect(count).toEqual({ clicks: 3, keystrokes: 0 })
})
