import 'server-only'
import { missingItem } from '@/lib/content/data'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { containingAll } from '@/lib/platform/turkish/search'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'

const select = {
  id: true,
  name: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  logo: { select: { path: true, width: true, height: true, widths: true } },
} satisfies Prisma.ReferenceSelect

export type Reference = Prisma.ReferenceGetPayload<{ select: typeof select }>

/** Returns the references that contain all words of `search`, in the order set by staff. */
export async function listReferences(range?: Range, search = ''): Promise<Paginated<Reference>> {
  const where = containingAll(search)
  const rows = db().reference.findMany({ where, select, orderBy: [{ position: 'asc' }, { id: 'asc' }], ...range })
  return paginated(range, rows, () => db().reference.count({ where }))
}

/** Returns an existing reference, read in the transaction. */
export async function readReference(tx: Prisma.TransactionClient, id: string): Promise<Reference> {
  return tx.reference.findUniqueOrThrow({ where: { id }, select })
}

/**
 * Returns a reference by its id.
 * @throws {AppError} not-found
 */
export async function getReference(id: string): Promise<Reference> {
  const reference = await db().reference.findUnique({ where: { id }, select })
  if (!reference) throw missingItem('reference')
  return reference
}
