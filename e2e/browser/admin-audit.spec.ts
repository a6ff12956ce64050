import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { field, saveButton } from '../pages/content-screen'
import { main, open } from '../pages/public'

const PATH = '/admin/islem-kaydi'

const entry = (page: Page, words: string) => main(page).getByRole('listitem').filter({ hasText: words })

/** Leads an old address to one page, then to another one. */
async function changeRedirect(page: Page, from: string) {
  await open(page, '/admin/yonlendirmeler')
  await field(page, 'Eski adres').fill(from)
  await field(page, 'Bu sitedeki adres').fill('/kurumsal')
  await saveButton(page).click()
  await main(page)
    .getByRole('button', { name: `${from}: düzenle`, exact: true })
    .click()
  await field(page, 'Bu sitedeki adres').fill('/tamir-sureci')
  await saveButton(page).click()
  await expect(main(page).getByRole('row').filter({ hasText: from })).toContainText('/tamir-sureci')
}

test('what a colleague changed stands in the trail with name, before and after', async ({ page, accountAs }) => {
  await enter(page, await accountAs('manager', 'Nihan Ok'))
  await changeRedirect(page, '/eski-kayit.html')
  await open(page, PATH)
  const added = entry(page, 'Yönlendirme ekledi').filter({ hasText: '/eski-kayit.html' })
  await expect(added).toContainText('Nihan Ok')
  const changed = entry(page, 'Yönlendirmeyi değiştirdi').filter({ hasText: '/eski-kayit.html' })
  await changed.locator('summary').press('Enter')
  await expect(changed.getByRole('definition').first()).toHaveText('Önce/kurumsal')
  await expect(changed.getByRole('definition').nth(1)).toHaveText('Sonra/tamir-sureci')
})

test('filters narrow the trail, say when nothing fits, and are removed at once', async ({ page, account }) => {
  await enter(page, account)
  await changeRedirect(page, '/eski-suzgec.html')
  await open(page, PATH)
  await main(page).getByLabel('Ne', { exact: true }).selectOption('Kullanıcılar ve giriş')
  await expect(entry(page, 'Giriş yaptı').first()).toBeVisible()
  await expect(entry(page, '/eski-suzgec.html')).toHaveCount(0)
  await main(page).getByRole('searchbox').fill('yok böyle bir kayıt')
  await expect(main(page).getByText('Bu süzgece uyan kayıt yok.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Süzgeci kaldır' }).click()
  await expect(entry(page, '/eski-suzgec.html').first()).toBeVisible()
})

test('the file of the trail has the entries of the filter, and a Turkish Excel reads it', async ({ page, account }) => {
  await enter(page, account)
  await changeRedirect(page, '/eski-dosya.html')
  await open(page, PATH)
  await main(page).getByRole('searchbox').fill('eski-dosya')
  // Nothing else is left of the list once the search has its answer.
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
  await expect(entry(page, '/eski-dosya.html')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV İndir' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.trim().split('\r\n').slice(1)
  expect(lines.every((line) => line.includes('/eski-dosya.html'))).toBe(true)
  expect(lines.length).toBeGreaterThanOrEqual(2)
})
