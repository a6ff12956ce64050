import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { holdCalls } from '../pages/content-screen'
import { main } from '../pages/public'
import { newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'

const PATH = '/admin/mesajlar'

test('messages are listed newest first, with unread ones marked and links for mail and phone', async ({
  page,
  account,
  content,
}) => {
  await content.addMessage({
    receivedAt: '2030-03-05T21:30:00Z',
    contactPerson: 'Sevgi Taşkıran',
    companyName: 'Tunçel Ambalaj',
    phone: '0532 555 01 23',
    email: 'bakim@tuncel.example',
    deviceBrand: 'Yumaro',
    deviceModel: 'YS2-40A-4HP',
    problemDescription: 'AL16 veriyor.\nHat duruyor.',
  })
  await content.addMessage({ receivedAt: '2030-03-04T09:05:00Z', contactPerson: 'Çağrı Ünal', isRead: true })
  await enter(page, account, PATH)
  const rows = page.getByRole('main').getByRole('listitem')
  const unread = rows.nth(0)
  await expect(unread.getByRole('heading')).toHaveText('Okunmadı: Sevgi Taşkıran')
  await expect(unread).toContainText('Tunçel Ambalaj')
  await expect(unread).toContainText('Yumaro YS2-40A-4HP')
  await expect(unread.getByText('AL16 veriyor.\nHat duruyor.')).toHaveCSS('white-space', 'pre-line')
  await expect(unread.getByText('06.03.2030 00:30')).toBeVisible()
  await expect(unread.getByRole('link', { name: '0532 555 01 23' })).toHaveAttribute('href', 'tel:+905325550123')
  await expect(unread.getByRole('link', { name: 'bakim@tuncel.example' })).toHaveAttribute(
    'href',
    'mailto:bakim@tuncel.example',
  )
  await expect(unread.locator('h2 i')).toBeVisible()
  await expect(unread.getByRole('heading')).toHaveCSS('font-weight', '600')
  const read = rows.nth(1)
  await expect(read.getByRole('heading')).toHaveText('Çağrı Ünal')
  await expect(read.locator('h2 i')).toHaveCount(0)
  await expect(read.getByRole('heading')).toHaveCSS('font-weight', '400')
  const inks = await Promise.all(
    [unread, read].map((row) => row.evaluate((element) => getComputedStyle(element).color)),
  )
  expect(inks[0]).not.toBe(inks[1])
  await expect(rows.locator('input, textarea'), 'the content is read-only').toHaveCount(0)
})

test('a second press on a mark waits for the first, so that the last one counts', async ({
  page,
  account,
  content,
}) => {
  await content.addMessage({ receivedAt: '2031-02-01T09:00:00Z', contactPerson: 'Şule Ilgaz' })
  await enter(page, account, PATH)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData()!)
  })
  const first = await holdCalls(page, '**/api/ContactMessages/*', 'PATCH')
  await page.getByRole('button', { name: 'Okundu işaretle: Şule Ilgaz' }).click()
  await page.getByRole('button', { name: 'Okunmadı işaretle: Şule Ilgaz' }).click()
  await expect(page.getByRole('button', { name: 'Okundu işaretle: Şule Ilgaz' })).toBeVisible()
  expect(sent).toEqual(['{"isRead":true}'])
  first.release()
  await expect.poll(() => sent).toEqual(['{"isRead":true}', '{"isRead":false}'])
  await expect(page.getByRole('button', { name: 'Okundu işaretle: Şule Ilgaz' })).toBeVisible()
})

test('the counts follow a message that is marked read and unread', async ({ page, account, content }) => {
  const id = await content.addMessage({ receivedAt: '2031-01-01T09:00:00Z', contactPerson: 'Ülkü Işıldak' })
  await enter(page, account, PATH)
  const counts = page.getByRole('main').getByText(/^\d+ mesaj, \d+ okunmamış$/)
  const before = Number(/(\d+) okunmamış/.exec((await counts.textContent())!)?.[1])
  const badge = sidebar(page).getByRole('link', { name: /^Mesajlar/ })
  await page.getByRole('button', { name: 'Okundu işaretle: Ülkü Işıldak' }).click()
  await expect(page.getByRole('button', { name: 'Okunmadı işaretle: Ülkü Işıldak' })).toBeVisible()
  await expect(counts).toContainText(`${before - 1} okunmamış`)
  if (before > 1) await expect(badge).toHaveText(`Mesajlar${before - 1} okunmamış mesaj`)
  expect(await content.isRead(id)).toBe(true)
  await page.getByRole('button', { name: 'Okunmadı işaretle: Ülkü Işıldak' }).click()
  await expect(badge).toHaveText(`Mesajlar${before} okunmamış mesaj`)
  expect(await content.isRead(id)).toBe(false)
})

test('a mark that fails is undone and reported', async ({ page, account, content, watch }) => {
  watch.allow(/status of 503/)
  await content.addMessage({ receivedAt: '2031-01-02T09:00:00Z', contactPerson: 'Ömer Iğdır' })
  await enter(page, account, PATH)
  await page.route('**/api/ContactMessages/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Hizmet geçici olarak kullanılamıyor.' } }),
  )
  await page.getByRole('button', { name: 'Okundu işaretle: Ömer Iğdır' }).click()
  await expect(page.getByText('Mesaj işaretlenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Okundu işaretle: Ömer Iğdır' })).toBeVisible()
})

