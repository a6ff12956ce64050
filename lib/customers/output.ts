import { z } from 'zod/mini'
import { openAmountsOf, type PricedQuote, type Sums, sumsOf } from '@/lib/customers/amounts'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { storedAmountsOf } from '@/lib/orders/quote/money'
import { CURRENCIES, DECISIONS } from '@/lib/orders/quote/fields'
import { STATES } from '@/lib/orders/order/fields'
import { STEPS } from '@/lib/orders/steps'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { DEVICE, MODEL } from '@/lib/records/device'
import { shapes } from '@/lib/records/of-record'
import { PERSON } from '@/lib/records/person'

const time = z.iso.datetime()
const day = z.iso.date()
const count = z.int().check(z.minimum(0))
const state = z.enum(STATES)
const sums = z.array(z.object({ currency: z.enum(CURRENCIES), amount: z.int() }))

const row = {
  id: z.uuid(),
  ...shapes(PERSON),
  devices: count,
  orders: count,
  openOrders: count,
  lastOrder: z.nullable(z.object({ id: z.uuid(), number: z.string(), createdAt: time })),
  /** To be paid, with VAT: approved quotes of open orders, and those that wait for an answer. */
  approved: sums,
  waiting: sums,
  /** Open orders of which the customer declined the quote. */
  declined: count,
}

/** A customer in a list. */
export const customerRowShape = output('CustomerRow', row)

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
  /** Names the device: orders with the same one are of one device. '' without a serial number. */
  deviceKey: z.string(),
  /** What the quote that the customer sees comes to, with VAT. */
  price: z.nullable(
    z.object({ total: z.int(), currency: z.enum(CURRENCIES), decision: z.nullable(z.enum(DECISIONS)) }),
  ),
})

/** Another customer with the same telephone or address. */
const double = z.object({
  id: z.uuid(),
  companyName: z.string(),
  contactPerson: z.string(),
  samePhone: z.boolean(),
  sameEmail: z.boolean(),
})

/** Everything about a customer. */
export const customerShape = output('Customer', {
  ...row,
  ...shapes(CUSTOMER_FIELDS),
  version: z.int(),
  /** The newest first. */
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
  /** Approved in the last twelve months, without VAT. */
  approvedInYear: sums,
  /** Contacts before other records were joined. The customer is found by them, too. */
  contacts: z.array(z.object(shapes(PERSON, { omit: ['companyName'] }))),
  doubles: z.array(double),
})

export type CustomerJson = z.infer<typeof customerShape>
export type CustomerOrderJson = z.infer<typeof orderOfCustomerShape>

type OrderFacts = {
  id: string
  number: string
  state: string
  deviceKey: string
  createdAt: Date
  quotes: readonly (PricedQuote & { decidedAt: Date | null })[]
}
type CountedOrders = { workOrders: readonly OrderFacts[] }
type OrderSource = Omit<SourceOf<typeof orderOfCustomerShape>, 'isUnderWarranty' | 'price'> &
  OrderFacts & { underWarrantyOf: string | null }

function rowFacts<Row extends CountedOrders>(customer: Row) {
  const { workOrders } = customer
  const [last = null] = workOrders
  const keys = workOrders.map(({ deviceKey }) => deviceKey).filter(Boolean)
  const open = workOrders.filter((one) => one.state === 'open')
  return {
    ...customer,
    devices: new Set(keys).size,
    orders: workOrders.length,
    openOrders: open.length,
    declined: open.filter(({ quotes: [quote] }) => quote?.decision === 'declined').length,
    lastOrder: last,
    ...openAmountsOf(open),
  }
}

type RowSource = Omit<SourceOf<typeof customerRowShape>, keyof ReturnType<typeof rowFacts<CountedOrders>>> &
  CountedOrders

export const serializeCustomerRow = (customer: RowSource): CustomerRowJson =>
  toJson(customerRowShape, rowFacts(customer))

function withPrice(one: OrderSource) {
  const [quote] = one.quotes
  return {
    ...one,
    isUnderWarranty: one.underWarrantyOf !== null,
    price: quote ? { total: storedAmountsOf(quote).total, currency: quote.currency, decision: quote.decision } : null,
  }
}

/** Returns what was approved in the last twelve months, without VAT. */
function approvedInYear(orders: readonly OrderFacts[]): Sums {
  const since = new Date()
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return sumsOf(
    orders
      .flatMap(({ quotes }) => quotes)
      .filter(({ decision, decidedAt }) => decision === 'approved' && decidedAt !== null && decidedAt >= since)
      .map((quote) => ({ currency: quote.currency, amount: storedAmountsOf(quote).net })),
  )
}

type CustomerSource = Omit<
  SourceOf<typeof customerShape>,
  keyof ReturnType<typeof rowFacts<CountedOrders>> | 'orderList' | 'approvedInYear'
> & { workOrders: readonly OrderSource[] }

export const serializeCustomer = (customer: CustomerSource): CustomerJson =>
  toJson(customerShape, {
    ...rowFacts(customer),
    orderList: customer.workOrders.map(withPrice),
    approvedInYear: approvedInYear(customer.workOrders),
  })

/** Two customers who may be one: the older one first. */
export const doublesShape = output('DoubleCustomers', { pairs: z.array(z.object({ one: double, other: double })) })

export type DoublesJson = z.infer<typeof doublesShape>

type Named = Omit<SourceOf<typeof double>, 'samePhone' | 'sameEmail'>
type PairSource = { one: Named; other: Named; samePhone: boolean; sameEmail: boolean }

export const serializeDoubles = (pairs: readonly PairSource[]): DoublesJson =>
  toJson(doublesShape, {
    pairs: pairs.map(({ one, other, ...same }) => ({ one: { ...one, ...same }, other: { ...other, ...same } })),
  })
