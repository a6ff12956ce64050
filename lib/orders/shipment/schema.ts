import { z } from 'zod/mini'
import { DIRECTIONS, SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { day } from '@/lib/platform/fields/values'
import { inputs } from '@/lib/records/derive'

/** A shipment of a device to the workshop, or back. */
export const shipmentSchema = z.object({
  direction: z.enum(DIRECTIONS, { error: 'Geldi mi, gönderildi mi, seçin.' }),
  ...inputs(SHIPMENT_FIELDS),
  day,
})
/** Path parameters of a shipment of an order. */
export const shipmentParams = z.object({ key: z.uuid(), shipmentId: z.uuid() })
export type ShipmentInput = z.output<typeof shipmentSchema>
