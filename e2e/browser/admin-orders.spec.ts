import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { openSignedIn } from '../pages/admin'
import { buttonInMain, ORDERS, ordersOn, section } from '../pages/orders'
import { main, open } from '../pages/public'
import { pressOn } from '../support/screens/keyboard'
import { readQr } from '../support/papers'

test('staff take a message through order, quote and repair to delivery', async ({ page, account, content, watch }) => {
  // Opening the order records that the decision was seen, which may change the ETag before the step: the screen then repeats the call.
  watch.allow(/status of 412/)
  const sender = { contactPerson: 'Sevgi Taşkıran', email: 'bakim@tuncel.example' }
  await content.addMessage({ receivedAt: '2033-04-05T09:00:00Z', ...sender, problemDescription: 'AL16 veriyor.' })
  await openSignedIn(page, account, '/admin/mesajlar')
  await pressOn(page, page.getByRole('button', { name: 'Okundu işaretle: Sevgi Taşkıran' }).first())
  await expect(page.getByRole('button', { name: 'Okunmadı işaretle: Sevgi Taşkıran' }).first()).toBeFocused()
  await pressOn(page, main(page).getByRole('link', { name: 'İş Emri Aç: Sevgi Taşkıran' }).first())
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Sevgi Taşkıran')
  await page.getByLabel('Seri no').fill('24031187')
  await buttonInMain(page, 'İş Emrini Aç').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^İş Emri \d{4}-\d{4}$/)
  await buttonInMain(page, 'TP2’ye Geç').click()
  await expect(main(page).getByText('Adım değişti: TP2 Arıza tespiti.')).toBeVisible()

  await page.getByRole('link', { name: 'Teklif Yaz' }).click()
  await page.getByLabel('Onaydan sonra iş günü').fill('3')
  await page.getByLabel('Son geçerlilik günü').fill('2099-12-31')
  // Enter after the last price adds a line and focuses its text.
  const line = (number: number) => main(page).getByRole('group', { name: `${number}. satır` })
  await line(1).getByLabel('Açıklama').fill('Soğutma fanı, 24 V')
  await line(1).getByLabel('Birim fiyat').fill('2.000,00')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Onarım')
  await buttonInMain(page, 'Teklifi Gönder').click()
  await expect(main(page).getByRole('link', { name: '2. satırın birim fiyatı' })).toBeVisible()
  await line(2).getByLabel('Birim fiyat').fill('20.000,00')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(line(1).getByLabel('Açıklama')).toHaveValue('Onarım')
  await expect(line(1).getByLabel('Birim fiyat')).toBeFocused()
  await expect(section(page, 'Müşterinin göreceği tutar')).toContainText('26.400,00 TL')
  await buttonInMain(page, 'Teklifi Gönder').click()
  await expect(section(page, 'Teklif')).toContainText('Müşterinin yanıtı bekleniyor')

  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const orders = await ordersOn(page)
  const order = await orders.read(id)
  await orders.decide(order, 'approved')
  await open(page, ORDERS)
  const row = main(page).getByRole('listitem').filter({ hasText: order.number })
  await row.getByRole('link', { name: /^Yeni karar: / }).click()
  await expect(section(page, 'Teklif')).toContainText('Onaylandı')

  await buttonInMain(page, 'TP4’e Geç').click()
  await buttonInMain(page, 'TP5’e Geç').click()
  await buttonInMain(page, 'TP6’ya Geç').click()
  await page.getByLabel('Geçen tutanak yoksa nedeni').fill('Yük bankı bakımda.')
  await buttonInMain(page, 'TP6’ya Geç').click()
  await buttonInMain(page, /^Teslim Et/).click()
  await buttonInMain(page, 'Kapat ve Bildir').click()
  await expect(main(page).getByText(/^Teslim edildi, /)).toBeVisible()
  const warrantyLink = main(page).getByRole('link', { name: /^Garanti belgesi/ })
  const paper = await page.request.get((await warrantyLink.getAttribute('href'))!)
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('on a phone the first order and the first task of the day begin within 560 px', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignedIn(page, account, ORDERS)
  const { number } = await (await ordersOn(page)).add({ promisedOn: '2020-01-02' })
  await open(page, ORDERS)
  const row = main(page).getByRole('listitem').filter({ hasText: number })
  await expect(row).toBeVisible()
  expect((await row.boundingBox())!.y).toBeLessThan(560)
  await open(page, '/admin')
  const firstTask = main(page).getByRole('region', { name: 'Bugün', exact: true }).getByRole('listitem').first()
  await expect(firstTask).toBeVisible()
  expect((await firstTask.boundingBox())!.y, 'the first task of the day').toBeLessThan(560)
})

