import { expect, test } from '../support/fixtures'
import { enter, signIn, signOutButton } from '../pages/admin'
import { holdCalls } from '../pages/content-screen'
import { holdScripts } from '../pages/public'
import { roleOf, USERS } from '../pages/users-screen'

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

test('while one account is being changed the others wait, so that no press is lost', async ({
  page,
  account,
  accountAs,
}) => {
  const [first, second] = [await accountAs('editor'), await accountAs('editor')]
  await enter(page, account, USERS)
  const { release, waiting } = await holdCalls(page, '**/api/Team/*', 'PATCH')
  await roleOf(page, first.email).selectOption('Servis')
  await expect.poll(waiting).toBe(1)
  await expect(roleOf(page, second.email)).toBeDisabled()
  release()
  await expect(roleOf(page, second.email)).toBeEnabled()
  await expect(roleOf(page, first.email)).toHaveValue('workshop')
})
