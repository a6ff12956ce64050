import type { FaultInput } from '@/lib/faults/schema'

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

/** The names of columns whose headings lack a Turkish letter. */
const TURKISH_NAMES: Partial<Record<Column, string>> = {
  baslik: 'başlık',
  uyari: 'uyarı',
  atolye: 'atölye',
  yazi: 'yazı',
}

/** Returns the name of a column in a sentence. */
export const columnWord = (column: Column) => TURKISH_NAMES[column] ?? column
