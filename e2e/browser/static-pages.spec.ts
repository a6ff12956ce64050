import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { privacySections } from '@/lib/settings/privacy-notice'
import { STEP_TEXTS, STEPS } from '@/lib/orders/steps'
import { expect, test } from '../support/fixtures'
import { main, open } from '../pages/public'
import { workOrderForm } from '../pages/work-order'

test('the company page tells mission, vision, why us and the experience since 1999', async ({ page }) => {
  await open(page, '/kurumsal')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kurumsal')
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText(['Misyonumuz', 'Vizyonumuz', 'Neden biz'])
  await expect(main(page).getByText('1999', { exact: true })).toBeVisible()
  await expect(main(page).getByText('25+ yıl', { exact: true })).toBeVisible()
})

test('the process page is a timeline of six steps', async ({ page }) => {
  await open(page, '/tamir-sureci')
  const steps = main(page).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText([
    'Kayıt',
    'Arıza tespiti',
    'Onay',
    'Onarım',
    'Yük altında test',
    'Garantili teslim',
  ])
  await expect(steps).toHaveCount(6)
  for (const [index, step] of STEPS.entries()) {
    for (const paragraph of STEP_TEXTS[step].long)
      await expect(steps.nth(index).getByText(paragraph, { exact: true })).toBeVisible()
  }
  await expect(steps.nth(2)).toContainText('Onayınız olmadan işlem yapılmaz.')
  // One under the other, at every width.
  const lefts = await steps
    .getByRole('heading')
    .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(1)
})

test('the privacy notice is at /kvkk, marked as a draft and linked from the form', async ({ page }) => {
  await open(page, '/iletisim')
  await workOrderForm(page).getByRole('link', { name: 'KVKK aydınlatma metninde' }).click()
  await expect(page).toHaveURL('/kvkk')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('KVKK aydınlatma metni')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
    privacySections(DEFAULT_SETTINGS).map((section) => section.heading),
  )
  await expect(main(page)).toContainText('Taslak. Yayımlanmadan önce hukuk danışmanınızca okunmalıdır.')
  await expect(main(page)).toContainText('OpenStreetMap')
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
})
