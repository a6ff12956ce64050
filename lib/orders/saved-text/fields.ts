import type { SavedText } from '@/lib/generated/prisma/client'
import { CURRENCIES, CURRENCY_ERROR } from '@/lib/platform/turkish/money'
import { LINE_KINDS, MAX_AMOUNT, UNITS } from '@/lib/orders/quote/money'
import { area, choice, type TableOf, whole } from '@/lib/records/field'

/** A line for quotes, or a sentence for customers. */
export const TEXT_KINDS = ['line', 'sentence'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

const TEXT_KIND_WORDS: Readonly<Record<TextKind, string>> = { line: 'Teklif satırı', sentence: 'Müşteriye not' }

/** The columns of a text that staff reuse. Columns other than `kind` and `text` belong to a line of a quote. */
export const SAVED_TEXT_FIELDS = {
  id: 'system',
  kind: choice('Türü', { values: TEXT_KINDS, words: TEXT_KIND_WORDS, readOnly: true, audit: true }),
  text: area('Metin', { limit: 1000, required: 'Metni yazın.', audit: true, personal: 'keep' }),
  lineKind: choice('Satırın türü', {
    values: LINE_KINDS,
    error: 'lineKind labour, part veya shipping olmalı.',
    initial: 'part',
    audit: true,
  }),
  unit: choice('Birim', { values: UNITS, error: 'unit adet, saat, set veya m olmalı.', initial: 'adet', audit: true }),
  unitPrice: whole('Birim fiyat', {
    min: 0,
    max: MAX_AMOUNT,
    error: 'Birim fiyatı 1.450,00 biçiminde yazın.',
    audit: true,
  }),
  currency: choice('Para birimi', { values: CURRENCIES, error: CURRENCY_ERROR, initial: 'TRY', audit: true }),
  version: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<SavedText>
