import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { NewOrder } from '@/components/orders/staff/new-order'
import { WithoutMessageLink } from '@/components/orders/staff/new-order-links'
import { OrderEditor } from '@/components/orders/staff/order-editor'
import { OrderScreen } from '@/components/orders/staff/order-screen'
import { Orders } from '@/components/orders/staff/orders'
import { OrderPapers } from '@/components/orders/paper/order-papers'
import type { PaperCompany } from '@/components/orders/paper/order-sheet'
import { QuoteScreen } from '@/components/orders/staff/quote-screen'
import type { OrderJson } from '@/lib/orders/output'
import type { Account } from '../support/accounts'
import { newPictureFile } from '../support/images'
import { ordersOf, ORDERS, QUOTE } from '../support/panel-orders'
import {
  fileOf,
  findAlert,
  main,
  openPanel,
  type Panel,
  refuseCalls,
  signInAs,
  unique,
  useContent,
  visited,
} from '../support/panel'

const content = useContent()
let account: Account
let orders: ReturnType<typeof ordersOf>

beforeAll(async () => {
  account = await content.addAdministrator()
  orders = ordersOf((await signInAs(account)).token)
})

const openList = (query: string) => openPanel(<Orders />, { path: `${ORDERS}${query}`, content, account })
const openOrder = ({ id }: { id: string }) =>
  openPanel(<OrderScreen />, { path: `${ORDERS}/${id}`, params: { id }, content, account })
const openEditor = ({ id }: { id: string }) =>
  openPanel(<OrderEditor />, { path: `${ORDERS}/${id}/duzenle`, params: { id }, content, account })
const openQuote = ({ id }: { id: string }) =>
  openPanel(<QuoteScreen />, { path: `${ORDERS}/${id}/teklif`, params: { id }, content, account })
const openNew = (query = '') =>
  openPanel(
    <>
      <WithoutMessageLink />
      <NewOrder />
    </>,
    { path: `${ORDERS}/yeni${query}`, content, account },
  )

/** A field by its label, with or without '(isteğe bağlı)'. */
const field = (label: string | RegExp) =>
  main().findByLabelText((text) =>
    typeof label === 'string' ? text.trim().replace(/ \(isteğe bağlı\)$/, '') === label : label.test(text.trim()),
  )
const button = (name: string | RegExp) => main().findByRole('button', { name })
const section = (name: string) => main().findByRole('region', { name })
const step = (name: RegExp) => main().findByRole('radio', { name })
const row = async (text: string) => (await main().findByText(text)).closest('li')!
const says = (text: string | RegExp) => main().findByText(text)

async function fill({ user }: Panel, label: string | RegExp, text: string): Promise<HTMLElement> {
  const control = await field(label)
  await user.clear(control)
  if (text) await user.type(control, text)
  return control
}
const press = async ({ user }: Panel, name: string | RegExp) => user.click(await button(name))
const tick = async ({ user }: Panel, label: string | RegExp) => user.click(await field(label))

/** Opens an order whose quote waits for the customer. */
async function addQuoted(): Promise<OrderJson> {
  const order = await orders.add()
  await orders.quote(order.id)
  return order
}

/** Opens an order whose quote was approved. */
async function addApproved(): Promise<OrderJson> {
  const order = await addQuoted()
  await orders.decide(order, 'approved')
  return order
}

const OTHER_STEP = 'Adım değişti: TP2 Arıza tespiti.'

