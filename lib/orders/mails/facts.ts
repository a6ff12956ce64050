import type { Currency } from '@/lib/orders/schema'

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
