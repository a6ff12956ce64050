import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** Collects what no visit should cause: console errors, blocked content, requests to third parties. */
export type Watch = {
  /** Problems so far. */
  problems: string[]
  /** Ignores problems that the test causes itself, such as the console's line about a 404. */
  allow(pattern: RegExp): void
  /** Set it to make the map's host unreachable. */
  isMapAway: boolean
  report: (text: string) => void
}

/** Hosts other than the site. The map is the only third party, and answered here, so that tests need no network. */
const stranger = /^https?:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/
const map = 'https://www.openstreetmap.org/export/embed.html'

const MAP_PAGE = Buffer.from('<!doctype html><title>Harita</title><a href="#">Harita</a>').toString('base64')

/** Returns a watch without problems. */
export function newWatch(): Watch {
  const problems: string[] = []
  const allowed: RegExp[] = []
  return {
    problems,
    isMapAway: false,
    allow: (pattern) => void allowed.push(pattern),
    report: (text) => {
      if (!allowed.some((pattern) => pattern.test(text))) problems.push(text)
    },
  }
}

/**
 * Answers every https request; the site itself uses http. It intercepts only these, because Playwright's routes intercept all
 * requests and turn off the browser's cache.
 */
async function answerStrangers(page: Page, watch: Watch): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: MAP_PAGE,
    }
    const sent = watch.isMapAway
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'NameNotResolved' })
      : session.send('Fetch.fulfillRequest', { requestId, ...answer })
    // The page may have closed.
    sent.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
  // Otherwise the next test's page would wait for this session's answer.
  return () => session.detach().catch(() => {})
}

/** Watches a page and its context from its next document on. Returns a function that ends it. */
export async function watchPage(page: Page, watch: Watch): Promise<() => Promise<void>> {
  const { report } = watch
  const exception = (error: Error) => report(`exception: ${error.message}`)
  const line = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console: ${message.text()} (${message.location().url})`)
  }
  const address = (request: Request) => {
    const url = request.url()
    if (stranger.test(url) && !url.startsWith(map)) report(`third party: ${url}`)
  }
  page.on('pageerror', exception).on('console', line)
  page.context().on('request', address)
  const script = await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `refused by policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  const leaveStrangers = await answerStrangers(page, watch)
  return async () => {
    page.off('pageerror', exception).off('console', line)
    page.context().off('request', address)
    await script.dispose()
    await leaveStrangers()
  }
}
