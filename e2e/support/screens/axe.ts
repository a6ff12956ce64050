import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { paintedTheme } from '../../pages/public'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2 A and AA, best practices, and the experimental rule that an accessible name contains the visible text. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // The only frame is the map of OpenStreetMap. axe still checks the frame's element and title.
  iframes: false,
}

/** Returns the violations on the open page, one line each. `evaluate` can run axe despite the page's security policy. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate(
    (runOptions) =>
      (window as unknown as { axe: { run(context: Document, runOptions: RunOptions): Promise<AxeResults> } }).axe.run(
        document,
        runOptions,
      ),
    options,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  )
}

/** Expects no violations in either theme at the current window size, with reduced motion. */
export async function expectAccessibleNow(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
}

/** Expects no violations in a wide window with the light theme and in a narrow window with the dark theme, with reduced motion. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => paintedTheme(page), { intervals: [20] }).toBe(colorScheme)
    // A slide in transition would be half transparent.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    )
    expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
  }
}
