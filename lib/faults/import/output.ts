import { z } from 'zod/mini'
import { COLUMNS } from '@/lib/faults/import/schema'
import type { CellError } from '@/lib/platform/csv/read-columns'
import { type FieldsFor, output } from '@/lib/platform/output'

const count = z.int().check(z.minimum(0))

const line = {
  line: z.int().check(z.minimum(1)),
  brand: z.string(),
  series: z.string(),
  code: z.string(),
  title: z.string(),
}

/** An error in one cell: its column, its text, and the reason. */
const cellError = z.object({
  column: z.string(),
  written: z.string(),
  reason: z.string(),
} satisfies FieldsFor<CellError>)

/** The result of a line of a file. */
const importedLine = z.discriminatedUnion('result', [
  z.object({ ...line, result: z.enum(['same', 'new']) }),
  z.object({
    ...line,
    result: z.literal('changed'),
    columns: z.array(z.enum(COLUMNS)),
    formerTitle: z.optional(z.string()),
  }),
  z.object({ ...line, result: z.literal('bad'), errors: z.array(cellError) }),
])

/** The preview of a file, or the result of its import. */
export const faultImportShape = output('FaultImport', {
  /** The first lines of each result. */
  lines: z.array(importedLine),
  /** `drafts` are the new lines that become drafts. */
  counts: z.object({ all: count, new: count, same: count, changed: count, bad: count, drafts: count }),
  /** The client sends it back when it applies the file. */
  basis: z.string(),
  applied: z.boolean(),
})

export type ImportedLine = z.infer<typeof importedLine>
export type FaultImportResult = z.infer<typeof faultImportShape>
