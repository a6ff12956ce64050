import { randomUUID } from 'node:crypto'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CustomerScreen } from '@/components/customers/customer-screen'
import { Customers } from '@/components/customers/customers'
import { MergeScreen } from '@/components/customers/merge-screen'
import { NewOrderScreen } from '@/components/orders/staff/new/new-order'
import { field, fill, ORDERS, press, findText, useOrders } from '../support/screens/panel-orders'
import { holdCalls, main, type Panel, unique, visited } from '../support/screens/panel'

// The messages about the last action, which offer the next one.

const { session, openAt, open, openOrder, openQuote } = useOrders()

const messageBox = async (title: string | RegExp) => (await findText(title)).closest('div')!
const orangeButtons = () => Array.from(document.querySelectorAll('main [data-act]'), ({ textContent }) => textContent)
const link = (name: string) => main().findByRole('link', { name })

/** Closes the screen after it has navigated, as the browser does. Returns the last segment of the new path. */
async function leave(panel: Panel, path: RegExp): Promise<string> {
  await waitFor(() => expect(visited.at(-1)).toMatch(path))
  await panel.close()
  return visited.at(-1)!.split('/').at(-1)!
}

it('after a quote was sent without email, WhatsApp is offered until the order is opened again', async () => {
  const order = await session.orders.add()
  const panel = await openQuote(order)
  await fill('Açıklama', 'Onarım')
  await fill('Birim fiyat', '18.500,00')
  await fill('Onaydan sonra iş günü', '3')
  await fill('Son geçerlilik günü', '2099-11-30')
  await press(panel, 'Teklifi Gönder')
  await leave(panel, new RegExp(`^${ORDERS}/`))
  const orderPanel = await openOrder(order)
  expect(await messageBox('Teklif 1 hazır, ama müşterinin haberi yok')).toHaveFocus()
  await findText('E-posta ayarlı değil. Bağlantıyı siz gönderin.')
  expect(orangeButtons()).toEqual(['WhatsApp ile Gönder'])
  const { searchParams } = new URL((await link('WhatsApp ile Gönder')).getAttribute('href')!)
  expect(searchParams.get('text')).toBe(`${order.number} numaralı iş emriniz: ${order.trackingUrl}`)
  await orderPanel.close()
  await openOrder(order)
  await findText('Müşterinin yanıtı bekleniyor')
  expect(main().queryByText(/müşterinin haberi yok/)).toBeNull()
  expect(orangeButtons()).toEqual(['Kararı Yaz'])
})

it('after an approval was recorded, one click starts the repair', async () => {
  const order = await session.orders.addQuoted()
  const panel = await openOrder(order)
  await press(panel, 'Kararı Yaz')
  await fill('Kim karar verdi', 'Nurhan')
  await press(panel, 'Kararı Kaydet')
  await waitFor(async () => expect(await messageBox('Onay yazıldı: 22.200,00 TL')).toHaveFocus())
  expect(orangeButtons()).toEqual(['Onarıma Al'])
  await press(panel, 'Onarıma Al')
  await findText('Adım değişti: TP4 Onarım.')
  expect(main().queryByText(/^Onay yazıldı/)).toBeNull()
})

it('after a refusal was recorded, the device can be returned unrepaired', async () => {
  const panel = await openOrder(await session.orders.addQuoted())
  await press(panel, 'Kararı Yaz')
  await panel.user.click(await field('Onaylamadı'))
  await fill('Kim karar verdi', 'Nurhan')
  await press(panel, 'Kararı Kaydet')
  await findText('Onarım bedeli 22.200,00 TL kabul edilmedi.')
  const [offer] = await main().findAllByRole('button', { name: 'Onarılmadan İade Et' })
  await panel.user.click(offer!)
  await waitFor(async () => expect(await main().findByRole('radio', { name: 'İade' })).toHaveFocus())
})

it('after an order was opened, links to its label and to another device of the customer are shown', async () => {
  const panel = await open(<NewOrderScreen />, '/yeni')
  await fill('Yetkili kişi', unique('Açan'))
  await fill('Telefon', '0532 555 01 23')
  await fill('Müşterinin anlattığı', 'Durdu.')
  await press(panel, 'İş Emrini Aç')
  const id = await leave(panel, new RegExp(`^${ORDERS}/[0-9a-f-]{36}$`))
  const { number, customerId } = await session.orders.read(id)
  await openOrder({ id })
  expect(await messageBox(/^İş emri açıldı:/)).toHaveTextContent(
    `İş emri açıldı: ${number}İş emrinde e-posta adresi yok.`,
  )
  expect(await link('Etiketi Yazdır')).toHaveAttribute('href', `${ORDERS}/${id}/fis?yazdir=etiket`)
  expect(await link('Bu Müşteriden Bir Cihaz Daha')).toHaveAttribute('href', `${ORDERS}/yeni?musteri=${customerId}`)
})

it('an order can be closed early from the menu in its header, which Escape closes', async () => {
  const { user } = await openOrder(await session.orders.add())
  const menuButton = await findText('Diğer işler')
  await user.click(menuButton)
  await user.keyboard('{Escape}')
  expect(menuButton.closest('details')).not.toHaveAttribute('open')
  expect(menuButton.closest('summary')).toHaveFocus()
  await user.click(menuButton)
  await user.click(main().getByRole('button', { name: /^Kapat/ }))
  await waitFor(async () => expect(await main().findByRole('radio', { name: 'İade' })).toHaveFocus())
  expect(menuButton.closest('details')).not.toHaveAttribute('open')
})

it('after two customers were merged, it is shown how many records the remaining customer has', async () => {
  const addOrderOf = (companyName: string) =>
    session.orders.add({ companyName, phone: `0312 ${String(Math.random()).slice(2, 9)}`, email: '' })
  const company = unique('Marmara Cam')
  const [{ customerId: id }, { customerId: otherId }] = [await addOrderOf(company), await addOrderOf(unique('Marmara'))]
  const path = `/admin/musteriler/${id}`
  const panel = await openAt(`${path}/birlestir?ile=${otherId}`, <MergeScreen />, id!)
  await press(panel, 'Birleştir')
  await leave(panel, /^\/admin\/musteriler\/[0-9a-f-]{36}$/)
  await openAt(path, <CustomerScreen />, id!)
  expect(await messageBox(`İki kayıt birleşti: ${company}`)).toHaveTextContent(
    '2 iş emri, 0 cihaz, 0 mesaj bu kayıtta.',
  )
})

it('possible duplicates and the list of customers appear together, so that the layout does not shift', async () => {
  const phone = `0312 ${String(Math.random()).slice(2, 9)}`
  const company = unique('Ege Plastik')
  await session.orders.add({ companyName: company, phone, email: `${randomUUID()}@example.com` })
  await session.orders.add({ companyName: unique('Ege'), phone, email: `${randomUUID()}@example.com` })
  const list = holdCalls(/^GET \/api\/Customers\?/)
  const duplicates = holdCalls('GET /api/Customers/duplicates')
  await openAt('/admin/musteriler', <Customers />)
  await waitFor(() => expect([list, duplicates].map((held) => held.heldCount())).toEqual([1, 1]))
  list.release()
  await list.untilAnswered()
  expect(main().queryByRole('link', { name: company })).toBeNull()
  duplicates.release()
  expect(await link(company)).toBeVisible()
  expect(main().getAllByText('İki kayıt aynı kişi olabilir.')).not.toHaveLength(0)
})
