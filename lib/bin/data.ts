import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed } from '@/lib/access/roles'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { likeLiteral, requiredWords } from '@/lib/platform/turkish/search'
import { type Kind, KIND_ENTRIES } from '@/lib/site/kinds'

/** Returns the kinds whose items an account may delete, and therefore restore. */
export function kindsFor(session: AdminSession): Kind[] {
  return KIND_ENTRIES.filter(([, { screen }]) => isAllowed(session, screen.permission)).map(([kind]) => kind)
}

const select = { id: true, kind: true, label: true, deletedBy: true, createdAt: true } satisfies Prisma.BinItemSelect

type BinRow = Prisma.BinItemGetPayload<{ select: typeof select }>

/** Returns the deleted items that contain all words of `search`, the last deleted first. */
export async function listBin(session: AdminSession, range?: Range, search = ''): Promise<Paginated<BinRow>> {
  // The row has the search text of its table.
  const contained = requiredWords(search).map((word) => ({
    row: { path: ['search_text'], string_contains: likeLiteral(word) },
  }))
  const where = { kind: { in: kindsFor(session) }, AND: contained } satisfies Prisma.BinItemWhereInput
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BinItemOrderByWithRelationInput[]
  const rows = db().binItem.findMany({ where, select, orderBy, ...range })
  return paginated(range, rows, () => db().binItem.count({ where }))
}
