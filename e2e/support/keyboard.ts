import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'

/** Marks every stop of the Tab key, in the order of the document; how many there are. */
async function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focusable =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), summary, iframe, [tabindex="0"]'
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

type Stop = { index: number | null; name: string; outlined: boolean; inView: boolean; uncovered: boolean }

/**
 * Has the page write down where each Tab leads and whether a person sees the focus there: as the next one goes down, when
 * the focus stands. A control that fills its label shows the focus on the label, the field of a search on its box.
 */
async function recordStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const here = (): Stop[] => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return []
      const outlines = [element, element.closest('label'), element.closest('search > form > div')]
        .filter((shown) => shown !== null)
        .map((shown) => getComputedStyle(shown))
      const box = element.getBoundingClientRect()
      const middle = document.elementFromPoint(
        Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
        Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
      )
      return [
        {
          index: element.dataset.stop === undefined ? null : Number(element.dataset.stop),
          name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
          outlined:
            element.tagName === 'IFRAME' ||
            outlines.some(
              ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            ),
          inView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
          uncovered: middle === null || element.contains(middle) || middle.contains(element),
        },
      ]
    }
    const left: Stop[] = []
    const ended = new AbortController()
    let presses = 0
    // The first one leaves what no Tab had led to.
    addEventListener('keydown', ({ key }) => key === 'Tab' && presses++ > 0 && left.push(...here()), {
      capture: true,
      signal: ended.signal,
    })
    Object.assign(window, { tabStops: { here, visited: () => [...left, ...here()], end: () => ended.abort() } })
  })
}

type Recording = { tabStops: { here: () => Stop[]; visited: () => Stop[]; end: () => void } }

/** Presses Tab so many times, without a pause between them; what the keys do they do when they go down. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const down = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  await Promise.all([...Array(times).keys()].map(() => session.send('Input.dispatchKeyEvent', down)))
}

/** Tabs through a page whose keys all arrive at the page itself. */
async function walk(page: Page, session: CDPSession, expected: number): Promise<Stop[]> {
  const visited = () => page.evaluate(() => (window as unknown as Recording).tabStops.visited())
  // A date field has four stops inside: day, month, year and its calendar.
  const dates = await page.locator('input[type=date]:visible').count()
  await pressTab(session, expected + 3 * dates)
  // The focus may have begun past the first stop, or leave the page once on its way round.
  for (let step = 0; step < 3 && placesOf(await visited()).length < expected; step++) await pressTab(session, 1)
  return visited()
}

/** Tabs through a page with a frame, which keeps its keys to itself: they go one at a time, and the page is asked after each. */
async function walkPastFrames(page: Page, session: CDPSession, expected: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < expected + 3 && placesOf(stops).length < expected; step++) {
    await pressTab(session, 1)
    stops.push(...(await page.evaluate(() => (window as unknown as Recording).tabStops.here())))
  }
  return stops
}

/** Places of the stops in the order of the document. Steps inside one field count once. */
const placesOf = (stops: Stop[]) =>
  stops.flatMap(({ index }) => index ?? []).filter((index, at, all) => index !== all[at - 1])

/** Puts the focus before everything, wherever the page or the screen has put it. */
async function focusTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}

/** Waits until the page has drawn itself at its present size, because what scripts show there comes with a frame. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Tabs through the page: everything is reached once, in the order of the document, with the focus in sight. */
export async function expectTabToReachAll(page: Page): Promise<void> {
  await nextFrame(page)
  await focusTop(page)
  const expected = await markStops(page)
  const session = await page.context().newCDPSession(page)
  const hasFrame = (await page.locator('iframe').count()) > 0
  await recordStops(page)
  const stops = await (hasFrame ? walkPastFrames : walk)(page, session, expected)
  await page.evaluate(() => (window as unknown as Recording).tabStops.end())
  await session.detach()
  for (const stop of stops) expect(stop, stop.name).toMatchObject({ outlined: true, inView: true, uncovered: true })
  expect(placesOf(stops), 'each once, in the order of the document').toEqual([...Array(expected).keys()])
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, most = 200): Promise<void> {
  // Looked up once, because a lookup by role takes longer than a key press.
  const element = await target.elementHandle()
  for (let presses = 0; presses < most; presses += 1) {
    if (await element.evaluate((wanted) => wanted === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
