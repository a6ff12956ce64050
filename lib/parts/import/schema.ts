import { z } from 'zod/mini'
import { PART_FIELDS } from '@/lib/parts/fields'
import { formFlag } from '@/lib/platform/fields/values'
import { requiredFile } from '@/lib/platform/media/schema'

/** Maximum size of a file of parts. */
export const MAX_PART_FILE_BYTES = 10 * 1024 * 1024
export const MAX_PART_FILE_LINES = 5000

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

const NO_BASIS = 'basis, denetimin verdiği metin olmalı.'

/**
 * A file of parts. Without `apply` the call only returns a preview with the result of each line. `basis` comes from the preview:
 * if a part has changed or moved since then, nothing is written.
 */
export const partImportSchema = z.object({
  file: requiredFile('Bir CSV dosyası seçin.'),
  apply: formFlag('apply true ya da false olmalı.'),
  basis: z.optional(z.string({ error: NO_BASIS }).check(z.regex(/^\d{1,9}-\d{1,15}$/, { error: NO_BASIS }))),
})
export type PartImport = z.output<typeof partImportSchema>
