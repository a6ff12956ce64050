type MailKindFacts = {
  /** Whether an answer reaches the person of the message or order that it tells of. Answers to the others reach the firm. */
  answersPerson?: true
  /** Whether its link opens an account. Its text is emptied once it is sent, so that the database keeps no token. */
  opensAccount?: true
  /** What it is about, in the history of an order. Its own subject is written where its text is. */
  about: string
  /** What it told its reader, in the middle of a sentence about a person's data. */
  told: string
} & Reader

/** Who reads it: the customer, the workshop, or the person of an account of the panel. */
type Reader =
  /** `name` is what an order calls its latest mail; null for one that is about no order. */
  { to: 'customer'; name: string | null } | { to: 'workshop' | 'account'; name?: undefined }

const kinds = {
  'message-received': { to: 'customer', about: 'mesaj alındı', told: 'alındı', name: null },
  'new-message': { to: 'workshop', answersPerson: true, about: 'yeni mesaj', told: 'atölyeye bildirim' },
  'order-opened': { to: 'customer', about: 'iş emri açıldı', told: 'iş emri', name: 'İş emri e-postası' },
  'quote-ready': { to: 'customer', about: 'teklif hazır', told: 'teklif', name: 'Teklif e-postası' },
  'decision-confirmed': { to: 'customer', about: 'karar alındı', told: 'karar', name: 'Karar e-postası' },
  'new-decision': { to: 'workshop', answersPerson: true, about: 'yeni karar', told: 'atölyeye bildirim' },
  'new-photo': { to: 'workshop', answersPerson: true, about: 'yeni fotoğraf', told: 'atölyeye bildirim' },
  reminder: { to: 'workshop', about: 'sabah hatırlatması', told: 'atölyeye bildirim' },
  'step-reached': { to: 'customer', about: 'adım değişti', told: 'adım', name: 'Adım e-postası' },
  delivered: { to: 'customer', about: 'teslim edildi', told: 'teslim', name: 'Teslim e-postası' },
  'tracking-link': { to: 'customer', about: 'takip bağlantısı', told: 'takip', name: 'Bağlantı e-postası' },
  invitation: { to: 'account', opensAccount: true, about: 'davet', told: 'bildirim' },
  'password-link': { to: 'account', opensAccount: true, about: 'şifre bağlantısı', told: 'bildirim' },
  'account-changed': { to: 'account', about: 'hesap değişti', told: 'bildirim' },
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
