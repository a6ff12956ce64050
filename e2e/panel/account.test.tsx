import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountLine, AccountScreen } from '@/components/accounts/account-screen'
import { SignInScreen } from '@/components/accounts/auth/sign-in'
import { leaveSession } from '@/components/admin/session/session'
import type { Account } from '../support/calls/accounts'
import {
  callAs,
  fetchJson,
  findAlert,
  main,
  openSignedOut,
  openPanel,
  signInAs,
  useContent,
  visited,
  write,
} from '../support/screens/panel'
import { codeOf } from '../support/calls/totp-code'

const content = useContent()
const NEW_PASSWORD = 'Yepyeni-Şifre-2'

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const statusOf = async (token: string) => (await callAs(token, 'GET', '/api/Auth/session')).status
const writeAll = (area: Pick<typeof screen, 'getByLabelText'>, texts: Record<string, string>) =>
  Object.entries(texts).forEach(([label, text]) => write(area.getByLabelText(label), text))
const untilVisited = (path: string) => waitFor(() => expect(visited.at(-1)).toBe(path))

const emailField = () => screen.getByLabelText('E-posta')
const passwordField = () => screen.getByLabelText('Şifre')
async function signInOnScreen(user: UserEvent, account: Account) {
  write(emailField(), account.email)
  write(passwordField(), account.password)
  await press(user, 'Giriş Yap')
}

async function setUpSecondFactor(account: Account) {
  const { token } = await signInAs(account)
  const call = <Json,>(method: string, body: object) => fetchJson<Json>(token, method, '/api/Auth/second-factor', body)
  const { secret } = await call<{ secret: string }>('POST', { currentPassword: account.password })
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('PUT', { code: codeOf(secret) })
  return { secret, codes: recoveryCodes }
}

