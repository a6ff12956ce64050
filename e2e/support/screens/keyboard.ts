import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the focus to the start of the page and numbers the Tab stops in document order. Returns their count. */
async function numberStops(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Scripts adapt the page to its size with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    const focusable =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), summary, iframe, [tabindex="0"]'
    // A group of radio buttons has one stop, the checked button; arrow keys reach the other buttons.
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], dialog:not([open])') &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop)
    for (const [index, element] of stops.entries()) element.dataset.stop = String(index)
    return stops.length
  })
}

/**
 * Returns where the focus is, and whether it is visible. A control that fills its label shows the focus on the label, and
 * a search field on its box.
 */
async function currentStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const outlines = [element, element.closest('label'), element.closest('search > form > div')]
      .filter((box) => box !== null)
      .map((box) => getComputedStyle(box))
    const { left, top, width, height, bottom } = element.getBoundingClientRect()
    const clamp = (offset: number, end: number) => Math.min(Math.max(offset, 0), end - 1)
    const middle = document.elementFromPoint(clamp(left + width / 2, innerWidth), clamp(top + height / 2, innerHeight))
    return {
      stop: element.dataset.stop,
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      outlined:
        element.tagName === 'IFRAME' ||
        outlines.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
      inView: bottom > 0 && top < innerHeight && width > 0,
      uncovered: middle === null || element.contains(middle) || middle.contains(element),
    }
  })
}

/** Expects that Tab reaches each control once, in document order, with visible focus. */
export async function expectTabToReachAll(page: Page): Promise<void> {
  const stopCount = await numberStops(page)
  const stops: string[] = []
  // A date field has four inner stops, and the focus may pass once through the browser's own controls.
  const dateFieldCount = await page.locator('input[type=date]:visible').count()
  for (let presses = stopCount + 3 * dateFieldCount + 3; presses > 0 && stops.length < stopCount; presses -= 1) {
    await page.keyboard.press('Tab')
    const { stop, name, ...visibility } = await currentStop(page)
    if (stop === undefined || stop === stops.at(-1)) continue
    expect(visibility, name).toEqual({ outlined: true, inView: true, uncovered: true })
    stops.push(stop)
  }
  expect(stops, 'each once, in document order').toEqual(Array.from({ length: stopCount }, (_, i) => `${i}`))
}

/** Presses Tab `times` times and expects the focus to stay in the dialog or go to the browser's own controls. */
export async function expectTabInside(page: Page, dialog: Locator, times: number): Promise<void> {
  for (let press = 1; press <= times; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await dialog.evaluate((element) => {
      return element.contains(document.activeElement) || document.activeElement === document.body
    })
    expect(isInside, `after ${press} presses`).toBe(true)
  }
}

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator, maxPresses = 200): Promise<void> {
  // The element is looked up once, because a lookup by role takes longer than a key press.
  const element = await target.elementHandle()
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Moves to a control with Tab and presses a key there. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves to a field with Tab and enters a text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}
