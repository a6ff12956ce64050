import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { muteAudit, recordEvent } from '@/lib/access/audit-record'
import { forgetAudit } from '@/lib/audit/mutations'
import { AppError } from '@/lib/platform/app-error'
import { signIn } from '@/lib/accounts/mutations'
import { withActor } from '@/lib/platform/runtime/actor'
import { ask, asOwner, newAddress, newAdministrator, newToken, useDatabase } from '../support/handlers'
import { newTotpSecret, sealSecret } from '@/lib/accounts/second-factor/totp'
import { serializeAudit } from '@/lib/audit/output'
import { cleanUpRegularly } from '@/lib/jobs/nightly-cleanup'
import { PASSWORD } from '../support/accounts'
import { codeOf } from '../support/second-factor'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/routes'

useDatabase()

describe('entries', () => {
  const KEREM = { id: newId(), name: 'Kerem Aydın' }

  /** Runs work on behalf of Kerem and returns the entries that it left. */
  async function entriesOf(work: () => Promise<unknown>) {
    const { _max } = await db().auditEntry.aggregate({ _max: { id: true } })
    await withActor(KEREM, work)
    return db().auditEntry.findMany({ where: { id: { gt: _max.id ?? 0 } }, orderBy: { id: 'asc' } })
  }

  const addPost = (title = 'Yazı') =>
    db().blogPost.create({ data: { id: newId(), slug: newId(), title, content: 'x', summary: 'Eski' } })

  test('a single change is recorded with its actor, and with the values before and after', async () => {
    const { id } = await addPost()
    const entries = await entriesOf(() => db().blogPost.update({ where: { id }, data: { summary: 'Yeni' } }))
    expect(entries).toMatchObject([
      {
        actorId: KEREM.id,
        actorName: KEREM.name,
        kind: 'post',
        action: 'changed',
        itemId: id,
        label: 'Yazı',
        changes: [{ field: 'summary', before: 'Eski', after: 'Yeni' }],
      },
    ])
  })

  test('an entry names an account with its address, because a colleague may have the same name', async () => {
    const { id, email } = await newAdministrator()
    await db().administrator.update({ where: { id }, data: { name: KEREM.name } })
    const actor = { id, name: KEREM.name }
    await withActor(actor, async () => {
      await addPost()
      await db().$transaction((tx) => recordEvent(tx, { kind: 'privacy', action: 'exported', label: '' }))
    })
    const entries = await db().auditEntry.findMany({ where: { actorId: id }, select: { actorName: true } })
    expect(entries).toEqual([1, 2].map(() => ({ actorName: `Kerem Aydın, ${email}` })))
  })

  test('a transaction that is rolled back leaves no entry', async () => {
    const { id } = await addPost()
    const entries = await entriesOf(() =>
      db()
        .$transaction(async (tx) => {
          await tx.blogPost.update({ where: { id }, data: { summary: 'Yeni' } })
          throw new Error('no')
        })
        .catch(() => {}),
    )
    expect(entries).toEqual([])
  })

  test('several statements about one item make one entry', async () => {
    const { id } = await addPost()
    const entries = await entriesOf(() =>
      db().$transaction(async (tx) => {
        await tx.blogPost.update({ where: { id }, data: { summary: 'Ara', title: 'Yeni' } })
        await tx.blogPost.update({ where: { id }, data: { summary: 'Yeni' } })
      }),
    )
    expect(entries).toMatchObject([
      { changes: [{ field: 'title' }, { field: 'summary', before: 'Eski', after: 'Yeni' }] },
    ])
  })

  test('a change of nothing that is listed leaves no entry', async () => {
    const { id } = await addPost()
    expect(
      await entriesOf(() => db().blogPost.update({ where: { id }, data: { version: 7, summary: 'Eski' } })),
    ).toEqual([])
  })

  test('visitors, the seed and migrations leave no entry', async () => {
    const before = await db().auditEntry.count()
    await addPost()
    expect(await db().auditEntry.count()).toBe(before)
  })

  test('many rows make one entry with their number, also in several statements', async () => {
    const row = (index: number) => ({ id: newId(), from: `/eski/${newId()}/${index}`, to: '/kurumsal' })
    const rows = Array.from({ length: 30 }, (_, index) => row(index))
    const entries = await entriesOf(() =>
      db().$transaction(async (tx) => {
        for (let at = 0; at < 30; at += 10) await tx.redirect.createMany({ data: rows.slice(at, at + 10) })
      }),
    )
    expect(entries).toMatchObject([{ kind: 'redirect', action: 'created', itemId: null, count: 30 }])
  })

  test('a password is recorded as changed, without its value', async () => {
    const { id } = await newAdministrator()
    const entries = await entriesOf(() =>
      db().administrator.update({ where: { id }, data: { passwordHash: 'secret' } }),
    )
    expect(entries).toMatchObject([{ kind: 'account', changes: [{ field: 'password_hash', hidden: true }] }])
  })

  test('a muted transaction leaves the recorded event only', async () => {
    const { id } = await addPost()
    const entries = await entriesOf(() =>
      db().$transaction(async (tx) => {
        await muteAudit(tx)
        await tx.blogPost.delete({ where: { id } })
        await recordEvent(tx, { kind: 'privacy', action: 'erased', label: 'Başvuru 2026-03-05' })
      }),
    )
    expect(entries).toMatchObject([{ kind: 'privacy', actorName: KEREM.name, label: 'Başvuru 2026-03-05' }])
  })

  test('an event with a key is recorded once', async () => {
    const event = { kind: 'post', action: 'published', label: 'Yazı', onceKey: newId() } as const
    await Promise.all([1, 2, 3].map(() => recordEvent(db(), event)))
    expect(await db().auditEntry.count({ where: { onceKey: event.onceKey } })).toBe(1)
  })

  test('five wrong passwords of an account are recorded once, those of a stranger never', async () => {
    const { email } = await newAdministrator()
    for (const [who, address] of [
      [email, newAddress()],
      ['yabanci@ornek.example', newAddress()],
    ] as const) {
      for (let attempt = 0; attempt < 7; attempt += 1) {
        await signIn({ email: who, password: 'yanlış', code: '' }, address, '').catch(() => {})
      }
    }
    await vi.waitFor(
      async () => {
        const blocked = await db().auditEntry.findMany({ where: { action: 'blocked' }, select: { label: true } })
        expect(blocked).toEqual([{ label: `${email}: 5 yanlış şifre, 5 dakika` }])
      },
      { timeout: 10_000 },
    )
  })

  test.each([
    ['change', () => db().auditEntry.updateMany({ data: { label: 'x' } })],
    ['remove', () => db().auditEntry.deleteMany()],
    ['truncate', () => db().$executeRaw`TRUNCATE "audit_entries"`],
  ])('the site cannot %s entries', async (_, attempt) => {
    await recordEvent(db(), { kind: 'privacy', action: 'exported', label: 'Kalır' })
    await expect(attempt()).rejects.toThrow(AppError)
    expect(await db().auditEntry.count({ where: { label: 'Kalır' } })).toBeGreaterThan(0)
  })

  test('entries of two years are kept', async () => {
    const before = await db().auditEntry.count()
    expect(await forgetAudit()).toBe(0)
    expect(await db().auditEntry.count()).toBe(before)
  })
})

describe('events', () => {
  const { POST: login } = authRoutes['login']
  const { PUT: confirm, POST: start } = authRoutes['second-factor']

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
})
