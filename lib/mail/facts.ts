import type { Currency } from '@/lib/orders/schema'

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

/** What mails say of an order. Days are YYYY-MM-DD. */
export type OrderFacts = {
  id: string
  number: string
  token: string
  companyName: string
  contactPerson: string
  phone: string
  deviceBrand: string
  deviceModel: string
  serialNumber: string
  /** What the workshop found, if the mail is to say it. */
  diagnosis: string
  step: number
  state: string
  /** Whether the quote that the customer sees is approved. */
  isApproved: boolean
  warrantyUntil: string | null
}

/** What mails say of a quote. `total` is to be paid, with VAT, in kuruş or cents. */
export type QuoteFacts = {
  version: number
  total: number
  net: number
  vat: number
  vatRate: number
  currency: Currency
  work: string
  leadDays: number
  validUntil: string
  decision: 'approved' | 'declined' | null
  decidedBy: string
  decisionNote: string
}

/** What mails say of a contact message. */
export type MessageFacts = {
  id: string
  receivedAt: Date
  companyName: string
  contactPerson: string
  phone: string
  email: string
  deviceBrand: string
  deviceModel: string
  problemDescription: string
}
