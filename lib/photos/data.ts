import 'server-only'
import { validate as isUuid } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import { readSettings } from '@/lib/settings/data'
import { FOR_CUSTOMER, refuseGone } from '@/lib/orders/tracking'
import type { PictureFiles } from '@/lib/platform/media/pictures'

const files = { path: true, widths: true } as const

/** Returns the files of a photo for staff, or null. */
export async function findPhoto(_admin: AdminSession, id: string): Promise<PictureFiles | null> {
  return isUuid(id) ? db().photo.findUnique({ where: { id }, select: files }) : null
}

/**
 * Returns the files of a photo that the customer of an order may see, or null.
 * @throws {AppError} gone
 */
export async function findCustomerPhoto(token: string, id: string): Promise<PictureFiles | null> {
  if (!isUuid(id)) return null
  const photo = await db().photo.findFirst({
    where: { id, workOrder: { token }, ...FOR_CUSTOMER },
    select: { ...files, workOrder: { select: { closedAt: true } } },
  })
  if (!photo?.workOrder) return null
  refuseGone(photo.workOrder.closedAt, await readSettings())
  return photo
}
