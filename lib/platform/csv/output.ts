import { z } from 'zod/mini'
import type { CellError } from '@/lib/platform/csv/read-columns'
import { count, type FieldsFor } from '@/lib/platform/output'

// What the results of all imports have in common.

export const lineNumber = z.int().check(z.minimum(1))

/** The errors of a bad line. */
export const cellErrors = z.array(
  z.object({ column: z.string(), written: z.string(), reason: z.string() } satisfies FieldsFor<CellError>),
)

/** How many lines have each result. */
export const lineCounts = { all: count, new: count, changed: count, same: count, bad: count }

/** The fields of a preview or of an import's result besides its lines and counts. */
export const importFields = {
  /** The client sends it back when it applies the file. */
  basis: z.string(),
  applied: z.boolean(),
}
