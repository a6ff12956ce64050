import { z } from 'zod/mini'
import { LINE_KINDS, UNITS } from '@/lib/orders/quote/money'
import { CURRENCIES } from '@/lib/orders/order/schema'
import { TEXT_KINDS } from '@/lib/orders/saved-text/schema'
import { output, toJson, type Written } from '@/lib/platform/output'

/** A text that staff pick again. */
export const savedTextShape = output('SavedText', {
  id: z.uuid(),
  kind: z.enum(TEXT_KINDS),
  text: z.string(),
  lineKind: z.enum(LINE_KINDS),
  unit: z.enum(UNITS),
  unitPrice: z.nullable(z.int()),
  currency: z.enum(CURRENCIES),
})

export type SavedTextJson = z.infer<typeof savedTextShape>

export const serializeSavedText = (text: Written<typeof savedTextShape>): SavedTextJson => toJson(savedTextShape, text)
