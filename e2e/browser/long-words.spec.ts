import type { Page } from '@playwright/test'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { expect, test } from '../support/fixtures'
import { main, open, openUntilShown, PUBLIC_PAGES } from '../pages/public'

/** As long as a title may be, without a place to break it. */
const WORD = 'ğüşıöç1234'.repeat(20)

/**
 * Returns texts that leave their element, and texts or their elements' content boxes that come nearer to the window's
 * edge than its margin of 16 px. It leaves out the strip of brands, the slides, and tables and code that
 * scroll.
 */
async function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const limit = innerWidth - 15.5
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      if (!walker.currentNode.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
      const leftOut =
        'svg, .sr-only, .truncate, [aria-hidden=true], [class*=animate-], [aria-roledescription=slayt], [role=region][tabindex]'
      if (parent.closest(leftOut)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      const box = parent.getBoundingClientRect()
      const near = Math.min(16, box.left) - 0.5
      const contentRight = box.right - Number.parseFloat(getComputedStyle(parent).paddingRight)
      const isOutside = left < near || right > limit || right > box.right + 1 || contentRight > limit
      if (width > 0 && box.width > 1 && isOutside) {
        const [from, to, boxTo] = [left, right, contentRight].map(Math.round)
        found.push(
          `${parent.tagName} to ${boxTo}, text ${from} to ${to}: ${walker.currentNode.textContent.slice(0, 30)}`,
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

test('every page keeps its texts between its margins at 320 px', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const { path } of PUBLIC_PAGES) {
    await open(page, path)
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('a service of 200 letters without a space stays between the margins', async ({ page, content }) => {
  const text = { description: WORD, detailsDescription: WORD, benefits: [WORD], brands: [WORD.slice(0, 100), 'Yumaro'] }
  await content.addService({ title: WORD, slug: 'uzun-hizmet', ...text })
  for (const path of ['/hizmetler/uzun-hizmet', '/hizmetler', '/']) {
    await openUntilShown(page, path, () => main(page).getByText(WORD.slice(0, 100)).first())
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('a post of 200 letters without a space stays between the margins', async ({ page, content }) => {
  const text = { summary: WORD, content: WORD, author: WORD.slice(0, 100), publishedAt: new Date() }
  await content.addPost({ title: WORD, slug: 'uzun-yazi', ...text })
  for (const path of ['/teknik-bilgi/uzun-yazi', '/teknik-bilgi']) {
    await openUntilShown(page, path, () => main(page).getByText(WORD.slice(0, 100)).first())
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('a fault of 200 letters without a space stays between the margins', async ({ page, content }) => {
  const serviceId = await content.addService({ title: 'Uzun cihaz', slug: 'uzun-cihaz', deviceName: WORD.slice(0, 80) })
  const words = { brand: WORD.slice(0, 80), series: WORD.slice(0, 120), title: WORD, serviceId, featured: true }
  const lists = { causes: [WORD], checks: [WORD], warning: WORD, repair: WORD, symptoms: WORD }
  await content.addFault({ ...words, ...lists, code: WORD.slice(0, 24), slug: 'uzun-ariza' })
  await content.addFault({ ...words, slug: 'uzun-kodsuz-ariza' })
  const brand = `/ariza-kodlari/marka/${slugFromText(words.brand)}`
  const pages = ['/ariza-kodlari/uzun-ariza', '/ariza-kodlari/uzun-kodsuz-ariza', '/hizmetler/uzun-cihaz']
  for (const path of [...pages, brand, '/ariza-kodlari/cihaz/uzun-cihaz', `${brand}/cihaz/uzun-cihaz`]) {
    await openUntilShown(page, path, () => main(page).getByText(WORD.slice(0, 20)).first())
    expect(await textsOutside(page), path).toEqual([])
  }
})

test('a Markdown text of 200 letters without a space stays between the margins', async ({ page, content }) => {
  const text = `## ${WORD}\n\n## ${WORD}\n\n### ${WORD}\n\n${WORD} **${WORD}** \`${WORD}\` [${WORD}](/x)\n\n- ${WORD}\n\n1. ${WORD}\n\n> ${WORD}`
  await content.addPost({ title: 'Uzun metin', slug: 'uzun-metin', content: text, contentFormat: 'markdown' })
  await open(page, '/teknik-bilgi/uzun-metin')
  expect(await textsOutside(page)).toEqual([])
})

test('an unknown address and a brand of 100 letters do not overflow', async ({ page, content, watch }) => {
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

test('the check reports a heading that is wider than its column', async ({ page }) => {
  await open(page, '/hizmetler')
  await main(page)
    .getByRole('heading', { name: 'PLC Tamiri' })
    .evaluate((heading) => (heading.style.width = '311px'))
  expect(await textsOutside(page)).toContainEqual(expect.stringContaining('PLC Tamiri'))
})
