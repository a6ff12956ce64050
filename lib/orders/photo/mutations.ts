import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import { queueMail } from '@/lib/mail/queue-mail'
import { emailInCharge, newPhotoFilter, ORDER_MISSING } from '@/lib/orders/order/data'
import { newPhotoMail, orderMailFacts } from '@/lib/orders/mail/mails'
import { addEvent, changeOrder, lockOrder } from '@/lib/orders/order/mutations'
import { MAX_CUSTOMER_PHOTOS, MAX_MESSAGE_PHOTOS } from '@/lib/orders/photo/schema'
import { refuseExpiredPage, refuseMalformedToken, withOwner } from '@/lib/orders/tracking/data'
import { photoColumns, type PhotoRow } from '@/lib/photos/data'
import { type AddedPhoto, addPhoto, discardPhotos } from '@/lib/photos/mutations'
import type { StaffPhoto } from '@/lib/photos/schema'
import { noPermission } from '@/lib/photos/upload-token'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { lockRow, type ItemVersion } from '@/lib/platform/db/versions'
import type { Upload } from '@/lib/platform/media/schema'
import { readSettings } from '@/lib/settings/data'

/** The columns of a visitor's photo: it has no author among staff, and the customer sees it. */
const VISITOR_COLUMNS = { author: '', forCustomer: true }

