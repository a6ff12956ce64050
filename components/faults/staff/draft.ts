import { type DraftModel, errorsOf } from '@/components/admin/form/draft-form'
import {
  type PublicationDraft,
  publicationValues,
  withPublication,
} from '@/components/admin/publication/publication-draft'
import { emptyTexts, isSameTexts, type Texts, textsOf, valuesOf } from '@/lib/content/fields'
import { FAULT_FIELDS, faultSchema } from '@/lib/faults/schema'
import type { FaultJson } from '@/lib/faults/output'

type Fields = Texts<typeof FAULT_FIELDS>

/** The form values of a fault. */
export type FaultDraft = Fields & PublicationDraft

export const faultForm: DraftModel<FaultJson, FaultDraft> = withPublication<FaultJson, Fields>({
  empty: emptyTexts(FAULT_FIELDS),
  draftOf: (item) => textsOf(FAULT_FIELDS, item),
  isSame: (a, b) => isSameTexts(FAULT_FIELDS, a, b),
  withoutFiles: (draft) => draft,
  check: (draft) => errorsOf(faultSchema, valuesOf(FAULT_FIELDS, draft)),
})

/** Returns the request body. */
export function faultInput(draft: FaultDraft) {
  return { ...valuesOf(FAULT_FIELDS, draft), ...publicationValues(draft) }
}

/** Returns the draft of the next fault of a series, with device group, brand and series. */
export function nextDraft({ serviceId, brand, series }: FaultDraft): FaultDraft {
  return { ...faultForm.empty, serviceId, brand, series }
}

/** Returns a draft from a search without hits: a text with a digit becomes the code, any other text the title. */
export function draftFromSearch(text: string): FaultDraft {
  return { ...faultForm.empty, ...(/\d/.test(text) ? { code: text.toUpperCase() } : { title: text }) }
}

/** Returns a fault's name in the panel: 'AL16, Yumaro YS2', or with its title if it has no code. */
export function staffFaultName({ brand, series, code, title }: Fields | FaultJson): string {
  const device = `${brand.trim()} ${series.trim()}`.trim()
  return [code.trim() || title.trim(), device].filter(Boolean).join(', ')
}
