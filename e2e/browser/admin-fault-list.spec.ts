import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { editButton, field, list, saveButton, unique } from '../pages/content-screen'
import { conditions, good, state } from '../pages/faults-screen'
import { main } from '../pages/public'

const PATH = '/admin/ariza-kodlari'

test('brand and device narrow the list and its states, until the filter is taken away', async ({
  page,
  account,
  content,
}) => {
  const brand = unique('Süzgeç')
  await content.addFault({ brand, code: 'E1', isDraft: true })
  await content.addFault({ brand, code: 'E2' })
  await enter(page, account, PATH)
  await conditions(page, 'Marka').selectOption(brand)
  await expect(list(page).getByText('2 kayıt, kod sırasıyla')).toBeVisible()
  await expect(state(page, 'Taslak')).toHaveText(/1$/)
  await expect(state(page, 'Yayında')).toHaveText(/1$/)
  await state(page, 'Taslak').click()
  await expect(editButton(page, `E1, ${brand} YS2`)).toBeVisible()
  await expect(editButton(page, `E2, ${brand} YS2`)).toHaveCount(0)
  await state(page, 'Hepsi').click()
  await conditions(page, 'Cihaz').selectOption('PLC')
  await expect(list(page).getByText(`${brand}, PLC: 0 kayıt`)).toBeVisible()
  await main(page).getByRole('searchbox').fill('E-204')
  await expect(list(page).getByText('“E-204” bu süzgeçte bulunamadı.')).toBeVisible()
  await expect(list(page).getByText('Bütün markalarda 1 kayıt var.')).toBeVisible()
  await list(page).getByRole('button', { name: 'Süzgeci kaldır' }).click()
  await expect(list(page).getByText('1 kayıt, kod sırasıyla')).toBeVisible()
})

test('the list is turned 24 rows at a time, and a search begins with its first page', async ({
  page,
  account,
  content,
}) => {
  const brand = unique('Sayfa')
  for (let code = 1; code <= 30; code += 1) await content.addFault({ brand, code: `P${code}` })
  await enter(page, account, PATH)
  await conditions(page, 'Marka').selectOption(brand)
  const [before, after] = ['Önceki 24 kayıt', 'Sonraki 24 kayıt'].map((name) =>
    list(page).getByRole('button', { name }),
  )
  await expect(list(page).getByText('1–24 / 30')).toBeVisible()
  await expect(before!).toBeDisabled()
  await after!.click()
  await expect(list(page).getByText('25–30 / 30')).toBeVisible()
  await expect(editButton(page, `P25, ${brand} YS2`)).toBeVisible()
  await expect(after!).toBeDisabled()
  await main(page).getByRole('searchbox').fill('P2')
  await expect(list(page).getByText('11 kayıt, kod sırasıyla')).toBeVisible()
  await expect(editButton(page, `P2, ${brand} YS2`)).toBeVisible()
})

test('whoever looks for a new fault in the list keeps the focus in the search', async ({ page, account }) => {
  const brand = unique('Zzz')
  await enter(page, account, PATH)
  await main(page).getByRole('button', { name: 'Yeni Arıza' }).click()
  for (const [label, text] of [
    ['Alarm kodu', 'ZZ-99'],
    ['Marka', brand],
    ['Seri', 'ZS'],
    ['Başlık', 'Sonradan aranan'],
  ] as const) {
    await field(page, label).fill(text)
  }
  await saveButton(page).click()
  await expect(good(page)).toHaveText(`“ZZ-99, ${brand} ZS” kaydedildi.`)
  await expect(editButton(page, `ZZ-99, ${brand} ZS`), 'it is on a later page').toHaveCount(0)
  const search = main(page).getByRole('searchbox')
  await search.fill(brand)
  await expect(editButton(page, `ZZ-99, ${brand} ZS`)).toBeVisible()
  await expect(search).toBeFocused()
})
