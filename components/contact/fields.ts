import type { MessageInput } from '@/lib/contact/schema'

export type FieldName = Exclude<keyof MessageInput, 'noticeVersion' | 'suspect'>

type FieldText = {
  name: FieldName
  label: string
  hint?: string
  optional?: boolean
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
}

/** The one-line fields in their order. The description, a textarea, follows them. */
export const FIELDS: readonly FieldText[] = [
  { name: 'contactPerson', label: 'Yetkili Kişi', autoComplete: 'name' },
  { name: 'companyName', label: 'Firma Adı', optional: true, autoComplete: 'organization' },
  { name: 'phone', label: 'Telefon', type: 'tel', autoComplete: 'tel', hint: 'Örnek: 0532 555 01 23' },
  {
    name: 'email',
    label: 'E-posta',
    type: 'email',
    autoComplete: 'email',
    hint: 'Ölçüm sonucunu ve teklifi buraya göndeririz.',
  },
  { name: 'deviceBrand', label: 'Cihaz Markası', optional: true, autoComplete: 'off', hint: 'Etikette üretici adı.' },
  {
    name: 'deviceModel',
    label: 'Cihaz Modeli',
    optional: true,
    autoComplete: 'off',
    hint: 'Etiketteki Model ya da Type satırı.',
  },
]

export const DESCRIPTION = {
  name: 'problemDescription',
  label: 'Arıza Tanımı',
  hint: 'Alarm kodu, ne zaman çıktığı, bugüne kadar neyin denendiği.',
} as const
