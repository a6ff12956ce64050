import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/platform/runtime/singleton'

/**
 * Revisions of the content in this process. Each change raises one counter and stores its value for the changed tables.
 * A page is outdated once a table that it read has changed since its render began.
 */
const state = singleton('site.revisions', () => ({
  current: 0,
  latestForAllTables: 0,
  byTable: new Map<string, number>(),
  listeners: new Set<RevisionListener>(),
}))

/** Called with the changed tables, or without an argument if any table may have changed. It must not throw. */
type RevisionListener = (tables?: ReadonlySet<string>) => void

/** Collects the tables of the current work's queries: all tables, or only those that are written. */
const tableRecorder = singleton('site.tables', () => new AsyncLocalStorage<{ tables: Set<string>; pattern: RegExp }>())

/** Returns the revision of the latest change. */
export function currentRevision(): number {
  return state.current
}

/** Returns the revision of the latest change to these tables. */
export function revisionOf(tables: Iterable<string>): number {
  let latest = state.latestForAllTables
  for (const table of tables) latest = Math.max(latest, state.byTable.get(table) ?? 0)
  return latest
}

/**
 * Invalidates the pages that read one of these tables, or all pages without an argument. A writer calls it after its
 * commit and before its response.
 */
export function raiseRevision(tables?: Iterable<string>): void {
  const changedTables = tables && new Set(tables)
  state.current += 1
  if (changedTables) for (const table of changedTables) state.byTable.set(table, state.current)
  else state.latestForAllTables = state.current
  for (const listener of state.listeners) listener(changedTables)
}

/** Calls `listener` after each change. Returns a function that removes it. */
export function onRevisionChange(listener: RevisionListener): () => void {
  state.listeners.add(listener)
  return () => void state.listeners.delete(listener)
}

const USED_TABLE = /\b(?:from|join|update|into)\s+(?:"\w+"\.)?"(\w+)"/gi
const WRITTEN_TABLE = /\b(?:insert\s+into|update|delete\s+from)\s+(?:"\w+"\.)?"(\w+)"/gi

/** Whether a statement writes. */
export function isWrite(sql: string): boolean {
  return sql.search(WRITTEN_TABLE) !== -1
}

/** Runs work and adds the tables of its queries to `tables`. */
export function collectTables<T>(tables: Set<string>, work: () => T): T {
  return tableRecorder.run({ tables, pattern: USED_TABLE }, work)
}

/** Runs work and adds the tables that it writes to `tables`. */
export function collectWrites<T>(tables: Set<string>, work: () => T): T {
  return tableRecorder.run({ tables, pattern: WRITTEN_TABLE }, work)
}

/**
 * Records the tables of a query for the current work. Leaves out images, because they change together with their owner.
 */
export function recordQuery(sql: string): void {
  const { tables, pattern } = tableRecorder.getStore() ?? {}
  if (!tables || !pattern) return
  for (const [, table] of sql.matchAll(pattern)) if (table !== 'images') tables.add(table!)
}
