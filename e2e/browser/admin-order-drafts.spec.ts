import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fillSignIn, sidebar, startSession } from '../pages/admin'
import { addOrder, callOrders, mainButton, ORDERS } from '../pages/orders'
import { open } from '../pages/public'

const sentence = (page: Page) => page.getByLabel('Müşteriye cümle')

test('a sentence for the customer that was typed before closing goes out with the closing', async ({
  page,
  account,
}) => {
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await callOrders(page, token, 'POST', `/${id}/step`, { step: 6, reason: 'Yük yok.' })
  await open(page, `${ORDERS}/${id}`)
  await sentence(page).fill('Cihazınız hazır.')
  await mainButton(page, /^Teslim Et/).click()
  await expect(mainButton(page, 'Kapat ve Bildir')).toBeVisible()
  await expect(sentence(page)).toHaveValue('Cihazınız hazır.')
  await mainButton(page, 'Vazgeç').click()
  await expect(mainButton(page, /^Teslim Et/)).toBeVisible()
  await expect(sentence(page)).toHaveValue('Cihazınız hazır.')
  await mainButton(page, /^Teslim Et/).click()
  await mainButton(page, 'Kapat ve Bildir').click()
  await expect(mainButton(page, 'Yeniden Aç')).toBeVisible()
  const { events } = await callOrders(page, token, 'GET', `/${id}`)
  expect(events.find(({ state }) => state === 'delivered')?.text).toBe('Cihazınız hazır.')
})
