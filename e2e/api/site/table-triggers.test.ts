import { readdirSync } from 'node:fs'
import type { z } from 'zod/mini'
import { expect, test } from 'vitest'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import {
  DIFFERENCE_FIELDS,
  INVOICE_FIELDS,
  ORDER_ACCOUNT_FIELDS,
  PAYMENT_FIELDS,
  SHARE_FIELDS,
} from '@/lib/orders/billing/fields'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { SAVED_TEXT_FIELDS } from '@/lib/orders/saved-text/fields'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { MOVEMENT_FIELDS, PART_FIELDS } from '@/lib/parts/fields'
import { PHOTO_FIELDS } from '@/lib/photos/fields'
import { db } from '@/lib/platform/db/client'
import type { RecordTable } from '@/lib/records/field'
import { auditFields, searchedFields } from '@/lib/records/derive'
import { asOwner, useDatabase } from '../../support/calls/handlers'
import { randomNumbers } from '../../support/random'
import { ROUTES } from '../../support/routes'
import { collectTables } from '@/lib/platform/runtime/revisions'
import { phoneKey, phoneNumbers } from '@/lib/platform/turkish/phone'
import { PHONES } from '../../support/screens/phones'

useDatabase()

/** Tables that no cached page reads. The migration that adds any other table must add a trigger to it. */
const PRIVATE_TABLES =
  '_prisma_migrations administrators audit_entries audited_kinds bin_items contact_messages copies_elsewhere customer_contacts customers distinct_customers invitations invoice_shares invoices load_tests mails newest_backup ' +
  'order_accounts order_differences papers part_movements parts password_links payments photos picture_owners privacy_notices quotes readiness_answers recovery_codes redirect_hits reminder_days saved_texts seed_records ' +
  'sessions shipments site_counts text_versions throttles work_order_counts work_order_events work_order_notes work_orders'

const namesOf = async (query: string) => (await db().$queryRawUnsafe<{ name: string }[]>(query)).map(({ name }) => name)

const tablesWithTrigger = (trigger: string) =>
  namesOf(`select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '${trigger}'`)

