import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CustomerScreen } from '@/components/customers/customer-screen'
import { LoadTestScreen } from '@/components/orders/staff/load-test/load-test-screen'
import { NewOrderScreen } from '@/components/orders/staff/new/new-order'
import type { OrderJson } from '@/lib/orders/order/output'
import { newPicture } from '../support/images'
import { fetchJson, main, type Panel, unique, visited } from '../support/screens/panel'
import { button, field, findText, useOrders } from '../support/screens/panel-orders'

const { session, openAt, open, openOrder } = useOrders()

/** Adds an order of a new customer. */
async function addOrderOf(companyName: string): Promise<OrderJson> {
  const digits = String(Math.random()).slice(2, 9)
  const person = { contactPerson: 'Yasemin Tok', phone: `0312 ${digits}`, email: `${digits}@ornek.example` }
  return session.orders.add({ companyName, ...person })
}

/** Focuses a field and types a text. */
async function typeInto({ user }: Panel, label: string | RegExp, text: string) {
  const control = await main().findByLabelText(label)
  control.focus()
  await user.keyboard(text)
}

async function chooseSuggested({ user }: Panel, company: string) {
  await main().findByRole('option', { name: new RegExp(`^${company}`) })
  await user.keyboard('{Enter}')
}

describe('the customer', () => {
  it('of an order can be changed next to the name, and the order keeps its own copy of the name', async () => {
    const [formerCompany, newCompany] = [unique('Eski Firma'), unique('Yeni Firma')]
    const [order, other] = [await addOrderOf(formerCompany), await addOrderOf(newCompany)]
    const panel = await openOrder(order)
    const change = await button('Müşteriyi değiştir')
    change.focus()
    await panel.user.keyboard('{Enter}')
    await waitFor(() => expect(main().getByLabelText('İş emrinin müşterisi')).toHaveFocus())
    await panel.user.keyboard(newCompany)
    await chooseSuggested(panel, newCompany)
    const link = await main().findByRole('link', { name: `Müşteri kaydı: ${newCompany}` })
    expect(link).toHaveAttribute('href', `/admin/musteriler/${other.customerId}`)
    expect(main().getByText(formerCompany, { exact: false })).toBeVisible()
    await waitFor(() => expect(change).toHaveFocus())
    expect(await session.orders.read(order.id)).toMatchObject({
      companyName: formerCompany,
      customerId: other.customerId,
    })
  })

  it('of a new order can be chosen from suggestions for the typed name', async () => {
    const company = unique('Bilinen Firma')
    const knownOrder = await addOrderOf(company)
    const panel = await open(<NewOrderScreen />, '/yeni')
    await typeInto(panel, /^Firma/, company)
    await chooseSuggested(panel, company)
    await main().findByRole('link', { name: company })
    await typeInto(panel, /anlattığı/, 'Yine durdu.')
    await panel.user.click(await button('İş Emrini Aç'))
    await waitFor(() => expect(visited).toHaveLength(1))
    const id = visited[0]!.split('/').at(-1)!
    expect(await session.orders.read(id)).toMatchObject({
      customerId: knownOrder.customerId,
      contactPerson: 'Yasemin Tok',
    })
  })

  it('of a new order is prefilled if the order is opened from the customer’s screen', async () => {
    const company = unique('Açık Firma')
    const { customerId } = await addOrderOf(company)
    const customerPanel = await openAt(`/admin/musteriler/${customerId}`, <CustomerScreen />, customerId!)
    await main().findByRole('heading', { name: 'Cihazlar' })
    await customerPanel.close()
    const { user } = await open(<NewOrderScreen />, `/yeni?musteri=${customerId}`)
    const record = await main().findByRole('link', { name: company })
    expect(record).toHaveAttribute('href', `/admin/musteriler/${customerId}`)
    await waitFor(() => expect(main().getByLabelText('Marka')).toHaveFocus())
    await user.click(await button('Değiştir'))
    expect(main().getByLabelText(/^Firma/)).toHaveValue(company)
  })
})