describe('the list', () => {
  it('shows what the filters and the search of its address name, and leads on from there', async () => {
    const person = unique('Süzgeç')
    const order = await orders.add({ contactPerson: person })
    const word = person.split(' ')[1]!
    const { unmount } = await openList(`?adim=1&q=${word}`)
    expect(await main().findByRole('link', { name: order.number })).toHaveAttribute('href', `${ORDERS}/${order.id}`)
    expect(await field(/ara$/)).toHaveValue(word)
    expect(main().getByRole('link', { name: /^TP1/ })).toHaveAttribute('aria-current', 'true')
    const delivered = main().getByRole('link', { name: /^Teslim edildi/ })
    expect(delivered).toHaveAttribute('href', `${ORDERS}?durum=teslim&q=${word}`)
    unmount()
    await openList(`?adim=2&q=${word}`)
    await says(`“${word}” için Arıza tespiti adımında iş emri yok.`)
  })

  it('says how long an order has stood, which quote waits for an answer, and which decision is new', async () => {
    const waiting = await addQuoted()
    const decided = await addQuoted()
    await orders.decide(decided, 'declined')
    const number = `2002-${Date.now() % 1_000_000}`
    await content.addOrder({ number, step: 2, stepSince: new Date('2001-01-01T09:00:00Z') })
    for (const [searched, words] of [
      [waiting.number, /yanıt bekliyor/],
      [decided.number, /Yeni karar: .+onaylamadı/],
      [number, /[\d.]+ günbu adımda/],
    ] as const) {
      const { unmount } = await openList(`?q=${searched}`)
      expect(await row(searched)).toHaveTextContent(words)
      unmount()
    }
  })

  it.each([
    [<Orders key="list" />, ORDERS, 'GET /api/WorkOrders?state=open&page=1&pageSize=50', 'İş emirleri yüklenirken'],
    [<OrderScreen key="order" />, `${ORDERS}/x`, 'GET /api/WorkOrders/x', 'İş emri yüklenirken'],
  ])('a failed reading says what could not be loaded: %#', async (element, path, call, words) => {
    const restore = refuseCalls(call, 503, 'Hizmet geçici olarak kullanılamıyor.')
    await openPanel(element, { path, params: { id: 'x' }, content, account })
    expect(await says(`${words} bir hata oluştu: Hizmet geçici olarak kullanılamıyor.`)).toBeVisible()
    restore()
  })
})

describe('the step', () => {
  it('is moved, and repair and test stay shut until an approval and say why', async () => {
    const order = await orders.add()
    const panel = await openOrder(order)
    for (const name of [/^TP4/, /^TP5/]) {
      expect(await step(name)).toBeDisabled()
      expect(await step(name)).toHaveAccessibleDescription(/^Onay olmadan onarıma geçilemez\./)
    }
    await press(panel, 'TP2’ye Geç')
    await says(OTHER_STEP)
    await panel.user.click(await step(/^TP6/))
    await press(panel, 'Adımı Değiştir')
    await says('Yük altında test atlanıyorsa nedenini yazın.')
    await waitFor(async () => expect(await field('Yük testi neden yapılmadı')).toHaveFocus())
  })

  it('a sentence for the customer that was typed before closing goes out with the closing', async () => {
    const order = await addApproved()
    await orders.step(order.id, 6, { reason: 'Yük yok.' })
    const panel = await openOrder(order)
    await fill(panel, 'Müşteriye cümle', 'Cihazınız hazır.')
    await press(panel, /^Teslim Et/)
    await button('Kapat ve Bildir')
    expect(await field('Müşteriye cümle')).toHaveValue('Cihazınız hazır.')
    await press(panel, 'Vazgeç')
    await button(/^Teslim Et/)
    expect(await field('Müşteriye cümle')).toHaveValue('Cihazınız hazır.')
    await press(panel, /^Teslim Et/)
    await press(panel, 'Kapat ve Bildir')
    await says(/^Teslim edildi, /)
    await says(/^Garanti son günü /)
    const { events } = await orders.read(order.id)
    expect(events.find(({ state }) => state === 'delivered')?.text).toBe('Cihazınız hazır.')
  })

  it('a closed order is opened again with a reason, at the diagnosis unless staff choose otherwise', async () => {
    const order = await orders.add()
    await orders.step(order.id, 1, { state: 'cancelled' })
    const panel = await openOrder(order)
    await press(panel, 'Yeniden Aç')
    await says('Yeniden açma sebebini yazın.')
    await fill(panel, 'Yeniden açma sebebi', 'Müşteri geri geldi.')
    await press(panel, 'Yeniden Aç')
    await main().findByRole('heading', { name: 'Adım 2: Arıza tespiti' })
    await says(/^Yeniden açıldı, \d/)
    expect(await section('Geçmiş')).toHaveTextContent('Sebep: Müşteri geri geldi.')
  })
})

