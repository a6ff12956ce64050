import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CustomerScreen } from '@/components/customers/customer-screen'
import { BillingScreen } from '@/components/orders/staff/billing/list/billing-screen'
import { OrderScreen } from '@/components/orders/staff/order/order-screen'
import type { OrderBillingJson } from '@/lib/orders/billing/output'
import type { OrderJson } from '@/lib/orders/order/output'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { fetchJson, findAlert, main, openPanel, readSavedFile, unique } from '../support/screens/panel'
import { button, fill, press, findText, section, useOrders } from '../support/screens/panel-orders'

const { content, session, openAt, openOrder } = useOrders()

const call = <Json,>(method: 'GET' | 'POST', path: string, json?: object) =>
  fetchJson<Json>(session.token, method, `/api/Billing/${path}`, json)

const billingOf = ({ id }: { id: string }) => call<OrderBillingJson>('GET', `orders/${id}`)

/** Returns an invoice number that no other test uses. */
const newInvoiceNumber = () => unique('OLC').replace(' ', '').toUpperCase()

/** Adds a delivered order, by default of a new customer. */
function addDelivered(fields: { companyName?: string; customerId?: string } = {}): Promise<OrderJson> {
  const digits = String(Math.random()).slice(2, 9)
  return session.orders.addDelivered({ phone: `0312 ${digits}`, email: `${digits}@ornek.example`, ...fields })
}

const today = () => istanbulDay(new Date())

const addInvoice = (number: string, ...orders: OrderJson[]) =>
  call('POST', 'invoices', { number, day: today(), orders: orders.map(({ id }) => ({ id })) })

const pay = ({ id }: OrderJson, amount: number, fields: object = {}) =>
  call('POST', `orders/${id}/payments`, { day: today(), amount, method: 'transfer', ...fields })

const billing = () => section('Fatura ve ödeme')

