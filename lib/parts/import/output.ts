import { z } from 'zod/mini'
import { FILE_FIELDS } from '@/lib/parts/import/schema'
import { partRowShape } from '@/lib/parts/output'
import { cellErrors, importFields, lineCounts, lineNumber } from '@/lib/platform/csv/output'
import { count, output } from '@/lib/platform/output'

const { unit, currency } = partRowShape.shape

const lineFields = { line: lineNumber, code: z.string(), place: z.string(), name: z.string() }

/** What a line changes about its part. */
const changes = {
  unit,
  /** The price before and after, if it changes. */
  price: z.nullable(z.object({ before: z.nullable(z.int()), after: z.nullable(z.int()), currency })),
  /** The counted quantity and the stored one. Null if the line has no quantity. */
  count: z.nullable(z.object({ counted: z.int(), recorded: z.int() })),
  /** The fields that change. */
  fields: z.array(z.enum(FILE_FIELDS)),
}

/** The result of a line. A line whose count differs is `changed`. */
const importedLine = z.discriminatedUnion('result', [
  z.object({ ...lineFields, ...changes, result: z.enum(['new', 'changed', 'same']) }),
  z.object({ ...lineFields, result: z.literal('bad'), errors: cellErrors }),
])

/** The preview of a file, or the result of its import. */
export const partImportShape = output('PartImport', {
  /** The first lines of each result. */
  lines: z.array(importedLine),
  /** `prices` are changed prices, `counted` the lines with a quantity, `differences` those whose quantity differs from the stored one. */
  counts: z.object({ ...lineCounts, prices: count, counted: count, differences: count }),
  ...importFields,
})

export type ImportedPart = z.infer<typeof importedLine>
export type PartImportJson = z.infer<typeof partImportShape>
