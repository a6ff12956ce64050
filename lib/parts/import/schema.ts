import { PART_FIELDS } from '@/lib/parts/fields'

/** The fields that a file of parts has, in the order of the export. `onHand` is a count. */
export const FILE_FIELDS = [
  'code',
  'name',
  'place',
  'unit',
  'onHand',
  'least',
  'price',
  'currency',
  'supplier',
  'note',
] as const satisfies (keyof typeof PART_FIELDS)[]
export type FileField = (typeof FILE_FIELDS)[number]

/** Returns the heading of a field's column. */
export const headingOf = (field: FileField) => PART_FIELDS[field].label
