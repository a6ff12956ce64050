import type { Page } from '@playwright/test'
import type { Role } from '@/lib/access/roles'
import { expect, test } from '../support/fixtures'
import { enter, fillSignIn, sidebar, signOut } from '../pages/admin'
import { alert, field, hasUnsaved, saveButton } from '../pages/content-screen'
import { linksOf, main, open, overflow } from '../pages/public'
import { expectAccessible } from '../support/axe'
import { addPageRows, addressOf, isGuarded, mayOpen, PAGE_ACCESS } from '../support/screen-access'
import { untilAnswered } from '../support/watch'

const SERVICE = ['Mesajlar', 'İş Emirleri']
const CONTENT = ['Hizmetler', 'Arıza Kodları', 'Blog', 'Referanslar']
const MANAGEMENT = ['Site Bilgileri', 'Yönlendirmeler', 'Kullanıcılar', 'İşlem Kaydı', 'KVKK']
const LABELS = { manager: 'Yönetici', editor: 'Editör', workshop: 'Servis' }

/** The screens of each role's menu, and the names of its groups. */
const MENUS: Record<Role, { links: string[]; groups: string[] }> = {
  manager: { links: [...SERVICE, ...CONTENT, ...MANAGEMENT], groups: ['Servis', 'İçerik', 'Yönetim'] },
  editor: { links: CONTENT, groups: [] },
  workshop: { links: SERVICE, groups: [] },
}
const ROLES = Object.keys(MENUS) as Role[]

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' })

/** The menu's links without counts and the name under 'Ayarlar'. */
async function labelsIn(page: Page): Promise<string[]> {
  const links = await linksOf(menuOf(page))
  return links.map(({ label }) => label.replace(/\d.*$/, '').replace(/^(Ayarlar).*/, '$1'))
}

const shown = (role: Role) => ['Kontrol Paneli', ...MENUS[role].links, 'Ayarlar', 'Siteyi Gör (yeni sekmede açılır)']

