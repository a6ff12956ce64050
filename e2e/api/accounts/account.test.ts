import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as mutations from '@/lib/accounts/mutations'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { PASSWORD } from '../../support/calls/accounts'
import { ask, newClientAddress, newAdministrator, newToken, problemIn, useDatabase } from '../../support/calls/handlers'
import { signIn } from '../../support/calls/second-factor-calls'
import type { Handler } from '@/lib/api/route'
import { routes as authRoutes } from '@/lib/accounts/routes'
import { routes as dashboardRoutes } from '@/lib/dashboard/routes'
import { changeMember } from '@/lib/accounts/team/mutations'
import { readToken } from '@/lib/accounts/token'

useDatabase()

const { POST: changeEmail } = authRoutes['change-email']
const { POST: changePassword } = authRoutes['change-password']
const { POST: logout } = authRoutes['logout']
const { GET: readStats } = dashboardRoutes['stats']

let account: { id: string; email: string }
let token: string
beforeEach(async () => {
  account = await newAdministrator()
  token = await newToken(account.id)
})

const NEW_PASSWORD = 'Yepyeni-Şifre-2'
const post = (handler: Handler, json: unknown, { bearer = token, clientAddress = newClientAddress() } = {}) =>
  ask(handler, { method: 'POST', json, token: bearer, headers: { 'x-client-address': clientAddress } })
const signInStatus = async (email: string, password: string) => (await signIn({ email }, { password })).status
const isSignedIn = async (bearer: string) => (await ask(readStats, { token: bearer })).status === 200
const tokenIn = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(/^admin_session=[\w-]+\./)
  const { token: freshToken, expiresAt } = (await response.json()) as { token: string; expiresAt: string }
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
  return freshToken
}

async function notices(): Promise<string[]> {
  const mails = await db().mail.findMany({ where: { kind: 'account-changed' }, orderBy: { id: 'asc' } })
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

test('a changed password ends every other session and gives the caller a new token', async () => {
  await db().mail.deleteMany()
  const [otherToken, colleagueToken] = [await newToken(account.id), await newToken()]
  const newPassword = '  boşluk  '
  const freshToken = await tokenIn(await post(changePassword, { currentPassword: PASSWORD, newPassword }))
  expect(await Promise.all([freshToken, colleagueToken, token, otherToken].map(isSignedIn))).toEqual([
    true,
    true,
    false,
    false,
  ])
  const passwords = [PASSWORD, 'boşluk', newPassword]
  expect(await Promise.all(passwords.map((password) => signInStatus(account.email, password)))).toEqual([401, 401, 200])
  expect(await notices()).toEqual([`${account.email}: Şifreniz değişti`])
})

test('a changed email ends every other session and gives the caller a new token', async () => {
  await db().mail.deleteMany()
  const otherToken = await newToken(account.id)
  const newEmail = `yeni-${account.email}`
  const freshToken = await tokenIn(
    await post(changeEmail, { newEmail: ` ${newEmail.toUpperCase()}`, currentPassword: PASSWORD }),
  )
  expect(await Promise.all([freshToken, token, otherToken].map(isSignedIn))).toEqual([true, false, false])
  expect(await signInStatus(account.email, PASSWORD)).toBe(401)
  expect(await signInStatus(newEmail, PASSWORD)).toBe(200)
  expect(await notices()).toEqual(
    [account.email, newEmail].map((recipient) => `${recipient}: E-posta adresiniz değişti`),
  )
})

test('a wrong current password gets 400 with an error on its field, and changes nothing', async () => {
  for (const [handler, change] of [
    [changePassword, { newPassword: NEW_PASSWORD }],
    [changeEmail, { newEmail: 'baska@ornek.example' }],
  ] as const) {
    const { errors } = await problemIn(await post(handler, { ...change, currentPassword: 'yanlış' }), 400)
    expect(errors).toEqual({ currentPassword: ['Mevcut şifre hatalı.'] })
  }
  expect(await isSignedIn(token)).toBe(true)
  expect(await signInStatus(account.email, PASSWORD)).toBe(200)
})

test('wrong current passwords count like failed sign-ins', async () => {
  const clientAddress = newClientAddress()
  const wrongPassword = { currentPassword: 'yanlış', newPassword: NEW_PASSWORD }
  for (let i = 0; i < 5; i += 1) await problemIn(await post(changePassword, wrongPassword, { clientAddress }), 400)
  await problemIn(
    await post(changePassword, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, { clientAddress }),
    429,
  )
  await problemIn(await signIn(account, { address: clientAddress }), 429)
  expect(await signInStatus(account.email, PASSWORD)).toBe(200)
})

test.each([
  ['of five characters', '12345', 'Yeni şifre en az 6 karakter olmalı.'],
  ['of 74 bytes', 'ş'.repeat(37), 'Yeni şifre en çok 72 bayt olabilir.'],
])('a new password %s is refused', async (_, newPassword, message) => {
  const { errors } = await problemIn(await post(changePassword, { currentPassword: PASSWORD, newPassword }), 400)
  expect(errors).toEqual({ newPassword: [message] })
})

test('exactly one of two concurrent changes in one session succeeds', async () => {
  const responses = await Promise.all(
    [1, 2].map((n) => post(changePassword, { currentPassword: PASSWORD, newPassword: `${NEW_PASSWORD}-${n}` })),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401 || status === 400)).toHaveLength(1)
  expect(await db().session.count({ where: { administratorId: account.id } })).toBe(1)
})

