import { z } from 'zod/mini'
import type { FaultInput } from '@/lib/faults/schema'
import { requiredFile } from '@/lib/platform/media/schema'
import { formFlag } from '@/lib/platform/fields/values'

/** Limits of a file of faults. The header line and lines that change nothing are not counted. */
export const MAX_FAULT_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FAULT_FILE_LINES = 5000

/** The columns of a file of faults in the order of the export, and the field that each fills. */
export const COLUMN_FIELDS = {
  cihaz: 'serviceId',
  marka: 'brand',
  seri: 'series',
  kod: 'code',
  baslik: 'title',
  belirti: 'symptoms',
  sebepler: 'causes',
  kontroller: 'checks',
  uyari: 'warning',
  atolye: 'repair',
  yazi: 'relatedPostId',
  durum: 'state',
} as const satisfies Record<string, keyof FaultInput>

export type Column = keyof typeof COLUMN_FIELDS

export const COLUMNS = Object.keys(COLUMN_FIELDS) as Column[]

/** Columns that a file must have, because a new fault needs them. */
export const REQUIRED_COLUMNS: readonly Column[] = ['cihaz', 'marka', 'baslik']

/** The name of a column in a sentence. */
export const COLUMN_WORDS: Record<Column, string> = {
  cihaz: 'cihaz',
  marka: 'marka',
  seri: 'seri',
  kod: 'kod',
  baslik: 'başlık',
  belirti: 'belirti',
  sebepler: 'sebepler',
  kontroller: 'kontroller',
  uyari: 'uyarı',
  atolye: 'atölye',
  yazi: 'yazı',
  durum: 'durum',
}

const NO_BASIS = 'basis, denetimin verdiği metin olmalı.'

/**
 * A file of faults. Without `apply` the call only returns a preview with the result of each line. `basis` comes
 * from the preview: if a fault has changed since then, nothing is written.
 */
export const faultImportSchema = z.object({
  file: requiredFile('Bir CSV dosyası seçin.'),
  apply: formFlag('apply true ya da false olmalı.'),
  basis: z.optional(z.string({ error: NO_BASIS }).check(z.regex(/^\d{1,9}-\d{1,15}$/, { error: NO_BASIS }))),
})

export type FaultImport = z.output<typeof faultImportSchema>
