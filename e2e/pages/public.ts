import type { Page } from '@playwright/test'

export * from './public-pages'

export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response
}

/** Moves the pointer, which starts the deferred scripts, and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await page.waitForFunction(() =>
    location.pathname.startsWith('/admin')
      ? Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
      : 'hydrated' in document.documentElement.dataset,
  )
}

export const SCRIPTS = '**/_next/static/chunks/*.js'

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, urlPattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(urlPattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}
export const holdScripts = (page: Page) => hold(page, SCRIPTS)

export const header = (page: Page) => page.getByRole('banner')
export const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Ana menü' })
export const footer = (page: Page) => page.getByRole('contentinfo')
export const themeSwitch = (page: Page) => header(page).getByRole('button', { name: 'Temayı değiştir' })
export const main = (page: Page) => page.getByRole('main')

/** Returns the theme that is painted, judged by the lightness of the background. */
export function paintedTheme(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    )
    return red + green + blue > (3 * 255) / 2 ? 'light' : 'dark'
  })
}

export const rememberedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
