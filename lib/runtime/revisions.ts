import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/runtime/singleton'

/**
 * Revisions of the content, as this process knows them. Each change raises the one counter, and notes its value for the
 * tables that changed. A page is outdated once a table that it read has changed after its rendering began.
 */
const state = singleton('site.revisions', () => ({ current: 0, ofAll: 0, ofTable: new Map<string, number>() }))

/** The tables that a piece of work touches, collected from its queries. */
const touched = singleton('site.tables', () => new AsyncLocalStorage<Set<string>>())

/** Returns the number of the latest change of anything. */
export function currentRevision(): number {
  return state.current
}

/** Returns the number of the latest change of one of these tables. */
export function revisionOf(tables: Iterable<string>): number {
  let latest = state.ofAll
  for (const table of tables) latest = Math.max(latest, state.ofTable.get(table) ?? 0)
  return latest
}

/** Makes pages outdated that read one of these tables; without tables, all pages. A writer calls it after its commit and before it answers. */
export function raiseRevision(tables?: Iterable<string>): void {
  state.current += 1
  if (tables) for (const table of tables) state.ofTable.set(table, state.current)
  else state.ofAll = state.current
}

/** Runs work and adds the tables that its queries name to `tables`. */
export function collectingTables<T>(tables: Set<string>, work: () => T): T {
  return touched.run(tables, work)
}

const TABLE = /\b(?:from|join|update|into)\s+(?:"\w+"\.)?"(\w+)"/gi

/** Adds the tables of a query to the work that asks it. Images are left out because they change, and are announced, with their owner. */
export function noteQuery(sql: string): void {
  const tables = touched.getStore()
  if (!tables) return
  for (const [, table] of sql.matchAll(TABLE)) if (table !== 'images') tables.add(table!)
}
