import { z } from 'zod/mini'
import { PAYMENT_STATES } from '@/lib/orders/account/account'
import { PAYMENT_METHODS } from '@/lib/orders/billing/fields'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { STATES } from '@/lib/orders/order/fields'
import { STEPS } from '@/lib/orders/steps'
import { listedPaperShape } from '@/lib/papers/output'
import { quoteLineShape, quoteShape, shipmentShape } from '@/lib/orders/order/output'
import { time, day, output } from '@/lib/platform/output'
import { DEVICE } from '@/lib/records/device'
import { shapes } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'

/** A photo as the customer sees it. It is read from `/is-emri/{token}/foto/{id}`. */
export const customerPhotoShape = output('CustomerPhoto', {
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
  isOwn: z.boolean(),
  at: time,
})

/** A quote as the customer sees it. It was sent, so it is complete. */
const customerQuote = z.extend(z.omit(quoteShape, { amount: true, recordedBy: true }), {
  lines: z.array(z.omit(quoteLineShape, { partId: true })),
  leadDays: z.int(),
  validUntil: day,
  sentAt: time,
  isExpired: z.boolean(),
  /** The total of the previous version, if it has the same currency. */
  previousTotal: z.nullable(z.int()),
})

const bankAccount = z.object({ bank: z.string(), holder: z.string(), iban: z.string() })

/** An order as its customer sees it, without internal data and token. */
export const customerOrderShape = output('CustomerOrder', {
  number: z.string(),
  ...shapes(PERSON, { omit: ['phone', 'email'] }),
  ...shapes(DEVICE),
  accessories: z.string(),
  faultDescription: z.string(),
  diagnosis: z.string(),
  diagnosedAt: z.nullable(time),
  step: z.literal([...STEPS]),
  state: z.enum(STATES),
  /** When each step was last reached, from TP1 to TP6, or null if it was not. */
  reachedAt: z.array(z.nullable(time)).check(z.length(STEPS.length)),
  closedAt: z.nullable(time),
  warrantyUntil: z.nullable(day),
  /** Whether the warranty of an earlier repair covers this one. */
  isUnderWarranty: z.boolean(),
  /** The last day on which the page of a closed order can be read. */
  readableUntil: z.nullable(day),
  /** Newest first. */
  shipments: z.array(z.omit(shipmentShape, { id: true })),
  /** The promised day of a repair that was approved or is under warranty. */
  promisedOn: z.nullable(day),
  /** The last working day of the approved quote's lead time, counted from the approval. */
  leadTimeEndsOn: z.nullable(day),
  /** The company's bank accounts in the approved quote's currency. */
  accounts: z.array(bankAccount),
  /** The amounts due and paid, if the settings show them. Null until there is an invoice or full payment. */
  payment: z.nullable(
    z.object({
      state: z.enum(PAYMENT_STATES),
      currency: z.enum(CURRENCIES),
      /** The amount to pay: including VAT, less the withheld part. */
      total: z.int(),
      paid: z.int(),
      open: z.int(),
      /** Null if nothing is open. */
      dueOn: z.nullable(day),
      isOverdue: z.boolean(),
      paidOn: z.nullable(day),
      /** The method of the last payment. */
      method: z.nullable(z.enum(PAYMENT_METHODS)),
      /** Empty until there is an invoice. */
      invoices: z.array(z.object({ number: z.string(), day })),
      /** The company's bank accounts in this currency; empty if nothing is open. */
      accounts: z.array(bankAccount),
    }),
  ),
  part: z.nullable(z.object({ expectedOn: z.nullable(day) })),
  quote: z.nullable(customerQuote),
  /** Texts that staff wrote to the customer, newest first. */
  texts: z.array(z.object({ text: z.string(), at: time })),
  photos: z.array(customerPhotoShape),
  papers: z.array(
    z.extend(listedPaperShape, { /** Whether it records a passed load test. */ isPassedTest: z.boolean() }),
  ),
  /** How many photos the customer can still add. 0 for a closed order. */
  photosLeft: z.int().check(z.minimum(0)),
})

export type CustomerOrderJson = z.infer<typeof customerOrderShape>
