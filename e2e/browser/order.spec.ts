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

test('the customer approves a quote, and the page keeps the record', async ({ page, orders }) => {
  const order = await orders.quoted()
  await open(page, order.path)
  await expect(says(page, '22.200,00 TL')).toHaveCount(2)
  await nameField(page).fill('Sevgi Taşkıran')
  // The Enter key approves nothing.
  await nameField(page).press('Enter')
  await main(page).getByLabel('Not').fill('Cuma gününe yetişsin.')
  await approve(page).click()
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(main(page).getByRole('heading', { name: 'Onaylandı', exact: true })).toBeVisible()
    await expect(says(page, 'Not: Cuma gününe yetişsin.')).toBeVisible()
    await expect(approve(page)).toHaveCount(0)
  }
})

test('a quote that changed meanwhile is shown again, and what was typed stays', async ({ page, orders, watch }) => {
  watch.allow(/status of 4(00|09)/)
  const order = await orders.quoted()
  await open(page, order.path)
  await order.quote({ amount: 2_200_000 })
  await main(page).getByLabel('Not').fill('Cuma gününe yetişsin.')
  await nameField(page).fill('Sevgi Taşkıran')
  const [answer] = await Promise.all([page.waitForResponse(order.path), approve(page).click()])
  expect(answer.status()).toBe(409)
  await expect(says(page, 'Teklif siz bakarken değişti. Güncel teklifi görüp yeniden karar verin.')).toBeVisible()
  await expect(says(page, '26.400,00 TL').last()).toBeVisible()
  await expect(main(page).getByLabel('Not')).toHaveValue('Cuma gününe yetişsin.')
  await nameField(page).fill('')
  await approve(page).click()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toHaveAccessibleDescription(/Adınızı yazın\./)
  await nameField(page).fill('Sevgi Taşkıran')
  await approve(page).click()
  await expect(main(page).getByRole('heading', { name: 'Onaylandı', exact: true })).toBeVisible()
})

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

test('on a phone the menu opens', async ({ page, orders }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const order = await orders.open()
  await open(page, order.path)
  await header(page).getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
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
    await order.step(6, { state: 'delivered', text: 'Belgeler kutunun içinde.', reason: 'Denendi.' })
    return order
  },
  returned: async (orders) => {
    const order = await orders.quoted()
    await order.decide('declined')
    await order.step(6, { state: 'returned' })
    return order
  },
}

test('asked, delivered and returned: the page is accessible and fits every window', async ({ page, orders }) => {
  test.slow()
  for (const [state, make] of Object.entries(STATES)) {
    await open(page, (await make(orders)).path)
    await expectAccessible(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${state}, ${width}`).toEqual([])
    }
  }
})

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

test('the link is asked for', async ({ page }) => {
  await open(page, '/takip')
  await main(page).getByLabel('İş emri numarası').fill('2026-0042')
  await main(page).getByLabel('E-posta').fill('bakim@tuncel.example')
  await main(page).getByRole('button', { name: 'Bağlantıyı Gönder' }).click()
  const sent = 'Bilgiler bir iş emriyle eşleşiyorsa takip bağlantısını e-posta adresinize gönderdik.'
  await expect(says(page, sent)).toBeVisible()
})
