import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OrderJson } from '@/lib/orders/order/output'
import { button, field, fill, ORDERS, press, findText, section, useOrders } from '../support/screens/panel-orders'
import { QUOTE } from '../support/calls/site-orders'
import { findAlert, main, type Panel, visited } from '../support/screens/panel'

// Quotes of orders, and decisions that staff record.

const { session, openOrder, openQuote } = useOrders()

describe('a quote', () => {
  const DRAFT = { send: false }
  const storedQuotes = async ({ id }: OrderJson) => (await session.orders.read(id)).quotes
  const amount = () => field('Birim fiyat')

  /** Types a quote, runs `change`, which changes the order meanwhile, and saves. */
  async function saveLate(order: OrderJson, change: () => Promise<unknown>, buttonName: string) {
    const panel = await openQuote(order)
    await fill('Açıklama', 'Onarım')
    await fill('Birim fiyat', '9.999,00')
    await fill(/^Yapılacak iş/, 'Benim işim')
    await fill('Onaydan sonra iş günü', '2')
    await fill('Son geçerlilik günü', '2099-11-30')
    await change()
    await press(panel, buttonName)
    return panel
  }

  it('overwrites a draft that somebody else saved meanwhile only after a choice', async () => {
    const order = await session.orders.add()
    const panel = await saveLate(order, () => session.orders.quote(order.id, DRAFT), 'Taslağı Kaydet')
    await findAlert('Teklif siz yazarken değişti.')
    await findAlert('Teklif 1 taslak: KDV dahil 22.200,00 TL.')
    expect(await amount()).toHaveValue('9.999,00')
    expect(await storedQuotes(order)).toMatchObject([{ amount: QUOTE.amount }])
    await press(panel, 'Benimkini Kaydet')
    await findText(/saklandı/)
    expect(await storedQuotes(order)).toMatchObject([{ amount: 999_900, work: 'Benim işim' }])
  })

  it('replaces a version that was approved meanwhile only after a choice', async () => {
    const order = await session.orders.addQuoted()
    const panel = await saveLate(order, () => session.orders.decide(order, 'approved'), 'Teklifi Gönder')
    await findAlert('Teklif 1 müşteride, onaylandı.')
    expect(await amount()).toHaveValue('9.999,00')
    expect(await storedQuotes(order)).toMatchObject([{ version: 1, decision: 'approved' }])
    await press(panel, 'Benimkini Gönder')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}`]))
    expect(await storedQuotes(order)).toMatchObject([{ version: 2, amount: 999_900, decision: null }, { version: 1 }])
  })

  it('asks again if an approval arrives after the choice to overwrite was offered', async () => {
    const order = await session.orders.addQuoted()
    const panel = await saveLate(
      order,
      () => session.orders.quote(order.id, { ...DRAFT, amount: 500 }),
      'Teklifi Gönder',
    )
    await findAlert('Teklif 1 müşteride, yanıt bekliyor. Teklif 2 taslak: KDV dahil 6,00 TL.')
    await session.orders.decide(order, 'approved')
    await press(panel, 'Benimkini Gönder')
    await findAlert('Teklif 1 müşteride, onaylandı.')
    expect(await storedQuotes(order)).toMatchObject([{ amount: 500, sentAt: null }, { decision: 'approved' }])
  })
})

describe('a quote by keyboard', () => {
  const lines = () => main().getAllByRole('group', { name: /^\d+\. satır$/ })
  const kindOf = (line: number) => within(lines()[line]!).getByLabelText('Ne')
  const textOf = (line: number) => within(lines()[line]!).getByLabelText('Açıklama')

  it('can be written, saved and sent by shortcuts, but not by Enter alone, and “kargo” in a text makes its line a shipping line', async () => {
    const order = await session.orders.add()
    const { user } = await openQuote(order)
    const typeLine = (text: string, price: string) => user.keyboard(`${text}{Tab}{Tab}{Tab}${price}`)
    await user.click(await field('Açıklama'))
    await typeLine('Onarım', '5000{Enter}')
    expect(kindOf(1)).toHaveValue('labour')
    await user.keyboard('Kargo kutusu')
    await user.click(await button('İşçilik kalsın'))
    await waitFor(() => expect(textOf(1)).toHaveFocus())
    expect(kindOf(1)).toHaveValue('labour')
    await user.keyboard('{Tab}{Tab}{Tab}150{Enter}')
    await typeLine('Dönüş kargosu', '290')
    expect(kindOf(2)).toHaveValue('shipping')
    await user.keyboard('{Control>}s{/Control}')
    await findText(/saklandı/)
    await waitFor(() => expect(within(lines()[2]!).getByLabelText('Birim fiyat')).toHaveFocus())
    const [{ lines: storedLines }] = (await session.orders.read(order.id)).quotes as [OrderJson['quotes'][number]]
    expect(storedLines.map(({ kind, unit }) => [kind, unit])).toEqual([
      ['labour', 'saat'],
      ['labour', 'saat'],
      ['shipping', 'adet'],
    ])
    await user.type(await field('Onaydan sonra iş günü'), '2{Enter}')
    expect(main().getByRole('button', { name: /^Teklifi Gönder/ })).toBeEnabled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}`]))
    expect((await session.orders.read(order.id)).quotes).toMatchObject([{ sentAt: expect.any(String) }])
  })

  it('is saved before its PDF is opened, and a link to the PDF is shown if the browser blocks the window', async () => {
    const order = await session.orders.add()
    const panel = await openQuote(order)
    await fill('Açıklama', 'Onarım')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await press(panel, 'PDF’e Bak')
    const link = await main().findByRole('link', { name: 'PDF Hazır: Aç' })
    expect(link).toHaveAttribute('href', open.mock.calls[0]![0])
    expect((await session.orders.read(order.id)).quotes).toMatchObject([{ lines: [{ text: 'Onarım' }], sentAt: null }])
    open.mockRestore()
    await fill('Açıklama', 'Onarım ve test')
    await button('PDF’e Bak')
  })
})

