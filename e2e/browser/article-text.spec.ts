import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { HOSTILE_TEXTS } from '../support/hostile-markdown'
import { main, open, overflow, POST } from '../pages/public'

const contents = (page: Page) => page.getByRole('navigation', { name: 'İçindekiler' })

test('the table of contents stays beside a long article, leads to each heading, and is before it on a narrow window', async ({
  page,
}) => {
  await open(page, POST.path)
  const text = main(page).getByText('PLC’nin bir iki günde bir kendini yeniden başlatması')
  const boxes = async () => [(await contents(page).boundingBox())!, (await text.boundingBox())!] as const
  const [beside, wide] = await boxes()
  expect(beside.x).toBeGreaterThan(wide.x + wide.width)
  const links = contents(page).getByRole('link')
  expect(await links.count()).toBeGreaterThan(5)
  for (const link of await links.all()) {
    await link.click()
    await expect(main(page).getByRole('heading', { name: (await link.textContent())!, exact: true })).toBeInViewport()
  }
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(contents(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 768, height: 900 })
  const [before, narrow] = await boxes()
  expect(before.y + before.height).toBeLessThan(narrow.y)
})

test('a table of an article scrolls by keyboard on a phone, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, POST.path)
  const table = main(page).getByRole('region', { name: 'Üç nokta, üç ölçüm', exact: true })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await overflow(page)).toEqual([])
})

test('a plain text keeps its line breaks, and its markup is shown as typed', async ({ page, content }) => {
  const text = 'İlk satır\nikinci satır\n\nBaşlık gibi\n<b>kalın</b> <script>alert(1)</script> & "tırnak" {{7*7}}'
  await content.addPost({ title: 'Satır sonları', slug: 'satir-sonlari', content: text })
  await open(page, '/teknik-bilgi/satir-sonlari')
  const prose = main(page).getByText('İlk satır')
  expect(await prose.evaluate((element: HTMLElement) => element.innerText)).toBe(text)
})

test('hostile Markdown runs nothing and loads nothing', async ({ page, content }) => {
  const text = HOSTILE_TEXTS.join('\n\n').replaceAll('\0', '')
  await content.addPost({ title: 'Tuzak', slug: 'tuzak', content: text, contentFormat: 'markdown' })
  page.on('dialog', () => expect(true, 'a script ran').toBe(false))
  await open(page, '/teknik-bilgi/tuzak')
  await expect(main(page).getByText('<script>alert(1)</script>', { exact: true }).first()).toBeVisible()
  expect(await main(page).locator('script:not([type="application/ld+json"]), style, iframe, [style]').count()).toBe(0)
  expect(await overflow(page)).toEqual([])
})
