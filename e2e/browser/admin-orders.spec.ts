import { expect, test } from '../support/fixtures'
import { enter, startSession, storedToken } from '../pages/admin'
import { addOrder, callOrders, decideAsCustomer, mainButton, ORDERS, QUOTE, section, step } from '../pages/orders'
import { main, open } from '../pages/public'
import { tabTo } from '../support/keyboard'

test('a message becomes an order, a quote, an approval, a repair, a test and a delivery', async ({
  page,
  account,
  content,
  watch,
}) => {
  test.slow()
  // Opening the order marks the decision as seen, which may overtake the move that follows: it is then sent once more.
  watch.allow(/status of 412/)
  const sender = { contactPerson: 'Sevgi Taşkıran', email: 'bakim@tuncel.example' }
  const said = { deviceBrand: 'Yumaro', problemDescription: 'AL16 veriyor.' }
  const message = await content.addMessage({ receivedAt: '2030-04-05T09:00:00Z', ...sender, ...said })
  await enter(page, account, `${ORDERS}/yeni?mesaj=${message}`)
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Sevgi Taşkıran')
  await expect(page.getByLabel('Müşterinin anlattığı')).toHaveValue('AL16 veriyor.')
  await expect(page.getByLabel('Müşteriye e-posta gönder')).toBeChecked()
  await page.getByLabel('Seri no').fill('24031187')
  await mainButton(page, 'İş Emrini Aç').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^İş Emri \d{4}-\d{4}$/)
  await expect(main(page)).toContainText('S/N 24031187')
  await mainButton(page, 'TP2’ye Geç').click()
  await expect(main(page).getByText('Adım değişti: TP2 Arıza tespiti.')).toBeVisible()

  await page.getByRole('link', { name: 'Teklif Yaz' }).click()
  await page.getByLabel('Onaydan sonra iş günü').fill('3')
  await page.getByLabel('Son geçerlilik günü').fill('2099-12-31')
  // Lines by keyboard: Enter after the last price opens the next line at its text.
  const line = (number: number) => main(page).getByRole('group', { name: `${number}. satır` })
  await line(1).getByLabel('Açıklama').fill('Soğutma fanı, 24 V')
  await line(1).getByLabel('Birim fiyat').fill('2.000,00')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Onarım')
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(main(page).getByRole('link', { name: '2. satırın birim fiyatı' })).toBeVisible()
  await line(2).getByLabel('Birim fiyat').fill('20.000,00')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(line(1).getByLabel('Açıklama')).toHaveValue('Onarım')
  await expect(line(1).getByLabel('Birim fiyat')).toBeFocused()
  await expect(section(page, 'Müşterinin göreceği tutar')).toContainText('26.400,00 TL')
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(section(page, 'Teklif')).toContainText('Müşterinin yanıtı bekleniyor')
  await expect(step(page, /^TP4/)).toBeDisabled()

  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const token = (await storedToken(page))!
  const order = await callOrders(page, token, 'GET', `/${id}`)
  await decideAsCustomer(page, order, 'approved')
  await open(page, ORDERS)
  const row = main(page).getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toContainText('Sevgi Taşkıran')
  await expect(row).toContainText('onayladı')
  await row.getByRole('link', { name: /^Yeni karar: / }).click()
  await expect(section(page, 'Teklif')).toContainText('Onaylandı')

  await mainButton(page, 'TP4’e Geç').click()
  await mainButton(page, 'TP5’e Geç').click()
  await mainButton(page, 'TP6’ya Geç').click()
  await mainButton(page, /^Teslim Et/).click()
  await mainButton(page, 'Kapat ve Bildir').click()
  await expect(main(page).getByText(/^Teslim edildi, /)).toBeVisible()
  await expect(main(page).getByText(/^Garanti son günü /)).toBeVisible()
  const card = main(page).getByRole('link', { name: /^Garanti belgesi/ })
  const paper = await page.request.get((await card.getAttribute('href'))!)
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('the filters live in the address, and back returns to them', async ({ page, account }) => {
  await enter(page, account, ORDERS)
  const token = (await storedToken(page))!
  const order = await addOrder(page, token, { contactPerson: 'Süzgeç Deneyen' })
  await open(page, ORDERS)
  await page.getByRole('link', { name: /^TP1/ }).click()
  await expect(page).toHaveURL(`${ORDERS}?adim=1`)
  await main(page).getByRole('searchbox').fill('süzgeç')
  await expect(page).toHaveURL(`${ORDERS}?adim=1&q=s%C3%BCzge%C3%A7`)
  await expect(main(page).getByRole('link', { name: order.number })).toBeVisible()
  await page.getByRole('link', { name: /^TP2/ }).click()
  await expect(main(page).getByText('“süzgeç” için Arıza tespiti adımında iş emri yok.')).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('link', { name: order.number })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveValue('süzgeç')
  await page.getByRole('link', { name: /^Teslim edildi/ }).click()
  await expect(page).toHaveURL(`${ORDERS}?durum=teslim&q=s%C3%BCzge%C3%A7`)
})

test('an order is moved and noted by keyboard alone', async ({ page, account }) => {
  await enter(page, account, ORDERS)
  const order = await addOrder(page, (await storedToken(page))!)
  await open(page, `${ORDERS}/${order.id}`)
  await tabTo(page, step(page, /^TP2/))
  await page.keyboard.press('ArrowRight')
  // Repair and test are shut, so the arrow passes over them.
  await page.keyboard.press('ArrowRight')
  await expect(step(page, /^TP6/)).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(step(page, /^TP2/)).toBeChecked()
  await tabTo(page, mainButton(page, 'TP2’ye Geç'))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Adım değişti: TP2 Arıza tespiti.')).toBeVisible()
  await tabTo(page, page.getByLabel('Yeni not'))
  await page.keyboard.type('Rafta B-14')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(section(page, 'İç notlar')).toContainText('Rafta B-14')
})

test('on a phone the notice of a conflict is brought into view', async ({ page, watch }) => {
  watch.allow(/status of 412/)
  await page.setViewportSize({ width: 360, height: 640 })
  const token = await startSession(page)
  const { id } = await addOrder(page, token)
  await open(page, `${ORDERS}/${id}/teklif`)
  await page.getByLabel('Yapılacak iş').fill('Benim işim')
  await page.getByLabel('Onaydan sonra iş günü').fill('2')
  await page.getByLabel('Son geçerlilik günü').fill('2099-11-30')
  await callOrders(page, token, 'POST', `/${id}/quote`, { ...QUOTE, send: false })
  await mainButton(page, 'Taslağı Kaydet').click()
  await expect(main(page).getByRole('alert')).toBeInViewport()
})
