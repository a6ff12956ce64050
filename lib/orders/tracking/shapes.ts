import { z } from 'zod/mini'
import type { CustomerOrderJson, serializeCustomerPhoto } from '@/lib/orders/tracking/serialize'
import { STEPS } from '@/lib/orders/steps'
import { CURRENCIES, DECISIONS, STATES } from '@/lib/orders/schema'
import { DECIDED_HOW } from '@/lib/orders/shapes'
import { shapeOf } from '@/lib/platform/output'

const time = z.iso.datetime()
const day = z.iso.date()

/** A photo, as `serializeCustomerPhoto` returns it. */
export const customerPhotoShape = shapeOf<ReturnType<typeof serializeCustomerPhoto>>('CustomerPhoto', {
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
  isOwn: z.boolean(),
  at: time,
})

const quote = z.object({
  version: z.int(),
  currency: z.enum(CURRENCIES),
  vatRate: z.int(),
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  work: z.string(),
  leadDays: z.int(),
  validUntil: day,
  isExpired: z.boolean(),
  sentAt: time,
  decision: z.nullable(z.enum(DECISIONS)),
  decidedAt: z.nullable(time),
  decidedBy: z.string(),
  decidedHow: z.enum(DECIDED_HOW),
  decisionNote: z.string(),
  previousTotal: z.nullable(z.int()),
})

/** An order, as `serializeForCustomer` returns it. */
export const customerOrderShape = shapeOf<CustomerOrderJson>('CustomerOrder', {
  number: z.string(),
  companyName: z.string(),
  contactPerson: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  serialNumber: z.string(),
  accessories: z.string(),
  faultDescription: z.string(),
  diagnosis: z.string(),
  diagnosedAt: z.nullable(time),
  step: z.literal([...STEPS]),
  state: z.enum(STATES),
  reachedAt: z.array(z.nullable(time)).check(z.length(STEPS.length)),
  closedAt: z.nullable(time),
  warrantyUntil: z.nullable(day),
  readableUntil: z.nullable(day),
  part: z.nullable(z.object({ expectedOn: z.nullable(day) })),
  quote: z.nullable(quote),
  texts: z.array(z.object({ text: z.string(), at: time })),
  photos: z.array(customerPhotoShape),
  photosLeft: z.int().check(z.minimum(0)),
})
