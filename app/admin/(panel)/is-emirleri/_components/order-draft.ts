import { errorsOf } from '@/components/admin/editor/draft-form'
import type { FieldErrors } from '@/lib/app-error'
import { orderSchema } from '@/lib/domains/work-orders/schema'

/** The texts of an order's form. */
const NAMES = [
  'contactPerson',
  'companyName',
  'phone',
  'email',
  'deviceBrand',
  'deviceModel',
  'serialNumber',
  'accessories',
  'faultDescription',
] as const
export type OrderDraft = Record<(typeof NAMES)[number], string>

/** Returns those texts of an order. */
export function draftOf(item: OrderDraft): OrderDraft {
  return Object.fromEntries(NAMES.map((name) => [name, item[name]])) as OrderDraft
}

export const EMPTY_DRAFT = Object.fromEntries(NAMES.map((name) => [name, ''])) as OrderDraft

/** Returns the texts of wrong fields by the rules of the API. */
export function wrongFields(draft: OrderDraft & { promisedOn?: string }): FieldErrors {
  return errorsOf(orderSchema, draft)
}
