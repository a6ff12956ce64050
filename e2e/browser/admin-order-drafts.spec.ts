import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter, fillSignIn, sidebar, startSession, storedToken } from '../pages/admin'
import { addOrder, callOrders, decideAsCustomer, mainButton, ORDERS, QUOTE, section, step } from '../pages/orders'
import { keptTexts, untilKept } from '../pages/editor'
import { main, open } from '../pages/public'
import { newPictureFile } from '../support/images'
import { untilAnswered } from '../support/watch'

const sentence = (page: Page) => page.getByLabel('Müşteriye cümle')

test('a sentence for the customer that was typed before closing goes out with the closing', async ({
  page,
  account,
}) => {
  const token = await startSession(page, account)
  const order = await addOrder(page, token)
  const { id } = order
  await callOrders(page, token, 'POST', `/${id}/quote`, QUOTE)
  await decideAsCustomer(page, order, 'approved')
  await callOrders(page, token, 'POST', `/${id}/step`, { step: 6, reason: 'Yük yok.' })
  await open(page, `${ORDERS}/${id}`)
  await sentence(page).fill('Cihazınız hazır.')
  await mainButton(page, /^Teslim Et/).click()
  await expect(mainButton(page, 'Kapat ve Bildir')).toBeVisible()
  await expect(sentence(page)).toHaveValue('Cihazınız hazır.')
  await mainButton(page, 'Vazgeç').click()
  await expect(mainButton(page, /^Teslim Et/)).toBeVisible()
  await expect(sentence(page)).toHaveValue('Cihazınız hazır.')
  await mainButton(page, /^Teslim Et/).click()
  await mainButton(page, 'Kapat ve Bildir').click()
  await expect(mainButton(page, 'Yeniden Aç')).toBeVisible()
  const { events } = await callOrders(page, token, 'GET', `/${id}`)
  expect(events.find(({ state }) => state === 'delivered')?.text).toBe('Cihazınız hazır.')
})

test('a closed tab offers what was typed about an order, a quote and a new order, until it is saved', async ({
  page,
  account,
  context,
}) => {
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  const forms = [
    { path: `${ORDERS}/${id}`, label: /^Ne bulduk/, save: 'Tespiti Kaydet' },
    { path: `${ORDERS}/${id}`, label: 'Müşteriye cümle' },
    { path: `${ORDERS}/yeni`, label: 'Müşterinin anlattığı' },
    { path: `${ORDERS}/${id}/teklif`, label: 'Yapılacak iş', save: 'Taslağı Kaydet' },
  ]
  for (const { path, label, save } of forms) {
    const tab = await context.newPage()
    await open(tab, path)
    await tab.getByLabel(label).fill('Uzun uzun yazıldı')
    await untilKept(tab, 'Uzun uzun yazıldı')
    await tab.close()

    await open(page, path)
    await expect(page.getByLabel(label)).not.toHaveValue('Uzun uzun yazıldı')
    const offer = page.getByRole('status').filter({ hasText: 'Bu tarayıcıda kaydedilmemiş yazdıklarınız var.' })
    await offer.getByRole('button', { name: 'Kaldığım Yerden' }).click()
    await expect(page.getByLabel(label)).toHaveValue('Uzun uzun yazıldı')
    if (path.endsWith('teklif')) {
      await page.getByLabel('Onarım bedeli').fill('100')
      await page.getByLabel('Onaydan sonra iş günü').fill('3')
      await page.getByLabel('Son geçerlilik günü').fill('2099-12-31')
    }
    if (save) await mainButton(page, save).click()
    else await page.getByLabel(label).fill('')
    await expect.poll(() => keptTexts(page), 'what was saved or emptied is no longer kept').toEqual([])
  }
})

test('a note and a sentence for the customer survive an expired session', async ({ page, account, content, watch }) => {
  watch.allow(/status of 401/)
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await open(page, `${ORDERS}/${id}`)
  await page.getByLabel('Yeni not').fill('Rafta B-14')
  await sentence(page).fill('Parçanız geldi.')
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await mainButton(page, 'Notu Ekle').click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(`${ORDERS}/${id}`)
  await expect(page.getByLabel('Yeni not')).toHaveValue('Rafta B-14')
  await expect(sentence(page)).toHaveValue('Parçanız geldi.')
})

