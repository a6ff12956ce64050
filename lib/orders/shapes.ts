import { z } from 'zod/mini'
import { STEPS } from '@/lib/orders/steps'
import { ATTENTION, CURRENCIES, DECISIONS, newOrderSchema, orderSchema, STATES, TOLD_HOW } from '@/lib/orders/schema'
import type { CountsJson, OrderJson, OrderRowJson, PhotoJson, QuoteJson, serializeNote } from '@/lib/orders/serialize'
import { shapeOf } from '@/lib/platform/output'

const time = z.iso.datetime()
const day = z.iso.date()
const step = z.literal([...STEPS])
const state = z.enum(STATES)
const count = z.int().check(z.minimum(0))

/** How a decision was made, '' before it. */
export const DECIDED_HOW = ['', 'page', ...TOLD_HOW] as const

/** A quote, as `serializeQuote` returns it. */
export const quoteShape = shapeOf<QuoteJson>('Quote', {
  version: z.int(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  vatIncluded: z.boolean(),
  vatRate: z.int(),
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  work: z.string(),
  leadDays: z.int(),
  validUntil: day,
  sentAt: z.nullable(time),
  decision: z.nullable(z.enum(DECISIONS)),
  decidedAt: z.nullable(time),
  decidedBy: z.string(),
  decidedHow: z.enum(DECIDED_HOW),
  decisionNote: z.string(),
  recordedBy: z.string(),
})

/** A photo, as `serializePhoto` returns it. */
export const photoShape = shapeOf<PhotoJson>('Photo', {
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
  author: z.string(),
  forCustomer: z.boolean(),
  createdAt: time,
})

/** A note, as `serializeNote` returns it. */
export const noteShape = shapeOf<ReturnType<typeof serializeNote>>('Note', {
  id: z.uuid(),
  text: z.string(),
  author: z.string(),
  createdAt: time,
})

const row = {
  id: z.uuid(),
  number: z.string(),
  companyName: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  serialNumber: z.string(),
  faultDescription: z.string(),
  step,
  state,
  stepSince: time,
  closedAt: z.nullable(time),
  warrantyUntil: z.nullable(day),
  responsible: z.string(),
  promisedOn: z.nullable(day),
  waitingForPart: z.boolean(),
  partExpectedOn: z.nullable(day),
  quote: z.nullable(quoteShape),
  isDecisionNew: z.boolean(),
  newPhotos: count,
  reopenedAt: z.nullable(time),
  createdAt: time,
  updatedAt: time,
}

/** An order in a list, as `serializeOrderRow` returns it. */
export const orderRowShape = shapeOf<OrderRowJson>('WorkOrderRow', row)

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

const mail = z.object({
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

/** An order, as `serializeOrder` returns it. */
export const orderShape = shapeOf<OrderJson>('WorkOrder', {
  ...row,
  messageId: z.nullable(z.uuid()),
  accessories: z.string(),
  diagnosis: z.string(),
  diagnosedAt: z.nullable(time),
  partShown: z.boolean(),
  trackingUrl: z.url(),
  quotes: z.array(quoteShape),
  events: z.array(event),
  notes: z.array(noteShape),
  photos: z.array(photoShape),
  mails: z.array(mail),
  samePhone: z.array(z.object({ id: z.uuid(), number: z.string(), deviceBrand: z.string(), deviceModel: z.string() })),
  mailIsConfigured: z.boolean(),
  warrantyMonths: z.int(),
  closedPageMonths: z.int(),
})

/** The counts of the orders, as `serializeCounts` returns them. */
export const countsShape = shapeOf<CountsJson>('WorkOrderCounts', {
  steps: z.array(z.object({ step: z.int(), count, since: z.nullable(time) })),
  states: z.record(state, count),
  attention: z.record(z.enum(ATTENTION), count),
  newDecisions: count,
  decided: z.array(orderRowShape),
  photographed: z.array(orderRowShape),
  waiting: z.array(orderRowShape),
})

/** A new order, whose fields the domain checks after it has completed them from the message. */
export const newOrderShape = z.extend(z.partial(orderSchema), {
  messageId: newOrderSchema.shape.messageId,
  knownOrders: newOrderSchema.shape.knownOrders,
  notify: newOrderSchema.shape.notify,
})