test('messages show loading and failure, and loading can be retried', async ({ page, account, watch }) => {
  watch.allow(/status of 500/)
  await enter(page, account, '/admin/ayarlar')
  // The page repeats a 503 by itself, but not this.
  await page.route('**/api/ContactMessages?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Beklenmeyen bir hata oluştu.' } }),
  )
  // Asked before the answer above.
  const { release } = await holdCalls(page, '**/api/ContactMessages?*')
  await sidebar(page)
    .getByRole('link', { name: /^Mesajlar/ })
    .click()
  await expect(page.getByRole('main').getByRole('status').getByText('Yükleniyor…')).toBeAttached()
  release()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Mesajlar yüklenirken bir hata oluştu: Beklenmeyen bir hata oluştu.',
  )
  await page.unroute('**/api/ContactMessages?*')
  await page.getByRole('button', { name: 'Yeniden Dene' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a message leads to a new order, and to each order opened from it', async ({ page, account, content }) => {
  const id = await content.addMessage({ receivedAt: '2033-01-01T09:00:00Z', contactPerson: 'Çağrı Ünal' })
  await enter(page, account, PATH)
  const row = main(page).getByRole('listitem').filter({ hasText: 'Çağrı Ünal' }).first()
  await expect(row.getByRole('link', { name: 'İş Emri Aç: Çağrı Ünal' })).toHaveAttribute(
    'href',
    `/admin/is-emirleri/yeni?mesaj=${id}`,
  )
  const orders = [
    await content.addOrder({ messageId: id, number: '2098-0038' }),
    await content.addOrder({ messageId: id, number: '2098-0039' }),
  ]
  await page.reload()
  const numbers = row.getByRole('link', { name: /^İş emri 2098-/ })
  await expect(numbers).toHaveText(['İş emri 2098-0038', 'İş emri 2098-0039'])
  expect(await numbers.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    orders.map((order) => `/admin/is-emirleri/${order}`),
  )
  await tabTo(page, row.getByRole('link', { name: 'Bir iş emri daha aç: Çağrı Ünal' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/is-emirleri/yeni?mesaj=${id}`)
})

test('the photos of a message show small and open whole', async ({ page, account, clientAddress }) => {
  const headers = { 'x-forwarded-for': clientAddress }
  const data = { contactPerson: 'Fotoğraflı Gönderen', phone: '1', email: 'f@ornek.example', problemDescription: 'x' }
  const sent = await page.request.post('/api/ContactMessages', { headers, data })
  const { id } = (await sent.json()) as { id: string }
  const uploaded = await page.request.post(`/api/ContactMessages/${id}/photos`, {
    headers: { ...headers, 'Upload-Token': sent.headers()['upload-token']! },
    multipart: { file: await newPictureFile('etiket.png') },
  })
  expect(uploaded.status()).toBe(201)
  await enter(page, account, PATH)
  const picture = page.getByRole('img', { name: 'Fotoğraflı Gönderen, 1. fotoğraf' }).first()
  await expect(picture).toHaveAttribute('src', /^\/admin\/foto\/[^/]+\/kucuk$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const whole = await page.request.get((await picture.locator('..').getAttribute('href'))!)
  expect(whole.headers()['content-type']).toMatch(/^image\//)
})

test('the messages that are shown download as a CSV file of the day', async ({ page, account, content }) => {
  await content.addMessage({ receivedAt: '2033-02-01T09:00:00Z', contactPerson: '=Şule İnce' })
  await enter(page, account, PATH)
  await page.getByLabel('Ad, firma, cihaz ya da arıza ara').fill('sule ince')
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^mesajlar-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text, 'with the mark by which Excel knows UTF-8').toMatch(/^\uFEFF/)
  expect(text, 'harmless to a spreadsheet').toContain(`;"'=Şule İnce";`)
  expect(text.trim().split('\n')).toHaveLength(2)
})

test('a CSV download that fails says so and can be repeated', async ({ page, account, watch }) => {
  watch.allow(/status of 503/)
  await enter(page, account, PATH)
  await page.route('**/api/ContactMessages', (route) =>
    route.fulfill({ status: 503, json: { message: 'Hizmet geçici olarak kullanılamıyor.' } }),
  )
  await page.getByRole('button', { name: 'CSV indir' }).click()
  await expect(main(page).getByRole('alert')).toHaveText(
    'CSV indirilirken hata oluştu: Hizmet geçici olarak kullanılamıyor.',
  )
  await page.unroute('**/api/ContactMessages')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  await waiting
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('the form of a new order stays when its message cannot be read again', async ({
  pageWithClock: page,
  account,
  content,
  watch,
}) => {
  watch.allow(/status of 503/)
  const id = await content.addMessage({ receivedAt: '2032-01-01T09:00:00Z', contactPerson: 'Çağrı Ünal' })
  await enter(page, account, `/admin/is-emirleri/yeni?mesaj=${id}`)
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Çağrı Ünal')
  await sidebar(page).getByRole('link', { name: 'Mesajlar' }).click()
  await expect(page).toHaveURL(PATH)
  await page.route(`**/api/ContactMessages/${id}`, (route) => route.fulfill({ status: 503, json: { message: 'Yok.' } }))
  // Within two seconds it would not be read again.
  await page.clock.runFor(5000)
  const read = page.waitForResponse((answer) => answer.status() === 503)
  await page.goBack()
  await (await read).finished()
  await page.getByLabel('Seri no').fill('24031187')
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Çağrı Ünal')
})
