import { z } from 'zod/mini'
import { openAmountsOf, type PricedQuote } from '@/lib/customers/amounts'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { storedAmountsOf } from '@/lib/orders/quote/money'
import { DECISIONS } from '@/lib/orders/quote/fields'
import { CURRENCIES, type CurrencySums, sumsByCurrency } from '@/lib/platform/turkish/money'
import { STATES } from '@/lib/orders/order/fields'
import { turnShape } from '@/lib/orders/order/output'
import { STEPS } from '@/lib/orders/steps'
import { turnOfOrder, type TurnRow } from '@/lib/orders/turn/turn'
import { time, day, count, output, toJson, type SourceOf } from '@/lib/platform/output'
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

type OrderForCounts = {
  id: string
  number: string
  state: string
  deviceKey: string
  createdAt: Date
  quotes: readonly (PricedQuote & { decidedAt: Date | null })[]
}
type WithOrders = { workOrders: readonly OrderForCounts[] }
type OrderSource = Omit<SourceOf<typeof orderOfCustomerShape>, 'isUnderWarranty' | 'price' | 'turn'> &
  OrderForCounts &
  TurnRow

function withRowFacts<Row extends WithOrders>(customer: Row) {
  const { workOrders } = customer
  const [lastOrder = null] = workOrders
  const deviceKeys = workOrders.map(({ deviceKey }) => deviceKey).filter(Boolean)
  const openOrders = workOrders.filter((order) => order.state === 'open')
  return {
    ...customer,
    devices: new Set(deviceKeys).size,
    orders: workOrders.length,
    openOrders: openOrders.length,
    declined: openOrders.filter(({ quotes: [quote] }) => quote?.decision === 'declined').length,
    lastOrder,
    ...openAmountsOf(openOrders),
  }
}

type RowSource = Omit<SourceOf<typeof customerRowShape>, keyof ReturnType<typeof withRowFacts<WithOrders>>> & WithOrders

export const serializeCustomerRow = (customer: RowSource): CustomerRowJson =>
  toJson(customerRowShape, withRowFacts(customer))

function withOrderFacts(order: OrderSource) {
  const [quote] = order.quotes
  return {
    ...order,
    isUnderWarranty: order.underWarrantyOf !== null,
    turn: turnOfOrder(order),
    price: quote ? { total: storedAmountsOf(quote).total, currency: quote.currency, decision: quote.decision } : null,
  }
}

/** Returns the approved amounts of the last twelve months, without VAT. */
function approvedInYear(orders: readonly OrderForCounts[]): CurrencySums {
  const since = new Date()
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return sumsByCurrency(
    orders
      .flatMap(({ quotes }) => quotes)
      .filter(({ decision, decidedAt }) => decision === 'approved' && decidedAt !== null && decidedAt >= since)
      .map((quote) => ({ currency: quote.currency, amount: storedAmountsOf(quote).net })),
  )
}

type CustomerSource = Omit<
  SourceOf<typeof customerShape>,
  keyof ReturnType<typeof withRowFacts<WithOrders>> | 'orderList' | 'approvedInYear'
> & { workOrders: readonly OrderSource[] }

export const serializeCustomer = (customer: CustomerSource): CustomerJson =>
  toJson(customerShape, {
    ...withRowFacts(customer),
    orderList: customer.workOrders.map(withOrderFacts),
    approvedInYear: approvedInYear(customer.workOrders),
  })

/** Pairs of customers who may be the same person, the older record first. */
export const duplicatesShape = output('DuplicateCustomers', {
  pairs: z.array(z.object({ one: duplicate, other: duplicate })),
})

export type DuplicatesJson = z.infer<typeof duplicatesShape>

type CustomerName = Omit<SourceOf<typeof duplicate>, 'samePhone' | 'sameEmail'>
type PairSource = { one: CustomerName; other: CustomerName; samePhone: boolean; sameEmail: boolean }

export const serializeDuplicates = (pairs: readonly PairSource[]): DuplicatesJson =>
  toJson(duplicatesShape, {
    pairs: pairs.map(({ one, other, ...match }) => ({ one: { ...one, ...match }, other: { ...other, ...match } })),
  })