for (const role of ROLES) {
  test(`the menu of the role ${role} has its groups alone, beside the page and on a phone`, async ({
    page,
    accountAs,
  }) => {
    await enter(page, await accountAs(role, 'Seda Özgür'))
    const expectMenu = async () => {
      expect(await labelsIn(page)).toEqual(shown(role))
      await expect(menuOf(page).getByRole('paragraph')).toHaveText(MENUS[role].groups)
      await expect(menuOf(page).getByRole('link', { name: 'Ayarlar' })).toHaveText(`AyarlarSeda Özgür, ${LABELS[role]}`)
    }
    await expectMenu()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await expectMenu()
    await expectAccessible(page)
  })

  test(`the menu of the role ${role} is right before scripts run`, async ({ page, accountAs }) => {
    const answer = await enter(page, await accountAs(role))
    const html = (await answer!.text()).replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    const found = [...SERVICE, ...CONTENT, ...MANAGEMENT].filter((label) => html.includes(`>${label}<`))
    expect(found).toEqual(MENUS[role].links)
  })

  test(`no screen of the role ${role} makes a call that is refused`, async ({ page, accountAs, content, watch }) => {
    test.slow()
    watch.allow(/status of 404/)
    const ids = await addPageRows(content)
    const refused: string[] = []
    page.context().on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${answer.frame().url()}: ${answer.url()}`)
    })
    await enter(page, await accountAs(role))
    const screens = Object.keys(PAGE_ACCESS).filter((screen) => isGuarded(screen) && mayOpen(role, screen))
    const openSome = async (tab: Page) => {
      for (let screen = screens.pop(); screen; screen = screens.pop()) {
        await tab.goto(addressOf(screen, ids))
        await tab.waitForLoadState('networkidle')
      }
    }
    // In several tabs, because most of the time goes into waiting for calls that do not come.
    await Promise.all([page, await page.context().newPage(), await page.context().newPage()].map(openSome))
    expect(refused).toEqual([])
  })
}

test('the dashboard of an editor shows content alone', async ({ page, accountAs }) => {
  await enter(page, await accountAs('editor'))
  await expect(main(page).getByText('Hoş geldiniz. Sitenin içeriğini buradan yönetirsiniz.')).toBeVisible()
  const labels = (await linksOf(main(page))).map(({ label }) => label.replace(/\d+$/, ''))
  expect(labels).toEqual([
    'Toplam Blog Yazısı',
    'Hizmet Kategorisi',
    'Yeni blog yazısı',
    'Yeni hizmet',
    'Yeni referans',
  ])
  await expectAccessible(page)
})

test('the dashboard of the workshop shows messages and work orders alone', async ({ page, accountAs }) => {
  await enter(page, await accountAs('workshop'))
  await expect(main(page).getByText('Hoş geldiniz. Gelen iş emirlerini buradan yönetirsiniz.')).toBeVisible()
  for (const title of ['Atölyedeki cihazlar', 'En uzun bekleyenler', 'Son mesajlar'])
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  for (const name of ['Toplam Blog Yazısı', 'Hizmet Kategorisi', 'Yeni hizmet'])
    await expect(main(page).getByRole('link', { name })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Yeni iş emri' })).toBeVisible()
  await expectAccessible(page)
})

test('a screen of another role says who opens it, and leads back', async ({ page, accountAs, watch }) => {
  watch.allow(/status of 403/)
  await enter(page, await accountAs('editor', 'Seda Özgür'))
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

test('a preview of another role is refused in a main area of its own', async ({ page, accountAs, content, watch }) => {
  watch.allow(/status of 403/)
  const id = await content.addService({ slug: 'servisin-goremedigi', title: 'Servisin göremediği' })
  await enter(page, await accountAs('workshop'))
  await open(page, `/admin/onizleme/hizmet/${id}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Yetkiniz yok')
  await expectAccessible(page)
})

test('a role that was lowered while a form is open refuses the save, keeps the text and shortens the menu', async ({
  page,
  accountAs,
  content,
  watch,
}) => {
  watch.allow(/status of 403/)
  const account = await accountAs('editor', 'Seda Özgür')
  await enter(page, account, '/admin/hizmetler')
  await field(page, 'Başlık').fill('Yarım kalan')
  await content.changeAdministrator(account.email, { role: 'workshop' })
  await saveButton(page).click()
  await expect(alert(page, 'Hizmet kaydedilirken bir hata oluştu: Bu işlem için yetkiniz yok.')).toBeVisible()
  await expect(field(page, 'Başlık')).toHaveValue('Yarım kalan')
  await expect(hasUnsaved(page)).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Ayarlar' })).toHaveText('AyarlarSeda Özgür, Servis')
  expect(await labelsIn(page)).toEqual(shown('workshop'))
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
  await expect.poll(() => labelsIn(page)).toEqual(shown('editor'))
})

test('after another person signs in on the same page the menu is theirs', async ({ page, accountAs }) => {
  await enter(page, await accountAs('manager'))
  await signOut(page)
  await expect(page).toHaveURL('/admin/login')
  await fillSignIn(page, await accountAs('workshop', 'Tolga Eren'))
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(sidebar(page).getByRole('link', { name: 'Ayarlar' })).toHaveText('AyarlarTolga Eren, Servis')
  expect(await labelsIn(page)).toEqual(shown('workshop'))
})

test('the page of a deactivated account is the sign-in page at its next call', async ({
  page,
  accountAs,
  content,
  watch,
}) => {
  watch.allow(/status of 401/)
  const account = await accountAs('editor')
  await enter(page, account, '/admin/hizmetler')
  await field(page, 'Başlık').fill('Yarım kalan')
  await untilAnswered(page)
  await content.changeAdministrator(account.email, { deactivatedAt: new Date() })
  await saveButton(page).click()
  await expect(page).toHaveURL(/^[^?]*\/admin\/login/)
  await expect(page.getByText('Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.')).toBeVisible()
})
