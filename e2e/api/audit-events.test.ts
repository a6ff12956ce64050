import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { newTotpSecret, sealSecret } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import { serializeAudit } from '@/lib/audit/output'
import { cleanUpRegularly } from '@/lib/jobs/nightly-cleanup'
import { PASSWORD } from '../support/accounts'
import { asOwner, ask, newAddress, newAdministrator, newToken, useDatabase } from '../support/handlers'
import { codeOf } from '../support/second-factor'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/routes'

const { POST: login } = authRoutes['login']
const { PUT: confirm, POST: start } = authRoutes['second-factor']

useDatabase()

afterEach(() => vi.useRealTimers())

/** Returns the entries about an item as the panel shows them. */
async function entriesOf(itemId: string) {
  const rows = await db().auditEntry.findMany({ where: { itemId }, orderBy: { id: 'asc' } })
  return rows.map((row) => serializeAudit(row))
}

let account: { id: string; email: string }
beforeEach(async () => {
  account = await newAdministrator()
})

async function addFactor(): Promise<string> {
  const secret = newTotpSecret()
  const data = { totpSecret: sealSecret(secret, account.id), totpSince: new Date() }
  await db().administrator.update({ where: { id: account.id }, data })
  return secret
}

const signIn = (code: string) =>
  ask(login, {
    method: 'POST',
    json: { email: account.email, password: PASSWORD, code },
    headers: { 'x-client-address': newAddress() },
  })

const BLOCKED = { deed: 'Girişi durdurdu', actor: 'Sistem' }
const blocksOf = async () => (await entriesOf(account.id)).filter(({ action }) => action === 'blocked')

test('codes that are blocked after five wrong ones leave one entry, however many tries follow', async () => {
  await addFactor()
  for (let tries = 0; tries < 5; tries += 1) await signIn('1111-1111')
  expect(await blocksOf()).toEqual([])
  const refused = await Promise.all(Array.from({ length: 6 }, () => signIn('1111-1111')))
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
  const item = `${account.email}: 5 yanlış kod, 5 dakika`
  expect(await blocksOf()).toEqual([expect.objectContaining({ ...BLOCKED, item })])
})

test('the next block of an account’s codes is another entry', async () => {
  await addFactor()
  const block = async () => {
    for (let tries = 0; tries < 7; tries += 1) await signIn('1111-1111')
  }
  await block()
  await db().throttle.deleteMany({ where: { key: `sign-in-code:${account.id}` } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  await block()
  expect(await blocksOf()).toHaveLength(2)
})

test('a second factor that is turned on is an entry of its account, without key and codes', async () => {
  const token = await newToken(account.id)
  const headers = () => ({ 'x-client-address': newAddress() })
  const json = { currentPassword: PASSWORD }
  const setup = await ask(start, { method: 'POST', token, json, headers: headers() })
  const { secret } = (await setup.json()) as { secret: string }
  const given = await ask(confirm, { method: 'PUT', token, json: { code: codeOf(secret) }, headers: headers() })
  const { recoveryCodes } = (await given.json()) as { recoveryCodes: string[] }
  const [entry] = (await entriesOf(account.id)).filter(({ deed }) => deed === 'İki adımlı girişi açtı')
  expect(entry).toMatchObject({ actorId: account.id, kind: 'account', action: 'changed', item: account.email })
  const stored = JSON.stringify(await db().auditEntry.findMany({ select: { label: true, changes: true } }))
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text)
})

/** Adds an entry of the past, which only the owner of the database can. */
async function addEntry(age: string): Promise<string> {
  const label = newId()
  await asOwner(`INSERT INTO "audit_entries" ("actor_name", "kind", "action", "label", "transaction_id", "created_at")
    VALUES ('Sistem', 'post', 'deleted', '${label}', 0, now() - interval '${age}')`)
  return label
}

const left = async (labels: string[]) =>
  (await db().auditEntry.findMany({ where: { label: { in: labels } }, select: { label: true } })).map(
    ({ label }) => label,
  )

test('the site deletes entries of more than two years when it starts and each night, and keeps younger ones', async () => {
  const kept = await addEntry('729 days')
  const first = await addEntry('2 years 1 day')
  // 01.30 in İstanbul: the next hour is one of the night.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2030-01-01T22:30:00Z') })
  cleanUpRegularly()
  await vi.waitFor(async () => expect(await left([kept, first])).toEqual([kept]), { timeout: 10_000 })
  const second = await addEntry('3 years')
  vi.advanceTimersByTime(60 * 60_000)
  await vi.waitFor(async () => expect(await left([kept, second])).toEqual([kept]), { timeout: 10_000 })
})
