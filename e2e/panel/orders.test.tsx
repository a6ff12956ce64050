import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NewOrderScreen } from '@/components/orders/staff/new/new-order'
import { OrderEditor } from '@/components/orders/staff/order/order-editor'
import { OrdersScreen } from '@/components/orders/staff/list/orders'
import { newPicture } from '../support/images'
import { button, field, fill, ORDERS, press, findText, section, useOrders } from '../support/screens/panel-orders'
import { main, type Panel, unique, visited } from '../support/screens/panel'

const { content, session, open, openOrder } = useOrders()
const openNew = (query = '') => open(<NewOrderScreen />, `/yeni${query}`)
const stepChoice = (name: RegExp) => main().findByRole('radio', { name })
const tick = async ({ user }: Panel, label: string | RegExp) => user.click(await field(label))

describe('the step', () => {
  it('can be changed, and repair and test are disabled with the reason until the quote is approved', async () => {
    const order = await session.orders.add()
    const panel = await openOrder(order)
    for (const name of [/^TP4/, /^TP5/]) {
      expect(await stepChoice(name)).toBeDisabled()
      expect(await stepChoice(name)).toHaveAccessibleDescription(/^Onay olmadan onarıma geçilemez\./)
    }
    await press(panel, 'TP2’ye Geç')
    await findText('Adım değişti: TP2 Arıza tespiti.')
    await panel.user.click(await stepChoice(/^TP6/))
    await press(panel, 'Adımı Değiştir')
    await findText('Yük altında test atlanıyorsa nedenini yazın.')
    await waitFor(async () => expect(await field('Yük testi neden yapılmadı')).toHaveFocus())
  })

  it('is changed by Ctrl+Enter in the note to the customer, but not by Enter', async () => {
    const order = await session.orders.add()
    const { user } = await openOrder(order)
    await user.type(await field('Müşteriye not'), 'Söküldü{Enter}, ölçüldü.{Control>}{Enter}{/Control}')
    await findText('Adım değişti: TP2 Arıza tespiti.')
    const { events } = await session.orders.read(order.id)
    expect(events.find(({ step }) => step === 2)?.text).toBe('Söküldü, ölçüldü.')
  })

  it('a note to the customer that staff type before closing the order is sent when the order is closed', async () => {
    const order = await session.orders.addApproved()
    await session.orders.step(order.id, 6, { reason: 'Yük yok.' })
    const panel = await openOrder(order)
    await fill('Müşteriye not', 'Cihazınız hazır.')
    await press(panel, /^Teslim Et/)
    await button('Kapat ve Bildir')
    expect(await field('Müşteriye not')).toHaveValue('Cihazınız hazır.')
    await press(panel, 'Vazgeç')
    await button(/^Teslim Et/)
    expect(await field('Müşteriye not')).toHaveValue('Cihazınız hazır.')
    await press(panel, /^Teslim Et/)
    await press(panel, 'Kapat ve Bildir')
    await waitFor(async () => expect((await findText(/^Teslim edildi,/)).closest('div')).toHaveFocus())
    await findText(/^Garanti .* gününe kadar\. Müşterinin sayfası .* gününe kadar açık\.$/)
    await main().findByRole('link', { name: 'Garanti Belgesi' })
    const { events } = await session.orders.read(order.id)
    expect(events.find(({ state }) => state === 'delivered')?.text).toBe('Cihazınız hazır.')
  })

  it('a closed order can be reopened with a reason, by default at the diagnosis', async () => {
    const order = await session.orders.add()
    await session.orders.step(order.id, 1, { state: 'cancelled' })
    const panel = await openOrder(order)
    await panel.user.click(await findText('Yeniden aç'))
    await press(panel, 'Yeniden Aç')
    await findText('Yeniden açma sebebini yazın.')
    await fill('Sebep', 'Müşteri geri geldi.')
    await press(panel, 'Yeniden Aç')
    await main().findByRole('heading', { name: 'Adım 2: Arıza tespiti' })
    await findText(/^Yeniden açıldı, \d/)
    expect(await section('Geçmiş')).toHaveTextContent('Sebep: Müşteri geri geldi.')
  })
})

