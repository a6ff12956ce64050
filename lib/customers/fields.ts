import type { Customer } from '@/lib/generated/prisma/client'
import { area, line, type TableOf, time, whole } from '@/lib/records/field'
import { PERSON } from '@/lib/records/person'

/** The columns of a customer. */
export const CUSTOMER_FIELDS = {
  id: 'system',
  ...PERSON,
  address: area('Adres', { limit: 500, audit: true, search: true, personal: 'tax' }),
  taxOffice: line('Vergi dairesi', { audit: true, personal: 'tax' }),
  taxNumber: line('Vergi numarası', {
    matches: {
      pattern: /^(\s*\d){10,11}\s*$/,
      error: 'Vergi numarasını on, T.C. kimlik numarasını on bir rakamla yazın.',
    },
    audit: true,
    search: true,
    personal: 'tax',
  }),
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
export const CUSTOMER_LAYOUT = [...Object.keys(PERSON), 'address', 'taxOffice', 'taxNumber', 'note']
