import type { Page } from '@playwright/test'
import { header, main, open, overflow } from '../pages/public'
import { expectAccessible } from '../support/axe'
import type { CustomerOrders } from '../support/customer-orders'
import { awayTest, expect } from '../support/fixtures'
import { expectTabToReachAll } from '../support/keyboard'
import { test } from '../support/order-test'

const approve = (page: Page) => main(page).getByRole('button', { name: 'Onaylıyorum', exact: true })
const decline = (page: Page) => main(page).getByRole('button', { name: 'Onaylamıyorum', exact: true })
const nameField = (page: Page) => main(page).getByLabel('Adınız soyadınız')
const says = (page: Page, text: string | RegExp) => main(page).getByText(text, { exact: typeof text === 'string' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const visit = (page: Page, path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path))

    test('the customer approves a quote, and the page keeps the record', async ({ page, orders }) => {
      const order = await orders.quoted()
      await visit(page, order.path)
      await expect(says(page, '22.200,00 TL')).toHaveCount(2)
      await nameField(page).fill('Sevgi Taşkıran')
      await main(page).getByLabel('Not').fill('Cuma gününe yetişsin.')
      await approve(page).click()
      for (const again of [false, true]) {
        if (again) await page.reload()
        await expect(main(page).getByRole('heading', { name: 'Onaylandı', exact: true })).toBeVisible()
        await expect(says(page, 'Not: Cuma gününe yetişsin.')).toBeVisible()
        await expect(approve(page)).toHaveCount(0)
      }
    })

    test('the customer declines a quote', async ({ page, orders }) => {
      const order = await orders.quoted()
      await visit(page, order.path)
      await nameField(page).fill('Sevgi Taşkıran')
      await decline(page).click()
      await expect(main(page).getByRole('heading', { name: 'Onaylanmadı', exact: true })).toBeVisible()
      await expect(says(page, 'Onaylamadınız')).toBeVisible()
    })

    test('a quote that changed meanwhile is shown anew, and name and note stay', async ({ page, orders, watch }) => {
      watch.allow(/status of 409/)
      const order = await orders.quoted()
      await visit(page, order.path)
      await order.quote({ amount: 2_200_000 })
      await nameField(page).fill('Sevgi Taşkıran')
      await main(page).getByLabel('Not').fill('Cuma gününe yetişsin.')
      const [answer] = await Promise.all([page.waitForResponse(order.path), approve(page).click()])
      expect(answer.status()).toBe(409)
      await expect(says(page, 'Teklif siz bakarken değişti. Güncel teklifi görüp yeniden karar verin.')).toBeVisible()
      await expect(says(page, '26.400,00 TL').last()).toBeVisible()
      await expect(nameField(page)).toHaveValue('Sevgi Taşkıran')
      await expect(main(page).getByLabel('Not')).toHaveValue('Cuma gününe yetişsin.')
      await approve(page).click()
      await expect(main(page).getByRole('heading', { name: 'Onaylandı', exact: true })).toBeVisible()
    })

    test('a decision without a name names the field and keeps the note', async ({ page, orders, watch }) => {
      watch.allow(/status of 400/)
      const order = await orders.quoted()
      await visit(page, order.path)
      await main(page).getByLabel('Not').fill('Eski parçaları da isteriz.')
      await approve(page).click()
      await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(nameField(page)).toBeFocused()
      await expect(nameField(page)).toHaveAccessibleDescription(/Adınızı yazın\./)
      await expect(main(page).getByLabel('Not')).toHaveValue('Eski parçaları da isteriz.')
    })

    test('the Enter key in a field approves nothing', async ({ page, orders }) => {
      const order = await orders.quoted()
      await visit(page, order.path)
      await nameField(page).fill('Sevgi Taşkıran')
      await nameField(page).press('Enter')
      await page.reload()
      await expect(approve(page)).toBeVisible()
    })
  })
}

test('while a decision is being sent the buttons are off and say so, and without an answer on again', async ({
  page,
  orders,
}) => {
  const order = await orders.quoted()
  await page.clock.install()
  await open(page, order.path)
  // An answer without content leaves the page as it is while it waits.
  await page.route(order.path, (route) => route.fulfill({ status: 204 }))
  await nameField(page).fill('Sevgi Taşkıran')
  await approve(page).click()
  await expect(main(page).getByRole('button', { name: 'Gönderiliyor' })).toBeDisabled()
  await expect(decline(page)).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(main(page).getByRole('alert')).toHaveText('Sunucu zamanında yanıt vermedi. Yeniden deneyin.')
  await page.unroute(order.path)
  await approve(page).click()
  await expect(main(page).getByRole('heading', { name: 'Onaylandı', exact: true })).toBeVisible()
})

