import type { Page } from '@playwright/test'
import { enter, openPanel, sidebar } from './admin'
import { expect, test } from './fixtures'
import { callAs, damagedPicture, deleteButton, editButton, field, fileInput, overflow, picture, row, saveButton } from './panel'
import { main } from './site'
import { expectAccessible, violations } from './support/axe'
import type { Account } from './support/content'
import { expectTabToReachAll } from './support/keyboard'

// A long file: its tests are shared out among the workers.
test.describe.configure({ mode: 'parallel' })

const WIDTHS = [320, 360, 640, 768, 861, 1080, 1280, 1920]

type Screen = {
  name: string
  path: string
  /** A question stands over it, which holds the focus. */
  isAsking?: true
  /** Brings the screen into this state, as somebody would. */
  act?: (page: Page) => Promise<unknown>
}

const POST = '24 V beslemede gerilim düşüşü nasıl aranır?'
const SERVICE = 'Servo Sürücü Tamiri'

/** Begins to edit a seeded item, and waits for its pictures. */
async function edit(page: Page, name: string) {
  await editButton(page, name).click()
  await expect(row(page, name)).toContainText('düzenleniyor')
  await page.waitForLoadState('networkidle')
}

async function conflict(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem('authToken')))!
  const services = (await (await page.request.get('/api/Services')).json()) as { id: string; slug: string; title: string }[]
  const { id, slug, title } = services.find((service) => service.title === SERVICE)!
  const item = (await (await page.request.get(`/api/Services/${slug}`)).json()) as Record<string, unknown>
  const read = page.waitForResponse((answer) => answer.url().endsWith(`/api/Services/${slug}`))
  await edit(page, title)
  await read
  await field(page, 'Kısa açıklama').fill('Benimki')
  await callAs(page, token, 'PUT', `/api/Services/${id}`, { data: { ...item, description: `${String(item.description)} ` } })
  await saveButton(page).click()
  await expect(main(page).getByRole('button', { name: 'Benimkini Kaydet' })).toBeVisible()
}

const SCREENS: Screen[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  { name: 'inbox', path: '/admin/mesajlar' },
  { name: 'inbox without hits', path: '/admin/mesajlar', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  { name: 'posts', path: '/admin/blog' },
  { name: 'posts with errors', path: '/admin/blog', act: (page) => saveButton(page).click() },
  {
    name: 'a post under edit with a fresh cover',
    path: '/admin/blog',
    act: async (page) => {
      await edit(page, POST)
      await fileInput(page).setInputFiles(await picture('yeni kapak resminin uzun adı, sahadan 2026-03-06.png'))
    },
  },
  { name: 'deleting a post', path: '/admin/blog', isAsking: true, act: (page) => deleteButton(page, POST).click() },
  { name: 'references', path: '/admin/referanslar' },
  {
    name: 'a reference under edit with a refused logo',
    path: '/admin/referanslar',
    act: async (page) => {
      await edit(page, 'Yumaro')
      await fileInput(page).setInputFiles({ ...damagedPicture('logo.svg'), mimeType: 'image/svg+xml' })
    },
  },
  { name: 'services', path: '/admin/hizmetler' },
  {
    name: 'a service under edit with fresh pictures',
    path: '/admin/hizmetler',
    act: async (page) => {
      await edit(page, SERVICE)
      await fileInput(page).setInputFiles([await picture('yeni.png'), damagedPicture('klemens.bmp')])
    },
  },
  { name: 'a service in conflict', path: '/admin/hizmetler', act: conflict },
  {
    name: 'another row over what was typed',
    path: '/admin/hizmetler',
    act: async (page) => {
      await field(page, 'Başlık').fill('Yarım kalan')
      await edit(page, SERVICE)
    },
  },
  { name: 'account', path: '/admin/ayarlar' },
  {
    name: 'account with errors',
    path: '/admin/ayarlar',
    act: async (page) => {
      await page.getByRole('button', { name: 'E-postayı Güncelle' }).click()
      await page.getByRole('button', { name: 'Şifreyi Güncelle' }).click()
    },
  },
  {
    name: 'leaving unsaved changes',
    path: '/admin/ayarlar',
    isAsking: true,
    act: async (page) => {
      await page.getByLabel('Yeni e-posta').fill('yarım@')
      await sidebar(page).getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })).toBeVisible()
    },
  },
  { name: 'missing page', path: '/admin/yok' },
]

/** Buttons and fields too low for a finger. */
async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main input:not([type=radio], [type=file]), main textarea, dialog[open] button')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`),
  )
}

/** From the top, wherever the screen has put the focus. */
async function expectKeysToReachAll(page: Page) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
    await expectTabToReachAll(page)
  }
}

async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await lowTargets(page), 'targets of 44 px').toEqual([])
}

/** Opens a screen in its state; what the browser is told to show it in stays. */
async function show(page: Page, account: Account, { path, act }: Screen) {
  const answer = await enter(page, account, path)
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  return answer
}

for (const screen of SCREENS) {
  test(`${screen.name}: accessible in both themes, whole at every width, reached by keyboard`, async ({ page, account, watch }) => {
    test.slow()
    watch.allow(/status of (404|412)/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = (await (await show(page, account, screen))!.text()).replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    expect(html, 'no style attributes, handlers or elements').not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=|<style/i)
    await expectAccessible(page)
    await expectToFit(page)
    if (!screen.isAsking) await expectKeysToReachAll(page)
  })
}

test('sign-in: accessible in both themes, whole at every width, reached by keyboard, empty and with errors', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPanel(page, '/admin/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expectAccessible(page)
  await expectToFit(page)
  await expectKeysToReachAll(page)
})

test('the menu of a phone: accessible in both themes, and Tab stays inside', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, account)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
  const menu = page.getByRole('dialog', { name: 'Menü' })
  const stops = await menu.locator('a, button').count()
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement)), `after ${step + 1} steps`).toBe(true)
  }
})
