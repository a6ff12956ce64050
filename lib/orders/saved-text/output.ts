import { z } from 'zod/mini'
import { SAVED_TEXT_FIELDS } from '@/lib/orders/saved-text/fields'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { shapes } from '@/lib/records/derive'

/** A text that staff reuse. */
export const savedTextShape = output('SavedText', { id: z.uuid(), ...shapes(SAVED_TEXT_FIELDS) })

export type SavedTextJson = z.infer<typeof savedTextShape>

export const serializeSavedText = (text: SourceOf<typeof savedTextShape>): SavedTextJson => toJson(savedTextShape, text)
