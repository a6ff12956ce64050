import { errorsOf } from '@/components/admin/form/draft-form'
import { PART_FIELDS } from '@/lib/parts/fields'
import { type PartInput, partSchema } from '@/lib/parts/schema'
import type { FieldErrors } from '@/lib/platform/app-error'
import { formatAmount, parseAmount } from '@/lib/platform/turkish/money'
import { formatThousandths } from '@/lib/platform/turkish/numbers'
import { inputNames } from '@/lib/records/derive'
import { milliOf } from './words'

/** The values of a part's form. */
export type PartDraft = Omit<PartInput, 'least' | 'price'> & { least: string; price: string }

const NAMES = inputNames(PART_FIELDS)

export function draftOf(part: PartInput): PartDraft {
  const fields = Object.fromEntries(NAMES.map((name) => [name, part[name]])) as PartInput
  return {
    ...fields,
    least: part.least === 0 ? '' : formatThousandths(part.least),
    price: part.price === null ? '' : formatAmount(part.price),
  }
}

const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ''])) as PartDraft

export const newPart = (code: string): PartDraft => ({ ...EMPTY, code, unit: 'adet', currency: 'TRY' })

export const isChanged = (draft: PartDraft, initial: PartDraft) => NAMES.some((name) => draft[name] !== initial[name])

/** Returns the fields for the API. A price that is not a number becomes null, and a minimum NaN, which JSON writes as null. */
export function partInputOf(draft: PartDraft): PartInput {
  const { least, price, unit, currency, code } = draft
  return {
    ...draft,
    code: code.trim().toLocaleUpperCase('en'),
    least: least.trim() === '' ? 0 : (milliOf(least, unit) ?? Number.NaN),
    price: parseAmount(price, currency),
  }
}

export function partErrors(draft: PartDraft): FieldErrors {
  const { least, unit, price, currency } = draft
  const errors = errorsOf(partSchema, partInputOf(draft))
  if (least.trim() !== '' && milliOf(least, unit) === null) errors.least = ['2 ya da 1,5 biçiminde yazın.']
  if (price.trim() !== '' && parseAmount(price, currency) === null) errors.price = ['1.450,00 biçiminde yazın.']
  return errors
}
