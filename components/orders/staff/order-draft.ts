import { errorsOf } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import { orderSchema } from '@/lib/orders/schema'

export const ORDER_NAMES = [
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
export type OrderDraft = Record<(typeof ORDER_NAMES)[number], string>

export const EMPTY_DRAFT = Object.fromEntries(ORDER_NAMES.map((name) => [name, ''])) as OrderDraft

export function wrongFields(draft: OrderDraft & { promisedOn?: string }): FieldErrors {
  return errorsOf(orderSchema, draft)
}
