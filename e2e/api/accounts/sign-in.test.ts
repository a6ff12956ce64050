import { getRounds, hashSync } from 'bcryptjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { DUMMY_HASH, hashPassword, PASSWORD_THREADS } from '@/lib/accounts/password/hash'
import { SESSION_LIFETIME_MS } from '@/lib/accounts/token'
import { db } from '@/lib/platform/db/client'
import { PASSWORD } from '../../support/calls/accounts'
import { bodyOf, newAdministrator, newClientAddress, problemIn, useDatabase } from '../../support/calls/handlers'
import { signIn as signInAs } from '../../support/calls/second-factor-calls'

useDatabase()

const WRONG_MESSAGE = 'E-posta veya şifre hatalı.'

let email: string
beforeEach(async () => {
  email = (await newAdministrator()).email
})

type Attempt = { email?: string; password?: string; address?: string }
const signIn = (attempt: Attempt = {}) => signInAs({ email, ...attempt }, attempt)
const fail = async (times: number, attempt: Attempt) => {
  for (let i = 0; i < times; i += 1) await problemIn(signIn({ password: 'yanlış', ...attempt }), 401)
}

test('the right password gives a token for eight hours and a cookie', async () => {
  const response = await signIn()
  const { token, expiresAt } = await bodyOf(response)
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - SESSION_LIFETIME_MS)).toBeLessThan(10_000)
  const cookie = response.headers.get('set-cookie')!
  expect(cookie).toContain(`admin_session=${token}; Path=/admin; Max-Age=`)
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['a wrong password', { password: 'yanlış-şifre' }],
  ['an unknown account', { email: 'kimse@ornek.example' }],
  ['a password longer than bcrypt reads', { password: PASSWORD + 'x'.repeat(100) }],
])('a sign-in with %s gets the same error message', async (_, attempt) => {
  const response = await signIn(attempt)
  expect((await problemIn(response, 401)).message).toBe(WRONG_MESSAGE)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('all 72 bytes of a password are compared', async () => {
  const password = 'ş'.repeat(36)
  await db().administrator.update({ where: { email }, data: { passwordHash: hashSync(password, 4) } })
  await problemIn(signIn({ password: `${password}x` }), 401)
  expect((await signIn({ password })).status).toBe(200)
})

test('the sixth attempt after five failures is refused, even with the right password', async () => {
  const address = newClientAddress()
  await fail(5, { address })
  for (const password of ['yanlış', PASSWORD]) {
    const response = await signIn({ address, password })
    await problemIn(response, 429)
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(280)
    expect(seconds).toBeLessThanOrEqual(300)
  }
})

const timeOf = async (attempt: Attempt) => {
  const start = performance.now()
  await signIn(attempt)
  return performance.now() - start
}

const shortestTimeOf = async (attempt: Attempt) =>
  Math.min(await timeOf(attempt), await timeOf(attempt), await timeOf(attempt))

test('the 31st attempt from one network address is refused for every account', async () => {
  const address = newClientAddress()
  for (let i = 0; i < 6; i += 1) await fail(5, { address, email: (await newAdministrator()).email })
  await problemIn(signIn({ address }), 429)
  expect((await signIn()).status).toBe(200)
})

/** Gives the account a hash that takes about as long to check as one of a real account. Others of the tests are cheap. */
const makeHashExpensive = () =>
  db().administrator.update({ where: { email }, data: { passwordHash: hashSync(PASSWORD, 12) } })

test('a network that fills the queue hardly delays another network', async () => {
  // All attempts arrive before the first is checked, so that the number of those that wait decides how many sign in.
  await makeHashExpensive()
  const statuses: number[] = []
  const record = async (response: Promise<Response>) => statuses.push((await response).status)
  const address = newClientAddress()
  const signIns = Array.from({ length: 25 }, () => record(signIn({ address })))
  // A 429 shows that the queue is full.
  await vi.waitUntil(() => statuses.includes(429), { timeout: 20_000, interval: 1 })
  expect((await signIn()).status).toBe(200)
  const signedInCount = () => statuses.filter((status) => status === 200).length
  expect(signedInCount()).toBeLessThan(10)
  await Promise.all(signIns)
  // At most fifteen attempts wait, so that a flood of attempts delays an administrator by only a few seconds.
  expect(signedInCount()).toBeLessThan(16 + PASSWORD_THREADS)
})

test('only five of many concurrent wrong passwords are checked', async () => {
  const address = newClientAddress()
  const responses = await Promise.all(Array.from({ length: 20 }, () => signIn({ address, password: 'yanlış' })))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('an unknown account takes as long as a known one', async () => {
  // The accounts of tests have cheap hashes, so only a comparison with DUMMY_HASH takes long.
  expect(getRounds(DUMMY_HASH)).toBe(getRounds(await hashPassword('Yeni-Şifre-1')))
  const knownTime = await shortestTimeOf({ password: 'yanlış' })
  expect(await timeOf({ email: 'kimse@ornek.example' })).toBeGreaterThan(knownTime * 2)
})

test('hashing does not block the event loop', async () => {
  await makeHashExpensive()
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 5)
  const duration = await timeOf({})
  clearInterval(timer)
  // On the event loop, bcryptjs would let the timer run once in 100 ms.
  expect(ticks).toBeGreaterThan(duration / 50)
})
