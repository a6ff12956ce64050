import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import {
  confirmation,
  deleteButton,
  editButton,
  field,
  form,
  hasUnsaved,
  list,
  row,
  saveButton,
  stateChoice,
  unique,
} from '../pages/content-screen'
import { display, good, nextButton, press, seenByVisitors } from '../pages/faults-screen'
import { addFaultAgain, editFault } from '../pages/screen-states'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'
import { slugFromText } from '@/lib/platform/turkish/slug'

const PATH = '/admin/ariza-kodlari'

test('a fault is written line by line, published, changed and deleted', async ({ page, account, content }) => {
  // Of its own, because the table of a service takes eight faults.
  const service = unique('Tornado Tamiri')
  await content.addService({ title: service, deviceName: `${service} sürücüsü`, slug: slugFromText(service) })
  const brand = unique('Tornado')
  const slug = slugFromText(`${brand} TS5 E.09 Fan durdu`)
  await enter(page, account, PATH)
  await field(page, 'Alarm kodu').fill('E.09')
  await field(page, 'Marka').fill(brand)
  await field(page, 'Seri').fill('TS5')
  await field(page, 'Cihaz grubu').selectOption(`${service} sürücüsü`)
  await field(page, 'Başlık').fill('Fan durdu')
  await expect(form(page).getByText(`/ariza-kodlari/${slug}`)).toBeVisible()
  await field(page, 'Sebepler').fill('Fan, rulmanı bitmiş\n\nFan beslemesi')
  await expect(form(page).getByText('Her satır bir sebep, en olasısı en üstte. 2 sebep.')).toBeVisible()
  await form(page)
    .getByRole('checkbox', { name: `Sık gelen arıza: ${service} sayfasının tablosunda göster` })
    .check()
  await stateChoice(page, 'Yayında').check()
  await saveButton(page).click()
  await expect(good(page)).toHaveText(`“E.09, ${brand} TS5” kaydedildi.`)
  const stored = (await (await page.request.get(`/api/Faults/${slug}`)).json()) as Record<string, unknown>
  expect(stored).toMatchObject({ causes: ['Fan, rulmanı bitmiş', 'Fan beslemesi'], featured: true })

  await main(page).getByRole('searchbox').fill(brand)
  await editFault(page, `E.09, ${brand} TS5`)
  await expect(field(page, 'Sebepler')).toHaveValue('Fan, rulmanı bitmiş\nFan beslemesi')
  await stateChoice(page, 'Taslak').check()
  await saveButton(page).click()
  await expect(row(page, 'Fan durdu')).toContainText(/Taslak.*Kaydedildi/)
  expect(await seenByVisitors(page, slug)).toBe(404)

  await deleteButton(page, `E.09, ${brand} TS5`).click()
  await expect(confirmation(page)).toContainText(`“E.09, ${brand} TS5” silinecek. Sayfasının adresi artık açılmaz.`)
  await confirmation(page).getByRole('button', { name: 'Sil' }).click()
  await expect(row(page, 'Fan durdu')).toHaveCount(0)
})

test('the display shows the code while it is typed, and its absence', async ({ page, account }) => {
  await enter(page, account, PATH)
  await expect(display(page)).toHaveCount(0)
  await field(page, 'Alarm kodu').fill('AL1')
  await expect(display(page)).toHaveAccessibleName('Göstergede AL1 yazıyor')
  await field(page, 'Alarm kodu').fill('F.05')
  await expect(display(page)).toHaveAccessibleName('Göstergede F.05 yazıyor')
  await field(page, 'Alarm kodu').fill('')
  await expect(display(page)).toHaveCount(0)
})

test('a series is written one after another, with its device kept and the cursor in the code', async ({
  page,
  account,
}) => {
  const brand = unique('Seri')
  await enter(page, account, PATH)
  await field(page, 'Marka').fill(brand)
  await field(page, 'Seri').fill('S1')
  await field(page, 'Cihaz grubu').selectOption('PLC')
  for (const code of ['E-1', 'E-2']) {
    await field(page, 'Alarm kodu').fill(code)
    await field(page, 'Başlık').fill(`Arıza ${code}`)
    await field(page, 'Belirti').fill('Durdu.')
    await nextButton(page).click()
    await expect(good(page)).toHaveText(`${code} kaydedildi. Cihaz grubu, marka ve seri sıradaki kayıt için duruyor.`)
    await expect(field(page, 'Alarm kodu')).toBeFocused()
    await expect(field(page, 'Alarm kodu')).toHaveValue('')
    await expect(field(page, 'Belirti')).toHaveValue('')
    await expect(field(page, 'Marka')).toHaveValue(brand)
    await expect(field(page, 'Seri')).toHaveValue('S1')
    await expect(field(page, 'Cihaz grubu').locator('option:checked')).toHaveText('PLC')
    await expect(hasUnsaved(page), 'what was taken over is not unsaved').toHaveCount(0)
  }
  await main(page).getByRole('searchbox').fill(brand)
  await expect(list(page).getByRole('listitem').filter({ hasText: brand })).toHaveCount(2)
})

