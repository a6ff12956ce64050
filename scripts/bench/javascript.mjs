import { get } from 'node:http'
import { openHydrated, openBrowser, signedIn } from './browser.mjs'

/**
 * Measures the JavaScript that a first visit of each page loads, in bytes of gzip: every script that the browser
 * requests until the network is idle, without inline scripts and the data of a page. An administrator visits the pages of the admin.
 * @param {string} origin @param {Record<string, string>} pages name → path
 */
export async function measureJavaScript(origin, pages, chromiumPath) {
  const browser = await openBrowser(chromiumPath)
  try {
    const rows = []
    for (const [name, path] of Object.entries(pages)) {
      const context = path.startsWith('/admin') ? await signedIn(browser, origin) : await browser.newContext()
      const page = await context.newPage()
      const scripts = new Set()
      page.on('request', (request) => {
        if (request.resourceType() === 'script' && !request.url().includes('/static/data/')) scripts.add(request.url())
      })
      await openHydrated(page, origin + path)
      // Scripts that the page requests after hydration.
      await page.waitForTimeout(1500)
      await context.close()
      let bytes = 0
      for (const url of scripts) bytes += await gzipBytes(url)
      rows.push({ name, bytes, files: scripts.size })
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Returns the size of a response body with gzip. */
async function gzipBytes(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
