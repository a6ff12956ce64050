import { z } from 'zod/mini'
import { optionalFile, requiredFile } from '@/lib/media/schema'
import { requiredText } from '@/lib/validation/text'

/** What staff write about a reference; its logo comes beside it. */
export const referenceSchema = z.object({ name: requiredText(200, 'Marka adını yazın.') })

export type ReferenceInput = z.output<typeof referenceSchema>

export const newReferenceSchema = z.extend(referenceSchema, {
  logoFile: requiredFile('Yeni referans eklerken logo seçmek zorunludur.'),
})

/** Without a logo the one that is there stays. */
export const referenceChangeSchema = z.extend(referenceSchema, { logoFile: optionalFile() })

export type NewReference = z.output<typeof newReferenceSchema>
export type ReferenceChange = z.output<typeof referenceChangeSchema>
