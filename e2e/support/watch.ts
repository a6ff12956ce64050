import type { Page } from '@playwright/test'

/** Listens for what no visitor should cause: errors in the console, refused content, calls to strangers. */
export type Watch = {
  /** What went wrong so far. */
  problems: string[]
  /** Leaves out what the test itself brings about, such as the console's line on a 404 that was asked for. */
  allow(pattern: RegExp): void
  report: (text: string) => void
}

/** Hosts besides the site's own; the map is the one third party, and answered here: tests need no network. */
const stranger = /^https?:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/
const map = 'https://www.openstreetmap.org/export/embed.html'

/** A watch that has seen nothing yet. */
export function newWatch(): Watch {
  const problems: string[] = []
  const allowed: RegExp[] = []
  return {
    problems,
    allow: (pattern) => void allowed.push(pattern),
    report: (text) => {
      if (!allowed.some((pattern) => pattern.test(text))) problems.push(text)
    },
  }
}

/** Starts watching a page that has not been opened yet. */
export async function watchPage(page: Page, report: (text: string) => void): Promise<void> {
  page.on('pageerror', (error) => report(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(`console: ${message.text()} (${message.location().url})`)
  })
  await page.context().route(stranger, async (route) => {
    const address = route.request().url()
    if (!address.startsWith(map)) report(`third party: ${address}`)
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Harita</title><a href="#">Harita</a>' })
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`refused by policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}