describe('diagnosis, plan and notes', () => {
  it('a diagnosis that somebody else changed meanwhile is neither lost nor overwritten', async () => {
    const order = await orders.add()
    const panel = await openOrder(order)
    await fill(panel, /^Ne bulduk/, 'Benimki')
    // A note changes something else, so it is no conflict.
    await orders.note(order.id, 'Başka bir şey')
    await press(panel, 'Tespiti Kaydet')
    await says('Tespit kaydedildi.')
    await fill(panel, /^Ne bulduk/, 'Benimki, yeniden')
    await orders.call('PUT', `/${order.id}`, { ...order, diagnosis: 'Onunki' })
    await press(panel, 'Tespiti Kaydet')
    await says('Bu iş emri siz düzenlerken değişti.')
    expect(await field(/^Ne bulduk/)).toHaveValue('Benimki, yeniden')
    expect((await orders.read(order.id)).diagnosis).toBe('Onunki')
    await press(panel, 'Benimkini Kaydet')
    await says('Tespit kaydedildi.')
    expect((await orders.read(order.id)).diagnosis).toBe('Benimki, yeniden')
  })

  it('who, until when and the awaited part are saved, and marked in the list', async () => {
    const person = unique('Plan')
    const order = await orders.add({ contactPerson: person })
    const panel = await openOrder(order)
    await panel.user.selectOptions(
      await field('Sorumlu'),
      await within(await field('Sorumlu')).findByRole('option', { name: `${account.email} (siz)` }),
    )
    await fill(panel, 'Söz verilen gün', '2020-02-01')
    await tick(panel, 'Parça bekleniyor')
    await fill(panel, 'Parçanın beklendiği gün', '2099-03-18')
    await tick(panel, 'Parça beklendiğini müşteri görsün')
    await press(panel, 'Planı Kaydet')
    await says('Plan kaydedildi.')
    expect(await section('Kim, ne zaman')).toHaveTextContent('Söz verilen gün geçti')
    panel.unmount()
    await openList(`?q=${order.number}`)
    const listed = await row(person)
    for (const words of [account.email, 'Parça bekleniyor, 18.03.2099', 'Söz verilen gün geçti, 01.02.2020'])
      expect(listed).toHaveTextContent(words)
  })
})

describe('photos', () => {
  it('are added, shown to the customer, named and deleted', async () => {
    const panel = await openOrder(await orders.add())
    const photos = () => within(main().getByRole('region', { name: 'Fotoğraflar' }))
    await panel.user.upload(await field(/^Fotoğraf Ekle/), [
      fileOf(await newPictureFile('a.png')),
      fileOf(await newPictureFile('b.png')),
    ])
    await waitFor(() => expect(photos().getAllByRole('img')).toHaveLength(2))
    await tick(panel, 'Müşteri görsün: 1. fotoğraf')
    await says('2, 1 tanesini müşteri görür')
    await press(panel, '1. fotoğraf: açıklamayı düzenle')
    await fill(panel, 'Açıklama', 'IGBT ölçümü')
    await panel.user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!)
    const question = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
    await panel.user.click(within(question).getByRole('button', { name: 'Sayfada Kal' }))
    await panel.user.type(await field('Açıklama'), '{Enter}')
    await waitFor(() => expect(photos().getByRole('img', { name: 'IGBT ölçümü' })).toBeVisible())
    await press(panel, 'IGBT ölçümü: sil')
    await panel.user.click(
      within(document.querySelector<HTMLElement>('dialog[open]')!).getByRole('button', { name: 'Sil' }),
    )
    await waitFor(() => expect(photos().getAllByRole('img')).toHaveLength(1))
  })
})

