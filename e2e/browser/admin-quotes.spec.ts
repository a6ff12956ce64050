import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { startSession } from '../pages/admin'
import { addOrder, callOrders, decideAsCustomer, mainButton, ORDERS, QUOTE, section } from '../pages/orders'
import { main, open } from '../pages/public'

const DRAFT = { ...QUOTE, send: false }
const alert = (page: Page) => main(page).getByRole('alert')
const amount = (page: Page) => page.getByLabel('Onarım bedeli')

/** Opens the form for an order's quote, and returns the order with ways to look at its quotes and to write one as somebody else. */
async function openForm(page: Page, { isSent }: { isSent: boolean }) {
  const token = await startSession(page)
  const order = await addOrder(page, token)
  const quote = (data: typeof QUOTE) => callOrders(page, token, 'POST', `/${order.id}/quote`, data)
  if (isSent) await quote(QUOTE)
  await open(page, `${ORDERS}/${order.id}/teklif`)
  const stored = async () => (await callOrders(page, token, 'GET', `/${order.id}`)).quotes
  return { order, token, quote, stored }
}

/** Types a quote of 9 999,00 TL. */
async function type(page: Page) {
  await amount(page).fill('9.999,00')
  await page.getByLabel('Yapılacak iş').fill('Benim işim')
  await page.getByLabel('Onaydan sonra iş günü').fill('2')
  await page.getByLabel('Son geçerlilik günü').fill('2099-11-30')
}

test('a draft that somebody else saved meanwhile is replaced only after a choice', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const { quote, stored } = await openForm(page, { isSent: false })
  await type(page)
  await quote(DRAFT)
  await mainButton(page, 'Taslağı Kaydet').click()
  await expect(alert(page)).toContainText('Teklif siz yazarken değişti.')
  await expect(alert(page)).toContainText('Teklif 1 taslak: KDV dahil 22.200,00 TL.')
  await expect(amount(page)).toHaveValue('9.999,00')
  expect(await stored()).toMatchObject([{ amount: DRAFT.amount }])
  await mainButton(page, 'Benimkini Kaydet').click()
  await expect(main(page).getByText('Taslak kaydedildi.')).toBeVisible()
  expect(await stored()).toMatchObject([{ amount: 999_900, work: 'Benim işim' }])
})

test('the draft that somebody else saved meanwhile can be opened instead', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const { quote } = await openForm(page, { isSent: false })
  await type(page)
  await quote(DRAFT)
  await mainButton(page, 'Taslağı Kaydet').click()
  await mainButton(page, 'Kayıtlı Hâli Aç').click()
  await expect(amount(page)).toHaveValue('18.500,00')
  await expect(alert(page)).toHaveCount(0)
})

test('on a phone the notice of a conflict is brought into view', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  await page.setViewportSize({ width: 360, height: 640 })
  const { quote } = await openForm(page, { isSent: false })
  await type(page)
  await quote(DRAFT)
  await mainButton(page, 'Taslağı Kaydet').click()
  await expect(alert(page)).toBeInViewport()
})

test('a new version voids an approval that came while it was typed only after a choice', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const { order, stored } = await openForm(page, { isSent: true })
  await type(page)
  await decideAsCustomer(page, order, 'approved')
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(alert(page)).toContainText('Teklif 1 müşteride, onaylandı.')
  await expect(amount(page)).toHaveValue('9.999,00')
  expect(await stored()).toMatchObject([{ version: 1, decision: 'approved' }])
  await mainButton(page, 'Benimkini Gönder').click()
  await expect(page).toHaveURL(`${ORDERS}/${order.id}`)
  expect(await stored()).toMatchObject([{ version: 2, amount: 999_900, decision: null }, { version: 1 }])
})

test('the choice of one’s own quote covers what the notice named, and no approval that came after it', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 412/)
  const { order, quote, stored } = await openForm(page, { isSent: true })
  await type(page)
  await quote({ ...DRAFT, amount: 500 })
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(alert(page)).toContainText('Teklif 1 müşteride, yanıt bekliyor. Teklif 2 taslak: KDV dahil 6,00 TL.')
  await decideAsCustomer(page, order, 'approved')
  await mainButton(page, 'Benimkini Gönder').click()
  await expect(alert(page)).toContainText('Teklif 1 müşteride, onaylandı.')
  expect(await stored()).toMatchObject([{ amount: 500, sentAt: null }, { decision: 'approved' }])
})

test('a new version is sent without a question when its author had seen the approval', async ({ page }) => {
  const { order, stored } = await openForm(page, { isSent: true })
  await decideAsCustomer(page, order, 'approved')
  await page.reload()
  await expect(main(page).getByText('Teklif 1 müşteride, onaylandı.')).toBeVisible()
  await type(page)
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(page).toHaveURL(`${ORDERS}/${order.id}`)
  expect(await stored()).toMatchObject([{ version: 2, decision: null }, { version: 1 }])
})

test('another change of the order does not hold up a quote', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const { order, token, stored } = await openForm(page, { isSent: false })
  await type(page)
  await callOrders(page, token, 'POST', `/${order.id}/notes`, { text: 'Rafta B-14' })
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(section(page, 'Teklif')).toContainText('Müşterinin yanıtı bekleniyor')
  expect(await stored()).toMatchObject([{ amount: 999_900 }])
})

test('a decision that is being written down stays when the customer decides meanwhile', async ({ page }) => {
  const { order } = await openForm(page, { isSent: true })
  await open(page, `${ORDERS}/${order.id}`)
  await mainButton(page, 'Kararı Yaz').click()
  await page.getByLabel('Kim karar verdi').fill('Nurhan')
  await decideAsCustomer(page, order, 'approved')
  await page.getByLabel('Yeni not').fill('Bir not, ondan sonra iş emri yeniden okunur')
  await mainButton(page, 'Notu Ekle').click()
  await expect(section(page, 'Teklif')).toContainText('kendi sayfasından')
  await mainButton(page, 'Kararı Kaydet').click()
  await expect(alert(page)).toContainText('Karar daha önce verildi: teklif 1 onaylandı.')
  await expect(page.getByLabel('Kim karar verdi')).toHaveValue('Nurhan')
  await mainButton(page, 'Kayıtlı Hâli Aç').click()
  await expect(page.getByLabel('Kim karar verdi')).toHaveCount(0)
})

test('the decision of one colleague is not taken for that of another', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  const { order, token } = await openForm(page, { isSent: true })
  await open(page, `${ORDERS}/${order.id}`)
  await mainButton(page, 'Kararı Yaz').click()
  await page.getByLabel('Kim karar verdi').fill('Nurhan')
  const told = { quoteVersion: 1, decision: 'approved', by: 'Işıl', how: 'writing' }
  await callOrders(page, token, 'POST', `/${order.id}/decision`, told)
  await mainButton(page, 'Kararı Kaydet').click()
  await expect(alert(page)).toContainText('Karar daha önce verildi: teklif 1 onaylandı.')
  await expect(section(page, 'Teklif')).toContainText('Işıl')
})
