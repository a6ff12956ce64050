import { expect, test } from '../support/fixtures'
import { enter, fillSignIn, sidebar, signIn, signOutButton } from '../pages/admin'
import {
  field,
  fileInput,
  form,
  hasUnsaved,
  list,
  openScreen,
  row,
  saveAndSee,
  saveButton,
  unique,
} from '../pages/content-screen'
import { beginPost, choosePictures, pictureRow, text, untilKept } from '../pages/editor'
import { holdScripts, main, waitForHydration } from '../pages/public'
import { stored, tiles } from '../pages/services-screen'
import { newPictureFile } from '../support/images'
import { untilAnswered } from '../support/watch'

// What is typed in the panel when the page goes away. The rest of drafts is in e2e/panel/drafts.test.tsx.

test('a closed browser offers the text again, without its files', async ({ page, context }) => {
  const title = await beginPost(page, 'Yarim kalan')
  await text(page).fill('Uzun uzun yazıldı')
  await page.keyboard.press('Control+End')
  await choosePictures(page, await newPictureFile('pano.png'))
  await expect(form(page).getByText(/^Bu tarayıcıda saklandı, \d\d:\d\d$/)).toBeVisible()
  await untilKept(page, 'yeni:pano')
  await page.close()

  const again = await context.newPage()
  await again.goto('/admin/blog')
  await waitForHydration(again)
  const box = main(again).getByRole('status').filter({ hasText: 'Bu tarayıcıda kaydedilmemiş bir yazı var.' })
  await expect(box).toContainText(`“${title}”`)
  await expect(box).toContainText('Seçtiğiniz resimler saklanamadı, onları yeniden seçin.')
  await expect(field(again, 'Başlık')).toHaveValue('')
  await box.getByRole('button', { name: 'Kaldığım Yerden' }).click()
  await expect(box).toHaveCount(0)
  await expect(field(again, 'Başlık')).toHaveValue(title)
  await expect(text(again)).toHaveValue(/^Uzun uzun yazıldı/)

  await fileInput(again).setInputFiles(await newPictureFile('kapak.png'))
  await saveButton(again).click()
  await expect(text(again)).toHaveAccessibleDescription(/^Metindeki “pano” resminin dosyası yok\./)
  const chooser = again.waitForEvent('filechooser')
  await pictureRow(again, 'pano').getByRole('button', { name: 'Yeniden seç' }).click()
  await (await chooser).setFiles([await newPictureFile('pano.png')])
  await saveAndSee(again, title)
  await again.reload()
  await expect(list(again)).toBeVisible()
  await expect(box, 'a saved text is not offered').toHaveCount(0)
})

test('leaving by the menu asks once, and the text is offered again when its screen is opened next', async ({
  page,
}) => {
  await openScreen(page, 'blog')
  await text(page).fill('Bırakıldı')
  await untilKept(page, 'Bırakıldı')
  await sidebar(page).getByRole('link', { name: 'Referanslar' }).click()
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
  await expect(question.getByRole('button', { name: 'Sayfada Kal' })).toBeFocused()
  await question.getByRole('button', { name: 'Sayfadan Ayrıl' }).click()
  await expect(page).toHaveURL('/admin/referanslar')
  await sidebar(page).getByRole('link', { name: 'Blog' }).click()
  const box = main(page).getByRole('status').filter({ hasText: 'Bu tarayıcıda kaydedilmemiş bir yazı var.' })
  await box.getByRole('button', { name: 'Kaldığım Yerden' }).click()
  await expect(text(page)).toHaveValue('Bırakıldı')
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

test('what needs scripts is off until they run, so that no press is lost', async ({ page, account }) => {
  await signIn(page, account)
  const letGo = await holdScripts(page)
  await page.goto('/admin/ayarlar', { waitUntil: 'domcontentloaded' })
  await expect(signOutButton(page)).toBeDisabled()
  await page.goto('/admin/sifre', { waitUntil: 'domcontentloaded' })
  const send = page.getByRole('button', { name: 'Bağlantı Gönder' })
  await expect(send).toBeDisabled()
  letGo()
  await expect(send).toBeEnabled()
})
