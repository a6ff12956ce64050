import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

/** Lighthouse's mobile profile: a processor four times slower, 1.6 Mbit/s, round trips of 150 ms. */
const PROCESSOR = { rate: 4 }
export const UPLOAD_BYTES_PER_SECOND = 93_750
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: UPLOAD_BYTES_PER_SECOND }

type SlowPhone = {
  page: Page
  /** Taps a control. Returns the time in ms until a frame contains an element that matches `resultSelector`. */
  tap(control: Locator, resultSelector: string): Promise<number>
  close(): Promise<void>
}

type Timing = { tapTiming: { pressed: number; answered: number } }

/**
 * Scrolls a control into view, and prepares to record when it is clicked and when the first frame shows the response, by the
 * browser's clock. Returns the center of the control. This is one call, because the deferred scripts start soon after scrolling.
 */
async function prepareTap(control: Locator, resultSelector: string): Promise<{ x: number; y: number }> {
  return control.evaluate((element, selector) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const timing = { pressed: 0, answered: 0 }
    Object.assign(window, { tapTiming: timing })
    addEventListener('click', ({ timeStamp }) => (timing.pressed = timeStamp), { capture: true, once: true })
    requestAnimationFrame(function check() {
      if (document.querySelector(selector)) setTimeout(() => (timing.answered = performance.now()))
      else requestAnimationFrame(check)
    })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, resultSelector)
}

async function touch(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

export async function openSlowPhone(browser: Browser, baseURL: string): Promise<SlowPhone> {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true, locale: 'tr-TR' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  return {
    page,
    tap: async (control, resultSelector) => {
      const { x, y } = await prepareTap(control, resultSelector)
      await touch(session, x, y)
      await page.waitForFunction(() => (window as unknown as Timing).tapTiming.answered > 0)
      return page.evaluate(() => {
        const { pressed, answered } = (window as unknown as Timing).tapTiming
        return answered - pressed
      })
    },
    close: () => context.close(),
  }
}
