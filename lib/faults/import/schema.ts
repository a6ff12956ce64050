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
