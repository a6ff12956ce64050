import { z } from 'zod/mini'
import { COLUMNS } from '@/lib/faults/import/schema'
import { cellErrors, importFields, lineCounts, lineNumber } from '@/lib/platform/csv/output'
import { count, output } from '@/lib/platform/output'

const line = { line: lineNumber, brand: z.string(), series: z.string(), code: z.string(), title: z.string() }

const importedLine = z.discriminatedUnion('result', [
  z.object({ ...line, result: z.enum(['same', 'new']) }),
  z.object({
    ...line,
    result: z.literal('changed'),
    columns: z.array(z.enum(COLUMNS)),
    formerTitle: z.optional(z.string()),
  }),
  z.object({ ...line, result: z.literal('bad'), errors: cellErrors }),
])

/** The preview of a file, or the result of its import. */
export const faultImportShape = output('FaultImport', {
  /** The first lines of each result. */
  lines: z.array(importedLine),
  /** `drafts` are the new lines that become drafts. */
  counts: z.object({ ...lineCounts, drafts: count }),
  ...importFields,
})

export type ImportedLine = z.infer<typeof importedLine>
export type FaultImportResult = z.infer<typeof faultImportShape>
