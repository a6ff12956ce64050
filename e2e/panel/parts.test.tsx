import { randomInt } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CountScreen } from '@/components/parts/count-screen'
import { PartImportScreen } from '@/components/parts/import-screen'
import { NewPart } from '@/components/parts/part-form'
import { PartScreen } from '@/components/parts/part-screen'
import { Parts } from '@/components/parts/parts'
import type { OrderJson } from '@/lib/orders/order/output'
import type { MovementJson, PartJson } from '@/lib/parts/output'
import { button, field, fill, press, findText, section, useOrders } from '../support/screens/panel-orders'
import { fetchJson, findAlert, main, readSavedFile, unique, visited } from '../support/screens/panel'
import { QUOTE } from '../support/calls/site-orders'

// Parts in stock (list, movements, count, import), and the parts of orders and quotes.

const PARTS = '/admin/parcalar'
const { session, openAt, openOrder, openQuote } = useOrders()

const call = <Json,>(method: 'GET' | 'POST', path: string, json?: object) =>
  fetchJson<Json>(session.token, method, `/api/Parts${path}`, json)

const newCode = () => `T-${randomInt(1e9).toString(36).toUpperCase()}`
const PART = { name: 'Soğutma fanı', unit: 'adet', least: 4000, place: 'Raf D1', price: 54_000, currency: 'TRY' }

const book = (id: string, movement: object) =>
  call<PartJson>('POST', `/${id}/movements`, { reason: '', orderId: null, ...movement })

/** Adds a part with a quantity on the shelf. */
async function addPart(onHand: number, fields: Partial<typeof PART & { code: string }> = {}): Promise<PartJson> {
  const part = await call<PartJson>('POST', '', { code: newCode(), supplier: '', note: '', ...PART, ...fields })
  return onHand === 0 ? part : book(part.id, { kind: 'count', quantity: onHand })
}

const read = ({ id }: { id: string }) => call<PartJson>('GET', `/${id}`)

const open = (element: React.ReactElement, subpath = '', id?: string) => openAt(PARTS + subpath, element, id)

const row = async (code: string) => {
  const link = await main().findByRole('link', { name: code })
  return link.closest('li')!
}

describe('the list of parts', () => {
  it('finds parts by words and filters, and offers to add a part with the searched code', async () => {
    const lowPart = await addPart(2000)
    const enoughPart = await addPart(9000)
    const { user } = await open(<Parts />, `?q=${lowPart.code}`)
    expect(await row(lowPart.code)).toHaveTextContent('Azaldı, en az 4 adet')
    await user.clear(main().getByRole('searchbox'))
    await user.type(main().getByRole('searchbox'), enoughPart.code)
    expect(await row(enoughPart.code)).toHaveTextContent('en az 4 adet')
    const filter = await main().findByRole('link', { name: /^Azalanlar/ })
    await waitFor(() => expect(filter).toHaveAttribute('href', `${PARTS}?suz=azalan&q=${enoughPart.code}`))
    const unknownCode = newCode()
    await user.clear(main().getByRole('searchbox'))
    await user.type(main().getByRole('searchbox'), unknownCode.toLowerCase())
    const offer = await main().findByRole('link', { name: `${unknownCode} Kodlu Parça Ekle` })
    expect(offer).toHaveAttribute('href', `${PARTS}/yeni?kod=${unknownCode}`)
  })

  it('makes a purchase list and labels for the selected parts', async () => {
    const name = unique('Röle')
    const [lowPart, otherPart] = [await addPart(1000, { name }), await addPart(5000, { name })]
    const panel = await open(<Parts />, `?q=${name}`)
    await press(panel, 'Birkaçını Seç')
    for (const { code } of [lowPart, otherPart])
      await panel.user.click(await main().findByRole('checkbox', { name: `Seç: ${code}` }))
    expect(screen.getByRole('link', { name: 'Etiketleri Yazdır' })).toHaveAttribute(
      'href',
      `${PARTS}/etiketler?no=${lowPart.id},${otherPart.id}`,
    )
    const file = await readSavedFile(() => panel.user.click(screen.getByRole('button', { name: 'Sipariş Listesi' })))
    expect(file).toContain(`"${lowPart.code}";"${name}";"1";"4";"3";"adet"`)
  })
})

