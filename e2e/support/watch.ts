import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** Listens for what no visitor should cause: errors in the console, refused content, calls to strangers. */
export type Watch = {
  /** What went wrong so far. */
  problems: string[]
  /** Leaves out what the test itself brings about, such as the console's line on a 404 that was asked for. */
  allow(pattern: RegExp): void
  /** Lets the map's host be out of reach. */
  isMapAway: boolean
  report: (text: string) => void
}

/** Hosts besides the site's own; the map is the one third party, and answered here: tests need no network. */
const stranger = /^https?:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/
const map = 'https://www.openstreetmap.org/export/embed.html'

const MAP_PAGE = Buffer.from('<!doctype html><title>Harita</title><a href="#">Harita</a>').toString('base64')

/** A watch that has seen nothing yet. */
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
 * Answers every address that begins with https, which is none of the site's. Only these requests stop on their way:
 * with a route of Playwright's each request of each page would, and the browser would keep no file.
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
    // The page may be gone by now.
    sent.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
  // Else the next test's page would wait for an answer of this one's.
  return () => session.detach().catch(() => {})
}

/** Starts watching a page, whose documents are still to be opened, and all of its context; what it returns ends that. */
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
