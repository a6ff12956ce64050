import { expect, test } from '../support/fixtures'
import { linksOf, main, open, openUntilShown, SERVICE } from '../pages/public'

test('each service card leads to its page by Detayları Gör', async ({ page, content }) => {
  await content.addService({
    title: 'Enkoder Tamiri Ğ',
    slug: 'enkoder-tamiri-g',
    description: 'Sayım kaçıran enkoderler.',
  })
  const cards = main(page).getByRole('listitem')
  await openUntilShown(page, '/hizmetler', () => cards.getByRole('heading', { name: 'Enkoder Tamiri Ğ', exact: true }))
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hizmetlerimiz')
  const slugs = await content.serviceSlugs()
  expect(slugs.length).toBeGreaterThanOrEqual(9)
  await expect(cards).toHaveCount(slugs.length)
  await expect(main(page).getByText('Detayları Gör', { exact: true })).toHaveCount(slugs.length)
  const hrefs = (await linksOf(cards)).map(({ href }) => href)
  expect(hrefs).toEqual(slugs.map((slug) => `/hizmetler/${slug}`))
  await expect(cards.last()).toContainText('Sayım kaçıran enkoderler.')
  await cards.last().getByText('Detayları Gör').click()
  await expect(page).toHaveURL('/hizmetler/enkoder-tamiri-g')
})

test('a service shows title, subtitle, header image, benefits, brands and the way back', async ({ page, content }) => {
  await open(page, SERVICE.path)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Servo Sürücü Tamiri')
  await expect(
    main(page).getByText(
      'Alarm veren, açılmayan ya da motoru titreten servo sürücüleri bileşen düzeyinde onarıyoruz. Ölçüm sonucunu ve fiyatı size bildiririz; onayınız olmadan işlem yapılmaz.',
      { exact: true },
    ),
  ).toBeVisible()
  await expect(
    main(page).getByText('Aşırı akım, enkoder ve DC bara alarmları, açılmayan ekran.', { exact: true }),
  ).toHaveCount(0)
  const answer = (await (await page.request.get(`/api/Services/servo-surucu-tamiri`)).json()) as { imageUrls: string[] }
  const headerImage = main(page).getByRole('img', { name: 'Servo Sürücü Tamiri, resim 1' }).first()
  const [name = ''] = answer.imageUrls[0]!.split('.')
  expect(await headerImage.getAttribute('src')).toMatch(new RegExp(`^${name}[-.]`))
  await expect(
    main(page).getByText('Parametreler işe başlamadan yedeklenir ve teslimde geri yüklenir', { exact: true }),
  ).toBeVisible()
  const brands = main(page)
    .getByRole('list')
    .filter({ has: page.getByText('Kestrun', { exact: true }) })
  await expect(brands.getByRole('listitem')).toHaveText([
    'Yumaro',
    'Kestrun',
    'Vektral',
    'Nordhel',
    'Brenk + Sohl',
    'Torvika',
  ])
  for (const back of await main(page).getByRole('link', { name: 'Tüm hizmetler' }).all())
    await expect(back).toHaveAttribute('href', '/hizmetler')
  await expect(main(page).getByRole('link', { name: 'Tüm hizmetler' }).first()).toBeVisible()

  await content.addService({ title: 'Kısa Hizmet', slug: 'kisa-hizmet', description: 'Yalnız kısa açıklama.' })
  await open(page, '/hizmetler/kisa-hizmet')
  await expect(
    main(page).getByText('Yalnız kısa açıklama.', { exact: true }),
    'without details the description stands in',
  ).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Galeri' })).toHaveCount(0)
  await expect(main(page).locator('img')).toHaveCount(0)
})

test('the gallery closes by Escape, its button and a click outside the picture', async ({ page }) => {
  await open(page, SERVICE.path)
  const thumbs = main(page).getByRole('button', { name: /^Resmi büyüt: Servo Sürücü Tamiri, resim \d$/ })
  await expect(thumbs).toHaveCount(5)
  const thumb = main(page).getByRole('button', { name: 'Resmi büyüt: Servo Sürücü Tamiri, resim 3' })
  const overlay = page.getByRole('dialog')
  await thumb.focus()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeVisible()
  await expect(overlay).toContainText('3/5')
  await expect(overlay).toContainText('Servo Sürücü Tamiri')
  await expect(overlay.getByRole('img', { name: 'Servo Sürücü Tamiri, resim 3' })).toBeVisible()
  expect(
    await overlay
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(400)
  await page.keyboard.press('ArrowRight')
  await expect(overlay).toContainText('4/5')
  await page.keyboard.press('ArrowLeft')
  await expect(overlay).toContainText('3/5')
  await overlay.getByRole('button', { name: 'Sonraki resim' }).click()
  await expect(overlay.getByRole('img', { name: 'Servo Sürücü Tamiri, resim 4' })).toBeVisible()
  await overlay.getByRole('button', { name: 'Önceki resim' }).click()
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    expect(
      await overlay.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(thumb).toBeFocused()

  await thumb.click()
  await overlay.getByRole('button', { name: 'Kapat' }).click()
  await expect(overlay).toBeHidden()
  await expect(thumb).toBeFocused()

  await thumb.click()
  await expect(overlay).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(overlay).toBeHidden()
})

test('an unknown service is 404 and names the requested service', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const [path, name] of [
    ['/hizmetler/lazer-kaynak-tamiri', 'lazer-kaynak-tamiri'],
    ['/hizmetler/%C4%B1%C5%9F%C4%B1k%20%3Cb%3E', 'ışık <b>'],
    ['/hizmetler/a%2Fb', 'a/b'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page).toHaveTitle('Hizmet Bulunamadı | Ölçev Endüstriyel Elektronik')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hizmet Bulunamadı')
    await expect(main(page).getByText(`'${name}' hizmeti bulunamadı.`, { exact: true })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Tüm Hizmetler' })).toHaveAttribute('href', '/hizmetler')
  }
})

test('markup in a service is shown as text', async ({ page, content, watch }) => {
  const title = 'Deneme <script>alert(1)</script> & "tırnak"'
  await content.addService({
    title,
    slug: 'isaretli-hizmet',
    detailsDescription: '<img src=x onerror=alert(1)> {{7*7}}',
    benefits: ['<b>kalın</b>'],
    brands: ['<i>eğik</i>'],
  })
  await open(page, '/hizmetler/isaretli-hizmet')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  for (const text of ['<img src=x onerror=alert(1)> {{7*7}}', '<b>kalın</b>', '<i>eğik</i>']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  }
  expect(watch.problems).toEqual([])
})
