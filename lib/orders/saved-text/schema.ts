import { z } from 'zod/mini'
import { LINE_KINDS, UNITS } from '@/lib/orders/quote/money'
import { CURRENCIES, MAX_AMOUNT } from '@/lib/orders/order/schema'
import { requiredText } from '@/lib/platform/fields/text'
import { whole } from '@/lib/platform/fields/values'

/** A line of quotes, or a sentence for customers. */
export const TEXT_KINDS = ['line', 'sentence'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

const kind = z.enum(TEXT_KINDS, { error: 'kind line veya sentence olmalı.' })

/** A text to be picked again. The rest is a line's; a price counts in its currency. */
export const savedTextSchema = z.object({
  kind,
  text: requiredText(1000, 'Metni yazın.'),
  lineKind: z._default(z.enum(LINE_KINDS, { error: 'lineKind labour, part veya shipping olmalı.' }), 'part'),
  unit: z._default(z.enum(UNITS, { error: 'unit adet, saat, set veya m olmalı.' }), 'adet'),
  unitPrice: z._default(z.nullable(whole(0, MAX_AMOUNT, 'Birim fiyatı 1.450,00 biçiminde yazın.')), null),
  currency: z._default(z.enum(CURRENCIES, { error: 'Para birimi TRY, EUR veya USD olmalı.' }), 'TRY'),
})
export type SavedTextInput = z.output<typeof savedTextSchema>

/** Which texts a list contains. */
export const savedTextFilterSchema = z.object({ kind: z.optional(kind).check(z.describe('Yalnız bu türdekiler')) })
