import { beforeEach, expect, test } from 'vitest'
import { changePassword as changePasswordOf } from '@/lib/accounts/mutations'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { PASSWORD } from '../support/accounts'
import { ask, newAddress, newAdministrator, newToken, problemIn, useDatabase } from '../support/handlers'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/routes'
import { routes as dashboardRoutes } from '@/app/api/Dashboard/[[...path]]/routes'

const { POST: changeEmail } = authRoutes['change-email']
const { POST: changePassword } = authRoutes['change-password']
const { POST: login } = authRoutes['login']
const { POST: logout } = authRoutes['logout']
const { POST: session } = authRoutes['session']
const { GET: stats } = dashboardRoutes['stats']

useDatabase()

let account: { id: string; email: string }
let token: string
beforeEach(async () => {
  account = await newAdministrator()
  token = await newToken(account.id)
})

const NEW = 'Yepyeni-Şifre-2'
const GUESSED = 'Bu şifre firma adından, adınızdan ya da e-postanızdan tahmin edilir.'
const post = (handler: typeof login, json: unknown, { bearer = token, address = newAddress() } = {}) =>
  ask(handler, { method: 'POST', json, token: bearer, headers: { 'x-client-address': address } })
const signInStatus = async (email: string, password: string) => (await post(login, { email, password })).status
const lives = async (bearer: string) => (await ask(stats, { token: bearer })).status === 200
const tokenIn = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(/^admin_session=[\w-]+\./)
  const { token: fresh, expiresAt } = (await response.json()) as { token: string; expiresAt: string }
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
  return fresh
}

test('a changed password ends every other session and gives the caller a new token', async () => {
  const [elsewhere, stranger] = [await newToken(account.id), await newToken()]
  const fresh = await tokenIn(await post(changePassword, { currentPassword: PASSWORD, newPassword: NEW }))
  expect(await Promise.all([fresh, stranger, token, elsewhere].map(lives))).toEqual([true, true, false, false])
  expect(await signInStatus(account.email, PASSWORD)).toBe(401)
  expect(await signInStatus(account.email, NEW)).toBe(200)
})

test('a changed e-mail ends every other session and gives the caller a new token', async () => {
  const elsewhere = await newToken(account.id)
  const newEmail = `yeni-${account.email}`
  const fresh = await tokenIn(
    await post(changeEmail, { newEmail: ` ${newEmail.toUpperCase()}`, currentPassword: PASSWORD }),
  )
  expect(await Promise.all([fresh, token, elsewhere].map(lives))).toEqual([true, false, false])
  expect(await signInStatus(account.email, PASSWORD)).toBe(401)
  expect(await signInStatus(newEmail, PASSWORD)).toBe(200)
})

test('a wrong current password is a 400 problem at its field and changes nothing', async () => {
  for (const [handler, change] of [
    [changePassword, { newPassword: NEW }],
    [changeEmail, { newEmail: 'baska@ornek.example' }],
  ] as const) {
    const { errors } = await problemIn(await post(handler, { ...change, currentPassword: 'yanlış' }), 400)
    expect(errors).toEqual({ currentPassword: ['Mevcut şifre hatalı.'] })
  }
  expect(await lives(token)).toBe(true)
  expect(await signInStatus(account.email, PASSWORD)).toBe(200)
})

test('wrong current passwords count like failed sign-ins', async () => {
  const address = newAddress()
  const wrong = { currentPassword: 'yanlış', newPassword: NEW }
  for (let i = 0; i < 5; i += 1) await problemIn(await post(changePassword, wrong, { address }), 400)
  await problemIn(await post(changePassword, { currentPassword: PASSWORD, newPassword: NEW }, { address }), 429)
  await problemIn(await post(login, { email: account.email, password: PASSWORD }, { address }), 429)
  expect(await signInStatus(account.email, PASSWORD)).toBe(200)
})

test.each([
  ['of five characters', '12345', 'Yeni şifre en az 6 karakter olmalı.'],
  ['of 74 bytes', 'ş'.repeat(37), 'Yeni şifre en çok 72 bayt olabilir.'],
  ['that is missing', undefined, 'Yeni şifreyi yazın.'],
])('a new password %s is refused', async (_, newPassword, text) => {
  const { errors } = await problemIn(await post(changePassword, { currentPassword: PASSWORD, newPassword }), 400)
  expect(errors).toEqual({ newPassword: [text] })
})

test('a common new password is refused at its field, and only after the current one was right', async () => {
  const common = { newPassword: 'Fenerbahçe' }
  const { errors } = await problemIn(await post(changePassword, { ...common, currentPassword: PASSWORD }), 400)
  expect(errors).toEqual({ newPassword: ['Bu şifre çok yaygın.'] })
  const wrong = await problemIn(await post(changePassword, { ...common, currentPassword: 'yanlış' }), 400)
  expect(wrong.errors).toEqual({ currentPassword: ['Mevcut şifre hatalı.'] })
})

