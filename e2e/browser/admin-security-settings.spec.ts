import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { main } from '../pages/public'

const FILE = '/.well-known/security.txt'

// Every worker has a site of its own, whose settings the other files expect to be the defaults.
test.afterEach(async ({ content }) => {
  await content.removeSettings()
})

test('who requires a second factor without having one is told before saving', async ({ page, account }) => {
  await enter(page, account, '/admin/site?bolum=bildirim')
  const required = page.getByRole('checkbox', { name: 'Bütün kullanıcılar için zorunlu' })
  await expect(main(page).getByText(/Ayarlamamış olan \d+ kişi bir sonraki girişte ayarlar\./)).toBeVisible()
  await expect(main(page).getByText(/Sizinki de yok/)).toHaveCount(0)
  await required.check()
  await expect(required).toHaveAccessibleDescription(
    /Sizinki de yok: kaydedince, telefonunuzu bağlayana kadar yalnız Ayarlar açılır\.$/,
  )
})

test('the address for reports of weaknesses is set in the panel and stands in security.txt', async ({
  page,
  account,
}) => {
  expect((await page.request.get(FILE)).status()).toBe(404)
  await enter(page, account, '/admin/site?bolum=bildirim')
  const contact = page.getByLabel('Güvenlik bildirimi adresi')
  await contact.fill('güvenlik')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(contact).toHaveAccessibleDescription(
    /^Bir e-posta adresi ya da https:\/\/ ile başlayan bir adres yazın\./,
  )
  await contact.fill('guvenlik@ornek.example')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(main(page).getByText('guvenlik@ornek.example')).toBeVisible()
  expect(await (await page.request.get(FILE)).text()).toContain('Contact: mailto:guvenlik@ornek.example\n')
})
