import { expect, test } from '../support/fixtures'
import {
  addItem,
  alert,
  cancelButton,
  confirmation,
  deleteButton,
  editButton,
  field,
  fileInput,
  form,
  holdCalls,
  list,
  openScreen,
  row,
  saveAndSee,
  saveButton,
  unique,
  whileAway,
} from '../pages/content-screen'
import { main } from '../pages/public'
import { damagedPicture, newPictureFile } from '../support/images'

const AWAY = 'Hizmet geçici olarak kullanılamıyor.'

test('a new reference needs a name and a logo, and shows last on the home page at once', async ({ page, content }) => {
  await openScreen(page, 'referanslar')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Referans Yönetimi')
  await saveButton(page).click()
  await expect(field(page, 'Marka adı')).toBeFocused()
  await expect(field(page, 'Marka adı')).toHaveAccessibleDescription('Marka adını yazın.')
  await expect(form(page).getByText('Yeni referans eklerken logo seçmek zorunludur.', { exact: true })).toBeVisible()
  const name = unique('Marka')
  await field(page, 'Marka adı').fill(name)
  await saveButton(page).click()
  await expect(fileInput(page)).toBeFocused()
  await expect(fileInput(page)).toHaveAccessibleDescription('Yeni referans eklerken logo seçmek zorunludur.')
  await fileInput(page).setInputFiles(await newPictureFile('logo.png'))
  await expect(form(page).getByText('logo.png')).toBeVisible()
  await saveAndSee(page, name)
  await expect(editButton(page, name)).toBeFocused()
  await expect(editButton(page, name)).toBeInViewport()
  await expect(field(page, 'Marka adı')).toHaveValue('')
  expect((await content.referenceNames()).at(-1)).toBe(name)
  expect(await (await page.request.get('/')).text()).toContain(name)
})

test('editing a reference keeps its logo until a new one is saved', async ({ page }) => {
  const token = await openScreen(page, 'referanslar')
  const name = unique('Kestrel')
  const { id, logoUrl } = await addItem(page, token, '/api/References', { name, logoFile: await newPictureFile() })
  await editButton(page, name).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(field(page, 'Marka adı')).toHaveValue(name)
  await expect(form(page).getByText('Kayıtlı logo', { exact: true })).toBeVisible()
  await fileInput(page).setInputFiles(await newPictureFile('yeni-logo.png'))
  await expect(form(page).getByText('Kayıtlı logo', { exact: true })).toHaveCount(0)
  await form(page).getByRole('button', { name: 'yeni-logo.png: kaldır' }).click()
  await expect(form(page).getByText('Kayıtlı logo', { exact: true })).toBeVisible()
  await field(page, 'Marka adı').fill(`${name} Yeni`)
  await saveAndSee(page, `${name} Yeni`)
  const stored = async () => (await (await page.request.get(`/api/References/${id}`)).json()) as Record<string, string>
  expect(await stored()).toMatchObject({ name: `${name} Yeni`, logoUrl })

  await editButton(page, `${name} Yeni`).click()
  await fileInput(page).setInputFiles(await newPictureFile('yeni-logo.png'))
  await cancelButton(page).click()
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText('Yeni referans')
  await expect(field(page, 'Marka adı')).toHaveValue('')
  // A fresh logo alone is a change, and replaces the stored one.
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await saveAndSee(page, `${name} Yeni`)
  expect((await stored()).logoUrl).not.toBe(logoUrl)
})

test('deleting a reference asks first and removes it from list and site', async ({ page }) => {
  const token = await openScreen(page, 'referanslar')
  const name = unique('Silinecek')
  await addItem(page, token, '/api/References', { name, logoFile: await newPictureFile() })
  await deleteButton(page, name).click()
  await expect(confirmation(page)).toContainText(`“${name}” referansı silinecek.`)
  await page.keyboard.press('Escape')
  await expect(confirmation(page)).toHaveCount(0)
  await expect(row(page, name)).toBeVisible()
  await deleteButton(page, name).click()
  await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(row(page, name)).toHaveCount(0)
  expect(await (await page.request.get('/')).text()).not.toContain(name)
})

