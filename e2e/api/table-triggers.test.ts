import { expect, test } from 'vitest'
import { db } from '@/lib/db'
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
  'search_words',
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
