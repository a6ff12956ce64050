import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { openSignedIn, startSession } from '../pages/admin'
import { main, open } from '../pages/public'
import { addressOf, itemAddresses, SCREENS } from '../pages/screens'
import { expectAccessible, violations } from '../support/screens/axe'
import { expectTabToReachAll } from '../support/screens/keyboard'
import { linkMailedTo } from '../support/mail-files'
import { expectNoOverflow, expectToFit } from '../support/screens/overflow'
import { expectShiftsBelow, recordShifts } from '../support/screens/shifts'
import { PAGE_ACCESS } from '../support/screen-access'

test.describe.configure({ mode: 'parallel' }) // A long file, so its tests are spread over the workers.

/** Returns buttons and fields that are less than 44 px high. A checkbox is measured with its label. */
async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), main textarea, main select, main label:has([type=checkbox]), dialog[open] button',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`),
  )
}

/** Checks the open page in both themes, at all widths and by Tab. It is 320 px wide afterwards. */
async function check(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectTabToReachAll(page)
  await expectToFit(page)
  await expectAccessible(page)
  expect(await lowTargets(page), 'targets lower than 44 px').toEqual([])
}

/** Checks a later state of a page with fewer checks, because it shares most parts with the first state. */
async function checkLaterState(page: Page) {
  expect(await violations(page)).toEqual([])
  await expectNoOverflow(page, '1440 px')
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoOverflow(page, '320 px')
  expect(await lowTargets(page), 'targets lower than 44 px').toEqual([])
}

/** Checks that the open page hardly shifts while it loads. */
async function expectStill(page: Page) {
  await page.waitForLoadState('networkidle')
  await expectShiftsBelow(page, 0.02, 'at 360 px')
}

/** Returns the role with the fewest rights that may open a screen. A call that this role may not make fails the test. */
function roleFor(path: string) {
  const access = PAGE_ACCESS[path]
  if (access === 'content') return 'editor'
  return access === 'orders' || access === 'messages' ? 'workshop' : 'manager'
}

for (const { path, states } of SCREENS) {
  // One test for all states, because opening a page and its first check take longer than the later checks.
  const names = states.map(([name]) => `, ${name}`).join('')
  test(`is accessible, fits every width, and Tab reaches every control: ${path}${names}`, async ({
    page,
    newAccount,
    watch,
  }) => {
    test.slow()
    watch.allow(/status of (400|404|409|412)/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await startSession(page, await newAccount(roleFor(path)))
    await page.setViewportSize({ width: 360, height: 740 })
    await recordShifts(page)
    const response = await open(page, await addressOf(page, path))
    await expect(main(page).getByText('Yükleniyor…')).toHaveCount(0)
    const html = (await response!.text()).replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    expect(html, 'no inline styles, style elements or event handlers').not.toMatch(
      /<[a-z][^>]*\s(style|on[a-z]+)=|<style/i,
    )
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expectStill(page)
    await check(page)
    for (const [name, act] of states) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await act(page)
        await checkLaterState(page)
      })
    }
  })
}

test('a list that opens an item by its address does not shift', async ({ page, account, content }) => {
  await content.addMessage({ receivedAt: '2033-04-05T09:00:00Z' })
  await startSession(page, account)
  await page.setViewportSize({ width: 360, height: 740 })
  await recordShifts(page)
  for (const address of await itemAddresses(page))
    await test.step(address, async () => {
      await open(page, address)
      const messageHeading = main(page).getByRole('heading', { name: 'Açılan mesaj' })
      await expect(messageHeading.or(main(page).getByRole('button', { name: 'Düzenlemeyi İptal Et' }))).toBeVisible()
      await expectStill(page)
    })
})

test('the dashboard makes no call that the role may not make', async ({ page, newAccount }) => {
  for (const role of ['editor', 'workshop'] as const) {
    await openSignedIn(page, await newAccount(role))
    await page.waitForLoadState('networkidle')
  }
})

test('pages without a session, and a refused page, are accessible', async ({ page, newAccount, site, watch }) => {
  watch.allow(/status of (403|410)/)
  const { email } = await newAccount('manager')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/admin/login')
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await check(page)
  await open(page, '/admin/sifre')
  await page.getByLabel('E-posta').fill(email)
  await page.getByRole('button', { name: 'Bağlantı Gönder' }).click()
  await expect(main(page).getByRole('status')).toBeVisible()
  await checkLaterState(page)
  await open(page, await linkMailedTo(site, email, '/admin/sifre'))
  await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click()
  await checkLaterState(page)
  await open(page, `/admin/davet/${'a'.repeat(43)}`)
  await checkLaterState(page)
  await openSignedIn(page, await newAccount('editor'), '/admin/mesajlar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yetkiniz yok')
  await checkLaterState(page)
  await main(page).getByRole('link', { name: 'Kontrol Paneline Dön' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})
