import { z } from 'zod/mini'
import { movementShape, partRowShape } from '@/lib/parts/output'
import { output } from '@/lib/platform/output'

/** The parts of an order. Quantities are in thousandths. */
export const orderPartsShape = output('OrderParts', {
  /** Whether the approved quote's parts are proposed: the order is open and the repair has started. */
  isProposing: z.boolean(),
  /** Every part in the order's movements, in its quotes or in `awaited`. */
  parts: z.array(partRowShape),
  /** Parts of the approved quote that nobody has booked yet. */
  proposed: z.array(z.object({ partId: z.uuid(), quantity: z.int() })),
  /** The order's movements with the quantity in the approved quote, newest first, without reversals. */
  used: z.array(z.object({ partId: z.uuid(), quoted: z.nullable(z.int()), movement: movementShape })),
  /** Texts of the approved quote's part lines that are not linked to a part in stock. */
  unlinked: z.array(z.string()),
  awaited: z.nullable(z.object({ partId: z.uuid(), quantity: z.int(), arrivedAt: z.nullable(z.iso.datetime()) })),
})

export type OrderPartsJson = z.infer<typeof orderPartsShape>
