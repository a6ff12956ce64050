import { expect, test } from '../support/fixtures'
import { FAULT, FAULT_WITHOUT_CODE, linksOf, main, open, openUntilShown, SERVICE } from '../pages/public'

const codes = (page: Parameters<typeof main>[0]) => main(page).getByRole('region').getByRole('listitem')

test('a visitor finds a fault by brand, device and letter, and asks for a quote with the ticked checks', async ({
  page,
}) => {
  await open(page, '/ariza-kodlari')
  await main(page)
    .getByRole('link', { name: /^Yumaro / })
    .first()
    .click()
  await expect(page).toHaveURL('/ariza-kodlari/marka/yumaro')
  await main(page)
    .getByRole('link', { name: /^Servo sürücü / })
    .click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Yumaro servo sürücü arıza kodları')
  await main(page).getByRole('navigation', { name: 'Kodun ilk harfi' }).getByRole('link', { name: 'A' }).click()
  await expect(page).toHaveURL('/ariza-kodlari/marka/yumaro/cihaz/servo-surucu-tamiri/harf/a')
  await main(page)
    .getByRole('link', { name: /^AL16 Servo açılırken/ })
    .click()
  await expect(page).toHaveURL(FAULT.path)
  await expect(page.getByRole('img', { name: 'Göstergede AL16 yazıyor' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Bu arıza için teklif al' })).toHaveAttribute(
    'href',
    '/iletisim?ariza=yumaro-ys2-al16-servo-acilirken-asiri-akim',
  )
  await main(page).getByRole('checkbox').nth(0).check()
  await main(page).getByRole('checkbox').nth(2).check()
  await main(page).getByRole('button', { name: 'İşaretlediklerimle teklif al' }).click()
  await expect(page).toHaveURL('/iletisim?ariza=yumaro-ys2-al16-servo-acilirken-asiri-akim&k=1&k=3')
})

test('the checks of a fault are ticked and sent by keyboard', async ({ page }) => {
  await open(page, FAULT.path)
  await main(page).getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
  const button = main(page).getByRole('button', { name: 'İşaretlediklerimle teklif al' })
  for (const _ of await main(page).getByRole('checkbox').all()) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]k=1$/)
})

test('a fault shows only what it has', async ({ page, content }) => {
  const bare = '/ariza-kodlari/tek-ariza'
  await content.addFault({ brand: 'Tekmarka', series: '', title: 'Yalnız başlık', slug: 'tek-ariza' })
  await openUntilShown(page, bare, () => main(page).getByRole('heading', { level: 1, name: 'Tekmarka: Yalnız başlık' }))
  await expect(main(page).getByRole('heading')).toHaveCount(1)
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
  await expect(main(page).getByText('Göstermez', { exact: true })).toBeVisible()
  await content.addFault({
    brand: 'Tekmarka',
    series: '',
    title: 'Uyarılı',
    slug: 'uyarili',
    warning: 'Yapmayın. Açmayın.',
  })
  await openUntilShown(page, '/ariza-kodlari/uyarili', () =>
    main(page).getByText('Yapmayın. Açmayın.', { exact: true }),
  )
  await open(page, FAULT_WITHOUT_CODE.path)
  await expect(main(page).locator('figure img')).toHaveJSProperty('complete', true)
  await expect(page.getByRole('img', { name: /^Göstergede/ })).toHaveCount(0)
})

test('pages of a list follow each other, and addresses without codes are 404', async ({ page, content, watch }) => {
  watch.allow(/status of 404/)
  for (let number = 1; number <= 51; number += 1) await content.addFault({ brand: 'Uzunliste', code: `Q${number}` })
  await content.addFault({ brand: 'Uzunliste', code: 'Q52', isDraft: true })
  const list = '/ariza-kodlari/marka/uzunliste'
  await openUntilShown(page, list, () => main(page).getByText('51 kayıt, 1–50 arası', { exact: true }))
  await expect(codes(page).getByText(/^Q\d+$/)).toHaveCount(50)
  await main(page).getByRole('link', { name: 'Sonraki 50' }).click()
  await expect(page).toHaveURL(`${list}/sayfa/2`)
  await expect(codes(page).getByText(/^Q\d+$/)).toHaveText(['Q51'])
  await expect(main(page).getByRole('link', { name: 'Önceki 50' })).toHaveAttribute('href', list)
  for (const absent of ['sayfa/1', 'sayfa/3', 'harf/a', 'harf/Q', 'cihaz/plc-tamiri', 'cihaz/yok', 'x'])
    expect((await page.request.get(`${list}/${absent}`)).status(), absent).toBe(404)
  await page.goto(`${list}/cihaz/plc-tamiri`)
  await expect(main(page).getByText('Uzunliste için PLC arıza kodu yok.')).toBeVisible()
})

test('the page of an unknown fault offers the code of its address to the search', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  const answer = await page.goto('/ariza-kodlari/yumaro-ys2-al61')
  expect(answer?.status()).toBe(404)
  await expect(main(page).getByRole('searchbox')).toHaveValue('AL61')
  expect((await linksOf(main(page))).map(({ href }) => href)).toEqual([
    '/ariza-kodlari',
    '/ariza-kodlari/marka/yumaro',
    '/iletisim',
  ])
})

test('the page of a service lists its usual faults and leads to all', async ({ page, content }) => {
  await open(page, SERVICE.path)
  const section = main(page).getByRole('region', { name: 'Sık gelen arızalar' })
  await expect(section.getByRole('link', { name: /^AL16 / })).toHaveAttribute('href', FAULT.path)
  await expect(section.getByRole('link', { name: /^Servo sürücü kodlarının tümü \(\d+\)$/ })).toHaveAttribute(
    'href',
    '/ariza-kodlari/cihaz/servo-surucu-tamiri',
  )
  await content.addService({ title: 'Arızasız Hizmet', slug: 'arizasiz-hizmet' })
  await openUntilShown(page, '/hizmetler/arizasiz-hizmet', () => main(page).getByRole('heading', { level: 1 }))
  await expect(section).toHaveCount(0)
})

test('faults of a service that is not public stand without a device', async ({ page, content }) => {
  const serviceId = await content.addService({ title: 'Gizli Hizmet', slug: 'gizli-hizmet', isDraft: true })
  await content.addFault({ brand: 'Gizlimarka', code: 'G1', slug: 'gizlimarka-g1', serviceId })
  await openUntilShown(page, '/ariza-kodlari/gizlimarka-g1', () =>
    main(page).getByText('Gizlimarka', { exact: true }).last(),
  )
  await expect(main(page).getByText('Gizli Hizmet')).toHaveCount(0)
  expect((await page.request.get('/ariza-kodlari/cihaz/gizli-hizmet')).status()).toBe(404)
})
