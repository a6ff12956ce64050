import { CSV_AUDIT_SEARCH, email, line } from '@/lib/records/field'

/** The person who brings a device. */
export const PERSON = {
  companyName: line('Firma', { ...CSV_AUDIT_SEARCH, personal: 'company' }),
  contactPerson: line('Yetkili kişi', {
    ...CSV_AUDIT_SEARCH,
    required: 'Yetkili kişinin adını yazın.',
    personal: 'erase',
  }),
  phone: line('Telefon', {
    ...CSV_AUDIT_SEARCH,
    type: 'tel',
    required: 'Telefon numarasını yazın.',
    personal: 'erase',
  }),
  email: email('E-posta', { ...CSV_AUDIT_SEARCH, personal: 'empty' }),
} as const

/** As MODEL_LAYOUT. */
export const PERSON_LAYOUT = ['companyName', 'contactPerson', 'phone', 'email'] as const
