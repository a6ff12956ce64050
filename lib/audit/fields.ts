import type { AuditKind } from '@/lib/access/audit-record'
import type { FieldTable } from '@/lib/content/fields'
import { type Kind, ofKinds } from '@/lib/site/kinds'
import { POST_FIELDS } from '@/lib/articles/schema'
import { FAULT_FIELDS } from '@/lib/faults/schema'
import { REDIRECT_FIELDS } from '@/lib/redirects/schema'
import { REFERENCE_FIELDS } from '@/lib/references/schema'
import { SERVICE_FIELDS } from '@/lib/services/schema'
import {
  COMPANY_FIELDS,
  CONTACT_FIELDS,
  LOOK_FIELDS,
  NOTICE_FIELDS,
  NOTIFICATION_FIELDS,
  ORDER_FIELDS as ORDER_SETTINGS,
  PAPER_FIELDS,
  SEARCH_FIELDS,
  SECTION_TITLES,
  SOCIAL_FIELDS,
} from '@/lib/settings/fields'
import { TEXT_SECTIONS, textFields } from '@/lib/settings/page-texts'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import {
  ACCOUNT_FIELDS,
  DIFFERENCE_FIELDS,
  INVOICE_FIELDS,
  PAYMENT_FIELDS,
  SHARE_FIELDS,
} from '@/lib/orders/billing/fields'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { SAVED_TEXT_FIELDS } from '@/lib/orders/saved-text/fields'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { MOVEMENT_FIELDS, PART_FIELDS } from '@/lib/parts/fields'
import { PHOTO_FIELDS } from '@/lib/photos/fields'
import { auditLabels } from '@/lib/records/derive'

// The labels of recorded columns, as the forms have them.

type Labels = Record<string, string>

const ofForm = (fields: Record<string, { label: string }>): Labels =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

const PARTS: Labels = {
  slug: 'Adres',
  metaTitle: 'Arama başlığı',
  metaDescription: 'Arama açıklaması',
  iconName: 'Simge',
  pictures: 'Resimler',
  'pictures.alt': 'Ne görülüyor?',
  'pictures.turn': 'Resmin yönü',
  'pictures.cut': 'Resmin kesimi',
  'pictures.focus': 'Resmin odağı',
}

const ORDER: Labels = {
  ...auditLabels(ORDER_FIELDS),
  notes: 'Notlar',
  mails: 'Müşteriye e-posta',
  photos: 'Fotoğraflar',
  ...auditLabels(PHOTO_FIELDS, 'photos.'),
  quote: 'Teklif',
  ...auditLabels(QUOTE_FIELDS, 'quote.'),
  shipment: 'Kargo',
  ...auditLabels(SHIPMENT_FIELDS, 'shipment.'),
  loadTest: 'Test tutanağı',
  ...auditLabels(LOAD_TEST_FIELDS, 'loadTest.'),
  account: 'Fatura ve ödeme',
  ...auditLabels(ACCOUNT_FIELDS, 'account.'),
  payment: 'Ödeme',
  ...auditLabels(PAYMENT_FIELDS, 'payment.'),
  difference: 'Fark',
  ...auditLabels(DIFFERENCE_FIELDS, 'difference.'),
}

const INVOICE: Labels = { ...auditLabels(INVOICE_FIELDS), share: 'Payı', ...auditLabels(SHARE_FIELDS, 'share.') }

const ACCOUNT: Labels = {
  name: 'Ad',
  email: 'E-posta',
  role: 'Rol',
  deactivatedAt: 'Hesabın kapanışı',
  totpSince: 'İki adımlı giriş',
  passwordHash: 'Şifre',
  recoveryCodes: 'Kurtarma kodları',
  passwordLinks: 'Şifre bağlantısı',
  expiresAt: 'Bağlantının sonu',
}

/** The fields of the form of each kind of content. */
const FORMS: Record<Kind, FieldTable> = {
  service: SERVICE_FIELDS,
  post: POST_FIELDS,
  fault: FAULT_FIELDS,
  reference: REFERENCE_FIELDS,
  redirect: REDIRECT_FIELDS,
}

/** The labels of recorded fields in the panel, by kind. */
export const LABELS: Record<AuditKind, Labels> = {
  ...ofKinds((_, kind) => ({ ...PARTS, ...ofForm(FORMS[kind]) })),
  setting: {
    ...PARTS,
    ...ofForm({ ...COMPANY_FIELDS, ...CONTACT_FIELDS, ...SOCIAL_FIELDS, ...NOTIFICATION_FIELDS }),
    latitude: 'Enlem',
    longitude: 'Boylam',
    ...ofForm(ORDER_SETTINGS),
    closedDays: 'Kapalı günler',
    instruments: 'Ölçü aletleri',
    accounts: 'Hesaplar',
    ...ofForm(LOOK_FIELDS),
    ...ofForm(SEARCH_FIELDS),
    ...ofForm(PAPER_FIELDS),
    ...ofForm(NOTICE_FIELDS),
    since: 'Günü',
    questions: SECTION_TITLES.questionTexts,
    ...Object.assign({}, ...TEXT_SECTIONS.map((section) => ofForm(textFields(section)))),
  },
  account: ACCOUNT,
  invitation: ACCOUNT,
  session: {},
  message: auditLabels(MESSAGE_FIELDS),
  order: ORDER,
  invoice: INVOICE,
  customer: auditLabels(CUSTOMER_FIELDS),
  part: { ...auditLabels(PART_FIELDS), movement: 'Hareket', ...auditLabels(MOVEMENT_FIELDS, 'movement.') },
  text: auditLabels(SAVED_TEXT_FIELDS),
  privacy: {},
}

/** Returns the name of a recorded column in the API: 'quote.sent_at' is 'quote.sentAt'. */
export function fieldName(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the label of a field in the panel. */
export function labelOf(kind: AuditKind, field: string): string {
  return LABELS[kind][field] ?? LABELS[kind][field.split('.')[0]!] ?? field
}
