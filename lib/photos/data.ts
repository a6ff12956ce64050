import 'server-only'
import { validate as isUuid } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import { columnsOf } from '@/lib/platform/output'
import { photoShape } from '@/lib/photos/output'
import { Prisma } from '@/lib/generated/prisma/client'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'

/** The columns of a photo that are shown, and the columns of its files. */
export const photoColumns = {
  ...columnsOf(photoShape, Prisma.PhotoScalarFieldEnum),
  path: true,
  widths: true,
} satisfies Prisma.PhotoSelect
export type PhotoRow = Prisma.PhotoGetPayload<{ select: typeof photoColumns }>

/** The columns that serving a photo needs. */
export const photoFileColumns = { path: true, widths: true } as const

/** Returns the files of a photo for staff, or null. */
export async function findPhoto(_admin: AdminSession, id: string): Promise<PictureFiles | null> {
  return isUuid(id) ? db().photo.findUnique({ where: { id }, select: photoFileColumns }) : null
}
