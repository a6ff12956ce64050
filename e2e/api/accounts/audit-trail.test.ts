import { describe, afterEach, expect, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { muteAudit, recordEvent } from '@/lib/access/audit-record'
import { signIn } from '@/lib/accounts/mutations'
import { withActor } from '@/lib/platform/runtime/actor'
import { asOwner, newAdministrator, newClientAddress, useDatabase } from '../../support/calls/handlers'
import { cleanUpRegularly } from '@/lib/jobs/nightly-cleanup'

useDatabase()

describe('entries', () => {
  const KEREM = { id: newId(), name: 'Kerem Aydın' }

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

  test('a transaction that changes many rows adds one entry with the number of rows, even in several statements', async () => {
    const row = (index: number) => ({ id: newId(), from: `/eski/${newId()}/${index}`, to: '/kurumsal' })
    const rows = Array.from({ length: 30 }, (_, index) => row(index))
    const entries = await entriesOf(() =>
      db().$transaction(async (tx) => {
        for (let start = 0; start < 30; start += 10)
          await tx.redirect.createMany({ data: rows.slice(start, start + 10) })
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

  test('a transaction with a muted audit trail adds only the entry that it records explicitly', async () => {
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

  test('five wrong passwords for an account are recorded once', async () => {
    const { email } = await newAdministrator()
    const address = newClientAddress()
    for (let attempt = 0; attempt < 7; attempt += 1)
      await signIn({ email, password: 'yanlış', code: '' }, address, '').catch(() => {})
    await vi.waitFor(
      async () => {
        const blockedEntries = await db().auditEntry.findMany({ where: { action: 'blocked' }, select: { label: true } })
        expect(blockedEntries).toEqual([{ label: `${email}: 5 yanlış şifre, 5 dakika` }])
      },
      { timeout: 10_000 },
    )
  })
})

describe('old entries', () => {
  afterEach(() => vi.useRealTimers())

  async function addEntry(age: string): Promise<string> {
    const label = newId()
    await asOwner(`INSERT INTO "audit_entries" ("actor_name", "kind", "action", "label", "transaction_id", "created_at")
    VALUES ('Sistem', 'post', 'deleted', '${label}', 0, now() - interval '${age}')`)
    return label
  }

  const remainingLabels = async (labels: string[]) =>
    (await db().auditEntry.findMany({ where: { label: { in: labels } }, select: { label: true } })).map(
      ({ label }) => label,
    )

  test('the site deletes entries older than two years at startup and every night, and keeps younger entries', async () => {
    const youngLabel = await addEntry('729 days')
    const firstOldLabel = await addEntry('2 years 1 day')
    // 01.30 in İstanbul: the nightly cleanup runs within the next hour.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2030-01-01T22:30:00Z') })
    cleanUpRegularly()
    await vi.waitFor(async () => expect(await remainingLabels([youngLabel, firstOldLabel])).toEqual([youngLabel]), {
      timeout: 10_000,
    })
    const secondOldLabel = await addEntry('3 years')
    vi.advanceTimersByTime(60 * 60_000)
    await vi.waitFor(async () => expect(await remainingLabels([youngLabel, secondOldLabel])).toEqual([youngLabel]), {
      timeout: 10_000,
    })
  })
})
