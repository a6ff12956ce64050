import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { shipmentColumns } from '@/lib/orders/order/data'
import { changeOrder, conflict, isRepeated, lockOrder } from '@/lib/orders/order/mutations'
import type { ShipmentInput } from '@/lib/orders/shipment/schema'
import { withTrackingUrl, type TrackedShipment } from '@/lib/orders/shipment/carrier-links'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import type { ItemVersion } from '@/lib/platform/db/versions'
import { readSettings } from '@/lib/settings/data'

type StoredShipment = { shipment: TrackedShipment; order: ItemVersion }

/** Maximum number of shipments per order, far more than any has. */
const MAX_SHIPMENTS = 20

const shipmentMissing = () => new AppError('not-found', { message: 'Kargo bulunamadı.' })

const columnsOf = ({ day, ...fields }: ShipmentInput) => ({ ...fields, day: new Date(day) })

/**
 * Adds a shipment to an order. The idempotency key becomes its id; a repeated key returns the existing shipment.
 * @throws {AppError} not-found, conflict after the twentieth or for the key of another order's shipment
 */
export async function addShipment(
  admin: AdminSession,
  workOrderId: string,
  input: ShipmentInput,
  idempotencyKey?: string,
): Promise<StoredShipment> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, workOrderId)
    const { carriers } = (await readSettings(tx)).orders
    const id = idempotencyKey ?? newId()
    const existingShipment = await tx.shipment.findUnique({
      where: { id },
      select: { ...shipmentColumns, workOrderId: true },
    })
    if (existingShipment && isRepeated(workOrderId, existingShipment))
      return { shipment: withTrackingUrl(existingShipment, carriers), order }
    if ((await tx.shipment.count({ where: { workOrderId } })) >= MAX_SHIPMENTS)
      throw conflict(`Bir iş emrine en çok ${MAX_SHIPMENTS} kargo yazılabilir.`)
    const data = { ...columnsOf(input), id, workOrderId, author: admin.email, createdAt: new Date() }
    const shipment = await tx.shipment.create({ data, select: shipmentColumns })
    return { shipment: withTrackingUrl(shipment, carriers), order: await changeOrder(tx, workOrderId) }
  })
}

/** Changes a shipment of an order. @throws {AppError} not-found */
export async function changeShipment(
  _admin: AdminSession,
  workOrderId: string,
  id: string,
  input: ShipmentInput,
): Promise<StoredShipment> {
  return db().$transaction(async (tx) => {
    await lockOrder(tx, workOrderId)
    const { count } = await tx.shipment.updateMany({ where: { id, workOrderId }, data: columnsOf(input) })
    if (count === 0) throw shipmentMissing()
    const shipment = await tx.shipment.findUniqueOrThrow({ where: { id }, select: shipmentColumns })
    const { carriers } = (await readSettings(tx)).orders
    return { shipment: withTrackingUrl(shipment, carriers), order: await changeOrder(tx, workOrderId) }
  })
}

/** Removes a shipment from an order, and returns the order's new version. @throws {AppError} not-found */
export async function removeShipment(_admin: AdminSession, workOrderId: string, id: string): Promise<ItemVersion> {
  return db().$transaction(async (tx) => {
    await lockOrder(tx, workOrderId)
    const { count } = await tx.shipment.deleteMany({ where: { id, workOrderId } })
    if (count === 0) throw shipmentMissing()
    return changeOrder(tx, workOrderId)
  })
}
