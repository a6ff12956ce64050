import { expect } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { Erased, PersonExport, PersonJson } from '@/lib/privacy/output'
import { ask } from './handlers'
import { bodyOf } from './orders'
import { routes as privacyRoutes } from '@/app/api/Privacy/[[...path]]/route'

const { POST: eraseRoute } = privacyRoutes['erasure']
const { POST: exportRoute } = privacyRoutes['export']
const { POST: searchRoute } = privacyRoutes['search']

export function openPrivacy(token: string) {
  const search = (person: string, more = {}) => ask(searchRoute, { method: 'POST', json: { person, ...more }, token })
  const erase = (person: string, { ifMatch = '', ...more }: Record<string, unknown> = {}) =>
    ask(eraseRoute, {
      method: 'POST',
      json: { person, requestedOn: '2026-03-05', confirmation: person, ...more },
      token,
      headers: ifMatch ? { 'if-match': ifMatch as string } : {},
    })
  return {
    search,
    find: async (person: string) => bodyOf<PersonJson>(search(person)),
    export: async (person: string) =>
      bodyOf<PersonExport>(ask(exportRoute, { method: 'POST', json: { person }, token })),
    erase,
    eraseSeen: async (person: string, more: Record<string, unknown> = {}) => {
      const seen = await search(person, 'withCompany' in more ? { withCompany: more.withCompany } : {})
      return bodyOf<Erased>(erase(person, { ...more, ifMatch: seen.headers.get('etag') }))
    },
  }
}

/** Returns the texts of all rows of all tables of a database, as a dump has them. */
export async function dumpOf(): Promise<string> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS "name" FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`
  expect(tables.map(({ name }) => name)).toContain('graphile_worker._private_jobs')
  const dumps = []
  for (const { name } of tables) {
    const rows = await db().$queryRawUnsafe<{ text: string }[]>(`SELECT t::text AS "text" FROM ${name} AS t`)
    dumps.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  return dumps.join('\n')
}