describe('a part', () => {
  it('is added, and for a code that exists the form names the part that has it', async () => {
    const { code } = await addPart(0)
    const panel = await open(<NewPart />, `/yeni?kod=${code.toLowerCase()}`)
    await fill('Ad', 'Röle, 24 V')
    await press(panel, 'Kaydet')
    await findText('Bu kod var: Soğutma fanı.')
    const freeCode = newCode()
    await fill('Kod', freeCode.toLowerCase())
    await fill('En az', '1,5')
    await press(panel, 'Kaydet')
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(await call('GET', `/${freeCode}`)).toMatchObject({
      code: freeCode,
      name: 'Röle, 24 V',
      least: 1500,
      onHand: 0,
    })
  })

  it('is counted, goes below zero after a warning, and a counter-movement takes that back', async () => {
    const part = await addPart(1000)
    const order = await session.orders.add()
    const panel = await open(<PartScreen />, `/${part.id}`, part.id)
    await panel.user.click(await main().findByRole('radio', { name: 'Çıkış' }))
    await fill('Kaç adet çıktı?', '3')
    await findText(/^Kayıtta 1 adet var; bununla/)
    await panel.user.type(await field('İş emri'), order.number)
    await panel.user.click(await main().findByRole('option', { name: new RegExp(order.number) }))
    await press(panel, 'Yine de Düş')
    await findText(`Çıkış yazıldı: ${part.code} elde −2 adet`)
    expect(await field('Kaç adet çıktı?')).toHaveValue('')
    await findText(/Raf kayıttan farklı/)
    expect(await read(part)).toMatchObject({ onHand: -2000 })

    await panel.user.click(await button(/^Ters kayıt: .+ çıkışı$/))
    const counter = within(await main().findByRole('form', { name: 'Ters kayıt' }))
    await panel.user.type(counter.getByLabelText(/^Neden/), 'yanlış iş emrine yazılmış')
    await press(panel, 'Ters Kaydı Yaz')
    await findText(`Ters kayıt yazıldı: ${part.code} elde 1 adet`)
    await findText(/çıkışı geri alındı: yanlış iş emrine yazılmış/)
    await findText('geri alındı')

    await panel.user.click(main().getByRole('radio', { name: 'Sayım' }))
    await fill('Rafta kaç adet var?', '4')
    await findText('Kayıtta 1 var: fark +3, hareket olarak yazılır.')
    await press(panel, 'Sayımı Yaz')
    await findText(`Sayım yazıldı: ${part.code} elde 4 adet`)
    const movements = await call<MovementJson[]>('GET', `/${part.id}/movements`)
    expect(movements.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['count', 4000],
      ['counter', 1000],
      ['out', -2000],
      ['count', 1000],
    ])
  })

  it('that does not exist is reported with a link to the list, and with nothing to retry', async () => {
    await open(<PartScreen />, '/YOK', 'YOK')
    const alert = within(await findAlert('Böyle bir parça yok.'))
    expect(alert.getByRole('link', { name: 'Parçalar' })).toHaveAttribute('href', PARTS)
    expect(alert.queryByRole('button')).toBeNull()
  })

  it('is changed by its form, even after a movement in between', async () => {
    const part = await addPart(1000)
    const panel = await open(<PartScreen />, `/${part.id}`, part.id)
    await fill('Yeri', 'Raf E2')
    await book(part.id, { kind: 'in', quantity: 2000 })
    await press(panel, 'Kaydet')
    await findText('Parça kaydedildi.')
    expect(await read(part)).toMatchObject({ place: 'Raf E2', onHand: 3000 })
  })
})

