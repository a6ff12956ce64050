import { chromium } from '@playwright/test'
import { ADMINISTRATOR } from './support.mjs'

/** Starts a headless Chromium, which the caller closes. */
export function openBrowser(chromiumPath) {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/** Opens a page, moves the mouse because its scripts wait for a user, and waits until it is hydrated. */
export async function openHydrated(page, url) {
  await page.goto(url)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

/** Returns a browser context in which the administrator of `origin` is signed in. */
export async function signedIn(browser, origin) {
  const answer = await fetch(`${origin}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  })
  const { token } = await answer.json()
  const context = await browser.newContext()
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token)
  // The first page restores the session and with it the cookie for the admin's pages.
  const page = await context.newPage()
  await page.goto(`${origin}/admin/dashboard`)
  await page.getByRole('heading', { level: 1, name: 'Kontrol Paneli' }).waitFor()
  await page.close()
  return context
}
