import { blogPagePath, postPath } from '@/lib/site/pages'
import { formatLongDate } from '../../lib/platform/turkish/dates'
import { expect, test } from '../support/fixtures'
import { main, open, openUntilShown, overflow, POST } from '../pages/public'

test('each article card shows image, date, author, title, summary and Devamını Oku →', async ({ page, content }) => {
  // Later than those that tests of the panel may have left.
  const publishedAt = new Date()
  await content.addPost({
    title: 'Ölçü aleti seçerken Ğ',
    slug: 'olcu-aleti-secerken-g',
    summary: 'Üç soru yeter.',
    publishedAt,
  })
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await openUntilShown(page, '/teknik-bilgi', () =>
    cards.first().getByRole('heading', { name: 'Ölçü aleti seçerken Ğ', exact: true }),
  )
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Teknik Bilgi')
  const slugs = await content.postSlugs()
  expect(slugs.length).toBeGreaterThanOrEqual(7)
  await expect(cards).toHaveCount(Math.min(slugs.length, 12))
  await expect(main(page).getByText('Devamını Oku →', { exact: true })).toHaveCount(Math.min(slugs.length, 12))
  const newest = cards.first()
  await expect(newest.locator('time')).toHaveText(formatLongDate(publishedAt))
  await expect(newest.getByText('Admin', { exact: true }), 'the author when nobody is named').toBeVisible()
  await expect(newest.getByText('Üç soru yeter.', { exact: true })).toBeVisible()

  // Tests of the panel leave posts behind, which may push the seed's to a later page of the list.
  const place = slugs.findIndex((slug) => postPath(slug) === POST.path)
  await open(page, blogPagePath(1 + Math.floor(place / 12)))
  const seeded = cards.filter({ has: page.getByRole('heading', { name: POST.title, exact: true }) })
  await expect(seeded.locator('time')).toHaveText('20 Mayıs 2026')
  await expect(seeded.getByText('Seda Özgür', { exact: true })).toBeVisible()
  await expect(seeded.locator('img')).toHaveAttribute('src', /^\/uploads\//)
  await seeded.getByText('Devamını Oku →').click()
  await expect(page).toHaveURL(POST.path)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(POST.title)
})

test('the longest author name fits on the narrowest phone', async ({ page, content }) => {
  // Nobody else's: tests of the panel leave posts behind, one of them by a hundred times the letter a.
  const author = 'uzunadlı'.repeat(13).slice(0, 100)
  await content.addPost({ title: 'Uzun ad', slug: 'uzun-ad', author, publishedAt: new Date() })
  await page.setViewportSize({ width: 320, height: 740 })
  await openUntilShown(page, '/teknik-bilgi', () => main(page).getByText(author, { exact: true }))
  expect(await overflow(page)).toEqual([])
})

test('an article shows image, date, author, its text with line breaks kept, and the way back', async ({
  page,
  content,
}) => {
  await open(page, POST.path)
  await expect(main(page).getByText('20 Mayıs 2026', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Seda Özgür', { exact: true })).toBeVisible()
  await expect(main(page).locator('figure img, img').first()).toHaveAttribute('src', /^\/uploads\//)
  await expect(main(page).getByRole('link', { name: 'Tüm yazılar' }).first()).toHaveAttribute('href', '/teknik-bilgi')

  const text = 'İlk satır\nikinci satır\n\nBaşlık gibi\n<b>kalın</b> <script>alert(1)</script> & "tırnak" {{7*7}}'
  await content.addPost({
    title: 'Satır sonları',
    slug: 'satir-sonlari',
    content: text,
    author: 'Ayşe Çağ',
    // An hour before midnight in London is the next day in İstanbul.
    publishedAt: '2024-03-05T22:30:00Z',
  })
  await open(page, '/teknik-bilgi/satir-sonlari')
  const prose = main(page).getByText('İlk satır')
  expect(await prose.evaluate((element: HTMLElement) => element.innerText)).toBe(text)
  await expect(main(page).locator('time')).toHaveText('6 Mart 2024')
  await expect(main(page).getByText('Ayşe Çağ', { exact: true })).toBeVisible()
})

test('an unknown post is 404 and names the requested post', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const [path, name] of [
    ['/teknik-bilgi/eski-yazi', 'eski-yazi'],
    ['/teknik-bilgi/%C4%B1%C5%9F%C4%B1k%20%26%20%22', 'ışık & "'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page).toHaveTitle('Blog Yazısı Bulunamadı | Ölçev Endüstriyel Elektronik')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog Yazısı Bulunamadı')
    await expect(main(page).getByText(`'${name}' başlıklı blog yazısı bulunamadı.`, { exact: true })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Tüm Yazılar' })).toHaveAttribute('href', '/teknik-bilgi')
  }
})

test('more than twelve posts are paged, with links between the pages', async ({ page, content, site }) => {
  // Tests of the panel may have left some.
  const before = (await content.postSlugs()).length
  for (let number = before; number < 13; number++) {
    await content.addPost({
      title: `Eski yazı ${number}`,
      slug: `eski-yazi-${number}`,
      publishedAt: `2001-01-${String(number).padStart(2, '0')}T09:00:00Z`,
    })
  }
  const next = main(page).getByRole('link', { name: 'Sonraki sayfa' })
  await openUntilShown(page, '/teknik-bilgi', () => next)
  await expect(main(page).getByText('Devamını Oku →', { exact: true })).toHaveCount(12)
  await expect(next).toHaveAttribute('rel', 'next')
  await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', `${site.canonical}/teknik-bilgi/sayfa/2`)
  await expect(page.locator('link[rel="prev"]')).toHaveCount(0)
  await next.click()
  await expect(page).toHaveURL('/teknik-bilgi/sayfa/2')
  await expect(main(page).getByText('Devamını Oku →', { exact: true })).toHaveCount(Math.max(before, 13) - 12)
  await page.reload()
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', `${site.canonical}/teknik-bilgi`)
  await expect(page.locator('link[rel="next"]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.canonical}/teknik-bilgi/sayfa/2`)
  await expect(main(page).getByRole('link', { name: 'Önceki sayfa' })).toHaveAttribute('href', '/teknik-bilgi')
})