test('the name of the company is no new password', async () => {
  const named = { currentPassword: PASSWORD, newPassword: `${DEFAULT_SETTINGS.company.name}-2026` }
  const { errors } = await problemIn(await post(changePassword, named), 400)
  expect(errors).toEqual({ newPassword: [GUESSED] })
})

/** Returns to whom mails of changed accounts went, with what they are about. */
async function notices(): Promise<string[]> {
  const mails = await db().mail.findMany({ where: { kind: 'account-changed' }, orderBy: { id: 'asc' } })
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

test('a changed password is told to the account', async () => {
  await db().mail.deleteMany()
  await tokenIn(await post(changePassword, { currentPassword: PASSWORD, newPassword: NEW }))
  expect(await notices()).toEqual([`${account.email}: Şifreniz değişti`])
})

test('a changed e-mail is told to the old and the new address', async () => {
  await db().mail.deleteMany()
  const newEmail = `yeni-${account.email}`
  await tokenIn(await post(changeEmail, { newEmail, currentPassword: PASSWORD }))
  expect(await notices()).toEqual([
    `${account.email}: E-posta adresiniz değişti`,
    `${newEmail}: E-posta adresiniz değişti`,
  ])
})

test('a change that is refused is told to nobody', async () => {
  await db().mail.deleteMany()
  const other = await newAdministrator()
  await post(changeEmail, { newEmail: other.email, currentPassword: PASSWORD })
  await post(changePassword, { newPassword: NEW, currentPassword: 'yanlış' })
  expect(await notices()).toEqual([])
})

test('a password keeps its leading and trailing spaces', async () => {
  await tokenIn(await post(changePassword, { currentPassword: PASSWORD, newPassword: '  boşluk  ' }))
  expect(await signInStatus(account.email, 'boşluk')).toBe(401)
  expect(await signInStatus(account.email, '  boşluk  ')).toBe(200)
})

test('an e-mail address that is taken or malformed is refused', async () => {
  const other = await newAdministrator()
  for (const newEmail of [other.email, 'bir-sey', '']) {
    const { errors } = await problemIn(await post(changeEmail, { newEmail, currentPassword: PASSWORD }), 400)
    expect(errors?.newEmail).toHaveLength(1)
  }
  expect(await lives(token)).toBe(true)
})

test('concurrent changes in one session: exactly one succeeds', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => post(changePassword, { currentPassword: PASSWORD, newPassword: `${NEW}-${n}` })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401 || status === 400)).toHaveLength(3)
  expect(await db().session.count({ where: { administratorId: account.id } })).toBe(1)
})

test('a sign-in with the old password that races with its change gets no session', async () => {
  const admin = (await sessionOf(token))!
  const change = { currentPassword: PASSWORD, newPassword: NEW }
  const signIns = Array.from({ length: 4 }, () => post(login, { email: account.email, password: PASSWORD }))
  const [changed, ...answers] = await Promise.all([changePasswordOf(admin, change, newAddress()), ...signIns])
  const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as { token?: string }))
  const old = bodies.flatMap(({ token: given }) => given ?? [])
  expect(await lives(changed.token)).toBe(true)
  expect(await Promise.all(old.map(lives))).toEqual(old.map(() => false))
})

test('logout ends only this session and deletes the cookie', async () => {
  const elsewhere = await newToken(account.id)
  const response = await ask(logout, { method: 'POST', token })
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^admin_session=; Path=\/admin; Max-Age=0; /)
  expect(await Promise.all([token, elsewhere].map(lives))).toEqual([false, true])
})

test('logout is 204 with any token', async () => {
  for (const call of [
    {},
    { token: 'a.b.c' },
    { token },
    { token },
    { json: 'x' },
    { headers: { authorization: 'Basic YTpi' } },
  ]) {
    const response = await ask(logout, { method: 'POST', ...call })
    expect([response.status, response.headers.has('set-cookie')]).toEqual([204, true])
  }
})

test('a cross-site form does not sign out', async () => {
  const senders: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://kotu.example', host: 'site.example' },
  ]
  for (const headers of senders) {
    const response = await ask(logout, { method: 'POST', headers })
    expect([headers, response.status, response.headers.get('set-cookie')]).toEqual([headers, 204, null])
  }
  const own = await ask(logout, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
  expect(own.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('a stored token gets a new cookie that expires with it', async () => {
  const response = await ask(session, { method: 'POST', token })
  expect(response.status).toBe(204)
  const cookie = response.headers.get('set-cookie')!
  expect(cookie).toContain(`admin_session=${token}; Path=/admin;`)
  const { expiresAt } = (await sessionOf(token))!
  expect(cookie).toContain(`Expires=${expiresAt.toUTCString()}`)
})
