import { beforeAll, expect } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { ErasureResult, PersonExport, PersonJson } from '@/lib/privacy/output'
import { ask } from './handlers'
import { bodyOf } from './orders'
import { routes as privacyRoutes } from '@/lib/privacy/routes'

const { POST: eraseRoute } = privacyRoutes['erasure']
const { POST: exportRoute } = privacyRoutes['export']
const { POST: searchRoute } = privacyRoutes['search']

export function setUpPrivacy(token: string) {
  const search = (person: string, options = {}) =>
    ask(searchRoute, { method: 'POST', json: { person, ...options }, token })
  const erase = (person: string, { ifMatch = '', ...options }: Record<string, unknown> = {}) =>
    ask(eraseRoute, {
      method: 'POST',
      json: { person, requestedOn: '2026-03-05', confirmation: person, ...options },
      token,
      headers: ifMatch ? { 'if-match': ifMatch as string } : {},
    })
  return {
    search,
    find: async (person: string) => bodyOf<PersonJson>(search(person)),
    export: async (person: string) =>
      bodyOf<PersonExport>(ask(exportRoute, { method: 'POST', json: { person }, token })),
    erase,
    searchAndErase: async (person: string, options: Record<string, unknown> = {}) => {
      const response = await search(person, 'withCompany' in options ? { withCompany: options.withCompany } : {})
      return bodyOf<ErasureResult>(erase(person, { ...options, ifMatch: response.headers.get('etag') }))
    },
  }
}

/** Returns the privacy calls, made with the token that `session` has once it is set up. */
export function usePrivacy(session: { token: string }): ReturnType<typeof setUpPrivacy> {
  const calls = {} as ReturnType<typeof setUpPrivacy>
  beforeAll(() => void Object.assign(calls, setUpPrivacy(session.token)))
  return calls
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
