import { expect, test } from '../support/fixtures'
import { enter, sidebar, storedToken } from '../pages/admin'
import { addOrder, callOrders, decideAsCustomer, mainButton, ORDERS, QUOTE, section, step } from '../pages/orders'
import { main, open } from '../pages/public'
import { tabTo } from '../support/keyboard'
import { newPictureFile } from '../support/images'

test('a message becomes an order, a quote, an approval, a repair, a test and a delivery', async ({
  page,
  account,
  content,
  watch,
}) => {
  test.slow()
  // Opening the order marks the decision as seen, which may overtake the move that follows: it is then sent once more.
  watch.allow(/status of 412/)
  const message = await content.addMessage({
    receivedAt: '2030-04-05T09:00:00Z',
    contactPerson: 'Sevgi Taşkıran',
    email: 'bakim@tuncel.example',
    deviceBrand: 'Yumaro',
    problemDescription: 'AL16 veriyor.',
  })
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
  await page.getByLabel('Onarım bedeli').fill('22,000.00')
  await page.getByLabel('Yapılacak iş').fill('Fan değişir.')
  await page.getByLabel('Onaydan sonra iş günü').fill('3')
  await page.getByLabel('Son geçerlilik günü').fill('2099-12-31')
  await mainButton(page, 'Teklifi Gönder').click()
  await expect(main(page).getByText('Tutarı 22.000,00 biçiminde yazın.')).toBeVisible()
  await page.getByLabel('Onarım bedeli').fill('22.000,00')
  await expect(section(page, 'Teklif')).toContainText('26.400,00 TL')
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
})

test('a decision counts as new until the order is opened', async ({ page, account }) => {
  await enter(page, account, ORDERS)
  const token = (await storedToken(page))!
  const order = await addOrder(page, token, { contactPerson: 'Yeni Kararlı' })
  await callOrders(page, token, 'POST', `/${order.id}/quote`, QUOTE)
  await decideAsCustomer(page, order, 'declined')
  await open(page, `${ORDERS}?q=${order.number}`)
  const row = main(page).getByRole('listitem').filter({ hasText: 'Yeni Kararlı' })
  await expect(row).toContainText('onaylamadı')
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/seen'))
  await row.getByRole('link').click()
  await seen
  await expect(section(page, 'Teklif')).toContainText('Onaylanmadı')
  await open(page, `${ORDERS}?q=${order.number}`)
  await expect(row).toContainText('onaylanmadı')
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

test('repair and test are shut without an approval, and say why', async ({ page, account }) => {
  await enter(page, account, ORDERS)
  const order = await addOrder(page, (await storedToken(page))!)
  await open(page, `${ORDERS}/${order.id}`)
  for (const name of [/^TP4/, /^TP5/]) {
    await expect(step(page, name)).toBeDisabled()
    await expect(step(page, name)).toHaveAccessibleDescription(/^Onay olmadan onarıma geçilemez\./)
  }
  await step(page, /^TP6/).check({ force: true })
  await mainButton(page, 'Adımı Değiştir').click()
  await expect(main(page).getByText('Yük altında test atlanıyorsa nedenini yazın.')).toBeVisible()
  await expect(page.getByLabel('Yük testi neden yapılmadı')).toBeFocused()
})

test('a diagnosis that somebody else changed meanwhile is neither lost nor overwritten', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 412/)
  await enter(page, account, ORDERS)
  const token = (await storedToken(page))!
  const order = await addOrder(page, token)
  await open(page, `${ORDERS}/${order.id}`)
  const field = page.getByLabel(/^Ne bulduk/)
  await field.fill('Benimki')
  // A note changes something else, so it is no conflict.
  await callOrders(page, token, 'POST', `/${order.id}/notes`, { text: 'Başka bir şey' })
  await mainButton(page, 'Tespiti Kaydet').click()
  await expect(main(page).getByText('Tespit kaydedildi.')).toBeVisible()
  await field.fill('Benimki, yeniden')
  await callOrders(page, token, 'PUT', `/${order.id}`, { ...order, diagnosis: 'Onunki' })
  await mainButton(page, 'Tespiti Kaydet').click()
  await expect(main(page).getByText('Bu iş emri siz düzenlerken değişti.')).toBeVisible()
  await expect(field).toHaveValue('Benimki, yeniden')
  await mainButton(page, 'Benimkini Kaydet').click()
  await expect(main(page).getByText('Tespit kaydedildi.')).toBeVisible()
  const saved = await callOrders(page, token, 'GET', `/${order.id}`)
  expect(saved.diagnosis).toBe('Benimki, yeniden')
})