describe('diagnosis, plan and notes', () => {
  it('a diagnosis that somebody else has changed is overwritten only after a choice', async () => {
    const order = await session.orders.add()
    const panel = await openOrder(order)
    await fill(/^Bulgu/, 'Benimki')
    // A note changes another section, so it does not conflict.
    await session.orders.note(order.id, 'Başka bir şey')
    await press(panel, 'Bulguyu Kaydet')
    await findText('Bulgu kaydedildi.')
    await fill(/^Bulgu/, 'Benimki, yeniden')
    await session.orders.call('PUT', `/${order.id}`, { ...order, diagnosis: 'Onunki' })
    await press(panel, 'Bulguyu Kaydet')
    await findText('Bu iş emri siz düzenlerken değişti.')
    expect(await field(/^Bulgu/)).toHaveValue('Benimki, yeniden')
    expect((await session.orders.read(order.id)).diagnosis).toBe('Onunki')
    await press(panel, 'Benimkini Kaydet')
    await findText('Bulgu kaydedildi.')
    expect((await session.orders.read(order.id)).diagnosis).toBe('Benimki, yeniden')
  })

  it('the person in charge, the promised day and a missing part are saved and shown in the list', async () => {
    const person = unique('Plan')
    const order = await session.orders.add({ contactPerson: person })
    const panel = await openOrder(order)
    await panel.user.selectOptions(
      await field('Sorumlu'),
      await within(await field('Sorumlu')).findByRole('option', { name: `${session.account.email} (siz)` }),
    )
    await fill('Söz verilen gün', '2020-02-01')
    await tick(panel, 'Parça bekleniyor')
    await fill('Parçanın beklendiği gün', '2099-03-18')
    await tick(panel, 'Parça beklendiğini müşteri görsün')
    await press(panel, 'Planı Kaydet')
    await findText('Plan kaydedildi.')
    expect(await section('Sorumlu ve termin')).toHaveTextContent('Söz verilen gün geçti')
    await panel.close()
    await open(<OrdersScreen />, `?q=${order.number}`)
    const listRow = (await main().findByText(person)).closest('li')!
    const dueTexts = ['parça bekleniyor', 'parça 18 Mart 2099 gününde', '1 Şubat 2020 gününe söz verildi']
    for (const text of [session.account.email, 'Parçada', ...dueTexts]) expect(listRow).toHaveTextContent(text)
  })
})

