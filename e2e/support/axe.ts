import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { shownTheme } from '../pages/public'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything of WCAG 2.2 A and AA and the best practices, and the experimental rule on names that begin with the visible text. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // The one frame is somebody else's map; its element and title are looked at all the same.
  iframes: false,
}

/** The rules that depend on colours. The others say the same in both themes, which differ in nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  iframes: false,
}

/** Violations on the page as it is now, one line each. axe is evaluated past the page's policy, which allows no such script. */
export async function violations(page: Page, rules: RunOptions = options): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate(
    (wanted) =>
      (window as unknown as { axe: { run(context: Document, o: RunOptions): Promise<AxeResults> } }).axe.run(
        document,
        wanted,
      ),
    rules,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  )
}

/** Holds the open page to no violation in either theme, wide and narrow, without motion. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', options],
    ['dark', colours],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => shownTheme(page), { intervals: [20] }).toBe(colorScheme)
    // A slide that changes at this moment would be half transparent.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    )
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page, rules), `${colorScheme}, ${width} px`).toEqual([])
    }
  }
}
