import { type Field, line } from '@/lib/content/fields'
import { z } from 'zod/mini'
import { optionalFile, requiredFile } from '@/lib/platform/media/schema'
import { requiredLine } from '@/lib/platform/fields/text'

/** The text fields of a reference. Its logo is a separate part of the form. */
export const referenceSchema = z.object({ name: requiredLine(200, 'Marka adını yazın.') })

export type ReferenceInput = z.output<typeof referenceSchema>

export const newReferenceSchema = z.extend(referenceSchema, {
  logoFile: requiredFile('Yeni referans eklerken logo seçmek zorunludur.'),
})

/** Without a logo, the current one is kept. */
export const referenceChangeSchema = z.extend(referenceSchema, { logoFile: optionalFile() })

export type NewReference = z.output<typeof newReferenceSchema>
export type ReferenceChange = z.output<typeof referenceChangeSchema>

/** Fields of a reference's form. Its logo has a separate control. */
export const REFERENCE_FIELDS = { name: line('Marka adı', { required: true }) } satisfies Record<
  keyof ReferenceInput,
  Field
>
