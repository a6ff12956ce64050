import { expect, test } from 'vitest'
import {
  collectingTables,
  collectingWrites,
  noteQuery,
  onRaised,
  raiseRevision,
} from '@/lib/platform/runtime/revisions'

test.each([
  ['SELECT "public"."services"."id" FROM "public"."services" WHERE 1=1', ['services']],
  [
    'SELECT 1 FROM "public"."service_slugs" AS "t0" LEFT JOIN "public"."services" AS "j" ON true',
    ['service_slugs', 'services'],
  ],
  ['UPDATE "public"."references" SET "name" = $1', ['references']],
  ['INSERT INTO "public"."blog_posts" ("id") VALUES ($1)', ['blog_posts']],
  ['DELETE FROM "public"."images" WHERE 1=1', []],
  ['SELECT "id" FROM "services" ORDER BY "id" FOR UPDATE', ['services']],
  ['BEGIN', []],
])('the tables of %s', (sql, named) => {
  const tables = new Set<string>()
  collectingTables(tables, () => noteQuery(sql))
  expect([...tables]).toEqual(named)
})

test.each([
  ['SELECT "public"."services"."id" FROM "public"."services" WHERE 1=1', []],
  ['SELECT "id" FROM "services" ORDER BY "id" FOR UPDATE', []],
  ['UPDATE "public"."references" SET "name" = $1', ['references']],
  ['INSERT INTO "settings" ("section") VALUES ($1) ON CONFLICT ("section") DO UPDATE SET "value" = $2', ['settings']],
  ['DELETE FROM "public"."blog_posts" USING "public"."services"', ['blog_posts']],
])('the tables written by %s', (sql, named) => {
  const tables = new Set<string>()
  collectingWrites(tables, () => noteQuery(sql))
  expect([...tables]).toEqual(named)
})

test('a listener hears which tables changed, until it stops', () => {
  const heard: (string[] | null)[] = []
  const stop = onRaised((tables) => heard.push(tables ? [...tables] : null))
  raiseRevision(['services'])
  raiseRevision()
  stop()
  raiseRevision(['blog_posts'])
  expect(heard).toEqual([['services'], null])
})
