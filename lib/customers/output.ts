import { z } from 'zod/mini'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { DECISIONS } from '@/lib/orders/quote/fields'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { STATES } from '@/lib/orders/order/fields'
import { turnShape } from '@/lib/orders/order/output'
import { STEPS } from '@/lib/orders/steps'
import { time, day, count, output } from '@/lib/platform/output'
import { DEVICE, MODEL } from '@/lib/records/device'
import { shapes } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'

const state = z.enum(STATES)
const sums = z.array(z.object({ currency: z.enum(CURRENCIES), amount: z.int() }))

const rowFields = {
  id: z.uuid(),
  ...shapes(PERSON),
  devices: count,
  orders: count,
  openOrders: count,
  lastOrder: z.nullable(z.object({ id: z.uuid(), number: z.string(), createdAt: time })),
  /** The sums of the open orders' quotes, with VAT: approved quotes, and quotes that wait for a decision. */
  approved: sums,
  waiting: sums,
  /** The number of open orders whose quote the customer declined. */
  declined: count,
}

/** A customer in a list. */
export const customerRowShape = output('CustomerRow', rowFields)

export type CustomerRowJson = z.infer<typeof customerRowShape>

/** An order of a customer. */
export const orderOfCustomerShape = z.object({
  id: z.uuid(),
  number: z.string(),
  ...shapes(DEVICE),
  faultDescription: z.string(),
  step: z.literal([...STEPS]),
  state,
  isUnderWarranty: z.boolean(),
  createdAt: time,
  stepSince: time,
  closedAt: z.nullable(time),
  warrantyUntil: z.nullable(day),
  turn: z.nullable(turnShape),
  /** The device's key: orders with the same key have the same device. '' without a serial number. */
  deviceKey: z.string(),
  /** The total of the quote that the customer sees, with VAT. */
  price: z.nullable(
    z.object({ total: z.int(), currency: z.enum(CURRENCIES), decision: z.nullable(z.enum(DECISIONS)) }),
  ),
})

/** Another customer with the same phone number or email address. */
const duplicate = z.object({
  id: z.uuid(),
  companyName: z.string(),
  contactPerson: z.string(),
  samePhone: z.boolean(),
  sameEmail: z.boolean(),
})

/** A customer with its orders, messages, former contacts and possible duplicates. */
export const customerShape = output('Customer', {
  ...rowFields,
  ...shapes(CUSTOMER_FIELDS),
  version: z.int(),
  /** Newest first. */
  orderList: z.array(orderOfCustomerShape),
  messages: z.array(
    z.object({
      id: z.uuid(),
      receivedAt: time,
      ...shapes(MODEL),
      problemDescription: z.string(),
      workOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
    }),
  ),
  /** Sums of the quotes approved in the last twelve months, without VAT. */
  approvedInYear: sums,
  /** Former contacts from merged records. Searches also find the customer by these. */
  contacts: z.array(z.object(shapes(PERSON, { omit: ['companyName'] }))),
  duplicates: z.array(duplicate),
})

export type CustomerJson = z.infer<typeof customerShape>
export type OrderOfCustomerJson = z.infer<typeof orderOfCustomerShape>

/** Pairs of customers who may be the same person, the older record first. */
export const duplicatesShape = output('DuplicateCustomers', {
  pairs: z.array(z.object({ one: duplicate, other: duplicate })),
})
