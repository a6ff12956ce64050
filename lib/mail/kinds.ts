type Nature = {
  /** Who reads it: the customer, the workshop, or the person of an account of the panel. */
  to: 'customer' | 'workshop' | 'account'
  /** Whether its link opens an account. Its text is emptied once it is sent, so that the database keeps no token. */
  opensAccount: boolean
}

/** The kinds of mails, which the order's history names. */
export const MAIL_KINDS = {
  'message-received': { to: 'customer', opensAccount: false },
  'new-message': { to: 'workshop', opensAccount: false },
  'order-opened': { to: 'customer', opensAccount: false },
  'quote-ready': { to: 'customer', opensAccount: false },
  'decision-confirmed': { to: 'customer', opensAccount: false },
  'new-decision': { to: 'workshop', opensAccount: false },
  'step-reached': { to: 'customer', opensAccount: false },
  delivered: { to: 'customer', opensAccount: false },
  'tracking-link': { to: 'customer', opensAccount: false },
  invitation: { to: 'account', opensAccount: true },
  'password-link': { to: 'account', opensAccount: true },
  'account-changed': { to: 'account', opensAccount: false },
} as const satisfies Record<string, Nature>

export type MailKind = keyof typeof MAIL_KINDS

/** The kinds of mails that the customer reads. */
export type CustomerMailKind = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind]['to'] extends 'customer' ? Kind : never
}[MailKind]

/** Returns what a stored mail is like. A newer version, which is no longer installed, may have left a kind of its own. */
export function natureOf(kind: string): Nature | null {
  return kind in MAIL_KINDS ? MAIL_KINDS[kind as MailKind] : null
}

export type MailContent = { kind: MailKind; subject: string; text: string; html: string }
