import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { currentSettings, readSettings } from '@/lib/domains/settings/data'
import { collectingTables } from '@/lib/runtime/revisions'
import { useDatabase } from '../support/handlers'

useDatabase()

test('the tables of model queries, raw queries and transactions are noted', async () => {
  const tables = new Set<string>()
  await collectingTables(tables, async () => {
    await db().service.findMany({ include: { images: true } })
    await db().$queryRaw`SELECT 1 FROM "throttles"`
    await db().$transaction(async (tx) => {
      await tx.reference.count()
      await tx.blogPost.updateMany({ data: { author: 'Admin' } })
    })
  })
  expect(tables).toEqual(new Set(['services', 'throttles', 'references', 'blog_posts']))
})

test('settings are noted when a page reads them, but not when a change depends on them', async () => {
  const [ofPage, ofChange] = [new Set<string>(), new Set<string>()]
  await collectingTables(ofPage, () => currentSettings())
  await collectingTables(ofChange, async () => {
    await readSettings()
    await db().$transaction((tx) => readSettings(tx))
  })
  expect([ofPage, ofChange]).toEqual([new Set(['settings']), new Set()])
})
