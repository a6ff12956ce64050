import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  editButton,
  field,
  fileInput,
  form,
  hasUnsaved,
  list,
  openScreen,
  row,
  saveAndSee,
  saveButton,
  stateChoice,
  unique,
  writePost,
} from '../pages/content-screen'
import { main, open } from '../pages/public'
import { newPictureFile } from '../support/images'
import { tabTo } from '../support/keyboard'
import { addService, edit, slugOf, stored } from '../pages/services-screen'

const LATER = { day: '12.03.2099', time: '09:00' }
const SENTENCE =
  '12 Mart 2099 Perşembe günü saat 09:00 itibarıyla kendiliğinden yayına girer. O zamana kadar sitede görünmez.'

const filter = (page: Page, name: RegExp) =>
  list(page).getByRole('list', { name: 'Duruma göre' }).getByRole('button', { name })

test('a new post begins as published, and as a draft no visitor sees it', async ({ page }) => {
  await openScreen(page, 'blog')
  const title = unique('Taslak yazi')
  await writePost(page, title)
  await expect(stateChoice(page, 'Yayında')).toBeChecked()
  await stateChoice(page, 'Taslak').check()
  await saveAndSee(page, title)
  await expect(row(page, title)).toContainText('Taslak')
  const address = `/teknik-bilgi/${slugOf(title)}`
  expect((await page.request.get(address)).status()).toBe(404)

  await editButton(page, title).click()
  await stateChoice(page, 'Yayında').check()
  await expect(form(page).getByText('Kaydettiğiniz anda sitede görünür.')).toBeVisible()
  await saveAndSee(page, title)
  await expect(row(page, title)).toContainText('Yayında')
  expect((await page.request.get(address)).status()).toBe(200)

  await editButton(page, title).click()
  await stateChoice(page, 'Taslak').check()
  await expect(form(page).getByText(/^Kaydettiğiniz anda siteden kalkar\./)).toBeVisible()
  await saveAndSee(page, title)
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a post is scheduled for a day and an hour, and says when it appears', async ({ page }) => {
  await openScreen(page, 'blog')
  const title = unique('Zamanli yazi')
  await writePost(page, title)
  await stateChoice(page, 'Zamanlandı').check()
  await field(page, 'Gün').fill(LATER.day)
  await field(page, 'Saat').fill(LATER.time)
  await expect(form(page).getByText(SENTENCE, { exact: true })).toBeVisible()
  await saveAndSee(page, title)
  await expect(row(page, title)).toContainText('Zamanlandı, 12.03.2099 09:00')
  expect((await page.request.get(`/teknik-bilgi/${slugOf(title)}`)).status()).toBe(404)

  await editButton(page, title).click()
  await expect(field(page, 'Gün')).toHaveValue(LATER.day)
  await expect(field(page, 'Saat')).toHaveValue(LATER.time)
  await expect(hasUnsaved(page)).toHaveCount(0)
  await field(page, 'Saat').fill('10:30')
  await expect(hasUnsaved(page)).toBeVisible()
})

test('a time that has passed or cannot be read is refused at its field, and nothing typed is lost', async ({
  page,
}) => {
  await openScreen(page, 'blog')
  const title = unique('Gecmis')
  await writePost(page, title)
  await stateChoice(page, 'Zamanlandı').check()
  await saveButton(page).click()
  await expect(field(page, 'Gün')).toBeFocused()
  await expect(field(page, 'Gün')).toHaveAccessibleDescription('Günü 12.03.2026 gibi yazın.')
  await expect(field(page, 'Saat')).toHaveAccessibleDescription('Saati 09:00 gibi yazın.')

  await field(page, 'Gün').fill('06.03.2024')
  await field(page, 'Saat').fill('9.00')
  await saveButton(page).click()
  await expect(field(page, 'Gün')).toHaveAccessibleDescription('Bu saat geçti.')
  await expect(form(page).getByText('Şimdi yayımlamak için “Yayında”yı seçin.', { exact: true })).toBeVisible()
  await expect(field(page, 'Başlık')).toHaveValue(title)
  await expect(form(page).getByText('kapak.png')).toBeVisible()

  await field(page, 'Gün').fill(LATER.day)
  await saveAndSee(page, title)
})

test('the filter shows the items of one state with their count, and what an empty one is for', async ({
  page,
  content,
}) => {
  const [draft, shown] = [unique('Suzulen taslak'), unique('Suzulen hizmet')]
  await content.addService({ title: draft, slug: slugOf(draft), isDraft: true })
  await content.addService({ title: shown, slug: slugOf(shown) })
  await openScreen(page, 'hizmetler')
  await expect(filter(page, /^Hepsi/)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, draft)).toContainText('Taslak, resim yok')
  await expect(list(page).getByRole('button', { name: `${draft}: yukarı taşı`, exact: true })).toBeVisible()

  await filter(page, /^Taslak/).click()
  await expect(row(page, shown)).toHaveCount(0)
  await expect(row(page, draft)).toBeVisible()
  const count = await list(page)
    .getByRole('button', { name: /: düzenle$/ })
    .count()
  await expect(filter(page, /^Taslak/)).toHaveText(`Taslak${count}`)
  // A part of the list cannot be put in order.
  await expect(list(page).getByRole('button', { name: /: yukarı taşı$/ })).toHaveCount(0)

  await filter(page, /^Zamanlandı/).click()
  await expect(list(page).getByText('Zamanlanmış hizmet yok.')).toBeVisible()
  await filter(page, /^Hepsi/).click()
  await expect(row(page, shown)).toBeVisible()
})

