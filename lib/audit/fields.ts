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
  ORDER_FIELDS,
  PAPER_FIELDS,
  SEARCH_FIELDS,
  SOCIAL_FIELDS,
} from '@/lib/settings/fields'
import { TEXT_SECTIONS, textFields } from '@/lib/settings/page-texts'

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
  step: 'Adım',
  state: 'Durum',
  responsible: 'Sorumlu',
  responsibleId: 'Sorumlu',
  promisedOn: 'Söz verilen gün',
  waitingForPart: 'Parça bekleniyor',
  partExpectedOn: 'Parçanın beklenen günü',
  partShown: 'Müşteri parçayı görür',
  warrantyUntil: 'Garanti sonu',
  warrantyDecidedAt: 'Garanti kapsamı seçildi',
  underWarrantyOf: 'Garanti kapsamı',
  customerId: 'Müşteri',
  companyName: 'Firma',
  contactPerson: 'Yetkili kişi',
  phone: 'Telefon',
  email: 'E-posta',
  deviceBrand: 'Marka',
  deviceModel: 'Model',
  serialNumber: 'Seri no',
  accessories: 'Birlikte gelenler',
  faultDescription: 'Arıza',
  diagnosis: 'Tespit',
  notes: 'Notlar',
  photos: 'Fotoğraflar',
  'photos.forCustomer': 'Müşteri görür',
  'photos.caption': 'Fotoğrafın açıklaması',
  mails: 'Müşteriye e-posta',
  quote: 'Teklif',
  'quote.version': 'Teklif sürümü',
  'quote.amount': 'Tutar',
  'quote.currency': 'Para birimi',
  'quote.vatIncluded': 'KDV dahil',
  'quote.vatRate': 'KDV oranı',
  'quote.leadDays': 'Süre, iş günü',
  'quote.validUntil': 'Geçerlilik',
  'quote.sentAt': 'Gönderildi',
  'quote.decision': 'Karar',
  'quote.decidedHow': 'Nasıl bildirildi',
  'quote.work': 'Yapılacak iş',
  'quote.decidedBy': 'Karar veren',
  'quote.decisionNote': 'Karar notu',
  shipment: 'Kargo',
  'shipment.direction': 'Kargonun yönü',
  'shipment.carrier': 'Kargo firması',
  'shipment.trackingNumber': 'Takip no',
  'shipment.day': 'Kargo günü',
  loadTest: 'Test tutanağı',
  'loadTest.number': 'Tutanak sayısı',
  'loadTest.signedAt': 'İmzalandı',
  'loadTest.signedBy': 'İmzalayan',
  'loadTest.load': 'Yük',
  'loadTest.durationMin': 'Süre',
  'loadTest.ambient': 'Ortam sıcaklığı',
  'loadTest.instrument': 'Ölçü aleti',
  'loadTest.calibratedOn': 'Son kalibrasyon',
  'loadTest.rows': 'Ölçümler',
  'loadTest.note': 'Tutanağın notu',
  'loadTest.photoIds': 'Tutanağın fotoğrafları',
}

const CUSTOMER: Labels = {
  companyName: 'Firma',
  contactPerson: 'Yetkili kişi',
  phone: 'Telefon',
  email: 'E-posta',
  address: 'Adres',
  taxOffice: 'Vergi dairesi',
  taxNumber: 'Vergi numarası',
  note: 'Not',
}

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

/** What the panel calls each recorded field, by kind. */
export const LABELS: Record<AuditKind, Labels> = {
  ...ofKinds((_, kind) => ({ ...PARTS, ...ofForm(FORMS[kind]) })),
  setting: {
    ...PARTS,
    ...ofForm({ ...COMPANY_FIELDS, ...CONTACT_FIELDS, ...SOCIAL_FIELDS, ...NOTIFICATION_FIELDS }),
    latitude: 'Enlem',
    longitude: 'Boylam',
    ...ofForm(ORDER_FIELDS),
    closedDays: 'Kapalı günler',
    ...ofForm(LOOK_FIELDS),
    ...ofForm(SEARCH_FIELDS),
    ...ofForm(PAPER_FIELDS),
    ...ofForm(NOTICE_FIELDS),
    since: 'Günü',
    ...Object.assign({}, ...TEXT_SECTIONS.map((section) => ofForm(textFields(section)))),
  },
  account: ACCOUNT,
  invitation: ACCOUNT,
  session: {},
  message: { isRead: 'Okundu' },
  order: ORDER,
  customer: CUSTOMER,
  text: {
    kind: 'Türü',
    text: 'Metin',
    lineKind: 'Satırın türü',
    unit: 'Birim',
    unitPrice: 'Birim fiyat',
    currency: 'Para birimi',
  },
  privacy: {},
}

/** Returns the name of a recorded column in the API: 'quote.sent_at' is 'quote.sentAt'. */
export function fieldName(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns what a field is called in the panel. */
export function labelOf(kind: AuditKind, field: string): string {
  return LABELS[kind][field] ?? LABELS[kind][field.split('.')[0]!] ?? field
}
