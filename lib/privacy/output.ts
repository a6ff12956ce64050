import { z } from 'zod/mini'
import {
  exportedNames,
  type ExportedList,
  type ExportedText,
  type ChildRelation,
  type PersonTable,
} from '@/lib/privacy/person-columns'
import { LINE_KINDS } from '@/lib/orders/quote/money'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { PAYMENT_METHODS } from '@/lib/orders/billing/fields'
import { DIRECTIONS } from '@/lib/orders/shipment/fields'
import { instrumentShape, readingShape } from '@/lib/orders/order/output'
import { listedPaperShape } from '@/lib/papers/output'
import { MENTION_TEXT_KINDS } from '@/lib/privacy/text-tables'
import { time, day, count, output } from '@/lib/platform/output'
import { MODEL } from '@/lib/records/device'
import { shapes } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'

const texts = z.array(z.string())
const order = z.object({ id: z.uuid(), number: z.string() })
const currency = z.enum(CURRENCIES)

/** The fields in a list of records. The export adds all texts of the table (`exportedTexts`). */
const contact = { ...shapes(PERSON), ...shapes(MODEL) }

const message = {
  id: z.uuid(),
  ...contact,
  noticeVersion: z.int(),
  receivedAt: time,
  keptUntil: z.nullable(day),
  workOrders: z.array(order),
}

const personOrder = {
  id: z.uuid(),
  number: z.string(),
  ...contact,
  price: z.nullable(z.object({ total: z.int(), currency })),
}

/** The site's data about a person, as staff see it before they answer a request. */
export const personShape = output('Person', {
  person: z.string(),
  kind: z.enum(['email', 'phone']),
  isStaff: z.boolean(),
  names: texts,
  emails: texts,
  phones: texts,
  companies: texts,
  messages: z.array(z.object(message)),
  orders: z.array(z.object(personOrder)),
  /** Customers with the person as their contact. */
  customers: z.array(
    z.object({
      id: z.uuid(),
      companyName: z.string(),
      contactPerson: z.string(),
      /** False if the person is only a former contact of the customer. */
      isCurrent: z.boolean(),
    }),
  ),
  photos: z.object({ form: count, tracking: count, workshop: count }),
  mails: z.array(z.object({ kind: z.string(), count })),
  mentions: z.object({
    count,
    orders: z.array(order),
    messages: z.array(z.object({ id: z.uuid(), receivedAt: time })),
    customers: z.array(z.object({ id: z.uuid() })),
    /** Texts of general use: kind, key by which the screen opens the text, and label. */
    texts: z.array(z.object({ kind: z.enum(MENTION_TEXT_KINDS), key: z.string(), label: z.string() })),
  }),
  others: z.array(z.object({ contactPerson: z.string(), email: z.string(), phone: z.string() })),
})

export type PersonJson = z.infer<typeof personShape>

/** Returns the shape of all texts of a table that the export contains. */
const exportedTexts = <Table extends PersonTable>(table: Table) =>
  Object.fromEntries(exportedNames(table).map((name) => [name, z.string()])) as Record<
    ExportedText<Table>,
    z.ZodMiniString
  >

const photo = z.object({
  ...exportedTexts('Photo'),
  id: z.uuid(),
  by: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: count,
  createdAt: time,
})

const mail = z.object({
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.string(),
  createdAt: time,
  sentAt: z.nullable(time),
})

const quoteLists = {
  lines: z.array(
    z.object({
      kind: z.enum(LINE_KINDS),
      text: z.string(),
      quantity: z.nullable(z.number()),
      unit: z.string(),
      unitPrice: z.nullable(z.int()),
    }),
  ),
} satisfies Record<ExportedList<'Quote'>, z.ZodMiniType>

const testLists = { instruments: z.array(instrumentShape), rows: z.array(readingShape) } satisfies Record<
  ExportedList<'LoadTest'>,
  z.ZodMiniType
>

const quote = z.object({
  ...exportedTexts('Quote'),
  ...quoteLists,
  version: z.int(),
  total: z.int(),
  currency,
  leadDays: z.nullable(z.int()),
  validUntil: z.nullable(day),
  sentAt: z.nullable(time),
  decision: z.nullable(z.string()),
  decidedHow: z.string(),
  decidedAt: z.nullable(time),
})

const loadTest = z.object({
  ...exportedTexts('LoadTest'),
  ...testLists,
  number: z.int(),
  durationMin: z.nullable(z.int()),
  ambient: z.nullable(z.int()),
  calibratedOn: z.nullable(day),
  signedAt: z.nullable(time),
})

const event = z.object({
  ...exportedTexts('WorkOrderEvent'),
  kind: z.string(),
  step: z.int(),
  state: z.string(),
  quoteVersion: z.nullable(z.int()),
  by: z.string(),
  createdAt: time,
})

/** The relations of an order that the export lists. `accountTexts` has the texts of the other two. */
type ExportedChild = Exclude<ChildRelation, 'account' | 'differences'>

/**
 * The export for the person: what they wrote, what was written to them, and what the workshop wrote about their
 * devices.
 */
export const exportShape = output('PersonExport', {
  person: z.string(),
  preparedAt: time,
  messages: z.array(
    z.object({ ...message, ...exportedTexts('ContactMessage'), photos: z.array(photo), mails: z.array(mail) }),
  ),
  orders: z.array(
    z.object({
      ...personOrder,
      ...exportedTexts('WorkOrder'),
      step: z.int(),
      state: z.string(),
      openedAt: time,
      closedAt: z.nullable(time),
      warrantyUntil: z.nullable(day),
      quotes: z.array(quote),
      loadTests: z.array(loadTest),
      shipments: z.array(z.object({ ...exportedTexts('Shipment'), direction: z.enum(DIRECTIONS), day })),
      invoices: z.array(z.object({ number: z.string(), day, amount: z.int(), currency })),
      payments: z.array(
        z.object({ ...exportedTexts('Payment'), day, amount: z.int(), currency, method: z.enum(PAYMENT_METHODS) }),
      ),
      /** Texts by staff about the order's account that name the person. */
      accountTexts: texts,
      /** PDFs repeat the data above, except for the addressee at the time of the PDF. */
      papers: z.array(z.extend(listedPaperShape, { addressee: z.array(z.string()) })),
      events: z.array(event),
      notes: z.array(z.object({ ...exportedTexts('WorkOrderNote'), createdAt: time })),
      photos: z.array(photo),
      mails: z.array(mail),
    } satisfies Record<string, z.ZodMiniType> & Record<ExportedChild, z.ZodMiniType>),
  ),
  customers: z.array(
    // Texts by staff are included only if they name the person.
    z.object({ ...exportedTexts('Customer'), createdAt: time }),
  ),
  /** Former contacts of customers, from merged records. */
  formerContacts: z.array(z.object({ ...shapes(PERSON, { omit: ['companyName'] }), createdAt: time })),
  /** `number` is '' for a message or a customer. */
  mentions: z.array(z.object({ number: z.string(), day })),
  mails: z.array(mail),
})

export type PersonExport = z.infer<typeof exportShape>

/** The numbers of records that an erasure changed. */
export const erasureResultShape = output('Erased', {
  messages: count,
  photos: count,
  orders: count,
  customers: count,
  mails: count,
  mentions: count,
})

export type ErasureResult = z.infer<typeof erasureResultShape>

/** The number of messages that are deleted soon because of their age. */
export const expiringShape = output('EndingMessages', { messageMonths: z.int(), count })
