import type { FieldErrors } from '@/lib/app-error'
import { newPostSchema, postChangeSchema } from '@/lib/domains/blog/schema'
import type { serializePost } from '@/lib/domains/blog/serialize'
import { fieldErrors } from '@/lib/validation/field-errors'

/** A post as the API shows it. */
export type PostItem = ReturnType<typeof serializePost>

/** What is written in a post; `imageFile` is a freshly chosen cover. */
export type PostDraft = { title: string; summary: string; content: string; author: string; imageFile: File | null }

export const EMPTY_POST: PostDraft = { title: '', summary: '', content: '', author: '', imageFile: null }

export function draftOf({ title, summary, content, author }: PostItem): PostDraft {
  return { title, summary, content, author, imageFile: null }
}

export function sameDraft(a: PostDraft, b: PostDraft): boolean {
  return (['title', 'summary', 'content', 'author', 'imageFile'] as const).every((name) => a[name] === b[name])
}

export function withoutFiles(draft: PostDraft): PostDraft {
  return { ...draft, imageFile: null }
}

/** The draft as the API takes it; without a fresh cover the stored one stays. */
export function formOf({ title, summary, content, author, imageFile }: PostDraft): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries({ title, summary, content, author: author.trim() || 'Admin' }))
    form.set(name, text)
  if (imageFile) form.set('imageFile', imageFile, imageFile.name)
  return form
}

/** Texts of what is wrong in a draft, by the rules of the API. */
export function checkPost({ imageFile, ...texts }: PostDraft, item: PostItem | null): FieldErrors {
  const file = imageFile ? { name: imageFile.name, bytes: new Uint8Array() } : undefined
  const { error } = (item ? postChangeSchema : newPostSchema).safeParse({ ...texts, imageFile: file })
  return error ? fieldErrors(error.issues) : {}
}