test('a code that is stored can be opened, and what was typed comes back', async ({ page, account, watch }) => {
  watch.allow(/status of 409/)
  await enter(page, account, PATH)
  await addFaultAgain(page)
  await expect(main(page).getByRole('alert').getByText('Yumaro YS2 için al16 zaten kayıtlı.')).toBeVisible()
  await expect(field(page, 'Alarm kodu')).toBeFocused()
  await main(page).getByRole('button', { name: 'Kayıtlı al16 Kodunu Aç' }).click()
  await expect(field(page, 'Alarm kodu')).toHaveValue('AL16')
  await main(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(field(page, 'Başlık')).toHaveValue('Aşırı akım')
})

test('a wrong code is refused beside its field, and nothing typed is lost', async ({ page, account }) => {
  await enter(page, account, PATH)
  await field(page, 'Alarm kodu').fill('SERVO ALARM NUMBER 414-02')
  await field(page, 'Başlık').fill('Servo alarmı')
  await saveButton(page).click()
  await expect(field(page, 'Alarm kodu')).toHaveAccessibleDescription(
    /^Kod en çok 24 karakter olabilir\. Açıklamasını başlığa yazın\./,
  )
  await expect(field(page, 'Marka')).toHaveAccessibleDescription('Marka boş olamaz.')
  await expect(field(page, 'Alarm kodu')).toBeFocused()
  await expect(field(page, 'Alarm kodu')).toHaveValue('SERVO ALARM NUMBER 414-02')
})

test('a fault is written, changed and deleted by keyboard alone', async ({ page, account }) => {
  const brand = unique('Klavye')
  await enter(page, account, PATH)
  await tabTo(page, main(page).getByRole('button', { name: 'Yeni Arıza' }))
  await press(page, 'Enter')
  await tabTo(page, field(page, 'Alarm kodu'))
  await page.keyboard.insertText('K-1')
  await press(page, 'Tab')
  await page.keyboard.insertText(brand)
  await press(page, 'Tab')
  await page.keyboard.insertText('KS')
  await press(page, 'Tab')
  await expect(field(page, 'Cihaz grubu')).toBeFocused()
  await expect(field(page, 'Cihaz grubu').locator('option', { hasText: /^PLC$/ })).toHaveCount(1)
  await page.keyboard.type('PLC')
  await press(page, 'Tab')
  await page.keyboard.insertText('Klavyeden')
  await tabTo(page, form(page).getByRole('checkbox', { name: /^Sık gelen arıza: PLC/ }))
  await press(page, 'Space')
  await expect(form(page).getByRole('checkbox', { name: /^Sık gelen arıza: PLC/ })).toBeChecked()
  await tabTo(page, saveButton(page))
  await press(page, 'Enter')
  await expect(good(page)).toHaveText(`“K-1, ${brand} KS” kaydedildi.`)

  await tabTo(page, main(page).getByRole('searchbox'))
  await page.keyboard.insertText(brand)
  await tabTo(page, editButton(page, `K-1, ${brand} KS`))
  await press(page, 'Enter')
  await expect(field(page, 'Alarm kodu')).toHaveValue('K-1')
  await tabTo(page, field(page, 'Seri'))
  await page.keyboard.insertText('KS2')
  await tabTo(page, saveButton(page))
  await press(page, 'Enter')
  await expect(row(page, 'Kaydedildi')).toContainText('KS2')
  await expect(editButton(page, `K-1, ${brand} KS2`), 'the focus goes on at the saved row').toBeFocused()
  await press(page, 'Tab')
  await press(page, 'Enter')
  await expect(confirmation(page).getByRole('button', { name: 'İptal' })).toBeFocused()
  await press(page, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(editButton(page, `K-1, ${brand} KS2`)).toHaveCount(0)
})

test('before a service is deleted it says how many faults lose their device group', async ({
  page,
  account,
  content,
}) => {
  const title = unique('Silinecek')
  const serviceId = await content.addService({ title, slug: slugFromText(title) })
  for (const code of ['S1', 'S2']) await content.addFault({ brand: title, code, serviceId, featured: true })
  await enter(page, account, '/admin/hizmetler')
  await deleteButton(page, title).click()
  await expect(confirmation(page)).toContainText('2 arıza kodu sitede kalır, cihaz grubu boşalır.')
  await confirmation(page).getByRole('button', { name: 'Sil' }).click()
  await expect(row(page, title)).toHaveCount(0)
})

test('a draft is previewed as its page will be, without links to other drafts', async ({ page, account, content }) => {
  const brand = unique('Taslakçı')
  const service = unique('Gizli hizmet')
  const serviceId = await content.addService({ title: service, slug: slugFromText(service), isDraft: true })
  const id = await content.addFault({ brand, code: 'D-7', title: 'Taslak arıza', isDraft: true, serviceId })
  await enter(page, account, `/admin/onizleme/ariza/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taslak arıza')
  await expect(main(page).getByRole('img', { name: 'Göstergede D-7 yazıyor' })).toBeVisible()
  await expect(main(page).getByText(service)).toHaveCount(0)
  const band = page.getByRole('complementary', { name: 'Önizleme' })
  await expect(band).toContainText('Önizleme: yayında değil')
  await band.getByRole('link', { name: 'Düzenlemeye dön' }).click()
  await expect(field(page, 'Marka')).toHaveValue(brand)
  await expect(field(page, 'Cihaz grubu').locator('option:checked')).toHaveText(service)
})
