import type { Movement, PartRow } from '@/lib/parts/data'
import { MOVEMENT_FIELDS, MOVEMENT_WORDS, type MovementKind, PART_FIELDS } from '@/lib/parts/fields'
import { tableOf } from '@/lib/platform/csv/write-csv'
import { csvColumns } from '@/lib/records/derive'

/** Returns '37,5' for 37500 thousandths. */
const milliCell = (milli: number | null) => (milli === null ? '' : String(milli / 1000).replace('.', ','))

const PART_COLUMNS = csvColumns<PartRow>(PART_FIELDS, {
  onHand: ({ onHand }) => milliCell(onHand),
  least: ({ least }) => milliCell(least),
  price: ({ price }) => (price === null ? '' : (price / 100).toFixed(2).replace('.', ',')),
})

/** Returns parts as a table of texts, which the import reads. */
export const partTable = (parts: PartRow[]) => tableOf(PART_COLUMNS, parts)

const MOVEMENT_COLUMNS = csvColumns<Movement>(MOVEMENT_FIELDS, {
  kind: ({ kind }) => MOVEMENT_WORDS[kind as MovementKind],
  quantity: ({ quantity }) => milliCell(quantity),
  balance: ({ balance }) => milliCell(balance),
  recorded: ({ recorded }) => milliCell(recorded),
  workOrderId: ({ order }) => order?.number ?? '',
})

export const movementTable = (movements: Movement[]) => tableOf(MOVEMENT_COLUMNS, movements)
