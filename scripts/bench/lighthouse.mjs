import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from './support.mjs'

const RUNS = 3
/** Attempts per run, because on a busy machine the browser sometimes records no page load. */
const ATTEMPTS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Measures Lighthouse's mobile scores (0 to 100) and layout shift: the median of three runs per page.
 * @param {string} origin @param {Record<string, string>} pages name → path
 */
export async function measureLighthouse(origin, pages, chromiumPath) {
  const rows = []
  for (const [name, path] of Object.entries(pages)) {
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await audit(origin + path, chromiumPath))
    const scores = Object.fromEntries(CATEGORIES.map((id) => [id, median(runs.map((run) => run.scores[id]))]))
    const failedAudits = [...new Set(runs.flatMap((run) => run.failedAudits))]
    rows.push({ name, ...scores, cls: median(runs.map((run) => run.cls)), failedAudits })
  }
  return rows
}

async function audit(url, chromiumPath, attempts = ATTEMPTS) {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (lhr.runtimeError && attempts > 1) return audit(url, chromiumPath, attempts - 1)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]))
    const failedAudits = CATEGORIES.filter((id) => id !== 'performance')
      .flatMap((id) => lhr.categories[id].auditRefs)
      .filter((ref) => ref.weight > 0 && lhr.audits[ref.id].score !== null && lhr.audits[ref.id].score < 1)
      .map((ref) => ref.id)
    return { scores, failedAudits, cls: lhr.audits['cumulative-layout-shift'].numericValue }
  } finally {
    chrome.kill()
  }
}
