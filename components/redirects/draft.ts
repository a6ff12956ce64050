import { type DraftModel, errorsOf } from '@/components/admin/form/draft-form'
import { emptyTexts, isSameTexts, type Texts, textsOf } from '@/lib/content/fields'
import { REDIRECT_FIELDS, redirectSchema } from '@/lib/redirects/schema'
import type { RedirectJson } from '@/lib/redirects/output'

/** The form values of a redirect. */
export type RedirectDraft = Texts<typeof REDIRECT_FIELDS>

export const redirectForm: DraftModel<RedirectJson, RedirectDraft> = {
  empty: emptyTexts(REDIRECT_FIELDS),
  draftOf: (redirect) => textsOf(REDIRECT_FIELDS, redirect),
  isSame: (a, b) => isSameTexts(REDIRECT_FIELDS, a, b),
  withoutFiles: (draft) => draft,
  check: (draft) => errorsOf(redirectSchema, draft),
}
