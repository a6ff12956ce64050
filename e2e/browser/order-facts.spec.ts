import type { Page } from '@playwright/test'
import { main } from '../pages/public'
import { expect } from '../support/fixtures'
import { newPictureFile } from '../support/images'
import { monthsLater, formatLongDate, istanbulDay } from '../../lib/platform/turkish/dates'
import { test } from '../support/order-test'

const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const TOKEN = 'h3vQ0c9ZtLw2bN7xKp4RzA'

test.use({ javaScriptEnabled: false })

test('the page shows the device, the steps with their times and what staff wrote', async ({ page, orders }) => {
  const order = await orders.quoted()
  await page.goto(order.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`İş emri ${order.number}`)
  for (const text of ['YS2-40A-4HP', '24031187', 'Tunçel Ambalaj']) {
    await expect(section(page, 'Cihaz')).toContainText(text)
  }
  const steps = section(page, 'Cihazınız nerede').getByRole('listitem')
  await expect(steps).toHaveText([/^TP1/, /^TP2/, /^TP3/, /^TP4/, /^TP5/, /^TP6/])
  await expect(steps.getByRole('time')).toHaveCount(3)
  await expect(section(page, 'Servisten size')).toContainText('Ölçüme başladık.')
})

test('of the photos of staff the page shows those marked for the customer', async ({ page, orders }) => {
  const order = await orders.open()
  await order.photo(await newPictureFile('a.png'), { caption: 'Yanmış modül', forCustomer: 'true' })
  await order.photo(await newPictureFile('b.png'), { caption: 'İç not' })
  await page.goto(order.path)
  await expect(section(page, 'Fotoğraflar').getByRole('img')).toHaveCount(1)
  const picture = section(page, 'Fotoğraflar').getByRole('img', { name: 'Yanmış modül' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a delivered device has six months of warranty, and the page says until when', async ({ page, orders }) => {
  const order = await orders.quoted()
  await order.decide('approved')
  await order.step(4)
  await order.step(5)
  await order.step(6, { state: 'delivered' })
  await page.goto(order.path)
  const last = monthsLater(istanbulDay(new Date()), 6)
  await expect(section(page, 'Garanti')).toContainText(`Son gün${formatLongDate(last)}`)
})

test('a part that is awaited is told to the customer if staff ticked it', async ({ page, content }) => {
  const part = { waitingForPart: true, partExpectedOn: new Date('2099-03-18') }
  await content.addOrder({ ...part, token: TOKEN, partShown: true })
  await content.addOrder({ ...part, token: TOKEN.toLowerCase() })
  await page.goto(`/is-emri/${TOKEN}`)
  await expect(main(page).getByText('Parça bekleniyor; beklenen gün 18 Mart 2099.', { exact: true })).toBeVisible()
  await page.goto(`/is-emri/${TOKEN.toLowerCase()}`)
  await expect(main(page).getByText(/Parça bekleniyor/)).toHaveCount(0)
})

test('but for itself a changed token gets the same page as an unknown one', async ({ page, orders }) => {
  const { path, token } = await orders.open()
  const changed = path.replace(token, (token.startsWith('A') ? 'B' : 'A') + token.slice(1))
  const pages: string[][] = []
  for (const address of [changed, '/is-emri/AAAAAAAAAAAAAAAAAAAAAA', changed]) {
    const answer = await page.request.get(address)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'no-store'])
    // The page names the address that was asked for, and nothing else of it. The order of the router's data, of the
    // head's elements and of the scripts' addresses is chance, therefore the parts are compared sorted.
    const markup = (await answer.text()).replaceAll(/<script>self\.__next_f.*?<\/script>/gs, '')
    const parts = markup.replaceAll(address.split('/').at(-1)!, '*').split(/(?=<)|[,[\]]/)
    pages.push(parts.toSorted())
  }
  expect(pages[1]).toEqual(pages[0])
  expect(pages[2]).toEqual(pages[0])
})

test('no page says what a refusal costs', async ({ page, orders }) => {
  const order = await orders.quoted()
  for (const text of ['Kararınız', 'Onaylamadınız']) {
    await page.goto(order.path)
    await expect(main(page)).toContainText(text)
    await expect(main(page)).not.toContainText(/ücret|masraf/i)
    await order.decide('declined')
  }
})
