import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { main, openUntilShown, open, PUBLIC_PAGES } from '../pages/public'

/** As long as a title may be, with no place to break it. */
const WORD = 'ğüşıöç1234'.repeat(20)

/** Texts that leave the element around them, or come nearer to the window's edge than its margin; a belt runs past it. */
async function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      if (!walker.currentNode.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('svg, .sr-only, .truncate, [class*="animate-"], [aria-roledescription="slayt"]')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      const box = parent.getBoundingClientRect()
      const near = Math.min(16, box.left) - 0.5
      if (width > 0 && box.width > 1 && (left < near || right > innerWidth - 15.5 || right > box.right + 1)) {
        found.push(
          `${parent.tagName} ${Math.round(left)} to ${Math.round(right)}: ${walker.currentNode.textContent.slice(0, 30)}`,
        )
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways')
    return found
  })
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
})

test('on the narrowest phone every page keeps its words between its margins', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const { path } of PUBLIC_PAGES) {
    await open(page, path)
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('a service of 200 letters without a space stays between the margins, in lists and on its page', async ({
  page,
  content,
}) => {
  const text = { description: WORD, detailsDescription: WORD, benefits: [WORD], brands: [WORD.slice(0, 100), 'Yumaro'] }
  await content.addService({ title: WORD, slug: 'uzun-hizmet', ...text })
  for (const path of ['/hizmetler/uzun-hizmet', '/hizmetler', '/']) {
    await openUntilShown(page, path, () => main(page).getByText(WORD.slice(0, 100)).first())
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('a post of 200 letters without a space stays between the margins, in the list and on its page', async ({
  page,
  content,
}) => {
  const text = { summary: WORD, content: WORD, author: WORD.slice(0, 100), publishedAt: '2030-03-06T09:00:00Z' }
  await content.addPost({ title: WORD, slug: 'uzun-yazi', ...text })
  for (const path of ['/teknik-bilgi/uzun-yazi', '/teknik-bilgi']) {
    await openUntilShown(page, path, () => main(page).getByText(WORD.slice(0, 100)).first())
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('an address and a brand of 100 letters stay between the margins', async ({ page, content, watch }) => {
  watch.allow(/status of 404/)
  const name = 'uzun-ad-1234'.repeat(8)
  await content.addReference(name)
  await openUntilShown(page, '/', () => main(page).getByText(name).first())
  expect(await textsOutside(page)).toEqual([])
  for (const path of [`/hizmetler/${name}`, `/teknik-bilgi/${name}`]) {
    await open(page, path)
    expect(await textsOutside(page), path).toEqual([])
  }
})
