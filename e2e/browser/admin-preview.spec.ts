import { expect, test } from '../support/fixtures'
import { editButton, field, form, openScreen, saveAndSee, stateChoice, unique } from '../pages/content-screen'
import { main, open } from '../pages/public'
import { expectAccessible } from '../support/axe'
import { addService, edit, slugOf } from '../pages/services-screen'

test('a draft is previewed as its page will be, and the band leads back into its form', async ({ page, context }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Onizlenen')
  const { id } = await addService(page, token, title, 2)
  await edit(page, title)
  await stateChoice(page, 'Taslak').check()
  await saveAndSee(page, title)
  await editButton(page, title).click()
  const opened = context.waitForEvent('page')
  await form(page)
    .getByRole('link', { name: /^Önizle/ })
    .click()
  const preview = await opened
  await expect(preview).toHaveURL(`/admin/onizleme/hizmet/${id}`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  const band = preview.getByRole('complementary', { name: 'Önizleme' })
  await expect(band).toContainText('Önizleme: yayında değil')
  await expect(band).toContainText('Taslak')
  await expectAccessible(preview)
  await band.getByRole('link', { name: 'Düzenlemeye dön' }).click()
  await expect(preview).toHaveURL(/\/admin\/hizmetler/)
  await expect(field(preview, 'Başlık')).toHaveValue(title)
})

test('a preview is for staff alone, is kept nowhere, and may be framed by the panel only', async ({
  page,
  content,
  playwright,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 404/)
  const title = unique('Gizli')
  const id = await content.addPost({ title, slug: slugOf(title), isDraft: true })
  const address = `/admin/onizleme/blog/${id}`
  const visitor = await playwright.request.newContext({ baseURL })
  const refused = await visitor.get(address, { maxRedirects: 0 })
  expect(refused.status()).toBe(307)
  expect(refused.headers().location).toMatch(/^\/admin\/login/)
  await visitor.dispose()

  await openScreen(page, 'blog')
  const answer = await open(page, address)
  const { 'cache-control': cache, 'content-security-policy': policy } = answer!.headers()
  expect(cache).toContain('no-store')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(await answer!.text()).toMatch(/<meta name="robots" content="noindex/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  const missing = await open(page, '/admin/onizleme/blog/yok')
  expect(missing!.status()).toBe(404)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı')
})
