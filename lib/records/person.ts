import { email, line } from '@/lib/records/field'

const everywhere = { csv: true, audit: true, search: true } as const

/** Who brings a device. */
export const PERSON = {
  companyName: line('Firma', { ...everywhere, personal: 'company' }),
  contactPerson: line('Yetkili kişi', { ...everywhere, required: 'Yetkili kişinin adını yazın.', personal: 'erase' }),
  phone: line('Telefon', { ...everywhere, type: 'tel', required: 'Telefon numarasını yazın.', personal: 'erase' }),
  email: email('E-posta', { ...everywhere, personal: 'empty' }),
} as const

export type Person = Record<keyof typeof PERSON, string>
