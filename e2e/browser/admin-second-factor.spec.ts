import { expect, otherTest, test } from '../support/fixtures'
import {
  ACCOUNT_PATH,
  codeField,
  recoveryCode,
  secondFactor,
  setUp,
  signInAgain,
  signInCode,
  startSetup,
} from '../pages/account'
import { enter, sidebar, signInButton, storedToken } from '../pages/admin'
import { main, open } from '../pages/public'
import { expectAccessible } from '../support/axe'
import { tabTo } from '../support/keyboard'
import { readQr } from '../support/qr'
import { codeOf } from '../support/second-factor'

test('a telephone is bound with the QR code, and sign-in then asks for its code', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await enter(page, account, ACCOUNT_PATH)
  const { key, codes } = await setUp(page, account)
  expect(new Set(codes).size).toBe(10)
  await expect(main(page).getByText('Bundan sonra girişte kod sorulur.')).toBeVisible()
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await expect(secondFactor(page)).toContainText('10 / 10')
  await expect(main(page).getByText(codes[0]!), 'and never again').toHaveCount(0)
  await signInAgain(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doğrulama kodu')
  await expect(signInCode(page)).toBeFocused()
  await expect(signInCode(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await signInCode(page).fill(codeOf(key, 1))
  await signInButton(page).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a camera reads the QR code, ${colorScheme}`, async ({ page, account }) => {
    await page.emulateMedia({ colorScheme })
    await enter(page, account, ACCOUNT_PATH)
    const key = await startSetup(page, account)
    const read = new URL((await readQr(page.getByRole('img', { name: 'Doğrulama uygulamasının okuyacağı kare kod' })))!)
    expect(read.searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(read.pathname)).toContain(`:${account.email}`)
  })
}

test('a wrong code is said in a box, the field is empty and has the focus', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await enter(page, account, ACCOUNT_PATH)
  const { key } = await setUp(page, account)
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await signInAgain(page, account)
  await signInCode(page).fill(codeOf(key, 20))
  await signInButton(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('Kod yanlış ya da süresi geçti. Uygulamadaki yeni kodu yazın.')
  await expect(signInCode(page)).toHaveValue('')
  await expect(signInCode(page)).toBeFocused()
  await expectAccessible(page)
})

test('a recovery code signs in instead, once, and the account’s page counts the rest', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(/status of 401/)
  await enter(page, account, ACCOUNT_PATH)
  const { codes } = await setUp(page, account)
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await signInAgain(page, account)
  await page.getByRole('button', { name: 'Yedek kod kullan' }).click()
  await expect(recoveryCode(page)).toBeFocused()
  await recoveryCode(page).fill(codes[4]!.toUpperCase())
  await signInButton(page).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await open(page, ACCOUNT_PATH)
  await expect(secondFactor(page)).toContainText('9 / 10')
})

test('after five wrong codes sign-in begins again and says why', async ({ page, account, watch }) => {
  watch.allow(/status of (401|429)/)
  await enter(page, account, ACCOUNT_PATH)
  const { key } = await setUp(page, account)
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await signInAgain(page, account)
  await expect(signInCode(page)).toBeFocused()
  for (let i = 0; i < 6; i += 1) {
    await expect(signInCode(page)).toHaveValue('')
    const answer = page.waitForResponse('**/api/Auth/login')
    await signInCode(page).fill(codeOf(key, 20 + i))
    await signInButton(page).click()
    await answer
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Paneli Girişi')
  await expect(main(page).getByRole('alert')).toContainText('Çok fazla yanlış kod yazıldı.')
  await expect(page.getByLabel('E-posta', { exact: true })).toHaveValue(account.email)
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('')
})

test('a server that cannot be reached loses neither step nor code', async ({ page, account, watch }) => {
  watch.allow(/status of 401|ERR_FAILED/)
  await enter(page, account, ACCOUNT_PATH)
  const { key } = await setUp(page, account)
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await signInAgain(page, account)
  const code = codeOf(key, 1)
  await signInCode(page).fill(code)
  await page.route('**/api/Auth/login', (route) => route.abort())
  await signInButton(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.')
  await expect(signInCode(page)).toHaveValue(code)
  await page.unroute('**/api/Auth/login')
  await signInButton(page).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

test('recovery codes are copied, downloaded and printed alone', async ({ page, account, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, account, ACCOUNT_PATH)
  const { codes } = await setUp(page, account)
  await page.getByRole('button', { name: 'Kopyala' }).click()
  await expect(main(page).getByText('Kopyalandı.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const code of codes) expect(copied).toContain(code)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'İndir' }).click()
  expect((await download).suggestedFilename()).toBe('yedek-kodlar.txt')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`Yedek kodlar: ${account.email}`)).toBeVisible()
  await expect(page.getByText(codes[9]!)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
})

test('whoever leaves before keeping the codes is asked', async ({ page, account }) => {
  await enter(page, account, ACCOUNT_PATH)
  await setUp(page, account)
  await sidebar(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('new recovery codes and turning off ask for password and code', async ({ page, account, watch }) => {
  watch.allow(/status of 400/)
  await enter(page, account, ACCOUNT_PATH)
  const { codes } = await setUp(page, account)
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await page.getByRole('button', { name: 'Yeni Yedek Kodlar' }).click()
  const password = secondFactor(page).getByLabel('Mevcut şifre')
  await expect(password).toBeFocused()
  const code = secondFactor(page).getByLabel('Uygulamadaki kod ya da yedek kod')
  await password.fill('yanlış')
  await code.fill(codes[1]!)
  await page.getByRole('button', { name: 'Yenilerini Üret' }).click()
  await expect(secondFactor(page).getByRole('alert')).toHaveText('Yedek kodlar yenilenemedi: Mevcut şifre hatalı.')
  await password.fill(account.password)
  await page.getByRole('button', { name: 'Yenilerini Üret' }).click()
  const shown = page.getByRole('list', { name: 'On yedek kod' })
  await expect(shown).toBeVisible()
  await expect(shown.getByText(codes[0]!)).toHaveCount(0)
  const [newCode] = await shown.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
  await page.getByRole('button', { name: 'Kapat', exact: true }).click()
  await password.fill(account.password)
  await code.fill(newCode!)
  await page.getByRole('button', { name: 'İki Adımlı Girişi Kapat' }).click()
  await expect(secondFactor(page)).toContainText('Kapalı')
  await signInAgain(page, account)
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a setup that is given up leaves sign-in as it was', async ({ page, account }) => {
  await enter(page, account, ACCOUNT_PATH)
  await startSetup(page, account)
  await page.getByRole('button', { name: 'Kurulumdan Vazgeç' }).click()
  await expect(secondFactor(page)).toContainText('Kapalı')
  await signInAgain(page, account)
  await expect(page).toHaveURL('/admin/dashboard')
})

test('the second factor is set up and used by keyboard alone', async ({ page, account, watch }) => {
  watch.allow(/status of 401/)
  await enter(page, account, ACCOUNT_PATH)
  await tabTo(page, secondFactor(page).getByLabel('Mevcut şifre'))
  await page.keyboard.insertText(account.password)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()
  const key = (await secondFactor(page)
    .getByText(/^([A-Z2-7]{4} ){7}/)
    .textContent())!.replaceAll(' ', '')
  await tabTo(page, codeField(page))
  await page.keyboard.insertText(codeOf(key))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Yedek kodları saklayın' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Kodları Sakladım' }))
  await page.keyboard.press('Enter')
  await expect(secondFactor(page)).toContainText('Kalan yedek kod')
  await signInAgain(page, account)
  await expect(signInCode(page)).toBeFocused()
  await page.keyboard.insertText(codeOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
})

otherTest(
  'where it is required, the panel opens once the telephone is bound',
  async ({ page, account, content, watch }) => {
    watch.allow(/status of 403/)
    await enter(page, account, ACCOUNT_PATH)
    const headers = { authorization: `Bearer ${await storedToken(page)}` }
    const path = '/api/Settings/notifications'
    const value = (await (await page.request.get(path, { headers })).json()) as object
    await page.request.put(path, { headers, data: { ...value, secondFactorRequired: true } })
    try {
      await open(page, '/admin/hizmetler')
      await expect(page).toHaveURL(ACCOUNT_PATH)
      await expect(main(page).getByText('İki adımlı giriş zorunlu kılındı.')).toBeVisible()
      await expect(main(page).getByRole('heading', { name: 'E-posta değiştir' })).toHaveCount(0)
      await setUp(page, account)
      await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
      await expect(main(page).getByRole('heading', { name: 'E-posta değiştir' })).toBeVisible()
      await open(page, '/admin/hizmetler')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hizmet Yönetimi')
    } finally {
      await content.removeSettings()
    }
  },
)