test('a told decision survives an expired session', async ({ page, account, content, watch }) => {
  watch.allow(/status of 401/)
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await callOrders(page, token, 'POST', `/${id}/quote`, QUOTE)
  await open(page, `${ORDERS}/${id}`)
  await mainButton(page, 'Kararı Yaz').click()
  await page.getByLabel('Onaylamadı').check()
  await page.getByLabel('Kim karar verdi').fill('Nurhan Öz')
  await page.getByLabel('Yazıyla').check()
  await page.getByLabel(/^Not/).fill('Sipariş 4500-118')
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await mainButton(page, 'Kararı Kaydet').click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(`${ORDERS}/${id}`)
  await expect(page.getByLabel('Kim karar verdi')).toHaveValue('Nurhan Öz')
  await mainButton(page, 'Kararı Kaydet').click()
  await expect(section(page, 'Teklif')).toContainText('Onaylanmadı')
  await expect(section(page, 'Teklif')).toContainText('Nurhan Öz, yazıyla')
  await expect(section(page, 'Teklif')).toContainText('Not: Sipariş 4500-118')
})

test('the choices of the closing form survive an expired session', async ({ page, account, content, watch }) => {
  watch.allow(/status of 401/)
  const token = await startSession(page, account)
  const order = await addOrder(page, token)
  const { id } = order
  await callOrders(page, token, 'POST', `/${id}/quote`, QUOTE)
  await decideAsCustomer(page, order, 'approved')
  await open(page, `${ORDERS}/${id}`)
  await mainButton(page, /^Kapat/).click()
  await page.getByLabel('Garanti son günü').fill('2099-12-31')
  await page.getByLabel('Yük testi neden yapılmadı').fill('Yük yok.')
  await page.getByLabel('E-posta ile bildir').uncheck()
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await mainButton(page, 'Kapat').click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(`${ORDERS}/${id}`)
  await expect(page.getByLabel('Garanti son günü')).toHaveValue('2099-12-31')
  await expect(page.getByLabel('E-posta ile bildir')).not.toBeChecked()
  await page.getByLabel('İade').check()
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await mainButton(page, 'Kapat').click()
  await fillSignIn(page, account)
  await expect(page.getByLabel('İade')).toBeChecked()
  await expect(page.getByLabel('Sebep')).toHaveValue('Yük yok.')
})

test('a chosen step and its mail survive an expired session', async ({ page, account, content, watch }) => {
  watch.allow(/status of 401/)
  const { id } = await addOrder(page, await startSession(page, account))
  await open(page, `${ORDERS}/${id}`)
  await step(page, /^TP3/).check()
  await page.getByLabel('E-posta ile bildir').check()
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await mainButton(page, 'Adımı Değiştir').click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(`${ORDERS}/${id}`)
  await expect(step(page, /^TP3/)).toBeChecked()
  await expect(page.getByLabel('E-posta ile bildir')).toBeChecked()
})

test('the reason to open a closed order again survives an expired session', async ({
  page,
  account,
  content,
  watch,
}) => {
  watch.allow(/status of 401/)
  const token = await startSession(page, account)
  const { id } = await addOrder(page, token)
  await callOrders(page, token, 'POST', `/${id}/step`, { step: 1, state: 'cancelled' })
  await open(page, `${ORDERS}/${id}`)
  await page.getByLabel('Yeniden açma sebebi').fill('Müşteri geri geldi.')
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await mainButton(page, 'Yeniden Aç').click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(`${ORDERS}/${id}`)
  await expect(page.getByLabel('Yeniden açma sebebi')).toHaveValue('Müşteri geri geldi.')
})

test('a link asks before it loses the caption of a photo', async ({ page, account }) => {
  const { id } = await addOrder(page, await startSession(page, account))
  await open(page, `${ORDERS}/${id}`)
  const photos = section(page, 'Fotoğraflar')
  await page.getByLabel('Fotoğraf Ekle').setInputFiles(await newPictureFile('a.png'))
  await photos.getByRole('button', { name: '1. fotoğraf: açıklamayı düzenle' }).click()
  await page.getByLabel('Açıklama', { exact: true }).fill('IGBT')
  await sidebar(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })).toBeVisible()
})

test('who opens an order from a message of which a colleague just opened one is told its number and asked', async ({
  page,
  account,
  content,
  watch,
}) => {
  watch.allow(/status of 409/)
  const message = await content.addMessage({ receivedAt: '2031-05-05T09:00:00Z', contactPerson: 'Sevgi Taşkıran' })
  await enter(page, account, `${ORDERS}/yeni?mesaj=${message}`)
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Sevgi Taşkıran')
  const token = (await storedToken(page))!
  const { number } = await callOrders(page, token, 'POST', '', { messageId: message })
  await mainButton(page, 'İş Emrini Aç').click()
  await expect(main(page).getByText(`Bu mesajdan ${number} açıldı.`)).toBeVisible()
  await page.getByLabel('Seri no').fill('24031188')
  await mainButton(page, 'Başka Cihaz İçin Aç').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^İş Emri \d{4}-\d{4}$/)
  await expect(main(page)).toContainText('S/N 24031188')
})
