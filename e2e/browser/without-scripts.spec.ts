import { awayTest, expect, test } from '../support/fixtures'
import { damagedPicture, newPictureFile } from '../support/images'
import { footer, header, INDEXED_PAGES, linksOf, main, PUBLIC_PAGES, SERVICE, untilAnnounced } from '../pages/public'
import { field, fillWorkOrder, outcome, sendWorkOrder, THANKS, typedWorkOrder, workOrder } from '../pages/work-order'

test.use({ javaScriptEnabled: false })
awayTest.use({ javaScriptEnabled: false })

test('without scripts every page is complete', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const { path, status, title, heading } of PUBLIC_PAGES) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(status)
    await expect(page).toHaveTitle(title)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(header(page).getByRole('link', { name: 'Teklif Al', exact: true })).toBeVisible()
    await expect(footer(page)).toBeVisible()
  }
})

test('without scripts lists and detail pages show their content', async ({ page, content }) => {
  await untilAnnounced(page, content)
  await page.goto('/hizmetler')
  await expect(main(page).getByText('Detayları Gör', { exact: true })).toHaveCount(
    (await content.serviceSlugs()).length,
  )
  await main(page)
    .getByRole('link', { name: /Servo Sürücü Tamiri/ })
    .click()
  await expect(page).toHaveURL(SERVICE.path)
  await expect(main(page).getByRole('img', { name: 'Servo Sürücü Tamiri, resim 5' })).toBeVisible()
  await page.goto('/teknik-bilgi')
  await main(page).getByText('Devamını Oku →').first().click()
  await expect(main(page).locator('time')).toBeVisible()
  await page.goto('/')
  for (const href of ['/hizmetler/servo-surucu-tamiri', '/hizmetler/plc-tamiri']) {
    await expect(main(page).locator(`a[href="${href}"]`).first()).toBeAttached()
  }
})

test('without scripts the theme is the system’s', async ({ page }) => {
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).not.toBe(light)
})

test('the menu button of a phone leads to the list of pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kurumsal')
  const burger = header(page).locator('a[href="#sayfalar"]')
  await expect(burger).toBeVisible()
  await burger.click()
  await expect(page).toHaveURL(/#sayfalar$/)
  const pages = page.locator('#sayfalar')
  await expect(pages).toBeInViewport()
  expect((await linksOf(pages)).map((link) => link.href)).toEqual([
    '/',
    '/kurumsal',
    '/hizmetler',
    '/ariza-kodlari',
    '/tamir-sureci',
    '/teknik-bilgi',
    '/iletisim',
    '/takip',
  ])
  await pages.getByRole('link', { name: 'Tamir Süreci' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tamir Süreci')
})

test('without scripts photos go with the work order, and a refused one is named', async ({ page, content }) => {
  const order = workOrder()
  await page.goto('/iletisim')
  await fillWorkOrder(page, order)
  const files = [await newPictureFile('etiket.png'), damagedPicture('bozuk.png')]
  await page.getByLabel('Etiketin ve arızalı yerin fotoğrafı').setInputFiles(files)
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(main(page).getByText('1 fotoğraf yüklendi')).toBeVisible()
  await expect(main(page).getByText('bozuk.png: Görsel okunamadı: dosya bozuk veya eksik.')).toBeVisible()
  expect(await content.photosFrom(order.email)).toBe(1)
})

test('without scripts a form that is sent twice is one message with one photo', async ({ request, site, content }) => {
  const order = workOrder()
  const photo = await newPictureFile('etiket.png')
  for (const _ of [1, 2]) {
    const answer = await request.post('/iletisim', {
      headers: { origin: site.url },
      multipart: { ...order, website: '', photos: photo },
    })
    expect(answer.status()).toBeLessThan(300)
    expect(await answer.text()).toContain(THANKS)
  }
  expect(await content.messagesFrom(order.email)).toMatchObject([order])
  expect(await content.photosFrom(order.email)).toBe(1)
})

test('without scripts a work order is stored and answered with a complete page', async ({ page, content }) => {
  const order = workOrder()
  await page.goto('/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(page).toHaveTitle('İletişim | Ölçev Endüstriyel Elektronik')
  await expect(footer(page)).toBeVisible()
  await expect(field(page, 'contactPerson')).toHaveValue('')
  expect(await content.messagesFrom(order.email)).toMatchObject([order])
})

test('without scripts an invalid work order comes back with its errors and texts', async ({ page, content, watch }) => {
  watch.allow(/status of 400/)
  const order = workOrder({ phone: '  ', problemDescription: 'Satır bir\n<b>satır iki</b> & "tırnak"' })
  await page.goto('/iletisim')
  await fillWorkOrder(page, order)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    // Past the browser's own check, which would not let a blank field go.
    main(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.submit()),
  ])
  expect(answer.status()).toBe(400)
  await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
  const described = (await field(page, 'phone').getAttribute('aria-describedby')) ?? ''
  const texts = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()))
  expect(texts.join(' ')).toContain('Telefon numaranızı yazın.')
  const { phone: _, ...kept } = order
  expect(await typedWorkOrder(page)).toMatchObject(kept)
  expect(await content.messagesFrom(order.email)).toEqual([])
  await fillWorkOrder(page, { phone: '0532 555 01 23' })
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(await content.messagesFrom(order.email)).toHaveLength(1)
})

awayTest('without scripts and database pages say so, and the form keeps the text', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const answer = await page.goto('/hizmetler')
  expect(answer?.status()).toBe(503)
  await expect(
    main(page).getByText('Hizmetler yüklenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.', { exact: true }),
  ).toBeVisible()
  await expect(footer(page)).toBeVisible()
  const order = workOrder()
  await page.goto('/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.')).toBeVisible()
  expect(await typedWorkOrder(page)).toEqual(order)
})

test('no public page sets a cookie', async ({ page }) => {
  for (const { path } of INDEXED_PAGES) {
    const answer = await page.request.get(path)
    expect(answer.headers()['set-cookie'], path).toBeUndefined()
  }
})
