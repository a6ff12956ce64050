import type { AuditAction, AuditKind } from '@/lib/access/audit-record'
import { ROLES } from '@/lib/access/roles'
import { POST_FIELDS } from '@/lib/articles/schema'
import type { AuditGroup } from '@/lib/audit/schema'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { FieldTable } from '@/lib/content/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { FAULT_FIELDS } from '@/lib/faults/schema'
import {
  ORDER_ACCOUNT_FIELDS,
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
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { auditFields } from '@/lib/records/derive'
import type { RecordTable, ValueFormat, ValueWords } from '@/lib/records/field'
import { REDIRECT_FIELDS } from '@/lib/redirects/schema'
import { REFERENCE_FIELDS } from '@/lib/references/schema'
import { SERVICE_FIELDS } from '@/lib/services/schema'
import {
  COMPANY_FIELDS,
  CONTACT_FIELDS,
  LOOK_FIELDS,
  NOTICE_FIELDS,
  NOTIFICATION_FIELDS,
  ORDER_SETTING_FIELDS,
  PAPER_FIELDS,
  SEARCH_FIELDS,
  SECTION_TITLES,
  SOCIAL_FIELDS,
} from '@/lib/settings/fields'
import { TEXT_SECTIONS, textFields } from '@/lib/settings/page-texts'
import { type Kind, mapKinds } from '@/lib/site/kinds'

// What the audit trail says about each kind of item.

/** A recorded change of a field: its values, or only that it changed (`hidden`), or the number of changed items. */
export type RecordedChange = { field: string; before?: unknown; after?: unknown; hidden?: true; count?: number }

/** A recorded column, as a form or a record declares it. */
type AuditField = { label: string; kind?: string; words?: ValueWords; format?: ValueFormat }
type AuditFields = Readonly<Record<string, AuditField>>

type Rule = [field: string, text: string | ((change: RecordedChange) => string)]

type AuditedKind = {
  /** Its group in the filter of the screen. */
  group: AuditGroup
  /** The recorded columns by their names in the API: 'quote.sentAt'. */
  fields: AuditFields
  actions: Partial<Record<AuditAction, string>>
  /** Texts of a change by the field that changed; the first matching rule applies. */
  rules?: readonly Rule[]
  /** Returns the item's name in Turkish, by default its label. */
  itemName?: (label: string) => string
  /** The noun for several items, 'kayıt' by default. */
  noun?: string
  /** Whether staff import items of this kind from CSV files. */
  isImported?: boolean
}

const labelFields = (labels: Record<string, string>): AuditFields =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]))

/** Returns the fields of a table whose rows belong to a record: 'quote', 'quote.sentAt'. */
const childFields = (name: string, label: string, table: RecordTable): AuditFields => ({
  [name]: { label },
  ...auditFields(table, `${name}.`),
})

/** Columns that several kinds have, and that not every form declares. */
const SHARED_FIELDS = labelFields({
  slug: 'Adres',
  metaTitle: 'Arama başlığı',
  metaDescription: 'Arama açıklaması',
  iconName: 'Simge',
  pictures: 'Resimler',
  'pictures.alt': 'Ne görülüyor?',
  'pictures.turn': 'Resmin yönü',
  'pictures.cut': 'Resmin kesimi',
  'pictures.focus': 'Resmin odağı',
})

/** The fields of the form of each kind of content. */
const FORMS: Record<Kind, FieldTable> = {
  service: SERVICE_FIELDS,
  post: POST_FIELDS,
  fault: FAULT_FIELDS,
  reference: REFERENCE_FIELDS,
  redirect: REDIRECT_FIELDS,
}

const ACCOUNT_FIELDS: AuditFields = {
  ...labelFields({
    name: 'Ad',
    email: 'E-posta',
    totpSince: 'İki adımlı giriş',
    passwordHash: 'Şifre',
    recoveryCodes: 'Kurtarma kodları',
    passwordLinks: 'Şifre bağlantısı',
  }),
  role: { label: 'Rol', words: ROLES },
  deactivatedAt: { label: 'Hesabın kapanışı', kind: 'time' },
  expiresAt: { label: 'Bağlantının sonu', kind: 'time' },
}

const STATE_ACTIONS: Record<string, string> = {
  open: 'İş emrini yeniden açtı',
  delivered: 'Cihazı teslim etti',
  returned: 'Cihazı onarmadan iade etti',
  cancelled: 'İş emrini iptal etti',
}

