import type { Page } from '@playwright/test'

export type Watch = {
  problems: string[]
  /** Ignores problems that the test causes itself, such as the console's line about an expected 404. */
  allow(pattern: RegExp): void
  report: (text: string) => void
}

/** Matches URLs of all hosts but this one. The map is the only third party. A stub replaces it, so that tests need no network. */
const THIRD_PARTY = /^https?:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/
const MAP_URL = 'https://www.openstreetmap.org/export/embed.html'

const MAP_PAGE = Buffer.from('<!doctype html><title>Harita</title><a href="#">Harita</a>').toString('base64')

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

/**
 * Answers all https requests; the site itself is served without TLS. It intercepts only these requests, because a Playwright
 * route intercepts all requests and turns off the browser's cache.
 */
async function answerThirdParties(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const response = {
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: MAP_PAGE,
    }
    // The page may have been closed.
    session.send('Fetch.fulfillRequest', { requestId, ...response }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** Watches a page from before its first document, and all requests of its context. */
export async function watchPage(page: Page, watch: Watch): Promise<void> {
  const { report } = watch
  page.on('pageerror', (error) => report(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console: ${message.text()} (${message.location().url})`)
  })
  page.context().on('request', (request) => {
    const url = request.url()
    if (THIRD_PARTY.test(url) && !url.startsWith(MAP_URL)) report(`third party: ${url}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `blocked by the security policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  await answerThirdParties(page)
}