describe('sign-in', () => {
  const codeField = () => screen.findByLabelText('Uygulamadaki altı haneli kod')
  const GENERIC_ERROR = 'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.'
  const callCount = () => vi.mocked(fetch).mock.calls.length

  beforeEach(() => leaveSession())

  const open = async (demo: Account | null = null) => {
    const user = openSignedOut(<SignInScreen target="/admin/mesajlar?kaynak=posta" demo={demo} />, '/admin/login')
    await screen.findByRole('button', { name: 'Giriş Yap' })
    return user
  }

  it('is not sent without both fields', async () => {
    const user = await open()
    vi.spyOn(globalThis, 'fetch')
    await press(user, 'Giriş Yap')
    await waitFor(() => expect(emailField()).toHaveFocus())
    expect(emailField()).toHaveAttribute('type', 'email')
    expect(emailField()).toHaveAccessibleDescription('E-posta adresinizi yazın.')
    expect(passwordField()).toHaveAccessibleDescription('Şifrenizi yazın.')
    expect(callCount()).toBe(0)
  })

  it('is filled in with the demo account in demo mode', async () => {
    await open({ email: 'admin@example.com', password: 'Admin123!' })
    expect(emailField()).toHaveValue('admin@example.com')
    expect(passwordField()).toHaveValue('Admin123!')
  })

  it('shows the server’s message and keeps the email address, and then opens the requested page', async () => {
    const account = await content.addAdministrator()
    const user = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Paneli Girişi')
    await signInOnScreen(user, { ...account, password: 'yanlış' })
    await findAlert('E-posta veya şifre hatalı.')
    expect(emailField()).toHaveValue(account.email)
    write(passwordField(), account.password)
    await press(user, 'Giriş Yap')
    await untilVisited('/admin/mesajlar?kaynak=posta')
    expect(await statusOf(localStorage.getItem('authToken')!)).toBe(200)
  })

  it.each([
    ['token', 'Giriş başarısız. Sunucudan geçerli bir yanıt alınamadı.', () => new Response('{"token":""}')],
    ['message', GENERIC_ERROR, () => new Response('', { status: 500 })],
  ])('fails with a message if the response has no %s', async (_, text, answer) => {
    const user = await open()
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => answer())
    await signInOnScreen(user, { email: 'a@ornek.example', password: 'x' })
    await findAlert(text)
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('asks for a code: a wrong code is cleared, a failed call keeps the code, and a recovery code works too', async () => {
    const account = await content.addAdministrator()
    const { secret, codes } = await setUpSecondFactor(account)
    const user = await open()
    await signInOnScreen(user, account)
    await waitFor(async () => expect(await codeField()).toHaveFocus())
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code')
    write(await codeField(), codeOf(secret, 20))
    await press(user, 'Giriş Yap')
    await findAlert('Kod yanlış ya da süresi geçti. Uygulamadaki yeni kodu yazın.')
    expect(await codeField()).toHaveValue('')
    await waitFor(async () => expect(await codeField()).toHaveFocus())
    const validCode = codeOf(secret, 1)
    write(await codeField(), validCode)
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await press(user, 'Giriş Yap')
    await findAlert(GENERIC_ERROR)
    expect(await codeField()).toHaveValue(validCode)
    await press(user, 'Yedek kod kullan')
    await waitFor(() => expect(screen.getByLabelText('Yedek kod')).toHaveFocus())
    write(screen.getByLabelText('Yedek kod'), codes[4]!.toUpperCase())
    await press(user, 'Giriş Yap')
    await untilVisited('/admin/mesajlar?kaynak=posta')
  })
})

/** Opens the account page and waits for its calls, because a call that arrives after a change is refused. */
async function open(account?: Account) {
  const usedAccount = account ?? (await content.addAdministrator())
  const page = (
    <>
      <AccountLine />
      <AccountScreen />
    </>
  )
  const panel = await openPanel(page, { path: '/admin/ayarlar', content, account: usedAccount })
  await screen.findByText('bu oturum')
  await screen.findByRole('button', { name: /^(Telefonu Bağla|Yeni Yedek Kodlar)$/ })
  return { ...panel, account: usedAccount }
}
const formOf = (title: string) => within(screen.getByRole('heading', { name: title }).closest('form')!)
const emailForm = () => formOf('E-posta değiştir')
const passwordForm = () => formOf('Şifre değiştir')
async function fillPasswords(user: UserEvent, current: string, newPassword: string, repetition = newPassword) {
  writeAll(passwordForm(), { 'Mevcut şifre': current, 'Yeni şifre': newPassword, 'Yeni şifre (tekrar)': repetition })
  await press(user, 'Şifreyi Güncelle')
}
async function fillEmail(user: UserEvent, email: string, password: string) {
  writeAll(emailForm(), { 'Yeni e-posta': email, 'Mevcut şifre': password })
  await press(user, 'E-postayı Güncelle')
}

describe('the user’s own account', () => {
  it('shows email address and role, highlights only the button of a changed form, and shows a changed name in the menu', async () => {
    const { user, me } = await open()
    expect(main().getByText(`${me.email}, Yönetici`)).toBeVisible()
    expect(main().getByText(`Şimdiki: ${me.email}`)).toBeVisible()
    const highlightedButtons = () =>
      Array.from(document.querySelectorAll('main [data-act]'), ({ textContent }) => textContent)
    expect(highlightedButtons()).toEqual([])
    write(passwordForm().getByLabelText('Yeni şifre'), 'Yeni')
    expect(highlightedButtons()).toEqual(['Şifreyi Güncelle'])
    write(screen.getByLabelText('Adınız ve soyadınız'), 'Kerem Aydın')
    await press(user, 'Adı Güncelle')
    expect(await main().findByText('Şimdiki: Kerem Aydın')).toBeVisible()
    const menu = within(screen.getByRole('complementary'))
    expect(menu.getByRole('link', { name: /^Ayarlar/ })).toHaveTextContent('AyarlarKerem Aydın, Yönetici')
  })

  it.each([
    ['password', () => passwordForm(), 'Şifreniz başarıyla güncellendi.'],
    ['email', () => emailForm(), 'E-posta adresiniz başarıyla güncellendi.'],
  ])(
    'a changed %s is confirmed, clears its form, and continues the session with a new token',
    async (name, form, text) => {
      const { user, account, token } = await open()
      if (name === 'password') await fillPasswords(user, account.password, NEW_PASSWORD)
      else await fillEmail(user, `yeni-${account.email}`, account.password)
      expect(await form().findByText(text)).toBeVisible()
      for (const field of form().getAllByLabelText(/şifre|e-posta/i)) expect(field).toHaveValue('')
      const newToken = localStorage.getItem('authToken')!
      expect([await statusOf(token), await statusOf(newToken)]).toEqual([401, 200])
    },
  )

  it('an expired session is reported, and the typed texts except passwords are restored after signing in', async () => {
    const { user, account, close } = await open()
    await content.expireSessions(account.email)
    await fillEmail(user, 'yeni@ornek.example', account.password)
    await untilVisited('/admin/login?from=%2Fadmin%2Fayarlar')
    await close()
    const visitor = openSignedOut(<SignInScreen target="/admin/ayarlar" demo={null} />, '/admin/login')
    expect(await screen.findByText('Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.')).toBeVisible()
    expect(localStorage.getItem('authToken')).toBeNull()
    await signInOnScreen(visitor, account)
    cleanup()
    await open(account)
    expect(emailForm().getByLabelText('Yeni e-posta')).toHaveValue('yeni@ornek.example')
    expect(emailForm().getByLabelText('Mevcut şifre')).toHaveValue('')
  })

  it('a failed change shows its reason and keeps the text', async () => {
    const { user } = await open()
    await fillEmail(user, 'yeni@ornek.example', 'yanlış')
    await findAlert('E-posta değiştirilirken hata oluştu: Mevcut şifre hatalı.')
    expect(emailForm().getByLabelText('Yeni e-posta')).toHaveValue('yeni@ornek.example')
    await waitFor(() => expect(emailForm().getByLabelText('Mevcut şifre')).toHaveFocus())
    await fillPasswords(user, 'yanlış', NEW_PASSWORD)
    await findAlert('Şifre değiştirilirken hata oluştu: Mevcut şifre hatalı.')
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await press(user, 'Şifreyi Güncelle')
    await findAlert('Şifre değiştirilirken hata oluştu: Sunucuya ulaşılamadı.')
  })

  it('the new email address must be valid, and both fields are required', async () => {
    const { user, account } = await open()
    await press(user, 'E-postayı Güncelle')
    const newEmailField = emailForm().getByLabelText('Yeni e-posta')
    expect(newEmailField).toHaveAccessibleDescription(`Yeni e-posta adresini yazın. Şimdiki: ${account.email}`)
    expect(emailForm().getByLabelText('Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifrenizi yazın.')
    write(newEmailField, 'yönetici@')
    await press(user, 'E-postayı Güncelle')
    expect(newEmailField).toHaveAccessibleDescription(
      `E-posta adresini ad@firma.com biçiminde yazın. Şimdiki: ${account.email}`,
    )
  })

  it('passwords that differ or are too short are not sent', async () => {
    const { user, account } = await open()
    const calls = vi.spyOn(globalThis, 'fetch')
    await fillPasswords(user, account.password, NEW_PASSWORD, 'Yeni-Şifre-3')
    expect(passwordForm().getByText('Yeni şifreler eşleşmiyor.')).toBeVisible()
    await fillPasswords(user, account.password, 'kısa1')
    expect(passwordForm().getByLabelText('Yeni şifre')).toHaveAccessibleDescription(
      /^Yeni şifre en az 6 karakter olmalı\./,
    )
    expect(passwordForm().getByLabelText('Yeni şifre (tekrar)')).toHaveAccessibleDescription('En az 6 karakter olmalı.')
    await fillPasswords(user, '', '')
    for (const label of ['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'])
      expect(passwordForm().getByLabelText(label)).toBeInvalid()
    expect(calls.mock.calls.filter(([path]) => (path as string).includes('change-password'))).toEqual([])
  })

  it('signing out in one tab signs out the other tabs', async () => {
    await open()
    localStorage.removeItem('authToken')
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    await untilVisited('/admin/login?from=%2Fadmin%2Fayarlar')
    openSignedOut(<SignInScreen target="/admin/ayarlar" demo={null} />, '/admin/login')
    expect(await screen.findByText('Başka bir sekmede çıkış yapıldı. Lütfen yeniden giriş yapın.')).toBeVisible()
  })
})

const sessions = () => within(screen.getByRole('heading', { name: 'Açık oturumlar' }).closest('section')!)
const rows = () => sessions().getAllByRole('listitem')

it('open sessions show their times, and one or all others can be ended', async () => {
  const account = await content.addAdministrator()
  const otherSessions = [await signInAs(account), await signInAs(account), await signInAs(account)]
  const endedCount = async () =>
    (await Promise.all(otherSessions.map((session) => statusOf(session.token)))).filter((status) => status === 401)
      .length
  const { user, token } = await open(account)
  expect(rows()).toHaveLength(4)
  expect(rows()[0]).toHaveTextContent('bu oturum')
  expect(rows()[1]).toHaveTextContent(/Giriş: \d\d\.\d\d\.\d{4} \d\d:\d\d.*Son işlem: /)
  await user.click(within(rows()[1]!).getByRole('button', { name: /^Bu oturumu kapat/ }))
  expect(await sessions().findByText('Oturum kapatıldı.')).toBeVisible()
  await waitFor(() => expect(sessions().getByRole('status')).toHaveFocus())
  expect(rows()).toHaveLength(3)
  expect(await endedCount()).toBe(1)
  await press(user, 'Diğerlerini kapat')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(await endedCount()).toBe(3)
  expect(await statusOf(token)).toBe(200)
})

describe('the second factor', () => {
  const factorSection = () =>
    within(screen.getByRole('heading', { name: 'İki adımlı giriş' }).closest('form, section')!)
  async function setUp(user: UserEvent, { password }: Account) {
    write(factorSection().getByLabelText('Mevcut şifre'), password)
    await press(user, 'Telefonu Bağla')
    const key = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent.replaceAll(' ', '')
    const appLink = screen.getByRole('link', { name: 'Bu cihazdaki uygulamada aç' })
    expect(new URL(appLink.getAttribute('href')!).searchParams.get('secret')).toBe(key)
    write(screen.getByLabelText('Altı haneli kod'), codeOf(key))
    await press(user, 'Doğrula')
    await screen.findByRole('button', { name: 'Kodları Sakladım' })
    const codes = within(screen.getByRole('list', { name: 'On yedek kod' })).getAllByRole('listitem')
    return codes.map(({ textContent }) => textContent)
  }

  it('can be set up; its recovery codes are shown once, can be copied and downloaded, and leaving the page asks first', async () => {
    const { user, account } = await open()
    const codes = await setUp(user, account)
    expect(new Set(codes).size).toBe(10)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Yedek kodları saklayın' })).toHaveFocus())
    await press(user, 'Kopyala')
    expect(await main().findByText('Kopyalandı.')).toBeVisible()
    const copiedText = await navigator.clipboard.readText()
    for (const recoveryCode of codes) expect(copiedText).toContain(recoveryCode)
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    await press(user, 'İndir')
    expect((download.mock.contexts[0] as HTMLAnchorElement).download).toBe('yedek-kodlar.txt')
    await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: /^Blog/ }))
    const question = screen.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })
    await user.click(within(question).getByRole('button', { name: 'Sayfada Kal' }))
    expect(visited).toEqual([])
    await press(user, 'Kodları Sakladım')
    expect(await screen.findByText('10 / 10')).toBeVisible()
    expect(screen.queryByText(codes[0]!)).toBeNull()
  })

  it('asks for password and code before it is turned off', async () => {
    const { user, account } = await open()
    const codes = await setUp(user, account)
    await press(user, 'Kodları Sakladım')
    await user.click(await screen.findByRole('button', { name: 'Kapat' }))
    await waitFor(() => expect(factorSection().getByLabelText('Mevcut şifre')).toHaveFocus())
    writeAll(factorSection(), { 'Mevcut şifre': 'yanlış', 'Uygulamadaki kod ya da yedek kod': codes[1]! })
    await press(user, 'İki Adımlı Girişi Kapat')
    await findAlert('İki adımlı giriş kapatılamadı: Mevcut şifre hatalı.')
    writeAll(factorSection(), { 'Mevcut şifre': account.password })
    await press(user, 'İki Adımlı Girişi Kapat')
    expect(await main().findByText('Kapalı')).toBeVisible()
  })
})
