import { expect, type Page } from '@playwright/test'

/** Marks every stop of the Tab key, in the order of the document; how many there are. */
async function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focusable = 'a[href], button:not(:disabled), input:not([type=hidden], :disabled), textarea:not(:disabled), select, summary, iframe, [tabindex="0"]'
    // Of a group of radio buttons the chosen one is the stop; the arrows lead to the others.
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

/** Where the focus is, and whether a person sees it there. A control that fills its label shows the focus on the label. */
async function currentStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const outlines = [element, element.closest('label')].filter((shown) => shown !== null).map((shown) => getComputedStyle(shown))
    const box = element.getBoundingClientRect()
    const middle = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
      Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
    )
    return {
      index: element.dataset.stop === undefined ? null : Number(element.dataset.stop),
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      outlined:
        element.tagName === 'IFRAME' ||
        outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
      inView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      uncovered: middle === null || element.contains(middle) || middle.contains(element),
    }
  })
}

/** Tabs through the page: everything is reached once, in the order of the document, with the focus in sight. */
export async function expectTabToReachAll(page: Page): Promise<void> {
  const expected = await markStops(page)
  const visited: number[] = []
  for (let step = 0; step < expected + 3 && visited.length < expected; step++) {
    await page.keyboard.press('Tab')
    const stop = await currentStop(page)
    if (!stop) continue
    expect(stop, stop.name).toMatchObject({ outlined: true, inView: true, uncovered: true })
    if (stop.index !== null) visited.push(stop.index)
  }
  expect(visited, 'each once, in the order of the document').toEqual([...Array(expected).keys()])
}
