import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import { enter, startSession } from '../pages/admin'
import { callAs } from '../pages/content-screen'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'

test('what a colleague changed is found and opened by keyboard, and a Turkish Excel reads its file', async ({
  page,
  account,
  accountAs,
}) => {
  const token = await startSession(page, await accountAs('manager', 'Nihan Ok'))
  const from = '/eski-kayit.html'
  const added = await callAs(page, token, 'POST', '/api/Redirects', { data: { from, to: '/kurumsal' } })
  const { id } = (await added.json()) as { id: string }
  await callAs(page, token, 'PUT', `/api/Redirects/${id}`, { data: { from, to: '/tamir-sureci' } })
  await enter(page, account, '/admin/islem-kaydi')
  await tabTo(page, main(page).getByRole('searchbox'))
  await page.keyboard.insertText('eski-kayit')
  const entries = main(page).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.last()).toContainText(/Nihan Ok.*Yönlendirme ekledi/)
  const changed = entries.filter({ hasText: 'Yönlendirmeyi değiştirdi' })
  await tabTo(page, changed.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(changed.getByRole('definition').first()).toHaveText('Önce/kurumsal')
  await expect(changed.getByRole('definition').nth(1)).toHaveText('Sonra/tamir-sureci')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV İndir' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.includes(from))).toEqual([true, true])
})