test('an expired quote cannot be decided', async ({ page, orders, content }) => {
  const order = await orders.quoted()
  await content.expireQuotes(order.id)
  await open(page, order.path)
  await expect(says(page, 'Bu teklifin süresi doldu. Yeni teklif isteyin.')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Süresi doldu', exact: true })).toBeVisible()
  await expect(approve(page)).toHaveCount(0)
})

test('a valid quote that is not being asked for is not called expired', async ({ page, orders }) => {
  const order = await orders.quoted()
  for (const move of [{ step: 2 }, { step: 2, state: 'cancelled' }]) {
    await order.step(move.step, move)
    await open(page, order.path)
    await expect(main(page).getByRole('heading', { name: 'Karar verilmedi', exact: true })).toBeVisible()
    await expect(says(page, 'Bu teklif için şu anda karar beklenmiyor.')).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'Süresi doldu', exact: true })).toHaveCount(0)
  }
})

test('on a phone the menu opens', async ({ page, orders }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const order = await orders.open()
  await open(page, order.path)
  await header(page).getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
})

test('an unknown link answers 404, and that of an order closed long ago 410', async ({
  page,
  orders,
  content,
  watch,
}) => {
  watch.allow(/status of 4(04|10)/)
  const unknown = await page.goto('/is-emri/AAAAAAAAAAAAAAAAAAAAAA')
  expect(unknown?.status()).toBe(404)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('İş Emri Bulunamadı')
  const order = await orders.open()
  await order.step(1, { state: 'cancelled' })
  await content.closeOrderLongAgo(order.id)
  const gone = await page.goto(order.path)
  expect(gone?.status()).toBe(410)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Bu takip bağlantısının süresi doldu.')
})

test('no store, search engine or other site learns of the page', async ({ page, orders }) => {
  const order = await orders.quoted()
  const answer = await page.goto(order.path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.locator('link[rel=canonical], script[type="application/ld+json"]')).toHaveCount(0)
  for (const file of ['/sitemap.xml', '/robots.txt']) {
    expect(await (await page.request.get(file)).text()).not.toContain('is-emri')
  }
  const soft = await page.request.get(order.path, { headers: { rsc: '1' } })
  expect([soft.status(), soft.headers()['cache-control']]).toEqual([204, 'no-store'])
})

test('on the way back the page is the order’s present state', async ({ page, orders }) => {
  const order = await orders.quoted()
  await open(page, order.path)
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kurumsal' }).click()
  await expect(page).toHaveURL('/kurumsal')
  await order.decide('approved')
  await page.goBack()
  await expect(main(page).getByRole('heading', { name: 'Onaylandı', exact: true })).toBeVisible()
})

const STATES: Record<string, (orders: CustomerOrders) => Promise<{ path: string }>> = {
  asked: (orders) => orders.quoted(),
  delivered: async (orders) => {
    const order = await orders.quoted()
    await order.decide('approved')
    await order.step(4)
    await order.step(5)
    await order.step(6, { state: 'delivered', text: 'Belgeler kutunun içinde.' })
    return order
  },
  returned: async (orders) => {
    const order = await orders.quoted()
    await order.decide('declined')
    await order.step(6, { state: 'returned' })
    return order
  },
}

for (const [state, make] of Object.entries(STATES)) {
  test(`${state}: the page is accessible and fits every window`, async ({ page, orders }) => {
    const order = await make(orders)
    await open(page, order.path)
    await expectAccessible(page)
    for (const width of [320, 360, 560, 768, 900, 1080, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${width}`).toEqual([])
    }
  })
}

test('the keyboard reaches everything on the page', async ({ page, orders }) => {
  const order = await orders.quoted()
  await open(page, order.path)
  await expectTabToReachAll(page)
})

awayTest('without its database the page says so', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const answer = await page.goto('/is-emri/AAAAAAAAAAAAAAAAAAAAAA')
  expect(answer?.status()).toBe(503)
  await expect(
    main(page).getByText('İş emri yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.', { exact: true }),
  ).toBeVisible()
})