test('on a phone the message about a new step is in view, although the button is a screen further down', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignedIn(page, account, ORDERS)
  const { id } = await (await ordersOn(page)).add()
  await open(page, `${ORDERS}/${id}`)
  await buttonInMain(page, 'TP2’ye Geç').click()
  await expect(main(page).getByText('Adım değişti: TP2 Arıza tespiti.')).toBeInViewport()
})

test('the filters are in the address, and going back restores them', async ({ page, account }) => {
  await openSignedIn(page, account, ORDERS)
  const order = await (await ordersOn(page)).add({ contactPerson: 'Süzgeç Deneyen' })
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
})

const A4 = [210, 297]
const LABEL = [62, 62]
const TOKEN = 'h3vQ0c9ZtLw2bN7xKp4RzA'

const sheet = (page: Page) => main(page).getByRole('region', { name: 'A4 fiş' })
const label = (page: Page) => main(page).getByRole('region', { name: 'Cihaz etiketi, 62 mm' })

/** Returns the width and height of each printed page, in mm. */
async function printedSizes(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return Array.from(pdf.matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[([^\]]+)\]/g), ([, box = '']) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box
      .trim()
      .split(/\s+/)
      .map((points) => (Number(points) / 72) * 25.4)
    return [Math.round(right - left), Math.round(top - bottom)]
  })
}

test('the sheet and the label are each printed on one page, with readable QR codes', async ({
  page,
  account,
  content,
  site,
}) => {
  // The browser's print dialog would wait for a person.
  await page.addInitScript(() => (window.print = () => {}))
  const texts = {
    serialNumber: '24031187-B',
    companyName: 'Tunçel Ambalaj',
    faultDescription: 'AL16 veriyor.\nHat duruyor.',
  }
  await openSignedIn(
    page,
    account,
    `${ORDERS}/${await content.addOrder({ token: TOKEN, number: '2099-1234', ...texts })}/fis?yazdir=etiket`,
  )
  await expect(main(page).locator('[data-paper=label]')).toBeAttached()
  await expect(page).toHaveURL(/\/fis$/)
  for (const text of ['2099-1234', 'Işıl Öğütçü', ...Object.values(texts)])
    await expect(sheet(page)).toContainText(text)
  await expect(sheet(page).getByRole('listitem')).toHaveCount(6)
  await expect(label(page)).toContainText('S/N 24031187-BTunçel Ambalaj')
  await expect(label(page)).toContainText('Karekod müşteriye özeldir.')
  for (const [name, size] of [
    ['Fişi Yazdır', A4],
    ['Etiketi Yazdır', LABEL],
  ] as const) {
    await pressOn(page, main(page).getByRole('button', { name }))
    expect(await printedSizes(page)).toEqual([size])
  }
  await expect(main(page).locator('[data-paper=both]')).toBeAttached()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const paper of [sheet(page), label(page)])
    expect(await readQr(paper.getByRole('img', { name: /karekod/ }))).toBe(`${site.canonical}/is-emri/${TOKEN}`)
})

test('the longest texts stay on the page, and a cut fault description is followed by a note', async ({
  page,
  account,
  content,
}) => {
  const longText = 'W'.repeat(200)
  const id = await content.addOrder({
    companyName: longText,
    contactPerson: longText,
    phone: longText,
    email: `${'w'.repeat(187)}@firma.example`,
    deviceBrand: longText,
    deviceModel: longText,
    serialNumber: longText,
    accessories: longText,
    faultDescription: `${'W\n'.repeat(50)}${'W'.repeat(4900)}`,
  })
  await openSignedIn(page, account, `${ORDERS}/${id}/fis`)
  expect(await printedSizes(page), "the browser's own command prints both").toEqual([A4, LABEL])
  await expect(sheet(page).getByText('Metin burada kesildi; tamamı iş emrinin panel sayfasında.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const edgesOf = async (text: string) => {
    const box = (await main(page).getByText(text, { exact: true }).locator('..').boundingBox())!
    return { top: box.y, bottom: box.y + box.height }
  }
  const signature = await edgesOf('Teslimde, teslim alan (müşteri): ad, tarih, imza')
  const footer = await edgesOf('Onay olmadan işlem yapılmaz.')
  const sheetBox = (await sheet(page).boundingBox())!
  expect(signature.bottom, 'the signatures end above the footer').toBeLessThanOrEqual(footer.top)
  expect(footer.bottom, 'the footer ends on the page').toBeLessThanOrEqual(sheetBox.y + sheetBox.height)
  const note = await edgesOf('Karekod müşteriye özeldir.')
  const labelBox = (await label(page).boundingBox())!
  expect(note.bottom, 'the label holds all of its lines').toBeLessThanOrEqual(labelBox.y + labelBox.height)
})
