import { AppError } from '@/lib/app-error'
import type { State } from '@/lib/content/versions'
import type { Prisma } from '@/lib/generated/prisma/client'

/** Tables whose rows staff edit. */
export type ContentTable = 'services' | 'references' | 'blog_posts'

/**
 * Locks a row until the transaction ends and returns its state, with `columns` beside id and version.
 * @throws {AppError} not-found with the text `missing`
 */
export async function lockRow<Row extends State = State>(
  tx: Prisma.TransactionClient,
  table: ContentTable,
  id: string,
  missing: string,
  columns: readonly Exclude<keyof Row & string, keyof State>[] = [],
): Promise<Row> {
  const names = ['id', 'version', ...columns].map((column) => `"${column}"`).join(', ')
  // Not unsafe: the names come from the code, and the id is a parameter.
  const [row] = await tx.$queryRawUnsafe<Row[]>(`SELECT ${names} FROM "${table}" WHERE "id" = $1::uuid FOR UPDATE`, id)
  if (!row) throw new AppError('not-found', { message: missing })
  return row
}