describe('the customer’s page', () => {
  const NAME = 'Müşterinin sayfası'

  it('without an e-mail address nothing is mailed, and WhatsApp takes number and link', async () => {
    const order = await orders.add({ email: '' })
    await openOrder(order)
    const panel = within(await section(NAME))
    expect(panel.queryByRole('button', { name: 'Bağlantıyı yeniden e-postala' })).toBeNull()
    const text = encodeURIComponent(`${order.number} numaralı iş emriniz: ${order.trackingUrl}`)
    expect(panel.getByRole('link', { name: 'WhatsApp ile gönder' })).toHaveAttribute(
      'href',
      `https://wa.me/905325550123?text=${text}`,
    )
    expect(await section(NAME)).toHaveTextContent('E-posta gönderimi ayarlı değil')
  })

  it('its link is copied', async () => {
    const order = await orders.add()
    const panel = await openOrder(order)
    await press(panel, 'Kopyala')
    await says('Kopyalandı.')
    expect(await navigator.clipboard.readText()).toBe(order.trackingUrl)
  })

  it('a corrected e-mail address leads to the offer of a new link', async () => {
    const order = await orders.add({ email: 'yanlis@ornek.example' })
    await orders.quote(order.id)
    const editor = await openEditor(order)
    await fill(editor, 'E-posta', 'dogru@ornek.example')
    await press(editor, 'Kaydet')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}#baglanti`]))
    editor.unmount()
    const panel = await openOrder(order)
    await waitFor(async () =>
      expect(await section(NAME)).toHaveTextContent('yanlis@ornek.example adresine giden bağlantı hâlâ açılıyor.'),
    )
    await press(panel, 'Bağlantıyı yenile')
    await panel.user.click(await screen.findByRole('button', { name: 'Yenile' }))
    await waitFor(async () => expect(await section(NAME)).toHaveTextContent('Etiketi ve fişi yeniden yazdırın.'))
    expect(await section(NAME)).not.toHaveTextContent('hâlâ açılıyor')
    expect(await field('Takip bağlantısı')).not.toHaveValue(order.trackingUrl)
  })

  it('other open orders of the same telephone are linked', async () => {
    const ending = String(Date.now()).slice(-7)
    const other = await orders.add({ phone: `0 (533) ${ending}` })
    await openOrder(await orders.add({ phone: `+90 533 ${ending}` }))
    const link = within(await section('Bu telefonla açık iş emri')).getByRole('link', { name: other.number })
    expect(link).toHaveAttribute('href', `${ORDERS}/${other.id}`)
  })
})

