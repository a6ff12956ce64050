import { expect, test } from 'vitest'
import {
  collectTables,
  collectWrites,
  recordQuery,
  onRevisionChange,
  raiseRevision,
} from '@/lib/platform/runtime/revisions'

test.each([
  ['SELECT "public"."services"."id" FROM "public"."services" WHERE 1=1', ['services'], []],
  ['SELECT 1 FROM "public"."a_b" AS "t0" LEFT JOIN "public"."services" AS "j" ON true', ['a_b', 'services'], []],
  ['SELECT "id" FROM "services" ORDER BY "id" FOR UPDATE', ['services'], []],
  ['UPDATE "public"."references" SET "name" = $1', ['references'], ['references']],
  ['INSERT INTO "settings" ("s") VALUES ($1) ON CONFLICT ("s") DO UPDATE SET "v" = $2', ['settings'], ['settings']],
  ['DELETE FROM "public"."images" WHERE 1=1', [], []],
])('of the query %s, the used tables %j and the written tables %j are recorded', (sql, usedTables, writtenTables) => {
  const [tables, writes] = [new Set<string>(), new Set<string>()]
  collectTables(tables, () => recordQuery(sql))
  collectWrites(writes, () => recordQuery(sql))
  expect([[...tables], [...writes]]).toEqual([usedTables, writtenTables])
})

test('a listener gets the changed tables until it is removed', () => {
  const calls: (string[] | null)[] = []
  const stop = onRevisionChange((tables) => calls.push(tables ? [...tables] : null))
  raiseRevision(['services'])
  raiseRevision()
  stop()
  raiseRevision(['blog_posts'])
  expect(calls).toEqual([['services'], null])
})
