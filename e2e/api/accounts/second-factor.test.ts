import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import {
  ask,
  newClientAddress,
  newAdministrator,
  newToken,
  problemIn,
  statusesOf,
  useDatabase,
} from '../../support/calls/handlers'
import { codeOf } from '../../support/calls/totp-code'
import { type AccountRow, turnOnSecondFactor, signIn } from '../../support/calls/second-factor-calls'
import { PASSWORD } from '../../support/calls/accounts'
import type { Handler } from '@/lib/api/route'
import { routes as authRoutes } from '@/lib/accounts/routes'
import { routes as dashboardRoutes } from '@/lib/dashboard/routes'

useDatabase()

const MISSING_CODE = 'Uygulamadaki altı haneli kodu yazın.'
const WRONG_CODE = 'Kod yanlış ya da süresi geçti. Uygulamadaki yeni kodu yazın.'

// The clock is frozen in the middle of a code's 30 seconds, so that no code expires during a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
})
afterEach(() => vi.useRealTimers())

function wrongCodeFor(secret: string): string {
  const currentCodes = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444'].find((code) => !currentCodes.includes(code))!
}

let account: AccountRow
beforeEach(async () => {
  account = await newAdministrator()
})

test('with a second factor the right password alone opens no session', async () => {
  await turnOnSecondFactor(account)
  for (const code of [undefined, '', '  ']) {
    const response = await signIn(account, { code })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await problemIn(response, 401)).errors).toEqual({ code: [MISSING_CODE] })
  }
  expect(await db().session.count({ where: { administratorId: account.id } })).toBe(0)
})

test('a code works once, and earlier codes do not work after it', async () => {
  const { secret } = await turnOnSecondFactor(account)
  const [earlierCode, code] = [codeOf(secret, -1), codeOf(secret)]
  expect((await signIn(account, { code })).status).toBe(200)
  for (const usedCode of [code, earlierCode]) {
    expect((await problemIn(await signIn(account, { code: usedCode }), 401)).errors).toEqual({ code: [WRONG_CODE] })
  }
})

test('one of several simultaneous sign-ins with the same code opens a session', async () => {
  const { secret } = await turnOnSecondFactor(account)
  const code = codeOf(secret)
  const responses = await Promise.all([1, 2, 3, 4].map(() => signIn(account, { code })))
  expect(statusesOf(responses)).toEqual([200, 401, 401, 401])
})

test('five wrong codes, each from another network, block the account’s codes for five minutes', async () => {
  const { secret } = await turnOnSecondFactor(account)
  for (let i = 0; i < 5; i += 1) {
    expect((await problemIn(await signIn(account, { code: wrongCodeFor(secret) }), 401)).errors).toEqual({
      code: [WRONG_CODE],
    })
  }
  const response = await signIn(account, { code: codeOf(secret) })
  await problemIn(response, 429)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(280)
  expect(seconds).toBeLessThanOrEqual(300)
})

test('a recovery code opens one session, with or without its hyphen and in any letter case', async () => {
  const { codes } = await turnOnSecondFactor(account)
  const [firstCode, secondCode] = codes
  expect((await signIn(account, { code: firstCode!.replace('-', '').toUpperCase() })).status).toBe(200)
  expect((await signIn(account, { code: secondCode })).status).toBe(200)
  await problemIn(await signIn(account, { code: firstCode }), 401)
  expect(await db().recoveryCode.count({ where: { administratorId: account.id } })).toBe(8)
})

const { DELETE: turnOff, GET: read, POST: start, PUT: confirm } = authRoutes['second-factor']
const { POST: renew } = authRoutes['second-factor/recovery-codes']
const { GET: readSession } = authRoutes['session']
const { GET: readStats } = dashboardRoutes['stats']

const call = (handler: Handler, method: string, token: string, json?: object) =>
  ask(handler, { method, token, json, headers: { 'x-client-address': newClientAddress() } })
const password = { currentPassword: PASSWORD }

async function setUp(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, uri } = (await (await call(start, 'POST', token, password)).json()) as { secret: string; uri: string }
  expect(uri).toContain(`secret=${secret}`)
  const response = await call(confirm, 'PUT', token, { code: codeOf(secret) })
  expect(response.status).toBe(200)
  return { secret, ...((await response.json()) as { recoveryCodes: string[] }) }
}

