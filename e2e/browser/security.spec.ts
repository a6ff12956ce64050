import { expect, test } from '../support/fixtures'
import { main, open, PUBLIC_PAGES, SERVICE, themeSwitch } from '../pages/public'
import { fillWorkOrder, outcome, sendWorkOrder, THANKS, workOrder } from '../pages/work-order'

/** Returns a policy's directives by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...values]) => [name!, values]),
  )
}

test('every page has a policy that allows inline scripts only by their hash', async ({ request }) => {
  for (const { path } of PUBLIC_PAGES) {
    const headers = (await request.get(path)).headers()
    const policy = directives(headers['content-security-policy'] ?? '')
    expect(policy['default-src'], path).toEqual(["'self'"])
    expect(policy['object-src'], path).toEqual(["'none'"])
    expect(policy['base-uri'], path).toEqual(["'none'"])
    expect(policy['form-action'], path).toEqual(["'self'"])
    expect(policy['frame-ancestors'], path).toEqual(["'none'"])
    expect(policy['style-src'], path).toEqual(["'self'"])
    expect(policy['img-src'], path).toEqual(["'self'", 'data:'])
    expect(policy['script-src']?.[0], path).toBe("'self'")
    for (const source of policy['script-src']?.slice(1) ?? [])
      expect(source, path).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
    expect(policy['frame-src'] ?? [], path).toEqual(path === '/iletisim' ? ['https://www.openstreetmap.org'] : [])
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('the policy blocks nothing that the site uses: theme, slider, gallery, map, form', async ({ page, watch }) => {
  await open(page, '/')
  await themeSwitch(page).click()
  await main(page).getByRole('button', { name: 'Sonraki slayt' }).click()
  await main(page).getByRole('button', { name: 'Marka şeridini durdur' }).click()
  await open(page, SERVICE.path)
  await main(page)
    .getByRole('button', { name: /^Resmi büyüt/ })
    .first()
    .click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await open(page, '/iletisim')
  await main(page).getByText('Haritayı göster').click()
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('https://www.openstreetmap.org/')))
    .toBe(true)
  await fillWorkOrder(page, workOrder())
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(watch.problems).toEqual([])
})

test('the policy blocks a foreign inline script', async ({ page, watch }) => {
  watch.allow(/[Cc]ontent.[Ss]ecurity.[Pp]olicy|refused by policy/)
  await open(page, '/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve))
    return 'intruder' in window
  })
  expect(ran).toBe(false)
})
