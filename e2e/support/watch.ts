import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

export type Watch = {
  problems: string[]
  /** Ignores what the test itself causes, such as the console's line about an expected 404. */
  allow(pattern: RegExp): void
  report: (text: string) => void
}

/** Every other host. The map is the only third party; it is answered here, because tests need no network. */
const thirdParty = /^https?:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/
const map = 'https://www.openstreetmap.org/export/embed.html'

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
 * Answers every https address; the site itself is served without TLS. Only these requests are intercepted, because a
 * Playwright route would intercept all requests and turn off the browser's cache.
 */
async function answerThirdParties(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: MAP_PAGE,
    }
    // The page may be closed by now.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** The API's calls of a context, whose pages share a session: those under way, and how many have begun. */
type Calls = { underWay: Set<Request>; begun: number }

const callsOf = new WeakMap<BrowserContext, Calls>()

/**
 * Counts calls of scripts and photos of customers, which only staff get. A document is no call, and neither is a stream of
 * events, which does not end.
 */
function countCalls(context: BrowserContext): void {
  const calls: Calls = { underWay: new Set(), begun: 0 }
  callsOf.set(context, calls)
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isCall = ['fetch', 'xhr'].includes(request.resourceType()) && pathname.startsWith('/api/')
    const isPhoto = request.resourceType() === 'image' && pathname.startsWith('/admin/foto/')
    if (!isCall && !isPhoto) return
    calls.underWay.add(request)
    calls.begun += 1
  })
  context.on('requestfinished', (request) => calls.underWay.delete(request))
  context.on('requestfailed', (request) => calls.underWay.delete(request))
}

/**
 * Waits until each call of a page and of the other tabs is answered, and the answers led to no more calls. A call that
 * the end of its session overtakes would be refused, which the console reports.
 */
export async function untilAnswered(page: Page): Promise<void> {
  const calls = callsOf.get(page.context())!
  const isQuiet = async () => {
    const { begun } = calls
    if (calls.underWay.size > 0) return false
    // SWR reads again in the frame after what is shown has changed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return calls.begun === begun
  }
  await expect.poll(isQuiet, 'every call is answered').toBe(true)
}

export async function watchPage(page: Page, watch: Watch): Promise<void> {
  const { report } = watch
  countCalls(page.context())
  page.on('pageerror', (error) => report(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console: ${message.text()} (${message.location().url})`)
  })
  page.context().on('request', (request) => {
    const url = request.url()
    if (thirdParty.test(url) && !url.startsWith(map)) report(`third party: ${url}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `refused by policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  await answerThirdParties(page)
}