describe('the order', () => {
  it('is invoiced and paid by keyboard alone, and each form returns the focus to the section', async () => {
    const order = await addDelivered()
    const number = newInvoiceNumber()
    const panel = await openOrder(order)
    const { user } = panel
    ;(await button('Fatura Ekle')).focus()
    const heading = main().getByText('Fatura ve ödeme')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(main().getByLabelText('Fatura no')).toHaveFocus())
    await user.keyboard(`${number.toLowerCase()}{Enter}`)
    await waitFor(() => expect(heading).toHaveFocus())
    expect(await within(await billing()).findByText(number)).toBeVisible()
    expect(await within(await billing()).findByText('Faturalandı')).toBeVisible()
    ;(await button('Ödeme Ekle')).focus()
    await user.keyboard('{Enter}')
    expect(main().getByLabelText('Tutar, TL')).toHaveValue('22.200,00')
    await user.keyboard('{Tab}20.000{Enter}')
    await findText('Kısmen ödendi')
    expect(await billingOf(order)).toMatchObject({ invoiced: 2_220_000, paid: 2_000_000, state: 'partly-paid' })
  })

  it('whose remaining amount is written off with a reason counts as paid', async () => {
    const order = await addDelivered()
    await addInvoice(newInvoiceNumber(), order)
    await pay(order, 2_000_000)
    const panel = await openOrder(order)
    await press(panel, 'Kalanı kapat')
    await panel.user.click(main().getByRole('radio', { name: 'İskonto' }))
    await press(panel, 'Nedenini Kaydet')
    await findText(/^İskonto\./)
    expect(within(await billing()).getByText('Ödendi')).toBeVisible()
  })

  it('that was paid in another currency is closed with the exchange rate as the reason', async () => {
    const order = await addDelivered()
    await addInvoice(newInvoiceNumber(), order)
    await pay(order, 50_000, { currency: 'EUR' })
    const panel = await openOrder(order)
    await findText('500,00 EUR başka para biriminde ödendi.')
    await press(panel, 'Kalanı kapat')
    expect(main().getByRole('radio', { name: 'Kur' })).toBeChecked()
    await press(panel, 'Nedenini Kaydet')
    await findText(/^Kur\./)
    expect(await billingOf(order)).toMatchObject({ state: 'paid', open: 0 })
  })

  it('refuses an invoice number of another customer at its field, and keeps the typed amount', async () => {
    const [order, otherOrder] = [await addDelivered(), await addDelivered({ companyName: unique('Öteki') })]
    const number = newInvoiceNumber()
    await addInvoice(number, otherOrder)
    const panel = await openOrder(order)
    await press(panel, 'Fatura Ekle')
    await fill('Fatura no', number)
    await fill(/^Tutar, KDV dahil/, '21.000')
    await press(panel, 'Faturayı Kaydet')
    await findAlert(number)
    expect(main().getByLabelText('Fatura no')).toHaveAttribute('aria-invalid', 'true')
    expect(main().getByLabelText(/^Tutar, KDV dahil/)).toHaveValue('21.000')
    expect((await billingOf(order)).invoices).toEqual([])
  })

  it('says by how much an invoice falls short, and settles the difference with a reason that can be taken back', async () => {
    const order = await addDelivered()
    const orders = [{ id: order.id, amount: 2_110_000 }]
    await call('POST', 'invoices', { number: newInvoiceNumber(), day: today(), orders })
    const panel = await openOrder(order)
    await findText('Fatura onaylanandan 1.100,00 TL az.')
    await press(panel, /^Nedenini Yaz/)
    await panel.user.click(main().getByRole('radio', { name: 'Kur' }))
    await fill('Açıklama', 'Merkez kuru')
    await press(panel, 'Nedenini Kaydet')
    await findText(/^Kur: Merkez kuru\./)
    await press(panel, /^Geri al/)
    await main().findByRole('button', { name: /^Nedenini Yaz/ })
    expect((await billingOf(order)).differences.invoice).toEqual({ amount: -110_000, explained: null })
  })

  it('without an invoice needs a reason, and without approval has no section', async () => {
    const order = await addDelivered()
    const panel = await openOrder(order)
    await press(panel, 'Fatura yok')
    await panel.user.click(main().getByRole('radio', { name: 'Başka' }))
    await press(panel, 'Fatura Yok Olarak Kaydet')
    await findText('Nedenini yazın.')
    await fill(/^Açıklama/, 'Bedelsiz')
    await press(panel, 'Fatura Yok Olarak Kaydet')
    await findText('Başka: Bedelsiz')
    await press(panel, 'Geri al')
    await button('Fatura yok')
    await panel.close()
    await openOrder(await session.orders.addQuoted())
    await button('Kararı Yaz')
    expect(main().queryByText('Fatura ve ödeme')).toBeNull()
  })

  it.each([false, true])(
    'asks before it adds a payment if somebody else has just added one (shown already: %s)',
    async (isShown) => {
      const order = await addDelivered()
      await addInvoice(newInvoiceNumber(), order)
      const panel = await openOrder(order)
      await press(panel, 'Ödeme Ekle')
      await fill('Tutar, TL', '22.200')
      await pay(order, 100_000)
      if (isShown) {
        await fill('Yeni not', 'Muhasebeyle konuşuldu.')
        await press(panel, 'Notu Ekle')
        await findText('Kısmen ödendi')
      }
      await press(panel, 'Ödemeyi Kaydet')
      await findAlert('Bu bölüm siz düzenlerken değişti.')
      await findText('Kısmen ödendi')
      expect((await billingOf(order)).payments).toHaveLength(1)
      await press(panel, 'Yine de Ekle')
      await findText('1.000,00 TL fazla ödendi.')
    },
  )

  it('whose invoice covers several orders takes one payment for all of them, or only its own', async () => {
    const firstOrder = await addDelivered()
    const secondOrder = await addDelivered({ customerId: firstOrder.customerId! })
    const number = newInvoiceNumber()
    await addInvoice(number, firstOrder, secondOrder)
    const panel = await openOrder(firstOrder)
    const { user } = panel
    await press(panel, 'Ödeme Ekle')
    await findText('Bu fatura 2 iş emrini kapsıyor. Ne ödendi?')
    const whole = main().getByRole('radio', { name: 'Faturanın tamamı' })
    await waitFor(() => expect(whole).toHaveFocus())
    const amount = main().getByLabelText('Tutar, TL')
    expect(amount).toHaveValue('44.400,00')
    await user.click(main().getByRole('radio', { name: 'Yalnız bu iş emri' }))
    expect(amount).toHaveValue('22.200,00')
    await user.click(whole)
    await fill('Tutar, TL', '44.000')
    const division = within(main().getByRole('list', { name: 'İş emirlerine dağılım' }))
    expect(division.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${firstOrder.number}22.200,00 TL`,
      `${secondOrder.number}21.800,00 TL400,00 TL kalır`,
    ])
    await press(panel, 'Ödemeyi Kaydet')
    await findText('Ödendi')
    expect(await billingOf(secondOrder)).toMatchObject({ state: 'partly-paid', paid: 2_180_000 })
    expect(await billingOf(firstOrder)).toMatchObject({ state: 'paid', paid: 2_220_000 })
  })

  it('does not show invoices to the workshop', async () => {
    const order = await addDelivered()
    const path = `/admin/is-emirleri/${order.id}`
    await openPanel(<OrderScreen />, { path, params: { id: order.id }, content, role: 'workshop' })
    await main().findAllByText(/^Teslim edildi/)
    expect(screen.queryByText('Fatura ve ödeme')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Muhasebe' })).toBeNull()
  })
})

describe('Muhasebe', () => {
  it('writes one invoice for several orders of a customer, and takes it back', async () => {
    const companyName = unique('Toplu')
    const firstOrder = await addDelivered({ companyName })
    const secondOrder = await addDelivered({ companyName, customerId: firstOrder.customerId! })
    const otherCustomersOrder = await addDelivered({ companyName: `${companyName} Öteki` })
    const panel = await openAt(`/admin/muhasebe?q=${companyName}`, <BillingScreen />)
    await main().findByRole('link', { name: firstOrder.number })
    await press(panel, 'Birkaçını Seç')
    for (const { number } of [firstOrder, secondOrder, otherCustomersOrder])
      await panel.user.click(await main().findByRole('checkbox', { name: `Seç: ${number}` }))
    await findText(/^İki müşteri seçili\./)
    expect(await button('İş Emirlerine Yaz')).toBeDisabled()
    await panel.user.click(main().getByRole('checkbox', { name: `Seç: ${otherCustomersOrder.number}` }))
    await findText(/^seçili: 44\.400,00 TL$/)
    await press(panel, '2 İş Emrine Yaz')
    const numberField = await main().findByRole('textbox', { name: 'Fatura no' })
    expect(numberField).toBeInvalid()
    expect(numberField).toHaveFocus()
    const number = newInvoiceNumber()
    await fill('Fatura no', number)
    await press(panel, '2 İş Emrine Yaz')
    await findText(`${number} iki iş emrine yazıldı: 44.400,00 TL`)
    expect((await billingOf(secondOrder)).invoices[0]!.orders).toHaveLength(2)
    await press(panel, 'Geri Al')
    await waitFor(async () => expect((await billingOf(secondOrder)).invoices).toEqual([]))
  })

  it('finds a paid order by its invoice number, and downloads the payments of a period', async () => {
    const order = await addDelivered({ companyName: unique('Dosya') })
    const number = newInvoiceNumber()
    await addInvoice(number, order)
    await pay(order, 2_220_000)
    const panel = await openAt(`/admin/muhasebe?q=${number}`, <BillingScreen />)
    await main().findByRole('link', { name: order.number })
    await press(panel, 'Muhasebeciye CSV')
    await panel.user.click(await main().findByRole('radio', { name: 'Ödemeler' }))
    await findText(/^odemeler-.+\.csv$/)
    await panel.user.click(main().getByRole('radio', { name: 'Geçen ay' }))
    const lastDayOfLastMonth = new Date(`${today().slice(0, 8)}01`)
    lastDayOfLastMonth.setUTCDate(0)
    expect(main().getByLabelText('Bitiş')).toHaveValue(lastDayOfLastMonth.toISOString().slice(0, 10))
    await panel.user.click(main().getByRole('radio', { name: 'Bu ay' }))
    const file = await readSavedFile(() => press(panel, /Satırı İndir$/))
    expect(file).toContain(order.number)
  })
})

it('the customer’s screen has the open balance and the customer’s own payment terms', async () => {
  const order = await addDelivered({ companyName: unique('Açık') })
  const panel = await openAt(`/admin/musteriler/${order.customerId}`, <CustomerScreen />, order.customerId!)
  await press(panel, 'Vadeyi değiştir')
  const balance = within(await section('Açık hesap'))
  expect(balance.getAllByText('22.200,00 TL').length).toBeGreaterThanOrEqual(2)
  await fill('Vade, faturadan sonra kaç gün', '30')
  await press(panel, 'Vadeyi Kaydet')
  await balance.findByText(/Vade 30 gün, bu müşteriye\./)
  await addInvoice(newInvoiceNumber(), order)
  const { day, dueOn } = (await billingOf(order)).invoices[0]!
  expect((Date.parse(dueOn) - Date.parse(day)) / 86_400_000).toBe(30)
})
