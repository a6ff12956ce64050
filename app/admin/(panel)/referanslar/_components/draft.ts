import type { FieldErrors } from '@/lib/app-error'
import { fieldErrors } from '@/lib/validation/field-errors'
import { newReferenceSchema, referenceChangeSchema } from '@/lib/domains/references/schema'
import type { serializeReference } from '@/lib/domains/references/serialize'

/** A reference as the API shows it. */
export type ReferenceItem = ReturnType<typeof serializeReference>

/** What is written about a reference; `logoFile` is a freshly chosen logo. */
export type ReferenceDraft = { name: string; logoFile: File | null }

export const EMPTY_REFERENCE: ReferenceDraft = { name: '', logoFile: null }

export function draftOf({ name }: ReferenceItem): ReferenceDraft {
  return { name, logoFile: null }
}

export function sameDraft(a: ReferenceDraft, b: ReferenceDraft): boolean {
  return a.name === b.name && a.logoFile === b.logoFile
}

export function withoutFiles(draft: ReferenceDraft): ReferenceDraft {
  return { ...draft, logoFile: null }
}

/** The draft as the API takes it; without a fresh logo the stored one stays. */
export function formOf({ name, logoFile }: ReferenceDraft): FormData {
  const form = new FormData()
  form.set('name', name)
  if (logoFile) form.set('logoFile', logoFile, logoFile.name)
  return form
}

/** Texts of what is wrong in a draft, by the rules of the API. */
export function checkReference({ name, logoFile }: ReferenceDraft, item: ReferenceItem | null): FieldErrors {
  const file = logoFile ? { name: logoFile.name, bytes: new Uint8Array() } : undefined
  const { error } = (item ? referenceChangeSchema : newReferenceSchema).safeParse({ name, logoFile: file })
  return error ? fieldErrors(error.issues) : {}
}
