import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { mainMenu, open, rememberedTheme, paintedTheme, themeSwitch } from '../pages/public'

const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  )
const BAR = { light: '#f8f9f6', dark: '#0e1a27' }

test('without a choice the theme follows the system, and nothing is stored', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, '/')
    expect(await paintedTheme(page)).toBe(scheme)
    expect(await barColour(page)).toBe(BAR[scheme])
  }
  await mainMenu(page).getByRole('link', { name: 'Kurumsal' }).click()
  await expect(page).toHaveURL('/kurumsal')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the choice is stored under the key theme, and applies before the next page is painted', async ({ page }) => {
  await open(page, '/')
  await themeSwitch(page).click()
  await expect.poll(() => paintedTheme(page)).toBe('dark')
  expect(await rememberedTheme(page)).toBe('dark')
  expect(await barColour(page), 'the browser’s own bar has the same theme').toBe(BAR.dark)

  // Records the background colour of the next document at every frame once it has a body.
  await page.addInitScript(() => {
    const backgrounds = new Set<string>()
    Object.assign(window, { backgrounds })
    requestAnimationFrame(function record() {
      if (document.body) backgrounds.add(getComputedStyle(document.body).backgroundColor)
      if (document.readyState !== 'complete') requestAnimationFrame(record)
    })
  })
  await open(page, '/hizmetler')
  expect(await paintedTheme(page)).toBe('dark')
  const backgrounds = await page.evaluate(() => [...(window as unknown as { backgrounds: Set<string> }).backgrounds])
  const darkBackground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // The browser paints nothing before the style sheet has loaded.
  expect(
    backgrounds.filter((background) => background !== 'rgba(0, 0, 0, 0)'),
    'no flash of the other theme',
  ).toEqual([darkBackground])
  expect(await barColour(page)).toBe(BAR.dark)

  await page.emulateMedia({ colorScheme: 'dark' })
  await themeSwitch(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => paintedTheme(page), 'also against the system').toBe('light')
  expect(await rememberedTheme(page)).toBe('light')
  expect(await barColour(page)).toBe(BAR.light)
})
