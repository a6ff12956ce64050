import { emptyTest, expect } from '../support/fixtures'
import { signIn } from '../pages/admin'
import { main, open } from '../pages/public'
import { DEMO } from '../support/accounts'

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
