import 'server-only'
import { db } from '@/lib/db'
import type { Picture } from '@/lib/media/picture'

const select = {
  id: true,
  name: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  logo: { select: { path: true, width: true, height: true, widths: true } },
} as const

export type Reference = {
  id: string
  name: string
  version: number
  createdAt: Date
  updatedAt: Date
  logo: Picture | null
}

/** All references in the staff's order. */
export async function listReferences(): Promise<Reference[]> {
  return db().reference.findMany({ select, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
}

/** A reference by its id; null when there is none. */
export async function findReference(id: string): Promise<Reference | null> {
  return db().reference.findUnique({ where: { id }, select })
}
