import { expect } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { bodyOf, type Caller } from './handlers'

type Options = Record<string, unknown>

/** Returns calls about a person's data. */
export function privacyCallsOf(caller: Caller) {
  const search = (person: string, options: Options = {}) =>
    caller.ask('POST Privacy/search', { json: { person, ...options } })
  const erase = (person: string, { ifMatch, ...options }: Options = {}) =>
    caller.ask('POST Privacy/erasure', {
      json: { person, requestedOn: '2026-03-05', confirmation: person, ...options },
      headers: ifMatch ? { 'if-match': ifMatch as string } : {},
    })
  return {
    search,
    find: async (person: string) => bodyOf(search(person)),
    export: async (person: string) => bodyOf(caller.ask('POST Privacy/export', { json: { person } })),
    erase,
    searchAndErase: async (person: string, options: Options = {}) => {
      const response = await search(person, 'withCompany' in options ? { withCompany: options.withCompany } : {})
      return bodyOf(erase(person, { ...options, ifMatch: response.headers.get('etag') }))
    },
  }
}

/** Returns the values of all columns of all tables, each with the name of its column. Bytes are shown as text. */
export async function dumpDatabase(): Promise<string> {
  const columns = await db().$queryRaw<{ table: string; column: string; type: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS "table", format('%I', column_name) AS "column", data_type AS "type"
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`
  expect(columns.map(({ table, column }) => `${table} ${column}`)).toContain('graphile_worker._private_jobs payload')
  const selects = columns.map(({ table, column, type }) => {
    const text = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`
    return `SELECT '${table} ${column} ' || ${text} AS "text" FROM ${table} WHERE ${column} IS NOT NULL`
  })
  const rows = await db().$queryRawUnsafe<{ text: string }[]>(selects.join(' UNION ALL '))
  return rows.map(({ text }) => text.replaceAll(/\n|\\n/g, ' ')).join('\n')
}
