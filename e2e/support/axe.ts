import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { shownTheme } from '../site'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything of WCAG 2.2 A and AA and the best practices, and the experimental rule on names that begin with the visible text. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // The one frame is somebody else's map; its element and title are looked at all the same.
  iframes: false,
}

/** The rules that a theme can break; to all others both themes are the same document. */
const colours: RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, rules: {} }

/**
 * Violations on the page as it is now, one line each, of all rules or of those on colours. axe is evaluated past the page's
 * policy, which allows no such script.
 */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate(
    (wanted) => (window as unknown as { axe: { run(context: Document, o: RunOptions): Promise<AxeResults> } }).axe.run(document, wanted),
    rules === 'all' ? options : colours,
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`))
}

/**
 * Holds the open page to no violation in either theme, wide and narrow, without motion. Each theme and each width meets all
 * rules once; the other two of the four pairs meet those on colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width, rules] of [
    ['light', 1440, 'all'],
    ['light', 360, 'colours'],
    ['dark', 360, 'all'],
    ['dark', 1440, 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => shownTheme(page)).toBe(colorScheme)
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, rules), `${colorScheme}, ${width} px`).toEqual([])
  }
}
