import { get } from 'node:http'
import { openAwake, openBrowser, signedIn } from './browser.mjs'

/**
 * JavaScript that a first visit of each page loads, in bytes as gzip transfers them: every script the browser asks
 * for until the network is quiet, inline scripts left out. Pages of the panel are visited by an administrator.
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
      page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
      await openAwake(page, origin + path)
      // What the page asks for once it is awake.
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

/** Size of an answer's body as it travels when the client takes gzip. */
async function gzipBytes(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
