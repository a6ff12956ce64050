import { expect, test } from './fixtures'
import { mainMenu, open, rememberedTheme, shownTheme, themeSwitch } from './site'

for (const scheme of ['light', 'dark'] as const) {
  test(`without a choice the theme is the system's: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, '/')
    expect(await shownTheme(page)).toBe(scheme)
    await mainMenu(page).getByRole('link', { name: 'Kurumsal' }).click()
    await expect(page).toHaveURL('/kurumsal')
    expect(await rememberedTheme(page), 'nothing is stored until the visitor chooses').toBeNull()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

test('the choice is kept under theme and holds before the first paint of the next visit', async ({ page }) => {
  await open(page, '/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await themeSwitch(page).click()
  await expect.poll(() => shownTheme(page)).toBe('dark')
  expect(await rememberedTheme(page)).toBe('dark')
  const dark = await ground()
  expect(dark).not.toBe(light)

  // Whether a wrong theme was ever there: noted for every change of the attribute from the document's first moment.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    requestAnimationFrame(function note() {
      seen.push(document.documentElement.dataset.theme)
      if (document.readyState !== 'complete') requestAnimationFrame(note)
    })
  })
  await open(page, '/hizmetler')
  expect(await shownTheme(page)).toBe('dark')
  expect(await ground()).toBe(dark)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen.filter(Boolean))).toEqual(new Set(['dark']))

  await themeSwitch(page).click()
  await expect.poll(() => shownTheme(page)).toBe('light')
  expect(await rememberedTheme(page)).toBe('light')
})

test('a choice against the system wins, and is answered by keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await themeSwitch(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownTheme(page)).toBe('light')
  await page.reload()
  expect(await shownTheme(page)).toBe('light')
})
