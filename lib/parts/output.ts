import { z } from 'zod/mini'
import { MOVEMENT_FIELDS, MOVEMENT_KINDS, PART_FIELDS } from '@/lib/parts/fields'
import { time, count, output, type SourceOf, toJson } from '@/lib/platform/output'
import { shapes } from '@/lib/records/derive'
import { absoluteUrl } from '@/lib/settings/urls'
import { partCodePath } from '@/lib/site/pages'

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

type Computed = 'isLow' | 'labelUrl'
export type RowSource = Omit<SourceOf<typeof partRowShape>, Computed>

const withComputed = <Row extends RowSource>(part: Row) => ({
  ...part,
  isLow: part.onHand < part.least,
  labelUrl: absoluteUrl(partCodePath(part.code)).toUpperCase(),
})

export const serializePartRow = (part: RowSource): PartRowJson => toJson(partRowShape, withComputed(part))

export const serializePart = (part: Omit<SourceOf<typeof partShape>, Computed>): PartJson =>
  toJson(partShape, withComputed(part))

/** The number of parts that each filter finds. `waiting` is the number of open orders that wait for a part. */
export const partCountsShape = output('PartCounts', { all: count, low: count, negative: count, waiting: count })

const movementFields = {
  id: z.uuid(),
  ...shapes(MOVEMENT_FIELDS),
  /** The order that used the part. */
  order: z.nullable(order),
}

/** A movement of a part: `quantity` is the change that it made, `recorded` the quantity that a count replaced. */
export const movementShape = output('PartMovement', {
  ...movementFields,
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

type OrderSource = { workOrder: { id: string; number: string } | null }
type ReversedMovement = SourceOf<typeof movementShape>['takesBack']
export type MovementSource = Omit<SourceOf<typeof movementShape>, 'order' | 'isTakenBack' | 'takesBack'> &
  OrderSource & {
    takenBack: { id: string } | null
    takesBack: (Omit<NonNullable<ReversedMovement>, 'order'> & OrderSource) | null
  }

export const withOrder = ({ takenBack, takesBack, ...movement }: MovementSource) => ({
  ...movement,
  order: movement.workOrder,
  isTakenBack: takenBack !== null,
  takesBack: takesBack && { ...takesBack, order: takesBack.workOrder },
})

export const serializeMovement = (movement: MovementSource): MovementJson => toJson(movementShape, withOrder(movement))

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

type CountSource = Omit<SourceOf<typeof countResultShape>, 'moved'> & {
  moved: readonly (Omit<SourceOf<typeof countResultShape>['moved'][number], 'movements'> & {
    movements: readonly MovementSource[]
  })[]
}

export const serializeCount = (result: CountSource): CountResultJson =>
  toJson(countResultShape, {
    ...result,
    moved: result.moved.map((part) => ({ ...part, movements: part.movements.map(withOrder) })),
  })
