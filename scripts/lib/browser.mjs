// The browser of the browser tests: an installed Chromium, else Playwright's download, else Debian's package.
import { existsSync } from 'node:fs'
import { OperatorError, run } from './console.mjs'
import { inRoot, root } from './paths.mjs'

// Debian's shell has no window to draw and takes half of the processor time.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const playwright = (...args) =>
  run(process.execPath, [inRoot('node_modules', '@playwright', 'test', 'cli.js'), ...args], { cwd: root })

async function works(file) {
  return run(file, ['--version']).then(
    () => true,
    () => false,
  )
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) && (await works(file)) ? file : null
}

/**
 * Finds a Chromium that starts, or installs one.
 * @returns {Promise<string>} its path
 * @throws {OperatorError} when there is none to be had
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await works(given)) return given
    throw new OperatorError(`CHROMIUM_PATH: bulunan "${given}"; beklenen çalışan bir Chromium.`)
  }
  for (const file of INSTALLED) if (existsSync(file) && (await works(file))) return file
  const reasons = []
  const note = (error) => void reasons.push(error.message.split('\n').at(-1))
  await playwright('install', 'chromium').catch(note)
  const own = await playwrightsOwn()
  if (own) return own
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const apt = (...args) =>
      run('apt-get', ['-y', '-q', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    await apt('update').catch(note)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '--no-install-recommends', name, 'fonts-liberation').catch(note)
      if (await works(`/usr/bin/${name}`)) return `/usr/bin/${name}`
    }
  }
  throw new OperatorError(
    `Testler için Chromium bulunamadı ve kurulamadı (${reasons.join('; ')}). CHROMIUM_PATH ile bir tane verin.`,
  )
}
