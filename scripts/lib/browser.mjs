// Chromium for the browser tests: an installed one, else Playwright's download, else Debian's package.
import { aptInstall } from './apt.mjs'
import { OperatorError, run } from './console.mjs'
import { firstThatStarts, namedByVariable } from './installed.mjs'
import { inRoot, root } from './paths.mjs'

// Debian's headless shell comes first: it draws no window and needs half of the processor time.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findInstalled = () => firstThatStarts(INSTALLED, '--version')

async function downloadWithPlaywright() {
  await run(process.execPath, [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
    cwd: root,
  })
  const { chromium } = await import('@playwright/test')
  return firstThatStarts([chromium.executablePath()], '--version')
}

async function installFromDebian(name) {
  await aptInstall(name, 'fonts-liberation')
  return findInstalled()
}

/** Installs a font as wide as Arial if there is none, because the metrics of the site's fallback font follow Arial. */
async function installFonts() {
  const family = await run('fc-match', ['-f', '%{family}', 'Arial']).catch(() => '')
  if (/Arial|Liberation Sans/.test(family)) return
  await aptInstall('fonts-liberation').catch(() => {})
}

/**
 * Finds a Chromium that starts, or installs one.
 * @returns {Promise<string>} its path
 * @throws {OperatorError} when there is none and none can be installed
 */
export async function findBrowser() {
  const existing = (await namedByVariable('CHROMIUM_PATH', '--version', 'Chromium')) ?? (await findInstalled())
  if (existing) {
    await installFonts()
    return existing
  }
  const reasons = []
  for (const install of [
    downloadWithPlaywright,
    () => installFromDebian('chromium-headless-shell'),
    () => installFromDebian('chromium'),
  ]) {
    const installed = await install().catch((error) => void reasons.push(error.message.split('\n').at(-1)))
    if (installed) return installed
  }
  throw new OperatorError(
    `Testler için Chromium bulunamadı ve kurulamadı (${reasons.join('; ')}). CHROMIUM_PATH ile bir tane verin.`,
  )
}