test('title and description for search engines are measured, shown as a result, and stand in the page', async ({
  page,
}) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Aranan')
  await addService(page, token, title)
  await edit(page, title)
  await expect(form(page).getByText(`${title} | Ölçev Endüstriyel Elektronik`)).toBeVisible()
  await field(page, 'Arama başlığı (isteğe bağlı)').fill('x'.repeat(71))
  await expect(form(page).getByText('71/70')).toBeVisible()
  await saveButton(page).click()
  await expect(field(page, 'Arama başlığı (isteğe bağlı)')).toHaveAccessibleDescription(/^En çok 70 karakter yazın\./)
  await field(page, 'Arama başlığı (isteğe bağlı)').fill('Aranan başlık & marka')
  await field(page, 'Arama açıklaması (isteğe bağlı)').fill('Sonuçta okunan cümle.')
  await expect(form(page).getByText('21/70')).toBeVisible()
  await expect(form(page).getByText('Sonuçta okunan cümle.', { exact: true }).last()).toBeVisible()
  await saveAndSee(page, title)
  await open(page, `/hizmetler/${slugOf(title)}`)
  await expect(page).toHaveTitle('Aranan başlık & marka')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Sonuçta okunan cümle.')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Aranan başlık & marka')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
})

test('what a picture shows is written below it, a fresh one too, and stands on the page', async ({ page }) => {
  const token = await openScreen(page, 'hizmetler')
  const title = unique('Anlatilan')
  await addService(page, token, title, 2)
  await edit(page, title)
  await field(page, 'Ne görülüyor? 1. resim').fill('Önden görünüş')
  await fileInput(page).setInputFiles(await newPictureFile('test.png'))
  await field(page, 'Ne görülüyor? test.png').fill('Yük testi')
  await expect(hasUnsaved(page)).toBeVisible()
  await saveAndSee(page, title)
  expect((await stored(page, title)).imageAlts).toEqual(['Önden görünüş', '', 'Yük testi'])
  await open(page, `/hizmetler/${slugOf(title)}`)
  for (const alt of ['Önden görünüş', `${title}, resim 2`, 'Yük testi']) {
    await expect(main(page).getByAltText(alt, { exact: true }).first()).toBeAttached()
  }
  await page.goBack()

  await edit(page, title)
  await expect(field(page, 'Ne görülüyor? 1. resim')).toHaveValue('Önden görünüş')
  await field(page, 'Ne görülüyor? 1. resim').fill('x'.repeat(201))
  await saveButton(page).click()
  await expect(field(page, 'Ne görülüyor? 1. resim')).toHaveAccessibleDescription('En çok 200 karakter yazın.')
})

test('what a cover shows is written below it and stands on the page', async ({ page }) => {
  await openScreen(page, 'blog')
  const title = unique('Kapakli')
  await writePost(page, title)
  await field(page, 'Kapakta ne görülüyor? (isteğe bağlı)').fill('Ölçüm tezgâhı')
  await stateChoice(page, 'Yayında').check()
  await saveAndSee(page, title)
  await open(page, `/teknik-bilgi/${slugOf(title)}`)
  await expect(main(page).getByAltText('Ölçüm tezgâhı', { exact: true })).toBeVisible()
})

test('a post is scheduled, filtered and previewed by keyboard alone', async ({ page, context }) => {
  await openScreen(page, 'blog')
  const title = unique('Klavye zamani')
  await writePost(page, title)
  await tabTo(page, stateChoice(page, 'Yayında'))
  await page.keyboard.press('ArrowLeft')
  await expect(stateChoice(page, 'Zamanlandı')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Gün')).toBeFocused()
  await page.keyboard.insertText(LATER.day)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(LATER.time)
  await page.keyboard.press('Enter')
  await expect(row(page, title).getByText('kaydedildi')).toBeVisible()
  await expect(editButton(page, title)).toBeFocused()
  await tabTo(page, filter(page, /^Zamanlandı/))
  await page.keyboard.press('Enter')
  await expect(filter(page, /^Zamanlandı/)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, title)).toBeVisible()
  await tabTo(page, editButton(page, title))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Gün')).toHaveValue(LATER.day)
  await tabTo(page, form(page).getByRole('link', { name: /^Önizle/ }))
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title)
})
