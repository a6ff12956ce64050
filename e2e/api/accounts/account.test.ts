import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { changePassword } from '@/lib/accounts/mutations'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { PASSWORD } from '../../support/calls/accounts'
import {
  ask,
  bodyOf,
  type Caller,
  newCaller,
  newClientAddress,
  newToken,
  problemIn,
  useDatabase,
} from '../../support/calls/handlers'
import { signIn } from '../../support/calls/second-factor-calls'
import { changeMember } from '@/lib/accounts/team/mutations'
import { readToken } from '@/lib/accounts/token'

useDatabase()

let account: Caller
let token: string
beforeEach(async () => {
  account = await newCaller()
  token = account.token
})

const NEW_PASSWORD = 'Yepyeni-Şifre-2'
const post = (
  name: 'POST Auth/change-email' | 'POST Auth/change-password',
  fields: { currentPassword?: string; newPassword?: string; newEmail?: string },
  address = newClientAddress(),
) => account.ask(name, { json: { currentPassword: PASSWORD, ...fields }, headers: { 'x-client-address': address } })
const signInStatus = async (email: string, password: string) => (await signIn({ email }, { password })).status
const areSignedIn = (...tokens: string[]) =>
  Promise.all(tokens.map(async (bearer) => (await ask('GET Dashboard/stats', { token: bearer })).status === 200))
const tokenIn = async (response: Awaited<ReturnType<typeof post>>) => {
  expect(response.headers.get('set-cookie')).toMatch(/^admin_session=[\w-]+\./)
  const { token: freshToken, expiresAt } = await bodyOf(response)
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
  const freshToken = await tokenIn(await post('POST Auth/change-password', { newPassword }))
  expect(await areSignedIn(freshToken, colleagueToken, token, otherToken)).toEqual([true, true, false, false])
  const passwords = [PASSWORD, 'boşluk', newPassword]
  expect(await Promise.all(passwords.map((password) => signInStatus(account.email, password)))).toEqual([401, 401, 200])
  expect(await notices()).toEqual([`${account.email}: Şifreniz değişti`])
})

test('a changed email ends every other session and gives the caller a new token', async () => {
  await db().mail.deleteMany()
  const otherToken = await newToken(account.id)
  const newEmail = `yeni-${account.email}`
  const freshToken = await tokenIn(await post('POST Auth/change-email', { newEmail: ` ${newEmail.toUpperCase()}` }))
  expect(await areSignedIn(freshToken, token, otherToken)).toEqual([true, false, false])
  expect(await signInStatus(account.email, PASSWORD)).toBe(401)
  expect(await signInStatus(newEmail, PASSWORD)).toBe(200)
  expect(await notices()).toEqual(
    [account.email, newEmail].map((recipient) => `${recipient}: E-posta adresiniz değişti`),
  )
})

test('a wrong current password gets 400 with an error on its field, and changes nothing', async () => {
  for (const [name, change] of [
    ['POST Auth/change-password', { newPassword: NEW_PASSWORD }],
    ['POST Auth/change-email', { newEmail: 'baska@ornek.example' }],
  ] as const) {
    const { errors } = await problemIn(post(name, { ...change, currentPassword: 'yanlış' }), 400)
    expect(errors).toEqual({ currentPassword: ['Mevcut şifre hatalı.'] })
  }
  expect(await areSignedIn(token)).toEqual([true])
  expect(await signInStatus(account.email, PASSWORD)).toBe(200)
})

test('wrong current passwords count like failed sign-ins', async () => {
  const address = newClientAddress()
  const change = (currentPassword: string) =>
    post('POST Auth/change-password', { currentPassword, newPassword: NEW_PASSWORD }, address)
  for (let i = 0; i < 5; i += 1) await problemIn(change('yanlış'), 400)
  await problemIn(change(PASSWORD), 429)
  await problemIn(signIn(account, { address }), 429)
  expect(await signInStatus(account.email, PASSWORD)).toBe(200)
})

test.each([
  ['of five characters', '12345', 'Yeni şifre en az 6 karakter olmalı.'],
  ['of 74 bytes', 'ş'.repeat(37), 'Yeni şifre en çok 72 bayt olabilir.'],
])('a new password %s is refused', async (_, newPassword, message) => {
  const { errors } = await problemIn(post('POST Auth/change-password', { newPassword }), 400)
  expect(errors).toEqual({ newPassword: [message] })
})

