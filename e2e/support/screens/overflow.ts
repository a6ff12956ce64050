import { expect, type Page } from '@playwright/test'

const WIDTHS = [320, 480, 700, 900, 1081, 1440, 1920]

const overflowingElements = (page: Page) =>
  page.evaluate(() => {
    const pageWidth = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= pageWidth && document.body.scrollWidth <= pageWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > pageWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .concat('scrolls sideways')
  })

/** Expects that nothing overflows the page. Polls, because scripts adapt parts of the panel's layout to the window. */
export const expectNoOverflow = (page: Page, label = '') =>
  expect.poll(() => overflowingElements(page), label).toEqual([])

export async function expectToFit(page: Page, label = ''): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page, `${label} ${width} px`)
  }
}

/**
 * Returns texts that overflow their element, and texts or content boxes that are closer to the window's edge than the margin
 * of 16 px. Ignores hidden and truncated texts, the strip of brands, the slides, and scrolling tables and code.
 */
export async function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflowing: string[] = []
    const maxRight = innerWidth - 15.5
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      if (!walker.currentNode.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
      const ignoredSelector =
        'svg, .sr-only, .truncate, [aria-hidden=true], [class*=animate-], [aria-roledescription=slayt], [role=region][tabindex]'
      if (parent.closest(ignoredSelector)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      const box = parent.getBoundingClientRect()
      const minLeft = Math.min(16, box.left) - 0.5
      const contentRight = box.right - Number.parseFloat(getComputedStyle(parent).paddingRight)
      const isOutside = left < minLeft || right > maxRight || right > box.right + 1 || contentRight > maxRight
      if (width > 0 && box.width > 1 && isOutside) {
        const [from, to, boxTo] = [left, right, contentRight].map(Math.round)
        overflowing.push(
          `${parent.tagName} to ${boxTo}, text ${from} to ${to}: ${walker.currentNode.textContent.slice(0, 30)}`,
        )
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) overflowing.push('scrolls sideways')
    return overflowing
  })
}