it('a count by keyboard alone writes only differences, and asks about a part that moved meanwhile', async () => {
  const place = newCode()
  const [unchangedPart, shortPart, movedPart] = [
    await addPart(3000, { place }),
    await addPart(9000, { place }),
    await addPart(6000, { place }),
  ]
  const panel = await open(<CountScreen />, `/sayim?q=${place}`)
  const countField = (code: string) => main().findByLabelText(`${code}: rafta kaç adet`)
  const codes = [unchangedPart, shortPart, movedPart].map(({ code }) => code).toSorted()
  await panel.user.click(await countField(codes[0]!))
  for (const code of codes)
    await panel.user.keyboard(
      `${{ [unchangedPart.code]: '3', [shortPart.code]: '7', [movedPart.code]: '6' }[code]}{Enter}`,
    )
  await findText(`${shortPart.code} −2`)
  await book(movedPart.id, { kind: 'out', quantity: 2000 })
  await press(panel, '1 Farkı Yaz')
  await findText('Sayım yazıldı: 1 fark.')
  await findAlert(`${movedPart.code} siz sayarken değişti.`)
  expect(await read(shortPart)).toMatchObject({ onHand: 7000 })
  expect(await read(movedPart)).toMatchObject({ onHand: 4000 })
  await press(panel, 'Sonraydı: Elde 6')
  await waitFor(() => expect(screen.queryByText(`${movedPart.code} siz sayarken değişti.`)).toBeNull())
  expect(await read(movedPart)).toMatchObject({ onHand: 6000 })
  expect((await read(unchangedPart)).movements).toBe(1)
})

it('the import of parts shows what the file changes, and writes all lines at once, with the quantities as a count', async () => {
  const knownPart = await addPart(1000)
  const addedCode = newCode()
  const lines = [
    'Kod;Ad;Yeri;Birim;En az;Satış fiyatı;Miktar',
    `${knownPart.code};Soğutma fanı;Raf D1;adet;4;560,00;3`,
    `${addedCode};Röle, 24 V;Raf E2;adet;;;`,
  ]
  const { user } = await open(<PartImportScreen />, '/ice-aktar')
  const file = new File([lines.join('\r\n')], 'parcalar.csv', { type: 'text/csv' })
  await user.upload(main().getByLabelText('CSV Dosyası Seç'), file)
  await findText('2 satırın hepsi doğru.')
  await findText(/Fiyat: 560,00 TL \(540,00 idi\); Sayım: 3 adet/)
  await findText('Yeni; miktar boş: sayım yazılmaz')
  await user.click(await button('2 Satırı Aktar'))
  await findText(/^parcalar\.csv aktarıldı: 1 yeni parça, 1 fiyat, 1 sayım\.$/)
  expect(await read(knownPart)).toMatchObject({ onHand: 3000, price: 56_000 })
  expect(await call('GET', `/${addedCode}`)).toMatchObject({ place: 'Raf E2', onHand: 0 })
})