describe('a new order', () => {
  it('is filled from its message, and opened', async () => {
    const message = await content.addMessage({
      receivedAt: '2030-04-05T09:00:00Z',
      contactPerson: 'Sevgi Taşkıran',
      problemDescription: 'AL16 veriyor.',
    })
    const panel = await openNew(`?mesaj=${message}`)
    expect(await field('Yetkili kişi')).toHaveValue('Sevgi Taşkıran')
    expect(await field('Müşterinin anlattığı')).toHaveValue('AL16 veriyor.')
    expect(await field('Müşteriye e-posta gönder')).toBeChecked()
    await fill(panel, 'Seri no', '24031187')
    await press(panel, 'İş Emrini Aç')
    await waitFor(() => expect(visited).toHaveLength(1))
    const { messageId, serialNumber } = await orders.read(visited[0]!.split('/').at(-1)!)
    expect([messageId, serialNumber]).toEqual([message, '24031187'])
  })

  it('that lacks something or is refused loses nothing, and a link asks first', async () => {
    const panel = await openNew()
    await fill(panel, 'Telefon', '0332 555 02 77')
    await press(panel, 'İş Emrini Aç')
    await says('Yetkili kişinin adını yazın.')
    await waitFor(async () => expect(await field('Yetkili kişi')).toHaveFocus())
    await fill(panel, 'Yetkili kişi', 'Çağrı Ünal')
    await fill(panel, 'Müşterinin anlattığı', '24 V yükte 17 V')
    refuseCalls('POST /api/WorkOrders', 503, 'Hizmet geçici olarak kullanılamıyor.')
    await press(panel, 'İş Emrini Aç')
    await says('İş emri kaydedilirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.')
    expect(await field('Yetkili kişi')).toHaveValue('Çağrı Ünal')
    await panel.user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!)
    await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  })

  it('opened without its message asks before what was typed is lost', async () => {
    const message = await content.addMessage({ receivedAt: '2031-04-05T09:00:00Z', contactPerson: 'Sevgi Taşkıran' })
    const panel = await openNew(`?mesaj=${message}`)
    await fill(panel, 'Seri no', '24031187')
    const leave = async (answer: string) => {
      await panel.user.click(main().getByRole('link', { name: 'Mesajsız aç' }))
      const question = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
      await panel.user.click(within(question).getByRole('button', { name: answer }))
    }
    await leave('Sayfada Kal')
    expect(await field('Seri no')).toHaveValue('24031187')
    await leave('Sayfadan Ayrıl')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/yeni`]))
    await waitFor(async () => expect(await field('Seri no')).toHaveValue(''))
  })

  it('from a message of which a colleague just opened one is told its number and asked for', async () => {
    const message = await content.addMessage({ receivedAt: '2031-05-05T09:00:00Z', contactPerson: 'Sevgi Taşkıran' })
    const panel = await openNew(`?mesaj=${message}`)
    await field('Yetkili kişi')
    const { number } = await orders.call('POST', '', { messageId: message })
    await press(panel, 'İş Emrini Aç')
    await says(`Bu mesajdan ${number} açıldı.`)
    await fill(panel, 'Seri no', '24031188')
    await press(panel, 'Başka Cihaz İçin Aç')
    await waitFor(() => expect(visited).toHaveLength(1))
    expect((await orders.read(visited[0]!.split('/').at(-1)!)).serialNumber).toBe('24031188')
  })
})

/** Types a quote of 9 999,00 TL. */
async function typeQuote(panel: Panel): Promise<void> {
  await fill(panel, 'Açıklama', 'Onarım')
  await fill(panel, 'Birim fiyat', '9.999,00')
  await fill(panel, /^Yapılacak iş/, 'Benim işim')
  await fill(panel, 'Onaydan sonra iş günü', '2')
  await fill(panel, 'Son geçerlilik günü', '2099-11-30')
}

describe('a quote', () => {
  const DRAFT = { send: false }
  const stored = async ({ id }: OrderJson) => (await orders.read(id)).quotes
  const amount = () => field('Birim fiyat')

  it('is written in lira and sent, and the order waits for the answer', async () => {
    const order = await orders.add()
    const panel = await openQuote(order)
    await typeQuote(panel)
    await fill(panel, 'Birim fiyat', '22,000.00')
    await press(panel, 'Teklifi Gönder')
    await says('Birim fiyatı 1.450,00 biçiminde yazın.')
    await fill(panel, 'Birim fiyat', '22.000,00')
    await waitFor(async () => expect(await section('Müşterinin göreceği tutar')).toHaveTextContent('26.400,00 TL'))
    await press(panel, 'Teklifi Gönder')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}`]))
    const written = { version: 1, amount: 2_200_000, currency: 'TRY', vatIncluded: false, vatRate: 20 }
    const rest = { work: 'Benim işim', leadDays: 2, validUntil: '2099-11-30' }
    expect(await stored(order)).toMatchObject([{ ...written, ...rest }])
    panel.unmount()
    await openOrder(order)
    expect(await section('Teklif')).toHaveTextContent('Müşterinin yanıtı bekleniyor')
  })

  it('a draft that somebody else saved meanwhile is replaced only after a choice', async () => {
    const order = await orders.add()
    const panel = await openQuote(order)
    await typeQuote(panel)
    await orders.quote(order.id, DRAFT)
    await press(panel, 'Taslağı Kaydet')
    await findAlert('Teklif siz yazarken değişti.')
    await findAlert('Teklif 1 taslak: KDV dahil 22.200,00 TL.')
    expect(await amount()).toHaveValue('9.999,00')
    expect(await stored(order)).toMatchObject([{ amount: QUOTE.amount }])
    await press(panel, 'Benimkini Kaydet')
    await says('Taslak kaydedildi.')
    expect(await stored(order)).toMatchObject([{ amount: 999_900, work: 'Benim işim' }])
  })

  it('a new version voids an approval that came while it was typed only after a choice', async () => {
    const order = await addQuoted()
    const panel = await openQuote(order)
    await typeQuote(panel)
    await orders.decide(order, 'approved')
    await press(panel, 'Teklifi Gönder')
    await findAlert('Teklif 1 müşteride, onaylandı.')
    expect(await amount()).toHaveValue('9.999,00')
    expect(await stored(order)).toMatchObject([{ version: 1, decision: 'approved' }])
    await press(panel, 'Benimkini Gönder')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}`]))
    expect(await stored(order)).toMatchObject([{ version: 2, amount: 999_900, decision: null }, { version: 1 }])
  })

  it('the choice of one’s own covers what the notice named, and no approval that came after it', async () => {
    const order = await addQuoted()
    const panel = await openQuote(order)
    await typeQuote(panel)
    await orders.quote(order.id, { ...DRAFT, amount: 500 })
    await press(panel, 'Teklifi Gönder')
    await findAlert('Teklif 1 müşteride, yanıt bekliyor. Teklif 2 taslak: KDV dahil 6,00 TL.')
    await orders.decide(order, 'approved')
    await press(panel, 'Benimkini Gönder')
    await findAlert('Teklif 1 müşteride, onaylandı.')
    expect(await stored(order)).toMatchObject([{ amount: 500, sentAt: null }, { decision: 'approved' }])
  })

  it('is not held up by another change of the order', async () => {
    const order = await orders.add()
    const panel = await openQuote(order)
    await typeQuote(panel)
    await orders.note(order.id, 'Rafta B-14')
    await press(panel, 'Teklifi Gönder')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}`]))
    expect(await stored(order)).toMatchObject([{ amount: 999_900 }])
  })
})

