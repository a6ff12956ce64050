import type { Page } from '@playwright/test'
import { plainToMarkdown } from '../../lib/articles/markdown/plain-to-markdown'
import { expect, test } from '../support/fixtures'
import { HOSTILE_TEXTS } from '../support/hostile-markdown'
import { main, open, overflow, POST } from '../pages/public'
import { AWKWARD_TEXTS, plainArticles } from '../support/plain-articles'

const contents = (page: Page) => page.getByRole('navigation', { name: 'İçindekiler' })

test('the table of contents leads to each heading of an article', async ({ page }) => {
  await open(page, POST.path)
  const links = contents(page).getByRole('link')
  expect(await links.count()).toBeGreaterThan(5)
  for (const link of await links.all()) {
    await link.click()
    const name = await link.textContent()
    await expect(main(page).getByRole('heading', { name: name!, exact: true, level: undefined })).toBeInViewport()
  }
})

test('the table of contents is beside the text of an article, and before it on a narrow window', async ({ page }) => {
  await open(page, POST.path)
  const text = main(page).getByText('PLC’nin bir iki günde bir kendini yeniden başlatması')
  const boxes = async () => [(await contents(page).boundingBox())!, (await text.boundingBox())!] as const
  const [beside, wide] = await boxes()
  expect(beside.x).toBeGreaterThan(wide.x + wide.width)
  await page.setViewportSize({ width: 768, height: 900 })
  const [before, narrow] = await boxes()
  expect(before.y + before.height).toBeLessThan(narrow.y)
})

test('the table of contents stays in view beside a long article', async ({ page }) => {
  await open(page, POST.path)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(contents(page)).toBeInViewport({ ratio: 1 })
})

test('an article with two headings has no table of contents', async ({ page, content }) => {
  await content.addPost({
    title: 'İki başlık',
    slug: 'iki-baslik',
    content: '## Bir\n\n## İki',
    contentFormat: 'markdown',
  })
  await open(page, '/teknik-bilgi/iki-baslik')
  await expect(main(page).getByRole('heading', { name: 'İki', exact: true })).toBeVisible()
  await expect(contents(page)).toHaveCount(0)
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

test('a picture of an article has its size, its smaller files, its caption and its alternative text', async ({
  page,
}) => {
  await open(page, POST.path)
  const figure = main(page).getByRole('figure').filter({ hasText: 'Kuruyan çıkış kondansatörü' })
  const picture = figure.getByRole('img', { name: 'Kapağı açık anahtarlamalı kaynağın çıkış dalgası', exact: false })
  await expect(picture).toHaveAttribute('width', /^\d+$/)
  await expect(picture).toHaveAttribute('height', /^\d+$/)
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('srcset', /^\/uploads\/\S+\.webp 320w, /)
})

/** Returns the addresses of the scripts that a page loads. */
const scriptsOf = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text()
  return new Set(Array.from(html.matchAll(/src="([^"]+\.js)"/g), ([, address]) => address))
}

test('Markdown adds no script to an article', async ({ page, content }) => {
  await content.addPost({ title: 'Düz metin', slug: 'duz-metin' })
  expect(await scriptsOf(page, POST.path)).toEqual(await scriptsOf(page, '/teknik-bilgi/duz-metin'))
})

/** What the page of a post shows beside its text. */
const AROUND = ['Ölçtünüz, emin değil misiniz?', 'Ölçtüğünüz değerleri iş emri formuna yazın.', 'Teklif Al']

/** Returns the visible lines of a post, in their order. */
async function linesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const text = await main(page).evaluate((element: HTMLElement) => element.innerText)
  const lines = text.split('\n').map((line) => line.replace(/[ \t]+/g, ' ').trim())
  return lines.filter((line) => line && !AROUND.includes(line))
}

test('plain texts look the same after they have become Markdown', async ({ page, content }) => {
  test.slow()
  const texts = [
    ...plainArticles().map(([, text]) => text),
    ...AWKWARD_TEXTS,
    HOSTILE_TEXTS.join('\n').replaceAll('\0', ''),
  ]
  for (const [index, text] of texts.entries()) {
    const post = { title: 'Eski yazı', publishedAt: '2020-03-06T09:00:00Z' }
    await content.addPost({ ...post, slug: `eski-${index}`, content: text })
    await content.addPost({ ...post, slug: `yeni-${index}`, content: plainToMarkdown(text), contentFormat: 'markdown' })
    const shown = await linesOf(page, `/teknik-bilgi/yeni-${index}`)
    expect(shown, text).toEqual(await linesOf(page, `/teknik-bilgi/eski-${index}`))
  }
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
