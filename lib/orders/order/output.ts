import { z } from 'zod/mini'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { NOTE_FIELDS, ORDER_FIELDS, STATES } from '@/lib/orders/order/fields'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { photoShape } from '@/lib/photos/output'
import { DISCOUNT_KINDS, LINE_KINDS, UNITS } from '@/lib/orders/quote/money'
import { ATTENTION } from '@/lib/orders/attention'
import { DECISIONS, QUOTE_FIELDS, REPORT_CHANNELS } from '@/lib/orders/quote/fields'
import { STEPS } from '@/lib/orders/steps'
import { TURNS, WAITS_FOR } from '@/lib/orders/turn/turn'
import { listedPaperShape } from '@/lib/papers/output'
import { time, day, count, output } from '@/lib/platform/output'
import { DEVICE, MODEL } from '@/lib/records/device'
import { shapes } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'

const step = z.literal([...STEPS])
const state = z.enum(STATES)

/** A line of a quote with its total. Numbers may be null only in a draft. */
export const quoteLineShape = z.object({
  kind: z.enum(LINE_KINDS),
  text: z.string(),
  quantity: z.nullable(z.number()),
  unit: z.enum(UNITS),
  unitPrice: z.nullable(z.int()),
  /** The part in stock to which the line is linked. */
  partId: z.nullable(z.uuid()),
  total: z.nullable(z.int()),
})

/** A version of a quote as staff see it. */
export const quoteShape = output('Quote', {
  ...shapes(QUOTE_FIELDS),
  /** Lines, discount and subtotal include VAT if `vatIncluded`. */
  lines: z.array(quoteLineShape),
  discount: z.nullable(z.object({ kind: z.enum(DISCOUNT_KINDS), value: z.int() })),
  subtotal: z.int(),
  discountAmount: z.int(),
  decision: z.nullable(z.enum(DECISIONS)),
  /** '' before a decision. */
  decidedHow: z.enum(['', 'page', ...REPORT_CHANNELS]),
})

export type QuoteJson = z.infer<typeof quoteShape>

/** An internal note. */
export const noteShape = output('Note', { id: z.uuid(), ...shapes(NOTE_FIELDS) })

/** A reading of a load test. */
export const readingShape = z.object({
  what: z.string(),
  nominal: z.string(),
  measured: z.string(),
  unit: z.string(),
  /** May be null only in a draft. */
  passed: z.nullable(z.boolean()),
})

export const instrumentShape = z.object({ name: z.string(), serialNumber: z.string(), calibratedOn: z.nullable(day) })

/** The record of a load test. `ambient` is in tenths of °C. */
export const loadTestShape = output('LoadTest', {
  ...shapes(LOAD_TEST_FIELDS),
  /** Copies of the instruments in the settings, made when staff chose them. */
  instruments: z.array(instrumentShape),
  rows: z.array(readingShape),
  photoIds: z.array(z.uuid()),
  /** Whether there are readings and all of them passed. */
  passed: z.boolean(),
})

export type LoadTestJson = z.infer<typeof loadTestShape>

/** A shipment of a device. `url` is the carrier's tracking page. */
export const shipmentShape = output('Shipment', { id: z.uuid(), ...shapes(SHIPMENT_FIELDS), url: z.nullable(z.url()) })

export type ShipmentJson = z.infer<typeof shipmentShape>

/** Whose turn it is with an open order, what it waits for (also in words), and since when. */
export const turnShape = z.object({ on: z.enum(TURNS), waitsFor: z.enum(WAITS_FOR), words: z.string(), since: time })

const rowFields = {
  id: z.uuid(),
  ...shapes(ORDER_FIELDS, {
    omit: ['accessories', 'diagnosis', 'diagnosedAt', 'partShown', 'warrantyDecidedAt', 'warrantyDecidedBy'],
  }),
  step,
  /** The id of the former order whose warranty covers this repair. */
  underWarrantyOf: z.nullable(z.uuid()),
  isUnderWarranty: z.boolean(),
  awaitedPartId: z.nullable(z.uuid()),
  /** In thousandths of the part's unit; null for one unit. */
  awaitedQuantity: z.nullable(z.int()),
  /** The account in charge. Null if the person has no account. */
  responsibleId: z.nullable(z.uuid()),
  /** The quote that the customer sees. */
  quote: z.nullable(quoteShape),
  /** Whether the customer decided and no staff member has opened the order since. */
  isDecisionNew: z.boolean(),
  /** How many photos the customer added that no staff member has seen. */
  newPhotos: count,
  /** When the order was last reopened; null if it never was, or if it is closed. */
  reopenedAt: z.nullable(time),
  turn: z.nullable(turnShape),
  version: z.int(),
}

