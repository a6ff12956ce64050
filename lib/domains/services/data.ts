import 'server-only'
import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Picture } from '@/lib/media/picture'
import type { Page, Range } from '@/lib/content/paginated'
import { containingAll } from '@/lib/content/search'
import { isSlug } from '@/lib/content/slug'

const select = {
  id: true,
  slug: true,
  title: true,
  description: true,
  detailsDescription: true,
  iconName: true,
  benefits: true,
  brands: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  images: {
    select: { path: true, width: true, height: true, widths: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.ServiceSelect

export type Service = {
  id: string
  slug: string
  title: string
  description: string
  detailsDescription: string
  iconName: string
  benefits: string[]
  brands: string[]
  version: number
  createdAt: Date
  updatedAt: Date
  /** In the order to show; the first is the header picture. */
  images: Picture[]
}

/** Those that contain all words of `search`, in the staff's order; all or a part of them. */
export async function listServices(range?: Range, search = ''): Promise<Service[]> {
  const where = containingAll(search)
  return db().service.findMany({ where, select, orderBy: [{ position: 'asc' }, { id: 'asc' }], ...range })
}

/** As listServices, with the count of all; beyond the end `items` is empty. */
export async function pageOfServices(range?: Range, search = ''): Promise<Page<Service>> {
  if (!range) {
    const items = await listServices(range, search)
    return { items, total: items.length }
  }
  const [items, total] = await Promise.all([
    listServices(range, search),
    db().service.count({ where: containingAll(search) }),
  ])
  return { items, total }
}

/** A service that exists, as a transaction sees it. */
export async function readService(tx: Prisma.TransactionClient, id: string): Promise<Service> {
  return tx.service.findUniqueOrThrow({ where: { id }, select })
}

/** A service by its slug; `movedTo` when the slug is a former one of a living service; null when there is none. */
export async function findService(slug: string): Promise<{ service: Service } | { movedTo: string } | null> {
  if (!isSlug(slug)) return null
  const service = await db().service.findUnique({ where: { slug }, select })
  if (service) return { service }
  const former = await db().serviceSlug.findUnique({ where: { slug }, select: { service: { select: { slug: true } } } })
  return former && { movedTo: former.service.slug }
}

/**
 * As findService, for callers who show the reason.
 * @throws {AppError} invalid-input for no name, not-found
 */
export async function getService(name: string): Promise<{ service: Service } | { movedTo: string }> {
  if (!name) throw new AppError('invalid-input', { message: "Hizmet adı URL'de bulunamadı." })
  const found = await findService(name)
  if (!found) throw new AppError('not-found', { message: `'${name}' hizmeti bulunamadı.` })
  return found
}
