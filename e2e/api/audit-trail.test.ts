import { expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/db'
import { muteAudit, recordEvent, redactAudit } from '@/lib/domains/audit/mutations'
import { withActor } from '@/lib/runtime/actor'
import { useDatabase } from '../support/handlers'

useDatabase()

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
      await tx.blogPost.update({ where: { id }, data: { summary: 'Zwischen', title: 'Neu' } })
      await tx.blogPost.update({ where: { id }, data: { summary: 'Yeni' } })
    }),
  )
  expect(entries).toMatchObject([
    { changes: [{ field: 'title' }, { field: 'summary', before: 'Eski', after: 'Yeni' }] },
  ])
})
