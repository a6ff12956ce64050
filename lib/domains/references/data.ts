import 'server-only'
import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Picture } from '@/lib/media/picture'
import type { Page, Range } from '@/lib/content/paginated'
import { containingAll } from '@/lib/content/search'

const select = {
  id: true,
  name: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  logo: { select: { path: true, width: true, height: true, widths: true } },
} satisfies Prisma.ReferenceSelect

export type Reference = {
  id: string
  name: string
  version: number
  createdAt: Date
  updatedAt: Date
  logo: Picture | null
}

/** Those that contain all words of `search`, in the staff's order; all or a part of them. */
export async function listReferences(range?: Range, search = ''): Promise<Reference[]> {
  const where = containingAll(search)
  return db().reference.findMany({ where, select, orderBy: [{ position: 'asc' }, { id: 'asc' }], ...range })
}

/** As listReferences, with the count of all; beyond the end `items` is empty. */
export async function pageOfReferences(range?: Range, search = ''): Promise<Page<Reference>> {
  if (!range) {
    const items = await listReferences(range, search)
    return { items, total: items.length }
  }
  const [items, total] = await Promise.all([
    listReferences(range, search),
    db().reference.count({ where: containingAll(search) }),
  ])
  return { items, total }
}

/** A reference that exists, as a transaction sees it. */
export async function readReference(tx: Prisma.TransactionClient, id: string): Promise<Reference> {
  return tx.reference.findUniqueOrThrow({ where: { id }, select })
}

/** A reference by its id; null when there is none. */
export async function findReference(id: string): Promise<Reference | null> {
  return db().reference.findUnique({ where: { id }, select })
}

/**
 * As findReference, for callers who show the reason.
 * @throws {AppError} not-found
 */
export async function getReference(id: string): Promise<Reference> {
  const reference = await findReference(id)
  if (!reference) throw new AppError('not-found', { message: 'Referans bulunamadı.' })
  return reference
}
