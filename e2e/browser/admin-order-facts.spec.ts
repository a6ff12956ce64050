import { expect, test } from '../support/fixtures'
import { enter, startSession } from '../pages/admin'
import { addOrder, callOrders, mainButton, ORDERS, QUOTE, section } from '../pages/orders'
import { main, open } from '../pages/public'

test('who, until when and the awaited part are saved, and marked in the list', async ({ page, account, content }) => {
  const id = await content.addOrder({ number: '2002-0001', contactPerson: 'Plan Deneyen' })
  await enter(page, account, `${ORDERS}/${id}`)
  await page.getByLabel('Sorumlu').fill('Kerem Usta')
  await page.getByLabel('Söz verilen gün').fill('2020-02-01')
  await page.getByLabel('Parça bekleniyor').check()
  await page.getByLabel('Parçanın beklendiği gün').fill('2099-03-18')
  await page.getByLabel('Parça beklendiğini müşteri görsün').check()
  await mainButton(page, 'Planı Kaydet').click()
  await expect(main(page).getByText('Plan kaydedildi.')).toBeVisible()
  await expect(section(page, 'Kim, ne zaman')).toContainText('Söz verilen gün geçti')
  await open(page, `${ORDERS}?q=2002-0001`)
  const row = main(page).getByRole('listitem').filter({ hasText: 'Plan Deneyen' })
  await expect(row).toContainText('Kerem Usta')
  await expect(row).toContainText('Parça bekleniyor, 18.03.2099')
  await expect(row).toContainText('Söz verilen gün geçti, 01.02.2020')
})

test('the list says how long an order has stood, and which quote waits for an answer', async ({
  page,
  account,
  content,
}) => {
  const token = await startSession(page, account)
  const { id, number } = await addOrder(page, token, { contactPerson: 'Yanıt Bekleyen' })
  await callOrders(page, token, 'POST', `/${id}/quote`, QUOTE)
  await content.addOrder({ number: '2002-0002', step: 2, stepSince: new Date('2001-01-01T09:00:00Z') })
  await open(page, `${ORDERS}?q=${number}`)
  await expect(main(page).getByRole('listitem').filter({ hasText: number })).toContainText('yanıt bekliyor')
  await open(page, `${ORDERS}?q=2002-0002`)
  await expect(main(page).getByRole('listitem').filter({ hasText: '2002-0002' })).toContainText(/[\d.]+ günbu adımda/)
})

test('without an e-mail address nothing is mailed, and WhatsApp takes number and link', async ({ page, account }) => {
  const token = await startSession(page, account)
  const { id, number, trackingUrl } = await addOrder(page, token, { email: '' })
  await open(page, `${ORDERS}/${id}`)
  const panel = section(page, 'Müşterinin sayfası')
  await expect(panel.getByRole('button', { name: 'Bağlantıyı yeniden e-postala' })).toHaveCount(0)
  const text = encodeURIComponent(`${number} numaralı iş emriniz: ${trackingUrl}`)
  await expect(panel.getByRole('link', { name: 'WhatsApp ile gönder' })).toHaveAttribute(
    'href',
    `https://wa.me/905325550123?text=${text}`,
  )
})

test('the link is copied, and the panel says that no mail server is set', async ({ page, account, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, trackingUrl } = await addOrder(page, await startSession(page, account))
  await open(page, `${ORDERS}/${id}`)
  const panel = section(page, 'Müşterinin sayfası')
  await expect(panel).toContainText('E-posta gönderimi ayarlı değil')
  await panel.getByRole('button', { name: 'Kopyala' }).click()
  await expect(panel.getByText('Kopyalandı.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trackingUrl)
})

test('other open orders of the same telephone are linked', async ({ page, account }) => {
  const token = await startSession(page, account)
  const other = await addOrder(page, token, { phone: '0 (533) 444 09 09' })
  const { id } = await addOrder(page, token, { phone: '+90 533 444 0909' })
  await open(page, `${ORDERS}/${id}`)
  const link = section(page, 'Bu telefonla açık iş emri').getByRole('link', { name: other.number })
  await expect(link).toHaveAttribute('href', `${ORDERS}/${other.id}`)
})

test('a corrected e-mail address leads to the offer of a new link', async ({ page, account }) => {
  const token = await startSession(page, account)
  const order = await addOrder(page, token, { email: 'yanlis@ornek.example' })
  await callOrders(page, token, 'POST', `/${order.id}/quote`, QUOTE)
  await open(page, `${ORDERS}/${order.id}/duzenle`)
  await page.getByLabel('E-posta').fill('dogru@ornek.example')
  await mainButton(page, 'Kaydet').click()
  const panel = section(page, 'Müşterinin sayfası')
  await expect(panel).toContainText('yanlis@ornek.example adresine giden bağlantı hâlâ açılıyor.')
  await expect(panel).toBeInViewport()
  await panel.getByRole('button', { name: 'Bağlantıyı yenile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yenile' }).click()
  await expect(panel).toContainText('Etiketi ve fişi yeniden yazdırın.')
  await expect(panel).not.toContainText('hâlâ açılıyor')
  await expect(panel.getByLabel('Takip bağlantısı')).not.toHaveValue(order.trackingUrl)
})

test('a closed order is opened again with a reason, at the diagnosis unless staff choose otherwise', async ({
  page,
  account,
}) => {
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await callOrders(page, token, 'POST', `/${id}/step`, { step: 1, state: 'cancelled' })
  await open(page, `${ORDERS}/${id}`)
  await mainButton(page, 'Yeniden Aç').click()
  await expect(main(page).getByText('Yeniden açma sebebini yazın.')).toBeVisible()
  await page.getByLabel('Yeniden açma sebebi').fill('Müşteri geri geldi.')
  await mainButton(page, 'Yeniden Aç').click()
  await expect(main(page).getByRole('heading', { name: 'Adım 2: Arıza tespiti' })).toBeVisible()
  await expect(main(page).getByText(/^Yeniden açıldı, \d/)).toBeVisible()
  await expect(section(page, 'Geçmiş')).toContainText('Sebep: Müşteri geri geldi.')
})

test('an error of the list and of one order says what could not be loaded', async ({ page, account, watch }) => {
  watch.allow(/status of 503/)
  const { id } = await addOrder(page, await startSession(page, account))
  await page.route(/\/api\/WorkOrders(\?|\/[0-9a-f-]{36}$)/, (route) =>
    route.fulfill({ status: 503, json: { message: 'Hizmet geçici olarak kullanılamıyor.' } }),
  )
  await open(page, ORDERS)
  await expect(
    main(page).getByText('İş emirleri yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.'),
  ).toBeVisible()
  await open(page, `${ORDERS}/${id}`)
  await expect(
    main(page).getByText('İş emri yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.'),
  ).toBeVisible()
})
