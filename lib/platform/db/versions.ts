import { AppError } from '@/lib/platform/app-error'
import { escapeIdentifier } from 'pg'
import type { Prisma } from '@/lib/generated/prisma/client'

/** A state of an item. */
export type State = { id: string; version: number }

/** Whether the caller knows the state that it replaces. */
export type VersionCheck = (state: State) => boolean

/** Refuses a write to a state that has changed meanwhile. @throws {AppError} stale */
export function refuseStale(state: State, matchesVersion: VersionCheck): void {
  if (!matchesVersion(state)) throw new AppError('stale')
}

/**
 * Locks a row until the transaction ends and returns its state, with id, version and `columns`.
 * @throws {AppError} not-found with the text `missingText`
 */
export async function lockRow<Row extends State = State>(
  tx: Prisma.TransactionClient,
  table: string,
  id: string,
  missingText: string,
  columns: readonly Exclude<keyof Row & string, keyof State>[] = [],
): Promise<Row> {
  const names = ['id', 'version', ...columns].map(escapeIdentifier).join(', ')
  // Safe: the names are escaped, and the id is a parameter.
  const [row] = await tx.$queryRawUnsafe<Row[]>(
    `SELECT ${names} FROM ${escapeIdentifier(table)} WHERE "id" = $1::uuid FOR UPDATE`,
    id,
  )
  if (!row) throw new AppError('not-found', { message: missingText })
  return row
}
