import type { Currency } from '@/lib/domains/work-orders/schema'

/** A mail's kind, which the order's history names. */
export type MailKind =
  | 'message-received'
  | 'new-message'
  | 'order-opened'
  | 'quote-ready'
  | 'decision-confirmed'
  | 'new-decision'
  | 'step-reached'
  | 'delivered'
  | 'tracking-link'
  | 'invitation'
  | 'password-link'
  | 'account-changed'

/** The mails whose link opens an account. Their text is emptied once it is sent, so that the database keeps no token. */
export const KINDS_WITH_LINK: readonly string[] = ['invitation', 'password-link'] satisfies MailKind[]

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
  companyName: string
  contactPerson: string
  phone: string
  email: string
  deviceBrand: string
  deviceModel: string
  problemDescription: string
}