describe('a told decision', () => {
  /** Opens the form for the decision on a sent quote. */
  async function openTold() {
    const order = await addQuoted()
    const panel = await openOrder(order)
    await press(panel, 'Kararı Yaz')
    await fill(panel, 'Kim karar verdi', 'Nurhan')
    return { order, panel }
  }
  /** Has the screen read the order again. */
  const readAgain = async (panel: Panel) => {
    await fill(panel, 'Yeni not', 'Bir not, ondan sonra iş emri yeniden okunur')
    await press(panel, 'Notu Ekle')
  }

  it('is written to a version that was sent while it was typed only after a choice', async () => {
    const { order, panel } = await openTold()
    await orders.quote(order.id, { amount: 2_000_000 })
    await readAgain(panel)
    await waitFor(async () => expect(await section('Teklif')).toHaveTextContent(`${order.number}/2`))
    await press(panel, 'Kararı Kaydet')
    await findAlert('Siz yazarken teklif 2 gönderildi.')
    const decisions = async () =>
      (await orders.read(order.id)).quotes.map(({ version, decision, decidedBy }) => [version, decision, decidedBy])
    const older = [1, null, '']
    expect(await decisions()).toEqual([[2, null, ''], older])
    await press(panel, 'Teklif 2 İçin Kaydet')
    await waitFor(async () => expect(await section('Teklif')).toHaveTextContent('Onaylandı'))
    expect(await decisions()).toEqual([[2, 'approved', 'Nurhan'], older])
  })

  it('stays when the customer decides meanwhile', async () => {
    const { order, panel } = await openTold()
    await orders.decide(order, 'approved')
    await readAgain(panel)
    await waitFor(async () => expect(await section('Teklif')).toHaveTextContent('kendi sayfasından'))
    await press(panel, 'Kararı Kaydet')
    await findAlert('Karar daha önce verildi: teklif 1 onaylandı.')
    expect(await field('Kim karar verdi')).toHaveValue('Nurhan')
    await press(panel, 'Kayıtlı Hâli Aç')
    await waitFor(() => expect(main().queryByLabelText('Kim karar verdi')).toBeNull())
  })
})

/** What is typed and chosen before the session ends, the button that opens the form and the one that finds it ended. */
type Interrupted = {
  add: () => Promise<OrderJson>
  opens?: RegExp
  texts?: Record<string, string>
  /** Pressed, and then ticked or not. */
  ticks?: Record<string, boolean>
  sends: string
}

const INTERRUPTED: Record<string, Interrupted> = {
  'a note and a sentence for the customer': {
    add: () => orders.add(),
    texts: { 'Yeni not': 'Rafta B-14', 'Müşteriye cümle': 'Parçanız geldi.' },
    sends: 'Notu Ekle',
  },
  'a told decision': {
    add: addQuoted,
    opens: /^Kararı Yaz/,
    ticks: { Onaylamadı: true, Yazıyla: true },
    texts: { 'Kim karar verdi': 'Nurhan Öz', Not: 'Sipariş 4500-118' },
    sends: 'Kararı Kaydet',
  },
  'a delivery': {
    add: addApproved,
    opens: /^Kapat/,
    texts: { 'Garanti son günü': '2099-12-31', 'Yük testi neden yapılmadı': 'Yük yok.' },
    ticks: { 'E-posta ile bildir': false },
    sends: 'Kapat',
  },
  'the reason to open a closed order again': {
    add: async () => orders.step((await orders.add()).id, 1, { state: 'cancelled' }),
    texts: { 'Yeniden açma sebebi': 'Müşteri geri geldi.' },
    sends: 'Yeniden Aç',
  },
}

