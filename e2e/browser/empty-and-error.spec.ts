import { awayTest, emptyTest, expect } from '../support/fixtures'
import { signIn } from '../pages/admin'
import { footer, header, main, open, PUBLIC_PAGES } from '../pages/public'
import { DEMO } from '../support/accounts'

emptyTest('empty lists show their empty text', async ({ page }) => {
  await open(page, '/')
  await expect(main(page).getByText('Referans bulunamadı.', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Hizmet bulunamadı.', { exact: true })).toBeVisible()
  await open(page, '/hizmetler')
  await expect(main(page).getByText('Hizmet bulunamadı.', { exact: true })).toBeVisible()
  await open(page, '/teknik-bilgi')
  await expect(main(page).getByText('Henüz blog yazısı bulunamadı.', { exact: true })).toBeVisible()
  await open(page, '/ariza-kodlari')
  await expect(main(page).getByText('Henüz arıza kodu eklenmemiş.', { exact: true })).toBeVisible()
})

emptyTest('empty lists of the admin say what to do next', async ({ page }) => {
  await signIn(page, DEMO)
  for (const [path, text, next] of [
    ['/admin/blog', 'Henüz blog yazısı eklenmemiş.', 'İlk yazıyı formdan ekleyin.'],
    ['/admin/referanslar', 'Henüz referans eklenmemiş.', 'İlk referansı formdan ekleyin.'],
    ['/admin/hizmetler', 'Henüz hizmet eklenmemiş.', 'İlk hizmeti formdan ekleyin.'],
    ['/admin/mesajlar', 'Henüz mesaj yok.', 'Sitedeki iş emri formundan gönderilenler burada görünür.'],
  ] as const) {
    await open(page, path)
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
    await expect(main(page).getByText(next, { exact: true })).toBeVisible()
  }
})

const AWAY = [
  ['home', '/', 'Veriler yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.'],
  ['services', '/hizmetler', 'Hizmetler yüklenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.'],
  [
    'a service',
    '/hizmetler/servo-surucu-tamiri',
    'Hizmet detayları yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.',
  ],
  ['the alarm codes', '/ariza-kodlari', 'Arıza kodları yüklenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.'],
  ['a fault', '/ariza-kodlari/herhangi', 'Arıza kodları yüklenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.'],
  ['articles', '/teknik-bilgi', 'Blog yazıları yüklenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.'],
  [
    'an article',
    '/teknik-bilgi/herhangi',
    'Blog yazısı yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.',
  ],
] as const

for (const [name, path, text] of AWAY) {
  awayTest(`without database and cached page ${name} is 503 with its own error`, async ({ page, watch }) => {
    watch.allow(/status of 503/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control'] ?? '').toMatch(/no-store|no-cache|max-age=0/)
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main(page).getByRole('link', { name: 'Yeniden Dene' })).toHaveAttribute('href', path)
    await expect(header(page)).toBeVisible()
    await expect(footer(page)).toBeVisible()
  })
}

awayTest('without the database pages that read no data are served', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const path of ['/kurumsal', '/tamir-sureci', '/iletisim', '/kvkk', '/yok']) {
    const expected = PUBLIC_PAGES.find((entry) => entry.path === path)!
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(expected.status)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(expected.heading)
  }
})