describe('a recorded decision', () => {
  async function startDecision() {
    const order = await session.orders.addQuoted()
    const panel = await openOrder(order)
    await press(panel, 'Kararı Yaz')
    await fill('Kim karar verdi', 'Nurhan')
    return { order, panel }
  }
  /** Makes the screen load the order again. */
  const reload = async (panel: Panel) => {
    await fill('Yeni not', 'Bir not, ondan sonra iş emri yeniden okunur')
    await press(panel, 'Notu Ekle')
  }

  it('applies to a version that was sent meanwhile only after a choice', async () => {
    const { order, panel } = await startDecision()
    await session.orders.quote(order.id, { amount: 2_000_000 })
    await reload(panel)
    await waitFor(async () => expect(await section('Teklif')).toHaveTextContent(`${order.number}/2`))
    await press(panel, 'Kararı Kaydet')
    await findAlert('Siz yazarken teklif 2 gönderildi.')
    const decisions = async () =>
      (await session.orders.read(order.id)).quotes.map(({ version, decision, decidedBy }) => [
        version,
        decision,
        decidedBy,
      ])
    const olderQuote = [1, null, '']
    expect(await decisions()).toEqual([[2, null, ''], olderQuote])
    await press(panel, 'Teklif 2 İçin Kaydet')
    await waitFor(async () => expect(await section('Teklif')).toHaveTextContent('Onaylandı'))
    expect(await decisions()).toEqual([[2, 'approved', 'Nurhan'], olderQuote])
  })

  it('is refused and keeps its text if the customer decides meanwhile', async () => {
    const { order, panel } = await startDecision()
    await session.orders.decide(order, 'approved')
    await reload(panel)
    await waitFor(async () => expect(await section('Teklif')).toHaveTextContent('kendi sayfasından'))
    await press(panel, 'Kararı Kaydet')
    await findAlert('Karar daha önce verildi: teklif 1 onaylandı.')
    expect(await field('Kim karar verdi')).toHaveValue('Nurhan')
    await press(panel, 'Kayıtlı Hâli Aç')
    await waitFor(() => expect(main().queryByLabelText('Kim karar verdi')).toBeNull())
  })
})
