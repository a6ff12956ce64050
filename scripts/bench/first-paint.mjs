import { openBrowser } from './browser.mjs'
import { startSlowLine } from './slow-line.mjs'
import { median } from './support.mjs'

const LOADS = 9
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * Measures the first visit of pages on a slow phone: the first paint, the largest paint and the load event, each as the
 * median of nine loads in ms. The sites take turns, so that a noisy moment of the machine affects all. Ratios are to the first site.
 * @param {Record<string, string>} sites name → origin
 * @param {Record<string, string>} pages name → path
 */
export async function measureFirstPaint(sites, pages, chromiumPath) {
  const lines = new Map()
  for (const [site, origin] of Object.entries(sites)) lines.set(site, await startSlowLine(Number(new URL(origin).port)))
  const browser = await openBrowser(chromiumPath)
  try {
    const rows = []
    for (const [name, path] of Object.entries(pages)) {
      /** @type {Record<string, any[]>} */
      const loads = Object.fromEntries(Object.keys(sites).map((site) => [site, []]))
      for (const origin of Object.values(sites)) await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
      for (let load = 0; load < LOADS; load++)
        // Browsers accept Brotli only over TLS and from localhost.
        for (const [site, { port }] of lines) loads[site]?.push(await visit(browser, `http://localhost:${port}${path}`))
      let base
      for (const [site, figures] of Object.entries(loads)) {
        const medianOf = (key) => median(figures.map((figure) => figure[key]))
        const row = {
          first: medianOf('first'),
          largest: medianOf('largest'),
          load: medianOf('load'),
          bytes: medianOf('bytes'),
        }
        base ??= row
        const ratio = { first: row.first / base.first, largest: row.largest / base.largest, load: row.load / base.load }
        rows.push({ name, site, ...row, ratio })
      }
    }
    return rows
  } finally {
    await browser.close()
    for (const line of lines.values()) line.stop()
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