describe('what was typed', () => {
  it.each(Object.keys(INTERRUPTED))('%s outlives an expired session', async (name) => {
    const { add, opens, texts = {}, ticks = {}, sends } = INTERRUPTED[name]!
    const order = await add()
    const own = await content.addAdministrator()
    const opening = { path: `${ORDERS}/${order.id}`, params: { id: order.id }, content, account: own }
    const before = await openPanel(<OrderScreen />, opening)
    const box = (label: string) => (label.startsWith('TP') ? step(/^TP3/) : field(label))
    if (opens) await press(before, opens)
    for (const label of Object.keys(ticks)) await before.user.click(await box(label))
    for (const [label, text] of Object.entries(texts)) await fill(before, label, text)
    await content.expireSessions(own.email)
    await press(before, sends)
    await waitFor(() => expect(visited.join()).toContain('/admin/login'))
    before.unmount()
    await openPanel(<OrderScreen />, opening)
    for (const [label, text] of Object.entries(texts)) expect(await field(label)).toHaveValue(text)
    for (const [label, isTicked] of Object.entries(ticks))
      expect(((await box(label)) as HTMLInputElement).checked).toBe(isTicked)
  })

  it.each<[string, (order: OrderJson) => Promise<Panel>, string | RegExp, string?]>([
    ['a diagnosis', openOrder, /^Ne bulduk/, 'Tespiti Kaydet'],
    ['a new order', () => openNew(), 'Müşterinin anlattığı'],
    ['a quote', openQuote, /^Yapılacak iş/, 'Taslağı Kaydet'],
  ])('%s in a closed tab is offered again until it is saved or emptied', async (_, openScreen, label, save) => {
    const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('taslak:'))
    const order = await orders.add()
    const before = await openScreen(order)
    await fill(before, label, 'Uzun uzun yazıldı')
    await waitFor(() => expect(String(kept())).toContain('Uzun uzun yazıldı'))
    before.unmount()
    const panel = await openScreen(order)
    expect(await field(label)).not.toHaveValue('Uzun uzun yazıldı')
    await says('Bu tarayıcıda kaydedilmemiş yazdıklarınız var.')
    await press(panel, 'Kaldığım Yerden')
    expect(await field(label)).toHaveValue('Uzun uzun yazıldı')
    if (openScreen === openQuote) await typeQuote(panel)
    if (save) await press(panel, save)
    else await fill(panel, label, '')
    await waitFor(() => expect(kept()).toEqual([]))
  })
})

const COMPANY: PaperCompany = {
  name: 'Ölçev',
  fullName: 'Ölçev Elektronik',
  address: { lines: ['Örnek Sitesi'], city: 'Bursa' } as unknown as PaperCompany['address'],
  phone: { display: '0212', href: 'tel:0212' },
}

describe('the paper', () => {
  const openPaper = (id: string) =>
    openPanel(<OrderPapers company={COMPANY} />, { path: `${ORDERS}/${id}/fis`, params: { id }, content, account })

  it('shows the order on the sheet and the label', async () => {
    const id = await content.addOrder({
      companyName: 'Tunçel Ambalaj',
      contactPerson: 'Sevgi Taşkıran',
      phone: '+90 (532) 555 01 23',
      email: 'bakim@tuncel.example',
      deviceBrand: 'Yumaro',
      deviceModel: 'YS2-40A-4HP',
      serialNumber: '24031187',
      accessories: 'Enkoder kablosu',
      faultDescription: 'AL16 veriyor.\nHat duruyor.',
    })
    const { number } = await orders.read(id)
    await openPaper(id)
    const sheet = await screen.findByRole('region', { name: 'A4 fiş' })
    const device = ['Yumaro YS2-40A-4HP', '24031187', 'Enkoder kablosu', 'AL16 veriyor. Hat duruyor.']
    for (const text of [number, 'Sevgi Taşkıran', 'Tunçel Ambalaj', 'bakim@tuncel.example', ...device])
      expect(sheet).toHaveTextContent(text)
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(6)
    const label = screen.getByRole('region', { name: 'Cihaz etiketi, 62 mm' })
    expect(label).toHaveTextContent('YumaroYS2-40A-4HPS/N 24031187Tunçel Ambalaj')
    expect(label).toHaveTextContent('Karekod müşteriye özeldir.')
    expect(main().getByRole('link', { name: `İş emrine dön: ${number}` })).toHaveAttribute('href', `${ORDERS}/${id}`)
  })
})
