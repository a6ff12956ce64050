import { expect, test } from 'vitest'
import { PUBLISHED_TABLES } from '@/lib/content/publication'
import { db } from '@/lib/platform/db/client'
import { postSchema } from '@/lib/articles/schema'
import { faultSchema } from '@/lib/faults/schema'
import { redirectSchema } from '@/lib/redirects/schema'
import { referenceSchema } from '@/lib/references/schema'
import { serviceSchema } from '@/lib/services/schema'
import { orderChangeSchema, quoteSchema } from '@/lib/orders/schema'
import { useDatabase } from '../support/handlers'

useDatabase()

/** Tables that no cached page reads. A table that a page reads is registered in its migration instead. */
const PRIVATE = [
  '_prisma_migrations',
  'administrators',
  'audit_entries',
  'contact_messages',
  'invitations',
  'mails',
  'password_links',
  'photos',
  'quotes',
  'recovery_codes',
  'redirect_hits',
  'seed_records',
  'sessions',
  'throttles',
  'work_order_counts',
  'work_order_events',
  'work_order_notes',
  'work_orders',
]

const namesOf = async (query: string) => (await db().$queryRawUnsafe<{ name: string }[]>(query)).map(({ name }) => name)

const withTrigger = (trigger: string) =>
  namesOf(`select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '${trigger}'`)

test('a table announces its changes unless it is private', async () => {
  const tables = await namesOf(`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  expect([...(await withTrigger('announce%')), ...PRIVATE].toSorted()).toEqual(tables.toSorted())
})

test('a table with a column for the search of the site fills it', async () => {
  const searchable = await namesOf(`select attrelid::regclass::text as name from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' where attname = 'search_vector'`)
  expect((await withTrigger('fill_search_vector')).toSorted()).toEqual(searchable.toSorted())
})

test('a table with a column for search fills it', async () => {
  const searchable = await namesOf(`select attrelid::regclass::text as name from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' where attname = 'search_text'`)
  expect((await withTrigger('fill_search_text')).toSorted()).toEqual(searchable.toSorted())
})

test('a table with a time of publication is watched for it', async () => {
  const timed = await namesOf(`select attrelid::regclass::text as name from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' where attname = 'published_at'`)
  expect(Object.keys(PUBLISHED_TABLES).toSorted()).toEqual(timed.toSorted())
})

/** Tables that the audit trail leaves out, with the reason. */
const NOT_AUDITED: Record<string, string> = {
  _prisma_migrations: 'no person writes it',
  audit_entries: 'it is the trail',
  blog_post_slugs: 'the post says its address',
  fault_slugs: 'the fault says its address',
  redirect_hits: 'visitors are counted',
  seed_records: 'the seed writes them',
  service_slugs: 'the service says its address',
  throttles: 'attempts are counted',
  work_order_counts: 'the order says its number',
  work_order_events: 'they are the order’s own history',
}

test('every table is audited, or has a reason not to be', async () => {
  const tables = await namesOf(`select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const audited = await namesOf(`select distinct relname::text as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid where tgname like 'audit\\_%'`)
  expect([...audited, ...Object.keys(NOT_AUDITED)].toSorted()).toEqual(tables.toSorted())
})

/** What staff write in the forms of each table. */
const WRITTEN = {
  services: serviceSchema,
  blog_posts: postSchema,
  references: referenceSchema,
  faults: faultSchema,
  redirects: redirectSchema,
  work_orders: orderChangeSchema,
  quotes: quoteSchema,
}
/** Fields that are no column of their table. */
const NO_COLUMNS = ['state', 'imageAlt', 'send']

test.each(Object.entries(WRITTEN))(
  'the audit trail records everything that staff write in %s',
  async (table, schema) => {
    const [row] = await db().$queryRaw<{ listed: string }[]>`
    SELECT encode("tgargs", 'escape') AS "listed" FROM "pg_trigger" JOIN "pg_class" ON "pg_class"."oid" = "tgrelid"
    WHERE "relname" = ${table} AND "tgname" = 'audit_update'`
    const columns = Object.keys(schema.shape)
      .filter((field) => !NO_COLUMNS.includes(field))
      .map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    const recorded = row!.listed.match(/\w+/g)!
    expect(columns.filter((column) => !recorded.includes(column))).toEqual([])
  },
)