test('without the database every action on references reports the outage', async ({ page, site, watch }) => {
  watch.allow(/status of 503/)
  await openScreen(page, 'referanslar')
  const name = unique('Kesinti')
  await field(page, 'Marka adı').fill(name)
  await fileInput(page).setInputFiles(await newPictureFile())
  await whileAway(site, async () => {
    await saveButton(page).click()
    await expect(alert(page, `Referans kaydedilirken hata oluştu: ${AWAY}`)).toBeVisible()
    await editButton(page, 'Yumaro').click()
    await field(page, 'Marka adı').fill('Yumaro X')
    await saveButton(page).click()
    await expect(alert(page, `Referans güncellenirken hata oluştu: ${AWAY}`)).toBeVisible()
    await deleteButton(page, 'Yumaro').click()
    await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(alert(page, `Referans silinirken hata oluştu: ${AWAY}`)).toBeVisible()
  })
  await expect(field(page, 'Marka adı')).toHaveValue('Yumaro X')
})

test('logos that are no pictures are refused in both languages', async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/)
  await openScreen(page, 'referanslar')
  await fileInput(page).setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(form(page).getByText('“logo.svg” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.')).toBeVisible()
  await expect(form(page).locator('[lang=en]')).toHaveText('Only jpg, jpeg, png and gif are accepted.')
  await field(page, 'Marka adı').fill(unique('Bozuk'))
  await fileInput(page).setInputFiles(damagedPicture('bozuk.png'))
  await saveButton(page).click()
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: /^Referans kaydedilirken hata oluştu: ./ }),
  ).toBeVisible()
  await expect(main(page).locator('[role=alert] [lang=en]')).toHaveText('The file is damaged or is not a picture.')
})

test('references are sorted by buttons and by dragging, and the site follows', async ({ page, content }) => {
  await openScreen(page, 'referanslar')
  const before = await content.referenceNames()
  const [first = '', second = '', third = ''] = before
  const back = (name: string) => list(page).getByRole('button', { name: `${name}: öne taşı`, exact: true })
  await back(second).click()
  await expect.poll(async () => (await content.referenceNames()).slice(0, 2)).toEqual([second, first])
  // At the front that button is disabled: the focus goes on to the other one.
  await expect(list(page).getByRole('button', { name: `${second}: arkaya taşı`, exact: true })).toBeFocused()
  await expect(list(page).getByRole('status').getByText(`${second}: 1. sırada`)).toBeAttached()

  const grip = row(page, third).locator('[title="Sürükleyin"]')
  await grip.hover()
  await page.mouse.down()
  await row(page, second).hover({ position: { x: 40, y: 40 } })
  await page.mouse.up()
  await expect.poll(async () => (await content.referenceNames()).slice(0, 3)).toEqual([third, second, first])
  const home = await (await page.request.get('/')).text()
  expect(home.indexOf(third)).toBeLessThan(home.indexOf(second))

  await main(page).getByRole('searchbox', { name: 'Marka ara' }).fill(second)
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(back(second)).toHaveCount(0)
})

test('a move pressed while the list loads after a failed one is saved', async ({ page, content, watch }) => {
  watch.allow(/status of 503/)
  await openScreen(page, 'referanslar')
  const [first = '', second = '', third = ''] = await content.referenceNames()
  const back = (name: string) => list(page).getByRole('button', { name: `${name}: öne taşı`, exact: true })
  await page.route('**/api/References/order', (route) => route.fulfill({ status: 503, json: { message: AWAY } }), {
    times: 1,
  })
  const reading = await holdCalls(page, '**/api/References', 'GET')
  await back(second).click()
  await expect.poll(reading.waiting).toBe(1)
  await expect(alert(page, `Sıra kaydedilirken hata oluştu: ${AWAY}`)).toBeVisible()
  await back(third).click()
  reading.release()
  await expect.poll(async () => (await content.referenceNames()).slice(0, 3)).toEqual([second, third, first])
})

test('a failed move is said although a deletion failed before, and the other way round', async ({
  page,
  content,
  watch,
}) => {
  watch.allow(/status of 503/)
  await openScreen(page, 'referanslar')
  const [first = ''] = await content.referenceNames()
  const refused = { status: 503, json: { message: AWAY } }
  await page.route('**/api/References/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(refused),
  )
  const deleteFirst = async () => {
    await list(page)
      .getByRole('button', { name: /: sil$/ })
      .first()
      .click()
    await confirmation(page).getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(alert(page, `Referans silinirken hata oluştu: ${AWAY}`)).toBeVisible()
  }
  await deleteFirst()
  await list(page)
    .getByRole('button', { name: /: arkaya taşı$/ })
    .first()
    .click()
  await expect(alert(page, `Sıra kaydedilirken hata oluştu: ${AWAY}`)).toBeVisible()
  await expect(list(page).getByRole('listitem').first(), 'the order is taken back').toContainText(first)
  await deleteFirst()
})
