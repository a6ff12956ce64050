import { expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { confirmation } from '../pages/content-screen'
import { main, open, overflow } from '../pages/public'
import { inviteEmail, newEmail, onceLink, people, roleOf, USERS } from '../pages/users-screen'
import { expectAccessible } from '../support/axe'
import { tabTo } from '../support/keyboard'
import { addPageRows, addressOf, isGuarded, mayOpen, PAGE_ACCESS } from '../support/screen-access'
import { untilAnswered } from '../support/watch'

test('by keyboard alone a colleague is invited, opens an account and finds the menu of the role', async ({
  page,
  accountAs,
  browser,
  baseURL,
  clientAddress,
}) => {
  const email = newEmail()
  await enter(page, await accountAs('manager', 'Kerem Aydın'), USERS)
  await tabTo(page, inviteEmail(page))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(main(page).getByRole('radio', { name: 'Editör' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region', { name: `${email} davet edildi` })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(onceLink(page)).toBeFocused()
  const path = new URL(await onceLink(page).inputValue()).pathname

  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': clientAddress } })
  const theirs = await context.newPage()
  await open(theirs, path)
  await expect(theirs.getByText(/^Kerem Aydın sizi Editör rolüyle davet etti: hizmetler, /)).toBeVisible()
  await expect(theirs.getByLabel('E-posta')).toHaveValue(email)
  await tabTo(theirs, theirs.getByLabel('Ad soyad'))
  await theirs.keyboard.insertText('Nihan Kaplan')
  for (const label of ['Şifre', 'Şifre (tekrar)']) {
    await tabTo(theirs, theirs.getByLabel(label, { exact: true }))
    await theirs.keyboard.insertText('Uzun-Bir-Şifre-7')
  }
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL('/admin/dashboard')
  await expect(sidebar(theirs).getByRole('link', { name: 'Hizmetler' })).toBeVisible()
  await expect(sidebar(theirs).getByRole('link', { name: /^İş Emirleri/ })).toHaveCount(0)
  await expect(sidebar(theirs).getByText('Nihan Kaplan, Editör')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(people(page, 'Girebilenler').getByRole('listitem').filter({ hasText: email })).toContainText('Son giriş')
  await expect(people(page, 'Davet bekleyen').getByText(email)).toHaveCount(0)
})

test('a manager who gives up the role is refused the screens of the old one, and led back', async ({
  page,
  accountAs,
  watch,
}) => {
  watch.allow(/status of 403/)
  await enter(page, await accountAs('manager', 'Seda Özgür'), USERS)
  await roleOf(page, 'Seda Özgür').selectOption('Editör')
  await confirmation(page).getByRole('button', { name: 'Rolümü Değiştir' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(sidebar(page).getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0)
  const answer = await open(page, '/admin/mesajlar')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yetkiniz yok')
  await expect(main(page)).toContainText(
    'Mesajlar’ı yalnız Yönetici ve Servis açar. Sizin rolünüz Editör: hizmetler, arıza kodları, blog ve referanslar.',
  )
  await expect(main(page)).toContainText(/Gerekiyorsa admin@example\.com .*rolünüzü değiştirebilir\./)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Kontrol Paneline Dön' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

test('the menu follows a role that was lowered when its screen is opened next', async ({
  page,
  accountAs,
  content,
  watch,
}) => {
  watch.allow(/status of 403/)
  const account = await accountAs('manager')
  await enter(page, account)
  await content.changeAdministrator(account.email, { role: 'editor' })
  await sidebar(page).getByRole('link', { name: 'KVKK' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yetkiniz yok')
  await expect(sidebar(page).getByRole('link', { name: 'KVKK' })).toHaveCount(0)
  await expect(sidebar(page).getByRole('link', { name: 'Hizmetler' })).toBeVisible()
})

for (const role of ['editor', 'workshop'] as const) {
  test(`no screen of the role ${role} makes a call that is refused`, async ({ page, accountAs, content, watch }) => {
    watch.allow(/status of 404/)
    const ids = await addPageRows(content)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${answer.frame().url()}: ${answer.url()}`)
    })
    await enter(page, await accountAs(role))
    for (const screen of Object.keys(PAGE_ACCESS)) {
      if (!isGuarded(screen) || !mayOpen(role, screen)) continue
      await open(page, addressOf(screen, ids))
      await untilAnswered(page)
    }
    expect(refused).toEqual([])
  })
}