test('a sign-in with the old password that races with the password change gets no session', async () => {
  const admin = (await sessionOf(token))!
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  const signIns = Array.from({ length: 4 }, () => signIn(account))
  const [newSession, ...responses] = await Promise.all([
    mutations.changePassword(admin, change, newClientAddress()),
    ...signIns,
  ])
  const bodies = await Promise.all(responses.map(async (response) => (await response.json()) as { token?: string }))
  const oldTokens = bodies.flatMap(({ token: issuedToken }) => issuedToken ?? [])
  expect(await isSignedIn(newSession.token)).toBe(true)
  expect(await Promise.all(oldTokens.map(isSignedIn))).toEqual(oldTokens.map(() => false))
})

test('logout ends only the current session and deletes the cookie', async () => {
  const otherToken = await newToken(account.id)
  const response = await ask(logout, { method: 'POST', token })
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^admin_session=; Path=\/admin; Max-Age=0; /)
  expect(await Promise.all([token, otherToken].map(isSignedIn))).toEqual([false, true])
})

test('a password change that races with the deactivation of the account leaves no session', async () => {
  const { id } = await newAdministrator({ role: 'editor' })
  const manager = (await sessionOf(await newToken()))!
  const session = (await sessionOf(await newToken(id)))!
  const change = { currentPassword: PASSWORD, newPassword: 'Yepyeni-Şifre-2' }
  await Promise.allSettled([
    mutations.changePassword(session, change, newClientAddress()),
    changeMember(manager, id, { isActive: false }, () => true),
  ])
  expect(await db().session.count({ where: { administratorId: id } })).toBe(0)
})

const { DELETE: endSession } = authRoutes['sessions/[key]']
const { DELETE: endOthers, GET: listSessions } = authRoutes['sessions']

const sessionsOf = async (bearer = token) =>
  (await (await ask(listSessions, { token: bearer })).json()) as { id: string }[]
const sessionIdOf = async (bearer: string) => (await readToken(bearer))!.sessionId

test('the list of sessions has the current one first, then the most recently used, and no expired sessions or sessions of other accounts', async () => {
  await newToken()
  const [olderToken, newerToken, expiredToken] = [
    await newToken(account.id),
    await newToken(account.id),
    await newToken(account.id),
  ]
  const updateSession = (id: string, data: object) => db().session.update({ where: { id }, data })
  await updateSession(await sessionIdOf(olderToken), { lastSeenAt: new Date(Date.now() - 60 * 60_000) })
  await updateSession(await sessionIdOf(newerToken), { lastSeenAt: new Date(Date.now() - 5 * 60_000) })
  await updateSession(await sessionIdOf(expiredToken), { expiresAt: new Date(Date.now() - 1000) })
  const ids = (await sessionsOf()).map(({ id }) => id)
  expect(ids).toEqual([await sessionIdOf(token), await sessionIdOf(newerToken), await sessionIdOf(olderToken)])
})

test('an ended session is refused immediately, and the other sessions remain valid', async () => {
  const otherToken = await newToken(account.id)
  expect(
    (await ask(endSession, { method: 'DELETE', token, params: { key: await sessionIdOf(otherToken) } })).status,
  ).toBe(204)
  expect(await Promise.all([token, otherToken].map(isSignedIn))).toEqual([true, false])
})

test('ending the session of a colleague, an ended session or an unknown session gets 404', async () => {
  const [colleagueToken, ownToken] = [await newToken(), await newToken(account.id)]
  await ask(endSession, { method: 'DELETE', token, params: { key: await sessionIdOf(ownToken) } })
  for (const key of [await sessionIdOf(colleagueToken), await sessionIdOf(ownToken), 'x']) {
    await problemIn(await ask(endSession, { method: 'DELETE', token, params: { key } }), 404)
  }
  expect(await isSignedIn(colleagueToken)).toBe(true)
})

test('ending all other sessions does not end the sessions of colleagues', async () => {
  const [otherToken, thirdToken, colleagueToken] = [
    await newToken(account.id),
    await newToken(account.id),
    await newToken(),
  ]
  expect((await ask(endOthers, { method: 'DELETE', token })).status).toBe(204)
  expect(await Promise.all([token, otherToken, thirdToken, colleagueToken].map(isSignedIn))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

const seenAt = async (id: string) => (await db().session.findUniqueOrThrow({ where: { id } })).lastSeenAt.getTime()

test('a request records the minute in which the session was used', async () => {
  const id = await sessionIdOf(token)
  // The middle of a minute, so that the minute does not change during the test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 30_000 })
  onTestFinished(() => void vi.useRealTimers())
  const hourAgo = Date.now() - 60 * 60_000
  await db().session.update({ where: { id }, data: { lastSeenAt: new Date(hourAgo) } })
  await isSignedIn(token)
  await expect.poll(() => seenAt(id), { timeout: 10_000 }).toBe(Math.floor(Date.now() / 60_000) * 60_000)
})