/** An order in a list. */
export const orderRowShape = output('WorkOrderRow', rowFields)

export type OrderRowJson = z.infer<typeof orderRowShape>

/** An earlier order of a device. */
export const earlierOrderShape = output('DeviceVisit', {
  id: z.uuid(),
  number: z.string(),
  customerId: z.nullable(z.uuid()),
  ...shapes(PERSON),
  ...shapes(DEVICE),
  faultDescription: z.string(),
  /** What was repaired, in one line, or '' if it is unknown. */
  repair: z.string(),
  state,
  createdAt: time,
  closedAt: z.nullable(time),
  warrantyUntil: z.nullable(day),
})

export type EarlierOrderJson = z.infer<typeof earlierOrderShape>

const event = z.object({
  id: z.uuid(),
  kind: z.enum(['opened', 'step', 'quote', 'decision', 'closed', 'reopened', 'photo', 'link']),
  step: z.int(),
  state,
  text: z.string(),
  reason: z.string(),
  quoteVersion: z.nullable(z.int()),
  author: z.string(),
  createdAt: time,
})

export const mailShape = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'written', 'failed']),
  attempts: count,
  lastError: z.string(),
  nextAttemptAt: z.nullable(time),
  sentAt: z.nullable(time),
  createdAt: time,
})

/** An order with all its records, and the defaults for its forms. */
export const orderShape = output('WorkOrder', {
  ...rowFields,
  ...shapes(ORDER_FIELDS),
  messageId: z.nullable(z.uuid()),
  /** Null after an erasure of the person. */
  customerId: z.nullable(z.uuid()),
  /** Company or person in the customer's record. The order's copy may differ. */
  customerName: z.string(),
  trackingUrl: z.url(),
  /** Newest first, including drafts. */
  quotes: z.array(quoteShape),
  /** Newest first. */
  shipments: z.array(shipmentShape),
  /** Initial values of a new quote. */
  quoteDefaults: z.object({ validUntil: z.nullable(day), leadDays: z.nullable(z.int()), vatRate: z.int() }),
  /** Names of the carriers in the settings. */
  carriers: z.array(z.string()),
  /** Records of load tests, newest first, including a draft. */
  loadTests: z.array(loadTestShape),
  /** The instruments in the settings and, while the order is at the load test, those of the last signed record of any order. */
  testDefaults: z.object({ instruments: z.array(instrumentShape), chosen: z.array(instrumentShape) }),
  /** The last signed test of the same model, while the order is at the load test. */
  modelTest: z.nullable(z.object({ number: z.string(), rows: z.array(readingShape) })),
  events: z.array(event),
  notes: z.array(noteShape),
  photos: z.array(photoShape),
  mails: z.array(mailShape),
  /** Including drafts of quotes. */
  papers: z.array(listedPaperShape),
  /** Earlier orders of the device, newest first. */
  visits: z.array(earlierOrderShape),
  /** Other open orders with the same phone number. */
  samePhone: z.array(z.object({ id: z.uuid(), number: z.string(), ...shapes(MODEL) })),
  /** Whether emails are sent (SMTP_URL) instead of written to files. */
  mailIsConfigured: z.boolean(),
  /** Months of warranty after a delivery, unless staff choose a day. */
  warrantyMonths: z.int(),
  /** The last day of the warranty if the device is delivered today. */
  warrantyDefault: day,
  /** The last working day of an approved quote's lead time, counted from the approval. */
  leadTimeEndsOn: z.nullable(day),
  /** How many months the customer's page can be read after the order was closed. */
  closedPageMonths: z.int(),
})

export type OrderJson = z.infer<typeof orderShape>

/** An account that can be in charge of an order. `name` is its name, or its email address if it has none. */
export const orderPersonShape = output('OrderPerson', { id: z.uuid(), name: z.string(), isSelf: z.boolean() })

export type OrderPersonJson = z.infer<typeof orderPersonShape>

/** The counts of orders: open ones by step (with the longest wait) and by turn, all by state and by reason for attention. */
export const countsShape = output('WorkOrderCounts', {
  steps: z.array(z.object({ step: z.int(), count, since: z.nullable(time) })),
  states: z.record(state, count),
  turns: z.record(z.enum(TURNS), count),
  attention: z.record(z.enum(ATTENTION), count),
  /** Open orders that the caller is in charge of. */
  mine: count,
  newDecisions: count,
  decided: z.array(orderRowShape),
  photographed: z.array(orderRowShape),
  waiting: z.array(orderRowShape),
})

export type CountsJson = z.infer<typeof countsShape>