describe('an order with parts', () => {
  /** Adds an order whose approved quote names a part. */
  async function addApproved(part: PartJson): Promise<OrderJson> {
    const order = await session.orders.add()
    const line = { kind: 'part', text: part.name, quantity: 2, unit: 'adet', unitPrice: 54_000, partId: part.id }
    const { amount: _, ...quote } = QUOTE
    await session.orders.call('POST', `/${order.id}/quote`, { ...quote, lines: [line] })
    await session.orders.decide(order, 'approved')
    return order
  }

  it('proposes the parts of the approved quote as soon as the repair begins, books all with one press, adds another, and takes one back', async () => {
    const part = await addPart(5000)
    const other = await addPart(7000)
    const order = await addApproved(part)
    const panel = await openOrder(order)
    const parts = within(await section('Kullanılan parçalar'))
    await parts.findByText(/^Parça onarımda \(TP4\) düşülür/)
    await press(panel, 'TP4’e Geç')
    await parts.findByText('elde 5, sonra 3; en az 4')
    await press(panel, 'Parçayı Stoktan Düş')
    await parts.findByText(/^düşüldü/)
    expect(await read(part)).toMatchObject({ onHand: 3000 })
    const quantity = parts.getByLabelText('Miktar')
    await panel.user.type(quantity, 'x')
    await panel.user.type(parts.getByRole('combobox', { name: 'Başka parça ekle' }), other.code)
    await parts.findByRole('option', { name: new RegExp(other.code) })
    await panel.user.keyboard('{Enter}')
    await findAlert(`${other.code} için miktarı 2 ya da 1,5 biçiminde yazıp Enter’a basın.`)
    expect(quantity).toHaveFocus()
    await panel.user.clear(quantity)
    await panel.user.type(quantity, '2,5{Enter}')
    await waitFor(async () => expect(await read(other)).toMatchObject({ onHand: 4500 }))
    expect(quantity).toHaveValue('1')
    await press(panel, `Geri al: ${other.code}`)
    await parts.findByText('1 parça; 1 geri alındı')
    expect(await read(other)).toMatchObject({ onHand: 7000 })
  })

  it('waits for a part, and says that it arrived', async () => {
    const part = await addPart(0)
    const order = await session.orders.add()
    const panel = await openOrder(order)
    await panel.user.click(await main().findByRole('checkbox', { name: 'Parça bekleniyor' }))
    await panel.user.type(await field('Beklenen parça'), part.code)
    await panel.user.click(await main().findByRole('option', { name: new RegExp(part.code) }))
    await press(panel, 'Planı Kaydet')
    await findText('Plan kaydedildi.')
    await panel.close()
    await book(part.id, { kind: 'in', quantity: 4000 })
    const orderPanel = await openOrder(order)
    await findText('Parça geldi.')
    expect(main().queryByText(/şimdi elde/)).toBeNull()
    await orderPanel.close()
    await book(part.id, { kind: 'out', quantity: 4000 })
    const lastPanel = await openOrder(order)
    await findText('Sonra başka yere düşüldü; şimdi elde 0 adet.')
    await press(lastPanel, 'Onarıma Dön')
    await waitFor(() => expect(main().queryByText('Parça geldi.')).toBeNull())
    await waitFor(async () => expect(await session.orders.read(order.id)).toMatchObject({ waitingForPart: false }))
  })
})

it('a part is chosen for a line of a quote by keyboard: text and unit are filled, the price only in its own currency', async () => {
  const liraPart = await addPart(6000, { name: 'DC bara kondansatörü', least: 8000, price: 124_000 })
  const euroPart = await addPart(1000, { name: 'IGBT modülü', price: 18_200, currency: 'EUR' })
  const order = await session.orders.add()
  const { user } = await openQuote(order)
  const line = (index: number) => within(main().getAllByRole('group', { name: /^\d+\. satır$/ })[index]!)
  const choosePart = async (part: PartJson) => {
    await user.keyboard(part.code)
    await main().findByRole('option', { name: new RegExp(part.code) })
    await user.keyboard('{Enter}')
    await main().findByRole('link', { name: part.code })
  }
  await user.selectOptions(await field('Ne'), 'part')
  await user.click(await field('Açıklama'))
  await choosePart(liraPart)
  expect(line(0).getByLabelText('Açıklama')).toHaveValue('DC bara kondansatörü')
  expect(line(0).getByLabelText('Birim fiyat')).toHaveValue('1.240,00')
  await findText(/elde 6 adet; bu teklif 1 adet ister, en az 8 adet/)
  await user.keyboard('{Enter}')
  await choosePart(euroPart)
  expect(line(1).getByLabelText('Birim fiyat')).toHaveValue('')
  await findText(/fiyatı 182,00 EUR; TL fiyatını siz yazın/)
  await user.keyboard('{Control>}s{/Control}')
  await findText(/saklandı/)
  const [{ lines }] = (await session.orders.read(order.id)).quotes as [OrderJson['quotes'][number]]
  expect(lines.map(({ partId, unitPrice }) => [partId, unitPrice])).toEqual([
    [liraPart.id, 124_000],
    [euroPart.id, null],
  ])
})