it('a load test can be written by keyboard, where Enter never signs, and afterwards the delivery needs no reason', async () => {
  const order = await session.orders.addApproved()
  for (const step of [4, 5]) await session.orders.step(order.id, step)
  const panel = await open(<LoadTestScreen />, `/${order.id}/yuk-testi`, order.id)
  await typeInto(panel, 'Yük', '4 kW motor{Tab}120{Tab}22,5{Tab}FG-3, S/N 20814{Enter}')
  const [measuredField] = await main().findAllByLabelText('Ne ölçüldü')
  measuredField!.focus()
  await panel.user.keyboard('Çıkış akımı{Tab}14,0{Tab}13,9{Tab}A{Tab} ')
  await main().findByText('Ölçümlerin tümü geçti.')
  expect(main().getByRole('radio', { name: 'Geçti' })).toBeChecked()
  await panel.user.keyboard('{Enter}')
  await waitFor(() => expect(main().getAllByLabelText('Ne ölçüldü')[1]).toHaveFocus())
  expect((await session.orders.read(order.id)).loadTests).toEqual([])
  await panel.user.click(await button('2. ölçümü sil'))
  await panel.user.click(await button('Tutanağı İmzala'))
  await findText('Tutanak imzalandı.')
  await panel.close()
  const { user } = await openOrder(order)
  await user.click(await button('TP6’ya Geç'))
  await findText('Adım değişti: TP6 Garantili teslim.')
  expect((await session.orders.read(order.id)).papers.map(({ name }) => name)).toContain('test')
})

it('photos that are added to a load test are selected for its record', async () => {
  const order = await session.orders.addApproved()
  for (const step of [4, 5]) await session.orders.step(order.id, step)
  const { user } = await open(<LoadTestScreen />, `/${order.id}/yuk-testi`, order.id)
  await user.upload(await field(/^Fotoğraf Ekle/), [await newPicture('a.png'), await newPicture('b.png')])
  await findText('İki fotoğraf tutanağa basılır, üç tane daha seçilebilir.')
  expect(main().getAllByRole('checkbox', { name: /^Tutanağa bas/, checked: true })).toHaveLength(2)
  // A photo opens without a question about the unsaved record.
  await user.click(main().getByRole('button', { name: '1. fotoğraf' }))
  expect(await screen.findByRole('dialog', { name: 'Galeri' })).toBeVisible()
})

const saveInstruments = (...instruments: object[]) =>
  fetchJson(session.token, 'PUT', '/api/Settings/instruments', { instruments })

it('the instruments of the settings are chosen for a load test', async () => {
  const meter = { name: unique('Güç analizörü'), serialNumber: '20814', calibratedOn: '2025-11-04' }
  await saveInstruments(meter, { name: 'Takometre' })
  const order = await session.orders.addApproved()
  for (const step of [4, 5]) await session.orders.step(order.id, step)
  const panel = await open(<LoadTestScreen />, `/${order.id}/yuk-testi`, order.id)
  const choice = await main().findByRole('checkbox', { name: `${meter.name}, S/N 20814` })
  expect(main().getByRole('checkbox', { name: 'Takometre' })).toHaveAccessibleDescription(/yazılmadı günü bilinmiyor$/)
  await panel.user.click(await button('Tutanağı İmzala'))
  await waitFor(() => expect(main().getByRole('link', { name: 'Ölçü aleti' })).toBeVisible())
  await panel.user.click(choice)
  await panel.user.click(await button('Taslağı Kaydet'))
  await findText(/saklandı/)
  expect((await session.orders.read(order.id)).loadTests).toMatchObject([{ instrument: '', instruments: [meter] }])
  await saveInstruments()
})

it('a shipment can be added by keyboard and is shown in the order', async () => {
  const order = await addOrderOf(unique('Kargo Firması'))
  const panel = await openOrder(order)
  ;(await button('Kargo Ekle')).focus()
  await panel.user.keyboard('{Enter}')
  await typeInto(panel, /^Kargo firması/, 'Bora Kargo{Tab}7100{Enter}')
  await findText(/Bora Kargo/)
  await waitFor(() => expect(screen.queryByLabelText(/^Takip no/)).toBeNull())
  const { shipments } = await session.orders.read(order.id)
  expect(shipments).toMatchObject([{ direction: 'in', carrier: 'Bora Kargo', trackingNumber: '7100' }])
})