test('a new order that the server refuses loses nothing', async ({ page, account, watch }) => {
  watch.allow(/status of 503/)
  await enter(page, account, `${ORDERS}/yeni`)
  await page.getByLabel('Telefon').fill('0332 555 02 77')
  await mainButton(page, 'İş Emrini Aç').click()
  await expect(main(page).getByText('Yetkili kişinin adını yazın.')).toBeVisible()
  await expect(page.getByLabel('Yetkili kişi')).toBeFocused()
  await page.getByLabel('Yetkili kişi').fill('Çağrı Ünal')
  await page.getByLabel('Müşterinin anlattığı').fill('24 V yükte 17 V')
  await page.route('**/api/WorkOrders', (route) =>
    route.fulfill({ status: 503, json: { message: 'Hizmet geçici olarak kullanılamıyor.' } }),
  )
  await mainButton(page, 'İş Emrini Aç').click()
  await expect(
    main(page).getByText('İş emri kaydedilirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.'),
  ).toBeVisible()
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Çağrı Ünal')
  await sidebar(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })).toBeVisible()
})

test('photos are added, shown to the customer, named and deleted', async ({ page, account }) => {
  await enter(page, account, ORDERS)
  const token = (await storedToken(page))!
  const order = await addOrder(page, token)
  await open(page, `${ORDERS}/${order.id}`)
  const photos = section(page, 'Fotoğraflar')
  await page.getByLabel('Fotoğraf Ekle').setInputFiles([await newPictureFile('a.png'), await newPictureFile('b.png')])
  await expect(photos.getByRole('img')).toHaveCount(2)
  await photos.getByLabel('Müşteri görsün: 1. fotoğraf').check()
  await expect(photos).toContainText('2, 1 tanesini müşteri görür')
  await photos.getByRole('button', { name: '1. fotoğraf: açıklamayı düzenle' }).click()
  await page.getByLabel('Açıklama', { exact: true }).fill('IGBT ölçümü')
  await page.keyboard.press('Enter')
  await expect(photos.getByRole('img', { name: 'IGBT ölçümü' })).toBeVisible()
  await photos.getByRole('button', { name: 'IGBT ölçümü: sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await expect(photos.getByRole('img')).toHaveCount(1)
})

test('a decision is written to the version that was open when its form was, and to a newer one only after a choice', async ({
  page,
  account,
}) => {
  await enter(page, account, ORDERS)
  const token = (await storedToken(page))!
  const order = await addOrder(page, token)
  await callOrders(page, token, 'POST', `/${order.id}/quote`, QUOTE)
  await open(page, `${ORDERS}/${order.id}`)
  await mainButton(page, 'Kararı Yaz').click()
  await page.getByLabel('Kim karar verdi').fill('Işıl Öğütçü')
  await callOrders(page, token, 'POST', `/${order.id}/quote`, { ...QUOTE, amount: 2_000_000 })
  await page.getByLabel('Yeni not').fill('Bir not, ondan sonra iş emri yeniden okunur')
  await section(page, 'İç notlar').getByRole('button').click()
  await expect(section(page, 'Teklif')).toContainText(`${order.number}/2`)
  await mainButton(page, 'Kararı Kaydet').click()
  await expect(main(page).getByRole('alert')).toContainText('Siz yazarken teklif 2 gönderildi.')
  const decisions = async () => {
    const { quotes } = await callOrders(page, token, 'GET', `/${order.id}`)
    return quotes.map(({ version, decision, decidedBy }) => [version, decision, decidedBy])
  }
  const older = [1, null, '']
  expect(await decisions()).toEqual([[2, null, ''], older])
  await mainButton(page, 'Teklif 2 İçin Kaydet').click()
  await expect(section(page, 'Teklif')).toContainText('Onaylandı')
  expect(await decisions()).toEqual([[2, 'approved', 'Işıl Öğütçü'], older])
})

test('a new order opened without its message asks before what was typed is lost', async ({
  page,
  account,
  content,
}) => {
  const message = await content.addMessage({ receivedAt: '2031-04-05T09:00:00Z', contactPerson: 'Sevgi Taşkıran' })
  await enter(page, account, `${ORDERS}/yeni?mesaj=${message}`)
  await page.getByLabel('Seri no').fill('24031187')
  await page.getByRole('link', { name: 'Mesajsız aç' }).click()
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  await question.getByRole('button', { name: 'Sayfada Kal' }).click()
  await expect(page.getByLabel('Seri no')).toHaveValue('24031187')
  await page.getByRole('link', { name: 'Mesajsız aç' }).click()
  await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
  await expect(page).toHaveURL(`${ORDERS}/yeni`)
  await expect(page.getByLabel('Seri no')).toHaveValue('')
})
