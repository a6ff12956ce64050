import { z } from 'zod/mini'
import { MOVEMENT_FIELDS, MOVEMENT_KINDS, PART_FIELDS } from '@/lib/parts/fields'
import { time, count, output } from '@/lib/platform/output'
import { shapes } from '@/lib/records/derive'

const order = z.object({ id: z.uuid(), number: z.string() })

/** A part in a list. Quantities are in thousandths of its unit. */
export const partRowShape = output('PartRow', {
  id: z.uuid(),
  ...shapes(PART_FIELDS, { omit: ['changedBy', 'changedAt', 'least'] }),
  least: z.int(),
  isLow: z.boolean(),
  /** The URL in the label's QR code, in capital letters. It opens the part in the panel. */
  labelUrl: z.url(),
  version: z.int(),
})

export type PartRowJson = z.infer<typeof partRowShape>

/** A part with the open orders that wait for it. */
export const partShape = output('Part', {
  ...partRowShape.shape,
  ...shapes(PART_FIELDS),
  least: z.int(),
  /** `quantity` is how much the order needs. */
  waitingOrders: z.array(z.object({ ...order.shape, quantity: z.int(), arrivedAt: z.nullable(time) })),
})

export type PartJson = z.infer<typeof partShape>

/** The number of parts that each filter finds. `waiting` is the number of open orders that wait for a part. */
export const partCountsShape = output('PartCounts', { all: count, low: count, negative: count, waiting: count })

/** A movement of a part: `quantity` is the change that it made, `recorded` the quantity that a count replaced. */
export const movementShape = output('PartMovement', {
  id: z.uuid(),
  ...shapes(MOVEMENT_FIELDS),
  /** The order that used the part. */
  order: z.nullable(order),
  isTakenBack: z.boolean(),
  takesBack: z.nullable(
    z.object({
      id: z.uuid(),
      kind: z.enum(MOVEMENT_KINDS),
      quantity: z.int(),
      createdAt: time,
      order: z.nullable(order),
    }),
  ),
})

export type MovementJson = z.infer<typeof movementShape>

/**
 * The result of a count: the ids of the parts whose quantity was corrected (`written`), of the parts whose quantity was already
 * correct (`same`), and the parts with movements during the count (`moved`).
 */
export const countResultShape = output('PartCount', {
  written: z.array(z.uuid()),
  same: z.array(z.uuid()),
  moved: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      name: z.string(),
      unit: partRowShape.shape.unit,
      counted: z.int(),
      /** The number of movements when the part was shown. */
      seen: z.int(),
      /** The number of movements when this question was asked. The client sends it back with its answer. */
      asked: z.int(),
      /** The movements since `seen`, newest first. */
      movements: z.array(movementShape),
      /** The resulting quantity on hand if the part was counted before these movements, or after them. */
      before: z.int(),
      after: z.int(),
    }),
  ),
})

export type CountResultJson = z.infer<typeof countResultShape>
