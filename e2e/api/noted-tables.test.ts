import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { collectingTables, collectingWrites } from '@/lib/platform/runtime/revisions'
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

test('a call that reads tables and writes another notes only the written one as changed', async () => {
  const tables = new Set<string>()
  await collectingWrites(tables, () =>
    db().$transaction(async (tx) => {
      await tx.setting.findMany()
      await tx.$queryRaw`SELECT "id" FROM "services" FOR UPDATE`
      await tx.reference.deleteMany()
    }),
  )
  expect(tables).toEqual(new Set(['references']))
})
