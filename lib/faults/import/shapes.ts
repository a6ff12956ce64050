import { z } from 'zod/mini'
import { COLUMNS, type ImportAnswer } from '@/lib/faults/import/schema'
import { shapeOf } from '@/lib/platform/output'

const count = z.int().check(z.minimum(0))

const line = {
  line: z.int().check(z.minimum(1)),
  brand: z.string(),
  series: z.string(),
  code: z.string(),
  title: z.string(),
}

/** The preview of a file, or what was written. */
export const faultImportShape = shapeOf<ImportAnswer>('FaultImport', {
  lines: z.array(
    z.discriminatedUnion('result', [
      z.object({ ...line, result: z.enum(['same', 'new']) }),
      z.object({
        ...line,
        result: z.literal('changed'),
        columns: z.array(z.enum(COLUMNS as [(typeof COLUMNS)[number]])),
        formerTitle: z.optional(z.string()),
      }),
      z.object({
        ...line,
        result: z.literal('bad'),
        errors: z.array(z.object({ column: z.string(), written: z.string(), reason: z.string() })),
      }),
    ]),
  ),
  counts: z.object({ all: count, new: count, same: count, changed: count, bad: count, drafts: count }),
  basis: z.string(),
  applied: z.boolean(),
})