/** Each kind of item that the audit trail records. */
export const AUDITED: Record<AuditKind, AuditedKind> = {
  ...mapKinds(({ auditGroup, isImported, words: { one, object, objects } }, kind): AuditedKind => ({
    group: auditGroup,
    fields: { ...SHARED_FIELDS, ...FORMS[kind] },
    actions: {
      created: `${one} ekledi`,
      changed: `${object} değiştirdi`,
      deleted: `${object} sildi`,
      reordered: `${objects} sıraladı`,
      exported: `${objects} indirdi`,
      published: 'Yayımladı',
      restored: `${object} geri aldı`,
      purged: `${object} kalıcı olarak sildi`,
    },
    isImported,
  })),
  setting: {
    group: 'settings',
    fields: {
      ...SHARED_FIELDS,
      ...COMPANY_FIELDS,
      ...CONTACT_FIELDS,
      ...SOCIAL_FIELDS,
      ...NOTIFICATION_FIELDS,
      ...labelFields({ latitude: 'Enlem', longitude: 'Boylam' }),
      ...ORDER_SETTING_FIELDS,
      ...labelFields({ closedDays: 'Kapalı günler', instruments: 'Ölçü aletleri', accounts: 'Hesaplar' }),
      ...LOOK_FIELDS,
      ...SEARCH_FIELDS,
      ...PAPER_FIELDS,
      ...NOTICE_FIELDS,
      ...labelFields({ since: 'Günü', questions: SECTION_TITLES.questionTexts }),
      ...Object.fromEntries(TEXT_SECTIONS.flatMap((section) => Object.entries(textFields(section)))),
    },
    actions: { changed: 'Site bilgisini değiştirdi', deleted: 'Site bilgisini sildi' },
    itemName: (label) => SECTION_TITLES[label as keyof typeof SECTION_TITLES] ?? label,
  },
  account: {
    group: 'accounts',
    fields: ACCOUNT_FIELDS,
    actions: { created: 'Hesap açtı', changed: 'Hesabı değiştirdi', deleted: 'Hesabı sildi' },
    rules: [
      ['deactivatedAt', ({ after }) => (after ? 'Hesabı kapattı' : 'Hesabı yeniden açtı')],
      ['role', 'Rolü değiştirdi'],
      ['passwordHash', 'Şifreyi değiştirdi'],
      ['email', 'E-posta adresini değiştirdi'],
      ['totpSince', ({ after }) => (after ? 'İki adımlı girişi açtı' : 'İki adımlı girişi kapattı')],
      ['name', 'Adını değiştirdi'],
      ['recoveryCodes.added', 'Yeni kurtarma kodları aldı'],
      ['recoveryCodes.removed', 'Kurtarma kodu kullandı'],
      ['passwordLinks.added', 'Şifre bağlantısı gönderdi'],
    ],
  },
  invitation: {
    group: 'accounts',
    fields: ACCOUNT_FIELDS,
    actions: { created: 'Davet etti', changed: 'Daveti yeniledi', deleted: 'Daveti geri aldı' },
  },
  session: {
    group: 'accounts',
    fields: {},
    actions: {
      'signed-in': 'Giriş yaptı',
      'signed-out': 'Çıkış yaptı',
      deleted: 'Oturumu kapattı',
      blocked: 'Girişi durdurdu',
    },
    itemName: (label) => label || 'Bilinmeyen cihaz',
    noun: 'oturum',
  },
  message: {
    group: 'orders',
    fields: auditFields(MESSAGE_FIELDS),
    actions: { changed: 'Mesajı okundu işaretledi', deleted: 'Mesajı sildi', exported: 'Mesajları indirdi' },
    rules: [['isRead', ({ after }) => (after ? 'Mesajı okundu işaretledi' : 'Mesajı okunmadı işaretledi')]],
    noun: 'mesaj',
  },
  order: {
    group: 'orders',
    fields: {
      ...auditFields(ORDER_FIELDS),
      ...labelFields({ notes: 'Notlar', mails: 'Müşteriye e-posta' }),
      ...childFields('photos', 'Fotoğraflar', PHOTO_FIELDS),
      ...childFields('quote', 'Teklif', QUOTE_FIELDS),
      ...childFields('shipment', 'Kargo', SHIPMENT_FIELDS),
      ...childFields('loadTest', 'Test tutanağı', LOAD_TEST_FIELDS),
      ...childFields('account', 'Fatura ve ödeme', ORDER_ACCOUNT_FIELDS),
      ...childFields('payment', 'Ödeme', PAYMENT_FIELDS),
      ...childFields('difference', 'Fark', DIFFERENCE_FIELDS),
    },
    actions: {
      created: 'İş emri açtı',
      changed: 'İş emrini değiştirdi',
      deleted: 'İş emrini sildi',
      exported: 'İş emirlerini indirdi',
      renewed: 'Takip bağlantısını yeniledi',
    },
    rules: [
      ['state', ({ after }) => STATE_ACTIONS[after as string] ?? 'İş emrini değiştirdi'],
      ['quote.sentAt', 'Teklif gönderdi'],
      ['quote.decision', 'Müşterinin kararını yazdı'],
      ['warrantyDecidedAt', 'Garanti kapsamını seçti'],
      ['step', ({ before, after }) => (Number(after) > Number(before) ? 'Adımı ilerletti' : 'Adımı geri aldı')],
      ['quote.added', 'Teklif kaydetti'],
      ['quote', 'Teklifi değiştirdi'],
      ['loadTest.signedAt', 'Test tutanağını imzaladı'],
      ['loadTest', 'Test tutanağını kaydetti'],
      ['shipment.added', 'Kargo ekledi'],
      ['shipment.removed', 'Kargoyu sildi'],
      ['shipment', 'Kargoyu değiştirdi'],
      ['payment.added', 'Ödeme yazdı'],
      ['payment.removed', 'Ödemeyi sildi'],
      ['payment', 'Ödemeyi değiştirdi'],
      ['difference.added', 'Farkın nedenini yazdı'],
      ['difference', 'Farkın nedenini geri aldı'],
      ['account.noInvoice', ({ after }) => (after ? '“Fatura yok” dedi' : '“Fatura yok” sözünü geri aldı')],
      ['account.byHand', ({ after }) => (after ? 'Faturaya elle aldı' : 'Faturadan elle çıkardı')],
      ['account', 'Vadeyi değiştirdi'],
      ['notes.added', 'Not ekledi'],
      ['photos.added', 'Fotoğraf ekledi'],
      ['photos.removed', 'Fotoğraf sildi'],
      ['photos', 'Fotoğrafı değiştirdi'],
    ],
    itemName: (label) => `İş emri ${label}`,
  },
  invoice: {
    group: 'orders',
    fields: { ...auditFields(INVOICE_FIELDS), ...childFields('share', 'Payı', SHARE_FIELDS) },
    actions: {
      created: 'Fatura yazdı',
      changed: 'Faturayı değiştirdi',
      deleted: 'Faturayı sildi',
      exported: 'Muhasebe dosyasını indirdi',
    },
    itemName: (label) => `Fatura ${label}`,
  },
  customer: {
    group: 'orders',
    fields: auditFields(CUSTOMER_FIELDS),
    actions: {
      created: 'Müşteri ekledi',
      changed: 'Müşteriyi değiştirdi',
      deleted: 'Müşteriyi sildi',
      merged: 'Müşterileri birleştirdi',
    },
    itemName: (label) => `Müşteri, ${label}`,
  },
  part: {
    group: 'orders',
    fields: { ...auditFields(PART_FIELDS), ...childFields('movement', 'Hareket', MOVEMENT_FIELDS) },
    actions: { created: 'Parça ekledi', changed: 'Parçayı değiştirdi', exported: 'Parçaları indirdi' },
    rules: [['movement', ({ after }) => (after === 'count' ? 'Sayım yazdı' : 'Stok hareketi yazdı')]],
    itemName: (label) => `Parça ${label}`,
    isImported: true,
  },
  text: {
    group: 'orders',
    fields: auditFields(SAVED_TEXT_FIELDS),
    actions: { created: 'Hazır metin kaydetti', changed: 'Hazır metni değiştirdi', deleted: 'Hazır metni sildi' },
    itemName: (label) => `Hazır metin, ${label}`,
  },
  privacy: {
    group: 'privacy',
    fields: {},
    actions: { erased: 'Kişinin verisini sildi', exported: 'Kişinin verisini indirdi', searched: 'Kişi aradı' },
    // The label of an erasure begins with the day of the request, as YYYY-MM-DD.
    itemName: (label) => label.replace(/(?<=^Başvuru )\d{4}-\d\d-\d\d/, formatShortDate),
  },
}

/** Returns the name of a recorded column in the API: 'quote.sent_at' is 'quote.sentAt'. */
export function fieldName(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export function labelOf(kind: AuditKind, field: string): string {
  const { fields } = AUDITED[kind]
  return (fields[field] ?? fields[field.split('.')[0]!])?.label ?? field
}
