import { openBrowser } from './browser.mjs'
import { startSlowLine } from './slow-line.mjs'
import { inTurns } from './support.mjs'

const LOADS = 9
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * Measures the first visit of pages on a slow phone: the first paint, the largest paint and the load event in ms, and the bytes of
 * the document.
 * @param {Record<string, string>} pages name → path
 */
export async function measureFirstPaint(sites, pages, chromiumPath) {
  const lines = {}
  for (const [name, { origin }] of Object.entries(sites))
    lines[name] = await startSlowLine(Number(new URL(origin).port))
  const browser = await openBrowser(chromiumPath)
  try {
    // Browsers accept Brotli only over TLS and from localhost.
    return await inTurns(lines, pages, LOADS, ({ port }, path) => visit(browser, `http://localhost:${port}${path}`))
  } finally {
    await browser.close()
    for (const line of Object.values(lines)) line.stop()
  }
}

/** Opens a page with an empty cache and a processor four times as slow. */
async function visit(browser, url) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url)
  await page.waitForTimeout(1000)
  const figures = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { loadEventStart, encodedBodySize } = /** @type {PerformanceNavigationTiming} */ (load)
    return { first: paint?.startTime, largest: globalThis.largest, load: loadEventStart, bytes: encodedBodySize }
  })
  await context.close()
  return figures
}
