import { expect, test } from '../support/fixtures'
import { enter, fillSignIn, startSession } from '../pages/admin'
import {
  callAs,
  field,
  fileInput,
  hasUnsaved,
  holdCalls,
  openScreen,
  row,
  saveButton,
  stateChoice,
  unique,
} from '../pages/content-screen'
import { main, open } from '../pages/public'
import { slugOf, stored, tiles } from '../pages/services-screen'
import { newPictureFile } from '../support/images'
import { untilAnswered } from '../support/watch'

test('what was typed survives an expired session and a document loaded anew', async ({ page, watch }) => {
  watch.allow(/status of 401/)
  const token = await openScreen(page, 'blog')
  const title = unique('Oturum bitti')
  await field(page, 'Başlık').fill(title)
  await field(page, 'İçerik').fill('Uzun uzun yazıldı')
  await untilAnswered(page)
  await callAs(page, token, 'POST', '/api/Auth/logout')
  await fileInput(page).setInputFiles(await newPictureFile())
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Fblog/)
  await startSession(page)
  await page.goto('/admin/blog')
  await expect(field(page, 'Başlık')).toHaveValue(title)
  await expect(field(page, 'İçerik')).toHaveValue('Uzun uzun yazıldı')
  await expect(main(page).getByText('Kaydedilmemiş yazdıklarınız geri geldi.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Yazdıklarımı Sil' }).click()
  await expect(field(page, 'Başlık')).toHaveValue('')
})

test('what was typed and chosen survives an expired session, and is saved after signing in again', async ({
  page,
  account,
  content,
  watch,
}) => {
  watch.allow(/status of 401/)
  await enter(page, account, '/admin/hizmetler')
  const title = unique('Oturum')
  await field(page, 'Başlık').fill(title)
  await field(page, 'Faydalar').fill('Bir, iki')
  await fileInput(page).setInputFiles([await newPictureFile('ilk.png'), await newPictureFile('ikinci.png')])
  await stateChoice(page, 'Yayında').check()
  await untilAnswered(page)
  await content.expireSessions(account.email)
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fhizmetler')
  await expect(page.getByRole('status')).toHaveText('Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.')
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/admin/hizmetler')
  await expect(main(page).getByText('Kaydedilmemiş yazdıklarınız geri geldi.')).toBeVisible()
  await expect(main(page).getByText('Kaldığınız yerden sürdürebilirsiniz.', { exact: true })).toBeVisible()
  await expect(field(page, 'Başlık')).toHaveValue(title)
  await expect(field(page, 'Faydalar')).toHaveValue('Bir, iki')
  await expect(tiles(page)).toHaveCount(2)
  await saveButton(page).click()
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  expect(await stored(page, title)).toMatchObject({ benefits: ['Bir', 'iki'], imageUrls: { length: 2 } })
})

test('leaving the page with unsaved changes warns', async ({ page }) => {
  await openScreen(page, 'blog')
  await field(page, 'Başlık').fill('Yarım')
  await expect(hasUnsaved(page)).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(field(page, 'Başlık')).toHaveValue('Yarım')
})

test('an item that the address names does not push aside what was typed while it was read', async ({
  page,
  content,
}) => {
  const title = unique('Adresteki')
  await content.addPost({ title, slug: slugOf(title) })
  const reading = await holdCalls(page, `**/api/BlogPosts/${slugOf(title)}?state=all`)
  await startSession(page)
  await open(page, `/admin/blog?duzenle=${slugOf(title)}`)
  await expect.poll(reading.waiting).toBe(1)
  await field(page, 'İçerik').fill('Yazılan')
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/api/BlogPosts/${slugOf(title)}?state=all`))
  reading.release()
  await (await answered).finished()
  await field(page, 'Başlık').fill('Sonra yazılan')
  await expect(field(page, 'İçerik')).toHaveValue('Yazılan')
})
