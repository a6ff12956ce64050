import type { Customer } from '@/lib/generated/prisma/client'
import type { InputName } from '@/lib/records/derive'
import { area, type TableOf, time, whole } from '@/lib/records/field'
import { PERSON, PERSON_LAYOUT } from '@/lib/records/person'
import { TAX_IDENTITY } from '@/lib/records/tax-identity'

/** The columns of a customer. */
export const CUSTOMER_FIELDS = {
  id: 'system',
  ...PERSON,
  ...TAX_IDENTITY,
  paymentDays: whole('Vade, gün', { readOnly: true, audit: true }),
  note: area('Not', { limit: 5000, audit: true, personal: 'if-named' }),
  createdAt: time('Eklendi', { notNull: true }),
  phoneKey: 'key',
  emailKey: 'system',
  lastOrderAt: 'system',
  searchText: 'system',
  version: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Customer>

/** The fields that the customer screens place themselves. Other fields are shown below, each with its label. */
export const CUSTOMER_LAYOUT: readonly string[] = [
  ...PERSON_LAYOUT,
  'address',
  'taxOffice',
  'taxNumber',
  'note',
] satisfies InputName<typeof CUSTOMER_FIELDS>[]
