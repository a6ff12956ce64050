import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { noteSeen } from '@/lib/accounts/sessions'
import { readToken } from '@/lib/accounts/token'
import { db } from '@/lib/platform/db/client'
import { markDatabaseDown } from '@/lib/platform/runtime/database-status'
import { collectingWrites } from '@/lib/platform/runtime/revisions'
import { PASSWORD } from '../support/accounts'
import { ask, newAddress, newAdministrator, newToken, problemIn, statusesOf, useDatabase } from '../support/handlers'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/routes'

const { POST: login } = authRoutes['login']
const { POST: changePassword } = authRoutes['change-password']
const { PUT: changeName } = authRoutes['name']
const { GET: read } = authRoutes['session']
const { DELETE: endOne } = authRoutes['sessions/[key]']
const { DELETE: endOthers, GET: list } = authRoutes['sessions']

useDatabase()

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Listed = { id: string; device: string; createdAt: string; lastSeenAt: string; isCurrent: boolean }

let account: { id: string; email: string }
let token: string
beforeEach(async () => {
  account = await newAdministrator()
  token = await newToken(account.id)
})

const sessionsOf = async (bearer = token) => (await (await ask(list, { token: bearer })).json()) as Listed[]
const lives = async (bearer: string) => (await ask(read, { token: bearer })).status === 200
const idOf = async (bearer: string) => (await readToken(bearer))!.sessionId

async function signInFrom(userAgent: string): Promise<string> {
  const json = { email: account.email, password: PASSWORD }
  const headers = { 'x-client-address': newAddress(), 'user-agent': userAgent }
  const { token: fresh } = (await (await ask(login, { method: 'POST', json, headers })).json()) as { token: string }
  return fresh
}

test('a session is listed with its system and browser, and the header is not stored', async () => {
  const fresh = await signInFrom(CHROME)
  expect((await sessionsOf(fresh))[0]).toMatchObject({ device: 'Windows, Chrome', isCurrent: true })
  expect(JSON.stringify(await db().session.findMany())).not.toContain('Mozilla')
})

test('the current session comes first, then the last used; expired and foreign ones are left out', async () => {
  await newToken()
  const [older, newer, expired] = [await newToken(account.id), await newToken(account.id), await newToken(account.id)]
  const at = (id: string, data: object) => db().session.update({ where: { id }, data })
  await at(await idOf(older), { lastSeenAt: new Date(Date.now() - 60 * 60_000) })
  await at(await idOf(newer), { lastSeenAt: new Date(Date.now() - 5 * 60_000) })
  await at(await idOf(expired), { expiresAt: new Date(Date.now() - 1000) })
  const ids = (await sessionsOf()).map(({ id }) => id)
  expect(ids).toEqual([await idOf(token), await idOf(newer), await idOf(older)])
})

test('a session that is ended is refused at once, and only that one', async () => {
  const other = await newToken(account.id)
  expect((await ask(endOne, { method: 'DELETE', token, params: { key: await idOf(other) } })).status).toBe(204)
  expect(await Promise.all([token, other].map(lives))).toEqual([true, false])
})

test('the session of a colleague, an ended one and no session at all are 404', async () => {
  const [foreign, own] = [await newToken(), await newToken(account.id)]
  await ask(endOne, { method: 'DELETE', token, params: { key: await idOf(own) } })
  for (const key of [await idOf(foreign), await idOf(own), 'x']) {
    await problemIn(await ask(endOne, { method: 'DELETE', token, params: { key } }), 404)
  }
  expect(await lives(foreign)).toBe(true)
})

test('all others end at once, and nobody else’s', async () => {
  const [other, third, foreign] = [await newToken(account.id), await newToken(account.id), await newToken()]
  expect((await ask(endOthers, { method: 'DELETE', token })).status).toBe(204)
  expect(await Promise.all([token, other, third, foreign].map(lives))).toEqual([true, false, false, true])
})

test('a changed password keeps the device of the session', async () => {
  const fresh = await signInFrom(CHROME)
  const json = { currentPassword: PASSWORD, newPassword: 'Yepyeni-Şifre-2' }
  const headers = { 'x-client-address': newAddress() }
  const changed = await ask(changePassword, { method: 'POST', token: fresh, json, headers })
  const { token: next } = (await changed.json()) as { token: string }
  expect(await sessionsOf(next)).toMatchObject([{ device: 'Windows, Chrome', isCurrent: true }])
})

const seenAt = async (id: string) => (await db().session.findUniqueOrThrow({ where: { id } })).lastSeenAt.getTime()

test('a request notes its minute, and a minute is written once', async () => {
  const id = await idOf(token)
  // The middle of a minute, so that it does not change meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 30_000 })
  onTestFinished(() => void vi.useRealTimers())
  const long = Date.now() - 60 * 60_000
  await db().session.update({ where: { id }, data: { lastSeenAt: new Date(long) } })
  await lives(token)
  await expect.poll(() => seenAt(id), { timeout: 10_000 }).toBe(Math.floor(Date.now() / 60_000) * 60_000)
  const updates = vi.spyOn(db().session, 'updateMany')
  noteSeen(id)
  noteSeen(id, Date.now() + 60_000)
  noteSeen(id, Date.now() + 60_000)
  expect(updates).toHaveBeenCalledTimes(1)
  updates.mockRestore()
})

test('the minute that a session notes is no write of its call', async () => {
  const id = await idOf(token)
  const next = (Math.floor(Date.now() / 60_000) + 5) * 60_000
  const written = new Set<string>()
  collectingWrites(written, () => noteSeen(id, next))
  await expect.poll(() => seenAt(id), { timeout: 10_000 }).toBe(next)
  expect([...written]).toEqual([])
})

test('a time that cannot be written fails no request', async () => {
  markDatabaseDown(true)
  expect(() => noteSeen(crypto.randomUUID())).not.toThrow()
  markDatabaseDown(false)
  expect(await lives(token)).toBe(true)
})

test('many requests at once all succeed and write one minute', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(read, { token })))
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
})

test('the own name is changed and shown, and must not be empty', async () => {
  expect((await ask(changeName, { method: 'PUT', token, json: { name: '  Kerem Aydın ' } })).status).toBe(204)
  expect(await (await ask(read, { token })).json()).toMatchObject({ name: 'Kerem Aydın' })
  const { errors } = await problemIn(await ask(changeName, { method: 'PUT', token, json: { name: ' ' } }), 400)
  expect(errors).toEqual({ name: ['Adınızı ve soyadınızı yazın.'] })
})
