import type { ContactMessage } from '@/lib/generated/prisma/client'
import type { InputName } from '@/lib/records/derive'
import { MODEL, MODEL_LAYOUT } from '@/lib/records/device'
import { area, type Field, flag, type TableOf, time } from '@/lib/records/field'
import { PERSON, PERSON_LAYOUT } from '@/lib/records/person'

export const DESCRIPTION_LIMIT = 5000

/** A field's texts in the contact form. Its labels follow the specification; staff see the labels of the record. */
export type FormText = { label?: string; hint?: string; autoComplete?: string }

/** Returns a field of the form. The audit trail does not record texts of visitors. */
function formField<FormField extends Field>(field: FormField, form: FormText) {
  const { audit: _, ...rest } = field
  return { ...rest, form }
}

const { companyName, contactPerson, phone, email } = PERSON
const { deviceBrand, deviceModel } = MODEL

/** The columns of a message of the contact form. */
export const MESSAGE_FIELDS = {
  id: 'system',
  companyName: formField(companyName, { label: 'Firma Adı', autoComplete: 'organization' }),
  contactPerson: formField(
    { ...contactPerson, required: 'Yetkili kişinin adını ve soyadını yazın.' },
    { label: 'Yetkili Kişi', autoComplete: 'name' },
  ),
  phone: formField(
    { ...phone, required: 'Telefon numaranızı yazın.' },
    { autoComplete: 'tel', hint: 'Örnek: 0532 555 01 23' },
  ),
  email: formField(
    {
      ...email,
      required: 'E-posta adresinizi yazın.',
      formatError: 'E-posta adresinizi ad@firma.com biçiminde yazın.',
    },
    { autoComplete: 'email', hint: 'Ölçüm sonucunu ve teklifi buraya göndeririz.' },
  ),
  deviceBrand: formField(deviceBrand, { label: 'Cihaz Markası', hint: 'Etikette üretici adı.' }),
  deviceModel: formField(deviceModel, { label: 'Cihaz Modeli', hint: 'Etiketteki Model ya da Type satırı.' }),
  problemDescription: formField(
    area('Arıza', {
      required: 'Arızayı birkaç cümleyle yazın.',
      limit: DESCRIPTION_LIMIT,
      csv: true,
      search: true,
      personal: 'erase',
    }),
    { label: 'Arıza Tanımı', hint: 'Alarm kodu, ne zaman çıktığı, bugüne kadar neyin denendiği.' },
  ),
  receivedAt: time('Geldi', { notNull: true }),
  isRead: flag('Okundu', { readOnly: true, audit: true }),
  suspect: flag('Şüpheli', { readOnly: true }),
  noticeVersion: 'system',
  phoneKey: 'key',
  emailKey: 'system',
  customerId: 'system',
  idempotencyKey: 'system',
  searchText: 'system',
  version: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<ContactMessage>

/** The text that staff see on a suspect message. */
export const SUSPECT_WORDS = 'Otomatik doldurulmuş olabilir'

/** The fields that screens and emails of a message place themselves. Other fields are shown below, each with its label. */
export const MESSAGE_LAYOUT: readonly string[] = [
  ...PERSON_LAYOUT,
  ...MODEL_LAYOUT,
  'problemDescription',
] satisfies InputName<typeof MESSAGE_FIELDS>[]
