import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed } from '@/lib/access/roles'
import type { BinFilter, BinBulkInput } from '@/lib/bin/schema'
import { MAX_BULK_ITEMS, refuseOtherCount } from '@/lib/content/bulk-actions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { likeLiteral, requiredWords } from '@/lib/platform/turkish/search'
import { type Kind, KIND_ENTRIES, mapKinds } from '@/lib/site/kinds'

/** Returns the kinds whose items an account may delete, and therefore restore. */
export function kindsFor(session: AdminSession): Kind[] {
  return KIND_ENTRIES.filter(([, { screen }]) => isAllowed(session, screen.permission)).map(([kind]) => kind)
}

const select = { id: true, kind: true, label: true, deletedBy: true, createdAt: true } satisfies Prisma.BinItemSelect

type BinRow = Prisma.BinItemGetPayload<{ select: typeof select }>

/** A filter of the bin: a search text, and a kind. */
type Filter = BinFilter & { search: string }

const lastDeletedFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BinItemOrderByWithRelationInput[]

function binWhere(session: AdminSession, { search, kind }: Filter): Prisma.BinItemWhereInput {
  // The stored row includes the search text of its table.
  const textConditions = requiredWords(search).map((word) => ({
    row: { path: ['search_text'], string_contains: likeLiteral(word) },
  }))
  return { kind: { in: kindsFor(session) }, AND: [...textConditions, ...(kind ? [{ kind }] : [])] }
}

/** Returns the deleted items that match a filter, last deleted first. */
export async function listBin(session: AdminSession, filter: Filter, range?: Range): Promise<Paginated<BinRow>> {
  const where = binWhere(session, filter)
  const rows = db().binItem.findMany({ where, select, orderBy: lastDeletedFirst, ...range })
  return paginated(range, rows, () => db().binItem.count({ where }))
}

/** Returns how many deleted items of each kind an account may restore. */
export async function countBin(session: AdminSession): Promise<Record<Kind, number>> {
  const where = { kind: { in: kindsFor(session) } }
  const counts = await db().binItem.groupBy({ by: ['kind'], where, _count: true })
  return mapKinds((_entry, kind) => counts.find((count) => count.kind === kind)?._count ?? 0)
}

/**
 * Returns the items of a bulk action, last deleted first.
 * @throws {AppError} invalid-input for too many items; conflict if the filter does not find `count` items
 */
export async function findBinItems(
  session: AdminSession,
  { ids, all }: Omit<BinBulkInput, 'action'>,
): Promise<BinRow[]> {
  const filter = { search: all?.filter.q ?? '', kind: all?.filter.kind }
  const where = { ...binWhere(session, filter), ...(ids && { id: { in: ids } }) }
  const rows = await db().binItem.findMany({ where, select, orderBy: lastDeletedFirst, take: MAX_BULK_ITEMS + 1 })
  if (all) refuseOtherCount(rows.length, all.count)
  return rows
}
