import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter, startSession, storedToken } from '../pages/admin'
import { addOrder, callOrders, mainButton, ORDERS, section, step } from '../pages/orders'
import { main, open } from '../pages/public'
import type { OrderRowJson } from '../../lib/orders/output'

const LOST = 'İş emri kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı.'

/** Loses the next answer of an address: the server does what it is asked, and the browser never hears of it. */
const loseAnswer = (page: Page, address: string, status = 201) =>
  page.route(
    address,
    async (route) => {
      expect((await route.fetch()).status()).toBe(status)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** Fills the form of a new order and presses its button, whose answer is lost. */
async function openWithLostAnswer(page: Page, contactPerson: string): Promise<void> {
  await page.getByLabel('Yetkili kişi').fill(contactPerson)
  await page.getByLabel('Telefon').fill('0332 555 02 77')
  await page.getByLabel('Müşterinin anlattığı').fill('24 V yükte 17 V')
  await loseAnswer(page, '**/api/WorkOrders')
  await mainButton(page, 'İş Emrini Aç').click()
  await expect(main(page).getByText(LOST)).toBeVisible()
}

/** Presses again, and returns the orders of a contact person once one has opened. */
async function pressAgain(page: Page, contactPerson: string): Promise<OrderRowJson[]> {
  await mainButton(page, 'İş Emrini Aç').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^İş Emri \d{4}-\d{4}$/)
  const query = `?${new URLSearchParams({ q: contactPerson })}`
  return callOrders<OrderRowJson[]>(page, (await storedToken(page))!, 'GET', query)
}

test('an order whose answer was lost is not opened twice by another press', async ({ page, account, watch }) => {
  watch.allow(/ERR_CONNECTION_RESET/)
  await enter(page, account, `${ORDERS}/yeni`)
  await openWithLostAnswer(page, 'Yitik Yanıtlı')
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Yitik Yanıtlı')
  expect(await pressAgain(page, 'Yitik Yanıtlı')).toHaveLength(1)
})

test('what is corrected after a lost answer stands in the order', async ({ page, account, watch }) => {
  watch.allow(/ERR_CONNECTION_RESET/)
  await enter(page, account, `${ORDERS}/yeni`)
  await openWithLostAnswer(page, 'Sonradan Düzelten')
  await page.getByLabel('Telefon').fill('0332 555 02 78')
  await page.getByLabel('Söz verilen gün').fill('2099-05-04')
  expect(await pressAgain(page, 'Sonradan Düzelten')).toMatchObject([
    { phone: '0332 555 02 78', promisedOn: '2099-05-04' },
  ])
})

test('a note whose answer was lost is not written twice by another press', async ({ page, account, watch }) => {
  watch.allow(/ERR_CONNECTION_RESET/)
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await open(page, `${ORDERS}/${id}`)
  const notes = section(page, 'İç notlar')
  await page.getByLabel('Yeni not').fill('Rafta B-14')
  await loseAnswer(page, '**/notes')
  await mainButton(page, 'Notu Ekle').click()
  await expect(notes.getByText(LOST)).toBeVisible()
  await mainButton(page, 'Notu Ekle').click()
  await expect(page.getByLabel('Yeni not')).toHaveValue('')
  await expect(notes.getByRole('listitem')).toHaveText([/^Rafta B-14/])
})

test('a sentence for the customer whose answer was lost is not written twice by another press', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET/)
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await open(page, `${ORDERS}/${id}`)
  // Where the order stands, because a move shows in the conflict that a second press meets.
  await step(page, /^TP1/).check()
  await page.getByLabel('Müşteriye cümle').fill('Parçanız yarın geliyor.')
  await loseAnswer(page, '**/step', 200)
  await mainButton(page, 'Adımı Değiştir').click()
  await expect(main(page).getByText(LOST)).toBeVisible()
  await mainButton(page, 'Adımı Değiştir').click()
  await expect(page.getByLabel('Müşteriye cümle')).toHaveValue('')
  const { events } = await callOrders(page, token, 'GET', `/${id}`)
  expect(events.filter(({ text }) => text === 'Parçanız yarın geliyor.')).toHaveLength(1)
})