it('photos can be added, shown to the customer, labelled and deleted', async () => {
  const panel = await openOrder(await session.orders.add())
  const photos = () => within(main().getByRole('region', { name: 'Fotoğraflar' }))
  await panel.user.upload(await field(/^Fotoğraf Ekle/), [await newPicture('a.png'), await newPicture('b.png')])
  await waitFor(() => expect(photos().getAllByRole('img')).toHaveLength(2))
  await tick(panel, 'Müşteri görsün: 1. fotoğraf')
  await findText('2 fotoğraf, birini müşteri görür')
  await press(panel, '1. fotoğraf: açıklamayı düzenle')
  await fill('Açıklama', 'IGBT ölçümü')
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

describe('the customer’s page', () => {
  const NAME = 'Müşterinin sayfası'

  it('can be sent by WhatsApp or copied if there is no email address', async () => {
    const order = await session.orders.add({ email: '' })
    const { user } = await openOrder(order)
    const pageSection = within(await section(NAME))
    expect(pageSection.queryByRole('button', { name: 'Bağlantıyı yeniden e-postala' })).toBeNull()
    const text = encodeURIComponent(`${order.number} numaralı iş emriniz: ${order.trackingUrl}`)
    expect(pageSection.getByRole('link', { name: 'WhatsApp ile gönder' })).toHaveAttribute(
      'href',
      `https://wa.me/905325550123?text=${text}`,
    )
    expect(await section(NAME)).toHaveTextContent('E-posta gönderimi ayarlı değil')
    await user.click(await button('Kopyala'))
    await findText('Kopyalandı.')
    expect(await navigator.clipboard.readText()).toBe(order.trackingUrl)
  })

  it('can get a new link after the email address was corrected', async () => {
    const order = await session.orders.add({ email: 'yanlis@ornek.example' })
    await session.orders.quote(order.id)
    const editor = await open(<OrderEditor />, `/${order.id}/duzenle`, order.id)
    await fill('E-posta', 'dogru@ornek.example')
    await press(editor, 'Kaydet')
    await waitFor(() => expect(visited).toEqual([`${ORDERS}/${order.id}#baglanti`]))
    await editor.close()
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
})

it('an order links to other open orders with the same phone number', async () => {
  const lastDigits = String(Date.now()).slice(-7)
  const otherOrder = await session.orders.add({ phone: `0 (533) ${lastDigits}` })
  await openOrder(await session.orders.add({ phone: `+90 533 ${lastDigits}` }))
  const link = within(await section('Bu telefonla açık iş emri')).getByRole('link', { name: otherOrder.number })
  expect(link).toHaveAttribute('href', `${ORDERS}/${otherOrder.id}`)
})

describe('a new order', () => {
  it('with missing fields keeps its texts, and leaving the page asks for confirmation', async () => {
    const panel = await openNew()
    await fill('Telefon', '0332 555 02 77')
    await press(panel, 'İş Emrini Aç')
    await findText('Yetkili kişinin adını yazın.')
    await waitFor(async () => expect(await field('Yetkili kişi')).toHaveFocus())
    expect(await field('Telefon')).toHaveValue('0332 555 02 77')
    await panel.user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!)
    await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  })

  it('from a message whose order a colleague has just opened names that order and asks for confirmation', async () => {
    const messageId = await content.addMessage({ receivedAt: '2031-05-05T09:00:00Z', contactPerson: 'Sevgi Taşkıran' })
    const panel = await openNew(`?mesaj=${messageId}`)
    await field('Yetkili kişi')
    const { number } = await session.orders.call('POST', '', { messageId })
    await press(panel, 'İş Emrini Aç')
    await findText(`Bu mesajdan ${number} açıldı.`)
    await fill('Seri no', '24031188')
    await press(panel, 'Başka Cihaz İçin Aç')
    await waitFor(() => expect(visited).toHaveLength(1))
    expect((await session.orders.read(visited[0]!.split('/').at(-1)!)).serialNumber).toBe('24031188')
  })

  it('of a known customer is opened by keyboard: the customer’s devices are choices, and a device in the workshop links to its order', async () => {
    const name = unique('Hülya')
    const digits = String(Date.now()).slice(-7)
    const person = { contactPerson: name, companyName: 'Marmara Cam', phone: `0533 ${digits}` }
    const workshopOrder = await session.orders.add({ ...person, deviceModel: 'AX-9', serialNumber: `AX9-${digits}` })
    const device = { deviceBrand: 'Yumaro', deviceModel: 'YS2-75A', serialNumber: `75A-${digits}` }
    const deliveredFields = { state: 'delivered', step: 6, closedAt: new Date(), warrantyUntil: new Date('2099-06-22') }
    await content.addOrder({ customerId: workshopOrder.customerId, ...device, ...deliveredFields })
    const { user } = await openNew()
    await waitFor(async () => expect(await field('Yetkili kişi')).toHaveFocus())
    await user.keyboard(name.split(' ')[1]!)
    expect(await main().findByRole('option', { name: /, Marmara Cam.*; 2\s+cihaz, 1\s+açık\s+iş$/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await user.keyboard('{Enter}')
    const device75 = await main().findByRole('radio', { name: /^Yumaro YS2-75A/ })
    await waitFor(() => expect(device75).toHaveFocus())
    expect(main().getByRole('radio', { name: /AX-9.*şu anda bizde$/ })).toBeDisabled()
    const devices = within(main().getByRole('radiogroup', { name: 'Müşterinin cihazları' }))
    expect(devices.getByRole('link', { name: workshopOrder.number })).toHaveAttribute(
      'href',
      `${ORDERS}/${workshopOrder.id}`,
    )
    expect(main().queryByLabelText('Marka')).toBeNull()
    await user.keyboard(' ')
    const question = within(await main().findByRole('radiogroup', { name: 'Bu iş garanti kapsamında mı?' }))
    expect(question.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    await user.click(question.getByRole('radio', { name: 'Ücretli' }))
    await user.type(await field('Müşterinin anlattığı'), 'Fan dönmüyor{Control>}{Enter}{/Control}')
    await waitFor(() => expect(visited).toHaveLength(1))
    const order = await session.orders.read(visited[0]!.split('/').at(-1)!)
    expect(order).toMatchObject({
      ...device,
      ...person,
      customerId: workshopOrder.customerId,
      faultDescription: 'Fan dönmüyor',
    })
    expect(order).toMatchObject({ isUnderWarranty: false, warrantyDecidedAt: expect.any(String) })
    expect(order.responsible).toBe(session.account.email)
  })
})
