import { escapeIdentifier } from 'pg'
import { AppError } from '@/lib/platform/app-error'
import type { State } from '@/lib/platform/db/versions'
import type { Prisma } from '@/lib/generated/prisma/client'

/**
 * Locks a row until the transaction ends and returns its state, with `columns` beside id and version.
 * @throws {AppError} not-found with the text `missing`
 */
export async function lockRow<Row extends State = State>(
  tx: Prisma.TransactionClient,
  table: string,
  id: string,
  missing: string,
  columns: readonly Exclude<keyof Row & string, keyof State>[] = [],
): Promise<Row> {
  const names = ['id', 'version', ...columns].map(escapeIdentifier).join(', ')
  // Not unsafe: the names are escaped, and the id is a parameter.
  const [row] = await tx.$queryRawUnsafe<Row[]>(
    `SELECT ${names} FROM ${escapeIdentifier(table)} WHERE "id" = $1::uuid FOR UPDATE`,
    id,
  )
  if (!row) throw new AppError('not-found', { message: missing })
  return row
}
