import { ROLES } from '@/lib/access/roles'
import type { AuditAction, AuditKind } from '@/lib/access/audit-record'
import type { RecordedChange } from '@/lib/audit/values'
import { SECTION_TITLES } from '@/lib/settings/fields'
import { type Kind, ofKinds } from '@/lib/site/kinds'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { countText } from '@/lib/platform/turkish/numbers'

// Audit entries as Turkish texts.

/** The columns of an entry from which its texts are composed. */
export type Entry = { kind: string; action: string; label: string; count: number; itemId: string | null }

type ActionTexts = Partial<Record<AuditAction, string>>

/** The texts of each kind of item. RULES has more specific texts for changes. */
const ACTION_TEXTS: Record<AuditKind, ActionTexts> = {
  ...ofKinds(({ words: { one, object, objects } }): ActionTexts => ({
    created: `${one} ekledi`,
    changed: `${object} değiştirdi`,
    deleted: `${object} sildi`,
    reordered: `${objects} sıraladı`,
    exported: `${objects} indirdi`,
    published: 'Yayımladı',
    restored: `${object} geri aldı`,
    purged: `${object} kalıcı olarak sildi`,
  })),
  setting: { changed: 'Site bilgisini değiştirdi', deleted: 'Site bilgisini sildi' },
  account: { created: 'Hesap açtı', changed: 'Hesabı değiştirdi', deleted: 'Hesabı sildi' },
  invitation: { created: 'Davet etti', changed: 'Daveti yeniledi', deleted: 'Daveti geri aldı' },
  session: {
    'signed-in': 'Giriş yaptı',
    'signed-out': 'Çıkış yaptı',
    deleted: 'Oturumu kapattı',
    blocked: 'Girişi durdurdu',
  },
  message: { changed: 'Mesajı okundu işaretledi', deleted: 'Mesajı sildi', exported: 'Mesajları indirdi' },
  order: {
    created: 'İş emri açtı',
    changed: 'İş emrini değiştirdi',
    deleted: 'İş emrini sildi',
    exported: 'İş emirlerini indirdi',
    renewed: 'Takip bağlantısını yeniledi',
  },
  invoice: {
    created: 'Fatura yazdı',
    changed: 'Faturayı değiştirdi',
    deleted: 'Faturayı sildi',
    exported: 'Muhasebe dosyasını indirdi',
  },
  customer: {
    created: 'Müşteri ekledi',
    changed: 'Müşteriyi değiştirdi',
    deleted: 'Müşteriyi sildi',
    merged: 'Müşterileri birleştirdi',
  },
  part: { created: 'Parça ekledi', changed: 'Parçayı değiştirdi', exported: 'Parçaları indirdi' },
  text: { created: 'Hazır metin kaydetti', changed: 'Hazır metni değiştirdi', deleted: 'Hazır metni sildi' },
  privacy: { erased: 'Kişinin verisini sildi', exported: 'Kişinin verisini indirdi', searched: 'Kişi aradı' },
}

type Rule = [field: string, text: string | ((change: RecordedChange) => string)]

const STATES: Record<string, string> = {
  open: 'İş emrini yeniden açtı',
  delivered: 'Cihazı teslim etti',
  returned: 'Cihazı onarmadan iade etti',
  cancelled: 'İş emrini iptal etti',
}

/** Texts by the field that changed; the first matching rule applies. */
const RULES: Partial<Record<AuditKind, Rule[]>> = {
  account: [
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
  part: [['movement', ({ after }) => (after === 'count' ? 'Sayım yazdı' : 'Stok hareketi yazdı')]],
  message: [['isRead', ({ after }) => (after ? 'Mesajı okundu işaretledi' : 'Mesajı okunmadı işaretledi')]],
  order: [
    ['state', ({ after }) => STATES[after as string] ?? 'İş emrini değiştirdi'],
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
}

/** Only sending the tracking link adds a mail without another change. */
const isOnlyMail = (changes: RecordedChange[]) => changes.length === 1 && changes[0]!.field === 'mails.added'

/** Returns an action in Turkish: 'Adımı ilerletti'. */
export function actionText({ kind, action }: Entry, changes: RecordedChange[]): string {
  const plain = ACTION_TEXTS[kind as AuditKind][action as AuditAction] ?? action
  if (action !== 'changed') return plain
  if (kind === 'order' && isOnlyMail(changes)) return 'Takip bağlantısını gönderdi'
  for (const [field, text] of RULES[kind as AuditKind] ?? []) {
    const change = changes.find((one) => one.field === field || one.field.startsWith(`${field}.`))
    if (change) return typeof text === 'string' ? text : text(change)
  }
  return plain
}

const isImported = ofKinds((entry) => entry.isImported)

/** Returns the item of an entry in Turkish: 'İş emri 2026-0042'. */
export function itemOf({ kind, action, label, count, itemId }: Entry, changes: RecordedChange[]): string {
  if (action === 'exported') return label
  if (action === 'reordered') return `${countText(count)} kaydın yeri değişti`
  if (itemId === null && count > 1) {
    if ((isImported[kind as Kind] || kind === 'part') && action !== 'deleted') return `CSV, ${countText(count)} satır`
    return `${countText(count)} ${kind === 'session' ? 'oturum' : kind === 'message' ? 'mesaj' : 'kayıt'}`
  }
  if (kind === 'order') return `İş emri ${label}`
  if (kind === 'invoice') return `Fatura ${label}`
  if (kind === 'customer') return `Müşteri, ${label}`
  if (kind === 'part') return `Parça ${label}`
  if (kind === 'text') return `Hazır metin, ${label}`
  if (kind === 'setting') return SECTION_TITLES[label as keyof typeof SECTION_TITLES] ?? label
  // The label of an erasure begins with the day of the request, as YYYY-MM-DD.
  if (kind === 'privacy') return label.replace(/(?<=^Başvuru )\d{4}-\d\d-\d\d/, formatShortDate)
  if (kind === 'session' && label === '') return 'Bilinmeyen cihaz'
  const role = changes.find(({ field }) => field === 'role')?.after as keyof typeof ROLES | undefined
  const isNew = action === 'created' && role !== undefined
  return isNew ? `${label}, ${ROLES[role].label}` : label
}
