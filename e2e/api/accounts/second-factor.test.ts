import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import {
  ask,
  bodyOf,
  type Caller,
  changeSettings,
  newAdministrator,
  newCaller,
  newClientAddress,
  newToken,
  problemIn,
  statusesOf,
  useDatabase,
} from '../../support/calls/handlers'
import { codeOf } from '../../support/calls/totp-code'
import { turnOnSecondFactor, signIn } from '../../support/calls/second-factor-calls'
import { PASSWORD } from '../../support/calls/accounts'
import type { CallName } from '../../support/routes'

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

let account: Caller
beforeEach(async () => {
  account = await newCaller()
})

const errorsIn = async (response: Promise<Response>, status: number) => (await problemIn(response, status)).errors

test('with a second factor the right password alone opens no session', async () => {
  const { id, email } = await newAdministrator()
  await turnOnSecondFactor({ id })
  for (const code of [undefined, '', '  ']) {
    const response = await signIn({ email }, { code })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await problemIn(response, 401)).errors).toEqual({ code: [MISSING_CODE] })
  }
  expect(await db().session.count({ where: { administratorId: id } })).toBe(0)
})

test('a code works once, and earlier codes do not work after it', async () => {
  const { secret } = await turnOnSecondFactor(account)
  const [earlierCode, code] = [codeOf(secret, -1), codeOf(secret)]
  expect((await signIn(account, { code })).status).toBe(200)
  for (const usedCode of [code, earlierCode])
    expect(await errorsIn(signIn(account, { code: usedCode }), 401)).toEqual({ code: [WRONG_CODE] })
})

test('one of several simultaneous sign-ins with the same code opens a session', async () => {
  const { secret } = await turnOnSecondFactor(account)
  const code = codeOf(secret)
  const responses = await Promise.all([1, 2, 3, 4].map(() => signIn(account, { code })))
  expect(statusesOf(responses)).toEqual([200, 401, 401, 401])
})

test('five wrong codes, each from another network, block the account’s codes for five minutes', async () => {
  const { secret } = await turnOnSecondFactor(account)
  for (let i = 0; i < 5; i += 1)
    expect(await errorsIn(signIn(account, { code: wrongCodeFor(secret) }), 401)).toEqual({ code: [WRONG_CODE] })
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
  await problemIn(signIn(account, { code: firstCode }), 401)
  expect(await db().recoveryCode.count({ where: { administratorId: account.id } })).toBe(8)
})

const call = <Name extends CallName>(name: Name, json?: object) =>
  account.ask(name, { json, headers: { 'x-client-address': newClientAddress() } })
const password = { currentPassword: PASSWORD }
const start = (json = password) => call('POST Auth/second-factor', json)
const confirm = (secret: string) => call('PUT Auth/second-factor', { code: codeOf(secret) })
const turnOff = (json: object) => call('DELETE Auth/second-factor', json)
const renew = (json: object) => call('POST Auth/second-factor/recovery-codes', json)
const readSecondFactor = () => bodyOf(call('GET Auth/second-factor'))
const readSession = (token = account.token) => ask('GET Auth/session', { token })

async function setUp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, uri } = await bodyOf(start())
  expect(uri).toContain(`secret=${secret}`)
  return { secret, ...(await bodyOf(confirm(secret))) }
}

test('the first code from the app turns the second factor on and returns ten recovery codes', async () => {
  expect(await readSecondFactor()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  const { secret, recoveryCodes } = await setUp()
  expect(await readSecondFactor()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  expect(await bodyOf(readSession())).toMatchObject({ hasSecondFactor: true })
  await problemIn(signIn(account), 401)
  await problemIn(signIn(account, { code: codeOf(secret) }), 401)
  expect((await signIn(account, { code: recoveryCodes[9] })).status).toBe(200)
})

test('the password is required to turn the second factor on or off, and to get new recovery codes', async () => {
  const wrongPassword = { currentPassword: 'yanlış' }
  const errors = { currentPassword: ['Mevcut şifre hatalı.'] }
  expect(await errorsIn(start(wrongPassword), 400)).toEqual(errors)
  const { codes } = await turnOnSecondFactor(account)
  for (const attempt of [renew, turnOff])
    expect(await errorsIn(attempt({ ...wrongPassword, code: codes[0] }), 400)).toEqual(errors)
  expect(await readSecondFactor()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
})

test('a code is required to get new recovery codes or to turn the second factor off, and works once; the sixth attempt is refused', async () => {
  const { secret, codes } = await turnOnSecondFactor(account)
  for (const attempt of [renew, turnOff]) {
    expect(await errorsIn(attempt(password), 400)).toEqual({ code: [MISSING_CODE] })
    expect(await errorsIn(attempt({ ...password, code: wrongCodeFor(secret) }), 400)).toEqual({ code: [WRONG_CODE] })
  }
  await bodyOf(renew({ ...password, code: codeOf(secret) }))
  for (const code of [codeOf(secret), codes[0], wrongCodeFor(secret)])
    expect(await errorsIn(turnOff({ ...password, code }), 400)).toEqual({ code: [WRONG_CODE] })
  await problemIn(turnOff({ ...password, code: codeOf(secret, 1) }), 429)
  expect(await readSecondFactor()).toMatchObject({ isOn: true })
})

test('turning the second factor on or off ends the other sessions and keeps the current one', async () => {
  const otherToken = await newToken(account.id)
  const { recoveryCodes } = await setUp()
  const laterToken = await newToken(account.id)
  await problemIn(readSession(otherToken), 401)
  expect((await turnOff({ ...password, code: recoveryCodes[0] })).status).toBe(204)
  await problemIn(readSession(laterToken), 401)
  expect((await readSession()).status).toBe(200)
  expect((await signIn(account)).status).toBe(200)
})

test('new recovery codes replace the old ones', async () => {
  const { secret, codes } = await turnOnSecondFactor(account)
  const { recoveryCodes } = await bodyOf(renew({ ...password, code: codeOf(secret) }))
  expect(recoveryCodes).toHaveLength(10)
  await problemIn(signIn(account, { code: codes[0] }), 401)
  expect((await signIn(account, { code: recoveryCodes[0] })).status).toBe(200)
})

test('the secret and the recovery codes are not stored in plain text', async () => {
  const { secret, recoveryCodes } = await setUp()
  const rows = await db().administrator.findMany({ include: { recoveryCodes: true } })
  const storedText = JSON.stringify([rows, await db().mail.findMany()])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(storedText).not.toContain(text)
})

test('a sign-in that races with the first code is refused or loses its session', async () => {
  const { secret } = await bodyOf(start())
  const [confirmation, ...signIns] = await Promise.all([confirm(secret), ...[1, 2, 3, 4].map(() => signIn(account))])
  expect(confirmation.status).toBe(200)
  for (const response of signIns) {
    const { token } = (await response.json()) as { token?: string }
    if (token) await problemIn(readSession(token), 401)
  }
})

test('if the second factor is required, an account without it gets only its own settings', async () => {
  await changeSettings('notifications', { secondFactorRequired: true })
  expect(await bodyOf(readSession())).toMatchObject({ mustAddSecondFactor: true })
  const { message } = await problemIn(call('GET Dashboard/stats'), 403)
  expect(message).toBe('İki adımlı giriş zorunlu kılındı. Panele geçmek için telefonunuzu şimdi bağlayın.')
  await setUp()
  expect((await call('GET Dashboard/stats')).status).toBe(200)
})