test('exactly one of two concurrent changes in one session succeeds', async () => {
  const responses = await Promise.all(
    [1, 2].map((n) => post('POST Auth/change-password', { newPassword: `${NEW_PASSWORD}-${n}` })),
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
  const [newSession, ...responses] = await Promise.all([changePassword(admin, change, newClientAddress()), ...signIns])
  const bodies = await Promise.all(responses.map(async (response) => (await response.json()) as { token?: string }))
  const oldTokens = bodies.flatMap(({ token: issuedToken }) => issuedToken ?? [])
  expect(await areSignedIn(newSession.token, ...oldTokens)).toEqual([true, ...oldTokens.map(() => false)])
})

test('logout ends only the current session and deletes the cookie', async () => {
  const otherToken = await newToken(account.id)
  const response = await account.ask('POST Auth/logout')
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^admin_session=; Path=\/admin; Max-Age=0; /)
  expect(await areSignedIn(token, otherToken)).toEqual([false, true])
})

test('a password change that races with the deactivation of the account leaves no session', async () => {
  const { id, token: editorToken } = await newCaller({ role: 'editor' })
  const manager = (await sessionOf(token))!
  const session = (await sessionOf(editorToken))!
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  await Promise.allSettled([
    changePassword(session, change, newClientAddress()),
    changeMember(manager, id, { isActive: false }, () => true),
  ])
  expect(await db().session.count({ where: { administratorId: id } })).toBe(0)
})

const endSession = (key: string) => account.ask('DELETE Auth/sessions/[key]', { params: { key } })
const sessionIdOf = async (bearer: string) => (await readToken(bearer))!.sessionId

test('the list of sessions has the current one first, then the most recently used, and no expired sessions or sessions of other accounts', async () => {
  await newToken()
  const [olderToken, newerToken] = [await newToken(account.id), await newToken(account.id)]
  const expiredToken = await newToken(account.id)
  const updateSession = (id: string, data: object) => db().session.update({ where: { id }, data })
  await updateSession(await sessionIdOf(olderToken), { lastSeenAt: new Date(Date.now() - 60 * 60_000) })
  await updateSession(await sessionIdOf(newerToken), { lastSeenAt: new Date(Date.now() - 5 * 60_000) })
  await updateSession(await sessionIdOf(expiredToken), { expiresAt: new Date(Date.now() - 1000) })
  const ids = (await bodyOf(account.ask('GET Auth/sessions'))).map(({ id }) => id)
  expect(ids).toEqual([await sessionIdOf(token), await sessionIdOf(newerToken), await sessionIdOf(olderToken)])
})

test('an ended session is refused immediately, and the other sessions remain valid', async () => {
  const otherToken = await newToken(account.id)
  expect((await endSession(await sessionIdOf(otherToken))).status).toBe(204)
  expect(await areSignedIn(token, otherToken)).toEqual([true, false])
})

test('ending the session of a colleague, an ended session or an unknown session gets 404', async () => {
  const [colleagueToken, ownToken] = [await newToken(), await newToken(account.id)]
  await endSession(await sessionIdOf(ownToken))
  for (const key of [await sessionIdOf(colleagueToken), await sessionIdOf(ownToken), 'x'])
    await problemIn(endSession(key), 404)
  expect(await areSignedIn(colleagueToken)).toEqual([true])
})

test('ending all other sessions does not end the sessions of colleagues', async () => {
  const [otherToken, thirdToken] = [await newToken(account.id), await newToken(account.id)]
  const colleagueToken = await newToken()
  expect((await account.ask('DELETE Auth/sessions')).status).toBe(204)
  expect(await areSignedIn(token, otherToken, thirdToken, colleagueToken)).toEqual([true, false, false, true])
})

const seenAt = async (id: string) => (await db().session.findUniqueOrThrow({ where: { id } })).lastSeenAt.getTime()

test('a request records the minute in which the session was used', async () => {
  const id = await sessionIdOf(token)
  // The middle of a minute, so that the minute does not change during the test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 30_000 })
  onTestFinished(() => void vi.useRealTimers())
  const hourAgo = Date.now() - 60 * 60_000
  await db().session.update({ where: { id }, data: { lastSeenAt: new Date(hourAgo) } })
  await areSignedIn(token)
  await expect.poll(() => seenAt(id), { timeout: 10_000 }).toBe(Math.floor(Date.now() / 60_000) * 60_000)
})
