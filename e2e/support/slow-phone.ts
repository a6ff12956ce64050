import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

/** What Lighthouse imitates: a processor four times slower, and a line of 1.6 Mbit/s with 150 ms to the server and back. */
const PROCESSOR = { rate: 4 }
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** A phone that has never seen the site, on a slow line. */
export type SlowPhone = {
  page: Page
  /** Taps a control and returns the milliseconds until a frame has something that `answer`, a selector, fits. */
  tap(control: Locator, answer: string): Promise<number>
  close(): Promise<void>
}

type Timing = { tapTiming: { pressed: number; answered: number } }

/** Has the page note when it was touched, by the browser's own clock, and the first frame with an answer. */
async function timeAnswer(page: Page, answer: string): Promise<void> {
  await page.evaluate((selector) => {
    const timing = { pressed: 0, answered: 0 }
    Object.assign(window, { tapTiming: timing })
    addEventListener('click', ({ timeStamp }) => (timing.pressed = timeStamp), { capture: true, once: true })
    requestAnimationFrame(function look() {
      if (document.querySelector(selector)) setTimeout(() => (timing.answered = performance.now()))
      else requestAnimationFrame(look)
    })
  }, answer)
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
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  return {
    page,
    tap: async (control, answer) => {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { x, y, width, height } = (await control.boundingBox())!
      await timeAnswer(page, answer)
      await touch(session, x + width / 2, y + height / 2)
      await page.waitForFunction(() => (window as unknown as Timing).tapTiming.answered > 0)
      return page.evaluate(() => {
        const { pressed, answered } = (window as unknown as Timing).tapTiming
        return answered - pressed
      })
    },
    close: () => context.close(),
  }
}