/** Copies a message's new photo to its open orders. Earlier photos were copied when the orders were opened. */
async function copyToOrders(tx: Prisma.TransactionClient, messageId: string, photoId: string): Promise<void> {
  const omit = { id: true, messageId: true, updatedAt: true } as const
  const photo = await tx.photo.findUniqueOrThrow({ where: { id: photoId }, omit })
  const where = { messageId, state: 'open' }
  for (const { id } of await tx.workOrder.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })) {
    // The order may have been closed or deleted while this call waited for the lock.
    const [openOrder] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "work_orders" WHERE "id" = ${id}::uuid AND "state" = 'open' FOR UPDATE`
    if (!openOrder) continue
    await tx.photo.create({ data: { ...photo, id: newId(), workOrderId: id } })
    await changeOrder(tx, id)
  }
}

/**
 * Adds a photo to a message, and to the orders that were opened from it. The caller has checked the token.
 * @throws {AppError} unauthenticated for a message that does not exist or was erased, conflict after the fifth photo, rate-limited,
 * and the errors of storePicture
 */
export async function addMessagePhoto(messageId: string, upload: Upload, ipAddress: string): Promise<PhotoRow> {
  const lockItem = async (tx: Prisma.TransactionClient) => {
    type Row = ItemVersion & { email: string }
    const row = await lockRow<Row>(tx, 'contact_messages', messageId, '', ['email']).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not-found' ? noPermission() : error
    })
    // Only a message whose sender was erased has no email address.
    if (row.email === '') throw noPermission()
    const version = { id: row.id, version: row.version }
    const recordPhoto = async (id: string) => {
      await copyToOrders(tx, messageId, id)
      return version
    }
    return { owner: { messageId }, version, recordPhoto }
  }
  const tooMany = `Bir mesaja en çok ${MAX_MESSAGE_PHOTOS} fotoğraf ekleyebilirsiniz.`
  const visitor = { ipAddress, max: MAX_MESSAGE_PHOTOS, tooMany }
  return (await addPhoto({ lockItem, columns: VISITOR_COLUMNS, visitor }, upload)).photo
}

/** Returns the id of an order to which its customer may add photos. @throws {AppError} not-found, gone, conflict */
export async function findOrderForPhotos(token: string, tx: Prisma.TransactionClient = db()): Promise<string> {
  refuseMalformedToken(token)
  const select = { id: true, state: true, closedAt: true, warrantyUntil: true } as const
  const order = await tx.workOrder.findUnique({ where: { token }, select })
  if (!order) throw new AppError('not-found', { message: ORDER_MISSING })
  refuseExpiredPage(order, await readSettings(tx))
  if (order.state !== 'open') throw new AppError('conflict', { message: 'Kapanan iş emrine fotoğraf eklenemez.' })
  return order.id
}

/**
 * Adds a customer's photo to an open order, with an event.
 * @throws {AppError} not-found, gone, conflict for a closed order and after the tenth photo, rate-limited, and the errors of
 * storePicture
 */
export async function addCustomerPhoto(token: string, upload: Upload, ipAddress: string) {
  const lockItem = async (tx: Prisma.TransactionClient) => {
    const order = await lockOrder(tx, await findOrderForPhotos(token, tx))
    // The order may have been closed while this call waited for the lock.
    await findOrderForPhotos(token, tx)
    // Only the first of several unseen photos triggers an email.
    const isFirstUnseen = (await tx.photo.count({ where: { workOrderId: order.id, ...newPhotoFilter } })) === 0
    const recordPhoto = async () => {
      await addEvent(tx, order, { kind: 'photo' })
      if (isFirstUnseen) {
        const recipient = await emailInCharge(tx, order.responsibleId)
        const mail = newPhotoMail(await readSettings(tx), orderMailFacts(order))
        await queueMail(tx, recipient, mail, { workOrderId: order.id })
      }
      return changeOrder(tx, order.id)
    }
    return { owner: { workOrderId: order.id }, version: order, recordPhoto }
  }
  const tooMany = `Bu iş emrine en çok ${MAX_CUSTOMER_PHOTOS} fotoğraf ekleyebilirsiniz.`
  const visitor = { ipAddress, max: MAX_CUSTOMER_PHOTOS, tooMany }
  return withOwner((await addPhoto({ lockItem, columns: VISITOR_COLUMNS, visitor }, upload)).photo)
}

/** Adds a staff member's photo to an order. @throws {AppError} not-found, and the errors of storePicture */
export async function addOrderPhoto(
  { email: author }: AdminSession,
  workOrderId: string,
  { file, caption, forCustomer }: StaffPhoto,
): Promise<AddedPhoto> {
  const lockItem = async (tx: Prisma.TransactionClient) => {
    const version = await lockOrder(tx, workOrderId)
    return { owner: { workOrderId }, version, recordPhoto: () => changeOrder(tx, workOrderId) }
  }
  return addPhoto({ lockItem, columns: { author, caption, forCustomer } }, file)
}

const PHOTO_MISSING = 'Fotoğraf bulunamadı.'

/** Changes the caption and the visibility of an order's photo. A missing field is not changed. @throws {AppError} not-found */
export async function changePhoto(
  _admin: AdminSession,
  workOrderId: string,
  id: string,
  change: { caption?: string; forCustomer?: boolean },
): Promise<AddedPhoto> {
  return db().$transaction(async (tx) => {
    await lockOrder(tx, workOrderId)
    const { count } = await tx.photo.updateMany({ where: { id, workOrderId }, data: change })
    if (count === 0) throw new AppError('not-found', { message: PHOTO_MISSING })
    const photo = await tx.photo.findUniqueOrThrow({ where: { id }, select: photoColumns })
    return { photo, item: await changeOrder(tx, workOrderId) }
  })
}

/** @throws {AppError} conflict for a photo that a signed record of a load test shows */
async function refuseSigned(tx: Prisma.TransactionClient, workOrderId: string, id: string): Promise<void> {
  const where = { workOrderId, signedAt: { not: null }, photoIds: { has: id } }
  if ((await tx.loadTest.count({ where })) > 0)
    throw new AppError('conflict', { message: 'Fotoğraf imzalı test tutanağında; silinemez.' })
}

/** Removes a photo from an order, and returns the order's new version. @throws {AppError} not-found, conflict */
export async function removePhoto(_admin: AdminSession, workOrderId: string, id: string): Promise<ItemVersion> {
  const { photo, order } = await db().$transaction(async (tx) => {
    await lockOrder(tx, workOrderId)
    const photo = await tx.photo.findFirst({ where: { id, workOrderId }, select: { path: true, widths: true } })
    if (!photo) throw new AppError('not-found', { message: PHOTO_MISSING })
    await refuseSigned(tx, workOrderId, id)
    await tx.photo.delete({ where: { id } })
    // The draft of a load test must no longer refer to the photo.
    await tx.$executeRaw`
      UPDATE "load_tests" SET "photo_ids" = array_remove("photo_ids", ${id}::uuid)
      WHERE "work_order_id" = ${workOrderId}::uuid AND ${id}::uuid = ANY("photo_ids")`
    return { photo, order: await changeOrder(tx, workOrderId) }
  })
  await discardPhotos([photo])
  return order
}
