import { expect, test } from '../support/fixtures'
import { ACCOUNT_PATH, codeField, secondFactor, setUp, startSetup } from '../pages/account'
import { enter, fillSignIn, signOut } from '../pages/admin'
import { tabTo } from '../support/keyboard'
import { readQr } from '../support/qr'
import { codeOf } from '../support/second-factor'

test('the second factor is set up and used by keyboard alone', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await enter(page, account, ACCOUNT_PATH)
  await tabTo(page, secondFactor(page).getByLabel('Mevcut şifre'))
  await page.keyboard.insertText(account.password)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()
  const shown = await secondFactor(page)
    .getByText(/^([A-Z2-7]{4} ){7}/)
    .textContent()
  const key = shown!.replaceAll(' ', '')
  await tabTo(page, codeField(page))
  await page.keyboard.insertText(codeOf(key))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Yedek kodları saklayın' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Kodları Sakladım' }))
  await page.keyboard.press('Enter')
  await expect(secondFactor(page)).toContainText('Kalan yedek kod')
  await signOut(page)
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doğrulama kodu')
  await expect(page.getByLabel('Uygulamadaki altı haneli kod')).toBeFocused()
  await page.keyboard.insertText(codeOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a camera reads the QR code in both themes', async ({ page, account }) => {
  await enter(page, account, ACCOUNT_PATH)
  const key = await startSetup(page, account)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const read = new URL((await readQr(page.getByRole('img', { name: 'Doğrulama uygulamasının okuyacağı kare kod' })))!)
    expect(read.searchParams.get('secret'), colorScheme).toBe(key)
    expect(decodeURIComponent(read.pathname)).toContain(`:${account.email}`)
  }
})

test('recovery codes are printed alone', async ({ page, account }) => {
  await enter(page, account, ACCOUNT_PATH)
  const { codes } = await setUp(page, account)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`Yedek kodlar: ${account.email}`)).toBeVisible()
  await expect(page.getByText(codes[9]!)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
})