test('every table that is not private announces its changes to the page cache', async () => {
  const tables = await namesOf(`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  expect([...(await tablesWithTrigger('announce%')), ...PRIVATE_TABLES.split(' ')].toSorted()).toEqual(
    tables.toSorted(),
  )
})

test.each(['search_vector', 'search_text'])(
  'every table with the search column %s has a trigger that fills it',
  async (column) => {
    const searchableTables = await namesOf(`select attrelid::regclass::text as name from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' where attname = '${column}'`)
    expect((await tablesWithTrigger(`fill_${column}`)).toSorted()).toEqual(searchableTables.toSorted())
  },
)

const NOT_AUDITED: Record<string, string> = {
  _prisma_migrations: 'no person writes it',
  audit_entries: 'it is the trail',
  audited_kinds: 'migrations write it',
  bin_items: 'the item has entries for deletion and restoration',
  blog_post_slugs: 'the post has an entry for its address',
  copies_elsewhere: 'the program for off-site copies writes it',
  customer_contacts: 'the customer has an entry for the merge',
  distinct_customers: 'it holds only pairs of customers',
  fault_slugs: 'the fault has an entry for its address',
  newest_backup: 'the program for backups writes it',
  papers: 'it is derived from the order',
  picture_owners: 'migrations write it',
  privacy_notices: 'the setting has an entry for its text',
  readiness_answers: 'it has who answered, and when',
  redirect_hits: 'visitors are counted',
  reminder_days: 'the site writes it each morning',
  seed_records: 'the seed writes it',
  service_slugs: 'the service has an entry for its address',
  site_counts: 'visitors are counted',
  text_versions: 'it keeps what a change replaces',
  throttles: 'attempts are counted',
  work_order_counts: 'the order has its number',
  work_order_events: 'it is the order’s own history',
}

test('every table is audited, or has a reason not to be', async () => {
  const tables = await namesOf(`select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const auditedTables = await namesOf(`select distinct relname::text as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid where tgname like 'audit\\_%'`)
  expect([...auditedTables, ...Object.keys(NOT_AUDITED)].toSorted()).toEqual(tables.toSorted())
})

const bodyOf = (name: string) => ROUTES.get(name)!.description!.body as z.ZodMiniObject

const BODIES = Object.fromEntries(KIND_ENTRIES.map(([, { table, api }]) => [table, bodyOf(`POST ${api}`)]))
const FIELDS_WITHOUT_COLUMN = ['state', 'imageAlt']

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Returns the columns of a table that the audit trail records: those that its trigger names, or all except those that it excludes. */
async function recordedColumns(table: string): Promise<string[]> {
  const [row] = await db().$queryRaw<{ args: string; recordsAll: boolean }[]>`
    SELECT encode("tgargs", 'escape') AS "args", "tgnargs" = 5 AND "proname" = 'audit_change' AS "recordsAll"
    FROM "pg_trigger" JOIN "pg_proc" ON "pg_proc"."oid" = "tgfoid" JOIN "pg_class" ON "pg_class"."oid" = "tgrelid"
    WHERE "relname" = ${table} AND "tgname" = ${table === 'part_movements' ? 'audit_insert' : 'audit_update'}`
  const { args, recordsAll } = row!
  if (!recordsAll)
    return [...new Set(args.split('\\000').flatMap((arg) => arg.match(/^\{([a-z_,]+)\}$/)?.[1]!.split(',') ?? []))]
  const [, first, , , excluded] = args.split('\\000')
  return namesOf(`select unnest("audit_columns"('"${table}"'::regclass, '${first}', '${excluded}')) as name`)
}

test.each(Object.entries(BODIES))(
  'the audit trail records all fields that staff write in %s',
  async (table, schema) => {
    const recordedNames = await recordedColumns(table)
    const columns = Object.keys(schema.shape)
      .filter((field) => !FIELDS_WITHOUT_COLUMN.includes(field) && !field.endsWith('File'))
      .map(columnOf)
    expect(columns.filter((column) => !recordedNames.includes(column))).toEqual([])
  },
)

const RECORDS: Record<string, RecordTable> = {
  contact_messages: MESSAGE_FIELDS,
  customers: CUSTOMER_FIELDS,
  work_orders: ORDER_FIELDS,
  quotes: QUOTE_FIELDS,
  load_tests: LOAD_TEST_FIELDS,
  shipments: SHIPMENT_FIELDS,
  photos: PHOTO_FIELDS,
  saved_texts: SAVED_TEXT_FIELDS,
  parts: PART_FIELDS,
  part_movements: MOVEMENT_FIELDS,
  order_accounts: ORDER_ACCOUNT_FIELDS,
  invoices: INVOICE_FIELDS,
  invoice_shares: SHARE_FIELDS,
  payments: PAYMENT_FIELDS,
  order_differences: DIFFERENCE_FIELDS,
}

test.each(Object.entries(RECORDS))(
  'the audit trail records the fields of %s that are declared for it',
  async (table, fields) => {
    const auditedColumns = Object.keys(auditFields(fields)).map(columnOf)
    expect((await recordedColumns(table)).toSorted()).toEqual(auditedColumns.toSorted())
  },
)

test.each(['contact_messages', 'customers', 'work_orders', 'parts'])(
  'the search covers the fields of %s that are declared for it',
  async (table) => {
    const [row] = await db().$queryRaw<{ args: string }[]>`
    SELECT encode("tgargs", 'escape') AS "args" FROM "pg_trigger" JOIN "pg_class" ON "pg_class"."oid" = "tgrelid"
    WHERE "relname" = ${table} AND "tgname" = 'fill_search_text'`
    const filledColumns = row!.args.split('\\000').filter(Boolean)
    // A message's number in its emails is the end of its id.
    const otherColumns = table === 'contact_messages' ? ['id'] : []
    expect(filledColumns.toSorted()).toEqual(
      [...searchedFields(RECORDS[table]!).map(columnOf), ...otherColumns].toSorted(),
    )
  },
)

test('every database function is in a file of its own, and its body is valid', async () => {
  // Migrations do not check the bodies, because columns used in them may not exist yet.
  const functions = await asOwner(`
    select proname || '.sql' as file,
      case lanname when 'sql' then fmgr_sql_validator(pg_proc.oid) else plpgsql_validator(pg_proc.oid) end
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')`)
  expect(functions.map(({ file }) => String(file)).toSorted()).toEqual(readdirSync('prisma/functions').toSorted())
})

test('the tables of model queries, raw queries and transactions are collected', async () => {
  const tables = new Set<string>()
  await collectTables(tables, async () => {
    await db().service.findMany({ include: { images: true } })
    await db().$queryRaw`SELECT 1 FROM "throttles"`
    await db().$transaction(async (tx) => {
      await tx.reference.count()
      await tx.blogPost.updateMany({ data: { author: 'Admin' } })
    })
  })
  expect(tables).toEqual(new Set(['services', 'throttles', 'references', 'blog_posts']))
})

/** Returns random texts composed of parts of phone numbers. They are the same on each call. */
function randomTexts(count: number): string[] {
  const pieces = [
    '0532',
    '532',
    '90',
    '+90',
    '00',
    '0',
    '(0)',
    '555',
    '01 23',
    '5550123',
    '444',
    '+49',
    '89',
    '24',
    '1',
  ]
  const separators = ['', '', ' ', ' ', '-', ' - ', '/', ' / ', ')', '(', ' ve ', ', ', ' dahili ', '.', '\n']
  const random = randomNumbers(7)
  const pick = (list: readonly string[]) => list[random(list.length)]!
  return Array.from({ length: count }, () => Array.from({ length: 9 }, () => pick(pieces) + pick(separators)).join(''))
}

test('the database reads phone numbers as the code does', async () => {
  const texts = [...PHONES.map(([text]) => text), ...randomTexts(500)]
  const rows = await db().$queryRaw<{ numbers: string[]; key: string }[]>`
    SELECT "phone_numbers"("one") AS "numbers", "phone_key"("one") AS "key"
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS "texts" ("one", "position") ORDER BY "position"`
  const expected = texts.map((text) => ({ text, numbers: phoneNumbers(text), key: phoneKey(text) }))
  expect(rows.map((row, index) => ({ text: texts[index], ...row }))).toEqual(expected)
})
