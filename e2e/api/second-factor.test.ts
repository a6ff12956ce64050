import { beforeEach, expect, test } from 'vitest'
import { sealSecret } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import { newAdministrator, problemIn, statusesOf, useDatabase } from '../support/handlers'
import { codeOf } from '../support/second-factor'
import {
  type Account,
  addFactor,
  MISSING_CODE,
  signIn,
  useSteadyClock,
  WRONG_CODE,
  wrongCodeFor,
} from '../support/second-factor-calls'

useDatabase()
useSteadyClock()

let account: Account
beforeEach(async () => {
  account = await newAdministrator()
})

test('without a second factor sign-in needs no code, and ignores one', async () => {
  expect((await signIn(account)).status).toBe(200)
  expect((await signIn(account, { code: '123456' })).status).toBe(200)
})

test('with a second factor the right password alone opens no session', async () => {
  await addFactor(account)
  for (const code of [undefined, '', '  ']) {
    const response = await signIn(account, { code })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await problemIn(response, 401)).errors).toEqual({ code: [MISSING_CODE] })
  }
  expect(await db().session.count({ where: { administratorId: account.id } })).toBe(0)
})

test('a wrong password is answered as without a second factor, whatever the code', async () => {
  const { secret } = await addFactor(account)
  const { message, errors } = await problemIn(await signIn(account, { password: 'yanlış', code: codeOf(secret) }), 401)
  expect([message, errors]).toEqual(['E-posta veya şifre hatalı.', undefined])
})

test('the code of the app opens a session, with spaces too', async () => {
  const { secret } = await addFactor(account)
  const code = codeOf(secret)
  expect((await signIn(account, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
})

test('a code works once, and none before it afterwards', async () => {
  const { secret } = await addFactor(account)
  const [earlier, code] = [codeOf(secret, -1), codeOf(secret)]
  expect((await signIn(account, { code })).status).toBe(200)
  for (const used of [code, earlier]) {
    expect((await problemIn(await signIn(account, { code: used }), 401)).errors).toEqual({ code: [WRONG_CODE] })
  }
})

test('of several sign-ins with one code at once one opens a session', async () => {
  const { secret } = await addFactor(account)
  const code = codeOf(secret)
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(account, { code })))
  expect(statusesOf(answers)).toEqual([200, 401, 401, 401])
})

test('a telephone whose clock is a step behind or ahead is let in, two steps away it is not', async () => {
  const { secret } = await addFactor(account)
  for (const steps of [-1, 1])
    expect((await signIn(account, { code: codeOf(secret, steps) })).status, `${steps}`).toBe(200)
  for (const steps of [-3, 3])
    expect((await signIn(account, { code: codeOf(secret, steps) })).status, `${steps}`).toBe(401)
})

test('five wrong codes from any networks block the account’s codes for five minutes', async () => {
  const { secret } = await addFactor(account)
  for (let i = 0; i < 5; i += 1) {
    expect((await problemIn(await signIn(account, { code: wrongCodeFor(secret) }), 401)).errors).toEqual({
      code: [WRONG_CODE],
    })
  }
  const refused = await signIn(account, { code: codeOf(secret) })
  await problemIn(refused, 429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(280)
  expect(seconds).toBeLessThanOrEqual(300)
})

test('no five minutes have more than five wrong codes, wherever they begin', async () => {
  const { secret } = await addFactor(account)
  const wrong = () => signIn(account, { code: wrongCodeFor(secret) })
  await problemIn(await wrong(), 401)
  const key = `sign-in-code:${account.id}`
  await db().throttle.update({ where: { key }, data: { expire: new Date(Date.now() + 60_000) } })
  for (let i = 0; i < 4; i += 1) await problemIn(await wrong(), 401)
  const refused = await wrong()
  await problemIn(refused, 429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(280)
})

test('of twenty wrong codes at once five are looked at', async () => {
  const { secret } = await addFactor(account)
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(account, { code: wrongCodeFor(secret) })))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('wrong recovery codes count like wrong codes', async () => {
  const { codes } = await addFactor(account)
  for (let i = 0; i < 5; i += 1) await problemIn(await signIn(account, { code: '1111-1111' }), 401)
  expect((await signIn(account, { code: codes[0] })).status).toBe(429)
})

test('whoever does not know the password blocks nobody’s codes', async () => {
  const { secret } = await addFactor(account)
  for (let i = 0; i < 8; i += 1) await signIn(account, { password: 'yanlış', code: '000000' })
  expect((await signIn(account, { code: codeOf(secret) })).status).toBe(200)
})

test('right codes do not count', async () => {
  const { codes } = await addFactor(account)
  for (const code of codes.slice(0, 7)) expect((await signIn(account, { code })).status).toBe(200)
})

test('a recovery code opens one session, with or without hyphen and in any case', async () => {
  const { codes } = await addFactor(account)
  const [first, second] = codes
  expect((await signIn(account, { code: first!.replace('-', '').toUpperCase() })).status).toBe(200)
  expect((await signIn(account, { code: second })).status).toBe(200)
  await problemIn(await signIn(account, { code: first }), 401)
  expect(await db().recoveryCode.count({ where: { administratorId: account.id } })).toBe(8)
})

test('of several sign-ins with one recovery code at once one opens a session', async () => {
  const { codes } = await addFactor(account)
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(account, { code: codes[3] })))
  expect(statusesOf(answers)).toEqual([200, 401, 401, 401])
})

test('the codes of another account open nothing', async () => {
  const { secret, codes } = await addFactor(account)
  account = await newAdministrator()
  await addFactor(account)
  for (const code of [codeOf(secret), codes[0]!]) expect((await signIn(account, { code })).status).toBe(401)
})

test('a key that the server can no longer read leaves the recovery codes', async () => {
  const { secret, codes } = await addFactor(account)
  const sealed = sealSecret(secret, crypto.randomUUID())
  await db().administrator.update({ where: { id: account.id }, data: { totpSecret: sealed } })
  await problemIn(await signIn(account, { code: codeOf(secret) }), 401)
  expect((await signIn(account, { code: codes[0] })).status).toBe(200)
})
