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

const mail = (kind: MailKind, subject: string): MailContent => ({ kind, subject, text: subject, html: subject })

export const messageReceivedMail = (_message: MessageFacts) => mail('message-received', 'Mesajınız bize ulaştı')
export const newMessageMail = (message: MessageFacts) => mail('new-message', `Yeni mesaj: ${message.contactPerson}`)
export const orderOpenedMail = (order: OrderFacts) => mail('order-opened', `İş emriniz açıldı: ${order.number}`)
export const quoteReadyMail = (order: OrderFacts, _quote: QuoteFacts) =>
  mail('quote-ready', `Teklifiniz hazır: ${order.number}`)
export const decisionConfirmedMail = (order: OrderFacts, _quote: QuoteFacts) =>
  mail('decision-confirmed', `Kararınız kaydedildi: ${order.number}`)
export const newDecisionMail = (order: OrderFacts, _quote: QuoteFacts) =>
  mail('new-decision', `Yeni karar: ${order.number}`)
export const stepReachedMail = (order: OrderFacts, _text: string) =>
  mail('step-reached', `İş emriniz ilerledi: ${order.number}`)
export const deliveredMail = (order: OrderFacts) => mail('delivered', `Cihazınız teslim edildi: ${order.number}`)
export const trackingLinkMail = (order: OrderFacts) => mail('tracking-link', `Takip bağlantınız: ${order.number}`)
