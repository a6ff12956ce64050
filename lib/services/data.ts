import 'server-only'
import { db } from '@/lib/db'
import type { Picture } from '@/lib/media/picture'

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
} as const

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

/** All services in the staff's order. */
export async function listServices(): Promise<Service[]> {
  return db().service.findMany({ select, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
}

/** A service by its slug; `movedTo` when the slug is a former one of a living service; null when there is none. */
export async function findService(slug: string): Promise<{ service: Service } | { movedTo: string } | null> {
  const service = await db().service.findUnique({ where: { slug }, select })
  if (service) return { service }
  const former = await db().serviceSlug.findUnique({ where: { slug }, select: { service: { select: { slug: true } } } })
  return former && { movedTo: former.service.slug }
}
