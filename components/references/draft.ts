import { type PictureDraft, pictureForm } from '@/components/admin/form/draft-form'
import { newReferenceSchema, REFERENCE_FIELDS, referenceChangeSchema } from '@/lib/references/schema'
import type { ReferenceJson } from '@/lib/references/output'

/** A reference as the API returns it. */
export type ReferenceItem = ReferenceJson

/** The form values of a reference; `logoFile` is a new logo. */
export type ReferenceDraft = PictureDraft<typeof REFERENCE_FIELDS, 'logoFile'>

export const referenceForm = pictureForm(REFERENCE_FIELDS, 'logoFile', {
  create: newReferenceSchema,
  change: referenceChangeSchema,
})
