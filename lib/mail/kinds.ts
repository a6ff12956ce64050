type MailKindEntry = {
  /** Whether replies go to the person of the message or order instead of the company. */
  repliesGoToPerson?: true
  /** Whether it has a link with a token of an account. Its text is then deleted after sending, so that the database keeps no token. */
  opensAccount?: true
  /** The event that the email reports, for the history of an order. */
  event: string
  /** The name of the email within a sentence about a person's data. */
  shortName: string
} & Recipient

/** The recipient: the customer, the workshop, or the user of a panel account. */
type Recipient =
  /** `name` is shown on an order if the email is its latest; null for an email without an order. */
  { to: 'customer'; name: string | null } | { to: 'workshop' | 'account'; name?: undefined }

const kinds = {
  'message-received': { to: 'customer', event: 'mesaj alındı', shortName: 'alındı', name: null },
  'new-message': { to: 'workshop', repliesGoToPerson: true, event: 'yeni mesaj', shortName: 'atölyeye bildirim' },
  'order-opened': { to: 'customer', event: 'iş emri açıldı', shortName: 'iş emri', name: 'İş emri e-postası' },
  'quote-ready': { to: 'customer', event: 'teklif hazır', shortName: 'teklif', name: 'Teklif e-postası' },
  'decision-confirmed': { to: 'customer', event: 'karar alındı', shortName: 'karar', name: 'Karar e-postası' },
  'new-decision': { to: 'workshop', repliesGoToPerson: true, event: 'yeni karar', shortName: 'atölyeye bildirim' },
  'new-photo': { to: 'workshop', repliesGoToPerson: true, event: 'yeni fotoğraf', shortName: 'atölyeye bildirim' },
  reminder: { to: 'workshop', event: 'sabah hatırlatması', shortName: 'atölyeye bildirim' },
  'step-reached': { to: 'customer', event: 'adım değişti', shortName: 'adım', name: 'Adım e-postası' },
  delivered: { to: 'customer', event: 'teslim edildi', shortName: 'teslim', name: 'Teslim e-postası' },
  'tracking-link': { to: 'customer', event: 'takip bağlantısı', shortName: 'takip', name: 'Bağlantı e-postası' },
  invitation: { to: 'account', opensAccount: true, event: 'davet', shortName: 'bildirim' },
  'password-link': { to: 'account', opensAccount: true, event: 'şifre bağlantısı', shortName: 'bildirim' },
  'account-changed': { to: 'account', event: 'hesap değişti', shortName: 'bildirim' },
  test: { to: 'account', event: 'deneme', shortName: 'deneme' },
} as const satisfies Record<string, MailKindEntry>

export type MailKind = keyof typeof kinds

/** The kinds of emails, with their names in the panel. */
export const MAIL_KINDS: Record<MailKind, MailKindEntry> = kinds

/** Returns the entry of a stored email's kind, or null if a newer version of the site stored an unknown one. */
export function mailKind(kind: string): MailKindEntry | null {
  return kind in MAIL_KINDS ? MAIL_KINDS[kind as MailKind] : null
}

export type MailContent = {
  kind: MailKind
  subject: string
  text: string
  html: string
  /** Names of the order's PDFs to attach. They are rendered when the email is sent. */
  papers?: string[]
}
