import { chromium } from '@playwright/test'

/**
 * JavaScript that a first visit of each page loads, in bytes as gzip transfers them: every script the browser asks
 * for until the network is quiet, inline scripts left out.
 * @param {string} origin @param {Record<string, string>} pages name → path
 */
export async function measureJavaScript(origin, pages, chromiumPath) {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const rows = []
    for (const [name, path] of Object.entries(pages)) {
      const page = await browser.newPage()
      const scripts = new Set()
      page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.close()
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
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
