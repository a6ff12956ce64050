type MailKindFacts = {
  /** Who reads it: the customer, the workshop, or the person of an account of the panel. */
  to: 'customer' | 'workshop' | 'account'
  /** Whether its link opens an account. Its text is emptied once it is sent, so that the database keeps no token. */
  opensAccount?: true
  /** What it is about, in the history of an order. */
  subject: string
  /** What it told its reader, in the middle of a sentence about a person's data. */
  told: string
  /** Its name as the latest mail of an order. Only mails to the customer about an order have one. */
  name?: string
}

const kinds = {
  'message-received': { to: 'customer', subject: 'mesaj alındı', told: 'alındı' },
  'new-message': { to: 'workshop', subject: 'yeni mesaj', told: 'atölyeye bildirim' },
  'order-opened': { to: 'customer', subject: 'iş emri açıldı', told: 'iş emri', name: 'İş emri e-postası' },
  'quote-ready': { to: 'customer', subject: 'teklif hazır', told: 'teklif', name: 'Teklif e-postası' },
  'decision-confirmed': { to: 'customer', subject: 'karar alındı', told: 'karar', name: 'Karar e-postası' },
  'new-decision': { to: 'workshop', subject: 'yeni karar', told: 'atölyeye bildirim' },
  'new-photo': { to: 'workshop', subject: 'yeni fotoğraf', told: 'atölyeye bildirim' },
  reminder: { to: 'workshop', subject: 'sabah hatırlatması', told: 'atölyeye bildirim' },
  'step-reached': { to: 'customer', subject: 'adım değişti', told: 'adım', name: 'Adım e-postası' },
  delivered: { to: 'customer', subject: 'teslim edildi', told: 'teslim', name: 'Teslim e-postası' },
  'tracking-link': { to: 'customer', subject: 'takip bağlantısı', told: 'takip', name: 'Bağlantı e-postası' },
  invitation: { to: 'account', opensAccount: true, subject: 'davet', told: 'bildirim' },
  'password-link': { to: 'account', opensAccount: true, subject: 'şifre bağlantısı', told: 'bildirim' },
  'account-changed': { to: 'account', subject: 'hesap değişti', told: 'bildirim' },
} as const satisfies Record<string, MailKindFacts>

export type MailKind = keyof typeof kinds

/** The kinds of mails, with what the panel calls them. */
export const MAIL_KINDS: Record<MailKind, MailKindFacts> = kinds

/** Returns what is known of a stored mail's kind. A newer version, which is no longer installed, may have stored another. */
export function mailKind(kind: string): MailKindFacts | null {
  return kind in MAIL_KINDS ? MAIL_KINDS[kind as MailKind] : null
}

export type MailContent = {
  kind: MailKind
  subject: string
  text: string
  html: string
  /** Names of the order's papers that it carries. They are drawn when it is sent. */
  papers?: string[]
}
