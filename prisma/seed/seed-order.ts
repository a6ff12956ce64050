import type { z } from 'zod/mini'
import type { PaymentMethod } from '@/lib/orders/billing/fields'
import type { orderSchema } from '@/lib/orders/order/schema'

/** Minutes before the seeding, or days before it and a time in İstanbul. */
export type Moment = number | [days: number, time: string]

/** A drawing of `pictures/services`, used as a photo. `from` says who added it and who sees it. */
type SeedPhoto = { picture: string; at: Moment; caption: string; from: 'customer' | 'staff' | 'staff, hidden' }

/** An entry of the history. The last one has the order's current step and state. */
type SeedEvent = [
  at: Moment,
  kind: 'opened' | 'step' | 'quote' | 'decision' | 'photo' | 'delivered',
  step: number,
  text?: string,
]

/** A work order as the panel and the customer store it. Empty fields are absent. */
export type SeedOrder = z.input<typeof orderSchema> & {
  /** Distinguishes several orders of one customer. */
  visit?: number
  /** Days from the seeding. */
  promisedIn?: number
  partExpectedIn?: number
  diagnosis?: string
  /** Lines or one amount, in kuruş without VAT. `validIn` is in days from the seeding. */
  quote?: {
    amount?: number
    lines?: [kind: string, text: string, quantity: number, unit: string, unitPrice: number][]
    discount?: { kind: 'amount' | 'percent'; value: number }
    leadDays: number
    validIn: number
    work: string[]
  }
  /** `isNew` means that no staff member has seen it. */
  decision?: { outcome: 'approved' | 'declined'; how: 'page' | 'phone'; note: string; isNew?: true }
  events: SeedEvent[]
  notes?: [at: Moment, text: string][]
  /** The record of its load test, signed at a moment or a draft. `calibrated` is in days before the seeding. */
  loadTest?: {
    signed?: Moment
    load: string
    durationMin: number
    ambient: number
    instrument: string
    calibrated: number
    rows: [what: string, nominal: string, measured: string, unit: string, passed: boolean | null][]
    note: string
    /** Indexes of the order's photos, from 0. */
    photos: number[]
  }
  /** Each in days before the seeding. */
  shipments?: [direction: 'in' | 'out', carrier: string, trackingNumber: string, days: number][]
  /** Data of the customer that the order does not have. */
  customer?: { address: string; taxOffice: string; taxNumber: string }
  /** What is invoiced and paid: days before the seeding, and amounts in kuruş with VAT. */
  billing?: {
    byHand?: true
    /** `count` is the end of its number. */
    invoice?: [count: number, days: number]
    payments?: [days: number, amount: number, method: PaymentMethod, note: string][]
  }
  photos: SeedPhoto[]
}
