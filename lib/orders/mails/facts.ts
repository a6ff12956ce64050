import type { FactRow, QuoteRow } from '@/lib/orders/data'
import { amountsOf, type Currency, type Decision, isApproved } from '@/lib/orders/schema'

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

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Returns what mails say of an order. */
export function orderFacts({ quotes: [quote], ...order }: FactRow): OrderFacts {
  return {
    ...order,
    isApproved: isApproved({ quote }),
    warrantyUntil: order.warrantyUntil && dayOf(order.warrantyUntil),
  }
}

/** Returns what mails say of a quote. */
export function quoteFacts(quote: QuoteRow): QuoteFacts {
  const { version, vatRate, work, leadDays, decidedBy, decisionNote } = quote
  return {
    version,
    ...amountsOf(quote),
    vatRate,
    currency: quote.currency as Currency,
    work,
    leadDays,
    validUntil: dayOf(quote.validUntil),
    decision: quote.decision as Decision | null,
    decidedBy,
    decisionNote,
  }
}
