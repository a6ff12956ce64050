import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from './support.mjs'

const RUNS = 3
/** On a busy machine the browser now and then records no page load at all: such a run is made again. */
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse's mobile scores (0 to 100) and layout shift: the median of three runs a page.
 * @param {string} origin @param {Record<string, string>} pages name → path
 */
export async function measureLighthouse(origin, pages, chromiumPath) {
  const rows = []
  for (const [name, path] of Object.entries(pages)) {
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await audit(origin + path, chromiumPath))
    const scores = Object.fromEntries(CATEGORIES.map((id) => [id, median(runs.map((run) => run.scores[id]))]))
    const missed = [...new Set(runs.flatMap((run) => run.missed))]
    rows.push({ name, ...scores, cls: median(runs.map((run) => run.cls)), missed })
  }
  return rows
}

async function audit(url, chromiumPath, tries = TRIES) {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (lhr.runtimeError && tries > 1) return audit(url, chromiumPath, tries - 1)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]))
    const missed = CATEGORIES.filter((id) => id !== 'performance')
      .flatMap((id) => lhr.categories[id].auditRefs)
      .filter((ref) => ref.weight > 0 && lhr.audits[ref.id].score !== null && lhr.audits[ref.id].score < 1)
      .map((ref) => ref.id)
    return { scores, missed, cls: lhr.audits['cumulative-layout-shift'].numericValue }
  } finally {
    chrome.kill()
  }
}
