import { AppError } from '@/lib/platform/app-error'
import { escapeIdentifier } from 'pg'
import type { Prisma } from '@/lib/generated/prisma/client'

/** An item at one of its versions. */
export type ItemVersion = { id: string; version: number }

/** Whether the caller has read the current version of the item that it changes. */
export type VersionCheck = (item: ItemVersion) => boolean

/** Refuses a write to an item that has changed meanwhile. @throws {AppError} stale */
export function refuseStale(item: ItemVersion, matchesVersion: VersionCheck): void {
  if (!matchesVersion(item)) throw new AppError('stale')
}

/**
 * Locks a row until the transaction ends and returns its id, its version and `columns`.
 * @throws {AppError} not-found with the text `missingText`
 */
export async function lockRow<Row extends ItemVersion = ItemVersion>(
  tx: Prisma.TransactionClient,
  table: string,
  id: string,
  missingText: string,
  columns: readonly Exclude<keyof Row & string, keyof ItemVersion>[] = [],
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