test('the first code from the app turns the second factor on and returns ten recovery codes', async () => {
  const token = await newToken(account.id)
  expect(await (await call(read, 'GET', token)).json()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  const { secret, recoveryCodes } = await setUp(token)
  expect(await (await call(read, 'GET', token)).json()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  expect(await (await call(readSession, 'GET', token)).json()).toMatchObject({ hasSecondFactor: true })
  await problemIn(await signIn(account), 401)
  await problemIn(await signIn(account, { code: codeOf(secret) }), 401)
  expect((await signIn(account, { code: recoveryCodes[9] })).status).toBe(200)
})

test('the password is required to turn the second factor on or off, and to get new recovery codes', async () => {
  const token = await newToken(account.id)
  const wrongPassword = { currentPassword: 'yanlış' }
  const errors = { currentPassword: ['Mevcut şifre hatalı.'] }
  expect((await problemIn(await call(start, 'POST', token, wrongPassword), 400)).errors).toEqual(errors)
  const { codes } = await turnOnSecondFactor(account)
  const wrongPasswordAndCode = { ...wrongPassword, code: codes[0] }
  expect((await problemIn(await call(renew, 'POST', token, wrongPasswordAndCode), 400)).errors).toEqual(errors)
  expect((await problemIn(await call(turnOff, 'DELETE', token, wrongPasswordAndCode), 400)).errors).toEqual(errors)
  expect(await (await call(read, 'GET', token)).json()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
})

test('a code is required to get new recovery codes or to turn the second factor off, and works once; the sixth attempt is refused', async () => {
  const token = await newToken(account.id)
  const { secret, codes } = await turnOnSecondFactor(account)
  const calls = [
    (code?: string) => call(renew, 'POST', token, { ...password, code }),
    (code?: string) => call(turnOff, 'DELETE', token, { ...password, code }),
  ]
  for (const attempt of calls) {
    expect((await problemIn(await attempt(), 400)).errors).toEqual({ code: [MISSING_CODE] })
    expect((await problemIn(await attempt(wrongCodeFor(secret)), 400)).errors).toEqual({ code: [WRONG_CODE] })
  }
  expect((await calls[0]!(codeOf(secret))).status).toBe(200)
  expect((await problemIn(await calls[1]!(codeOf(secret)), 400)).errors).toEqual({ code: [WRONG_CODE] })
  expect((await problemIn(await calls[1]!(codes[0]), 400)).errors).toEqual({ code: [WRONG_CODE] })
  await problemIn(await calls[1]!(wrongCodeFor(secret)), 400)
  await problemIn(await calls[1]!(codeOf(secret, 1)), 429)
  expect(await (await call(read, 'GET', token)).json()).toMatchObject({ isOn: true })
})

test('turning the second factor on or off ends the other sessions and keeps the current one', async () => {
  const [token, otherToken] = [await newToken(account.id), await newToken(account.id)]
  const { recoveryCodes } = await setUp(token)
  const laterToken = await newToken(account.id)
  await problemIn(await call(readSession, 'GET', otherToken), 401)
  expect((await call(turnOff, 'DELETE', token, { ...password, code: recoveryCodes[0] })).status).toBe(204)
  await problemIn(await call(readSession, 'GET', laterToken), 401)
  expect((await call(readSession, 'GET', token)).status).toBe(200)
  expect((await signIn(account)).status).toBe(200)
})

test('new recovery codes replace the old ones', async () => {
  const { secret, codes } = await turnOnSecondFactor(account)
  const token = await newToken(account.id)
  const response = await call(renew, 'POST', token, { ...password, code: codeOf(secret) })
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] }
  expect(recoveryCodes).toHaveLength(10)
  await problemIn(await signIn(account, { code: codes[0] }), 401)
  expect((await signIn(account, { code: recoveryCodes[0] })).status).toBe(200)
})

test('the secret and the recovery codes are not stored in plain text', async () => {
  const { secret, recoveryCodes } = await setUp(await newToken(account.id))
  const rows = await db().administrator.findMany({ include: { recoveryCodes: true } })
  const storedText = JSON.stringify([rows, await db().mail.findMany()])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(storedText).not.toContain(text)
  }
})

test('a sign-in that races with the first code is refused or loses its session', async () => {
  const token = await newToken(account.id)
  const { secret } = (await (await call(start, 'POST', token, password)).json()) as { secret: string }
  const [confirmation, ...signIns] = await Promise.all([
    call(confirm, 'PUT', token, { code: codeOf(secret) }),
    ...[1, 2, 3, 4].map(() => signIn(account)),
  ])
  expect(confirmation.status).toBe(200)
  const tokens = await Promise.all(
    signIns.map(async (response) => ((await response.json()) as { token?: string }).token),
  )
  for (const oldToken of tokens.filter((token) => token !== undefined))
    await problemIn(await call(readSession, 'GET', oldToken), 401)
})

test('if the second factor is required, an account without it gets only its own settings', async () => {
  const value = { secondFactorRequired: true }
  await db().setting.upsert({
    where: { section: 'notifications' },
    create: { section: 'notifications', value },
    update: { value },
  })
  try {
    const token = await newToken(account.id)
    expect(await (await call(readSession, 'GET', token)).json()).toMatchObject({ mustAddSecondFactor: true })
    const { message } = await problemIn(await call(readStats, 'GET', token), 403)
    expect(message).toBe('İki adımlı giriş zorunlu kılındı. Panele geçmek için telefonunuzu şimdi bağlayın.')
    await setUp(token)
    expect((await call(readStats, 'GET', token)).status).toBe(200)
  } finally {
    await db().setting.deleteMany({ where: { section: 'notifications' } })
  }
})
