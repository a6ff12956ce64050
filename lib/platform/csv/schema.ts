import { z } from 'zod/mini'
import { formFlag } from '@/lib/platform/fields/values'
import { requiredFile } from '@/lib/platform/media/schema'

/** Limits of a file to import. The header line is not counted. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FILE_LINES = 5000

const NO_BASIS = 'basis, denetimin verdiği metin olmalı.'

/**
 * A file to import. Without `apply` the call only returns a preview of the results. `basis` comes from the
 * preview: if a row of the table has changed since then, nothing is written.
 */
export const fileImportSchema = z.object({
  file: requiredFile('Bir CSV dosyası seçin.'),
  apply: formFlag('apply true ya da false olmalı.'),
  basis: z.optional(z.string({ error: NO_BASIS }).check(z.regex(/^\d{1,9}-\d{1,15}$/, { error: NO_BASIS }))),
})

export type FileImport = z.output<typeof fileImportSchema>
