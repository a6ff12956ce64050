import { z } from 'zod/mini'
import { SAVED_TEXT_FIELDS, TEXT_KINDS } from '@/lib/orders/saved-text/fields'
import { inputs } from '@/lib/records/derive'

const kind = z.enum(TEXT_KINDS, { error: 'kind line veya sentence olmalı.' })

export const savedTextSchema = z.object({ ...inputs(SAVED_TEXT_FIELDS), kind })
export type SavedTextInput = z.output<typeof savedTextSchema>

/** The filter of a list of texts. */
export const savedTextFilterSchema = z.object({ kind: z.optional(kind).check(z.describe('Yalnız bu türdekiler')) })
