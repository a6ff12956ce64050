import { z } from 'zod/mini'
import { personFinder, type PersonIdentifiers } from '@/lib/privacy/person-identifiers'
import {
  exportedNames,
  type ExportedList,
  type ExportedText,
  type ChildRelation,
  personalTexts,
  type PersonTable,
} from '@/lib/privacy/person-columns'
import type { Instrument } from '@/lib/settings/instruments'
import type { TestRow } from '@/lib/orders/load-test/results'
import { LINE_KINDS, type QuoteLine, readQuote, storedAmountsOf, type StoredQuote } from '@/lib/orders/quote/money'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { PAYMENT_METHODS } from '@/lib/orders/billing/fields'
import { DIRECTIONS } from '@/lib/orders/shipment/fields'
import { listPapers, type PaperSources } from '@/lib/orders/paper/list'
import { instrumentShape, readingShape } from '@/lib/orders/order/output'
import { listedPaperShape } from '@/lib/papers/output'
import type { Paper } from '@/lib/papers/paper'
import type { Mention } from '@/lib/privacy/mentions'
import { MENTION_TEXT_KINDS } from '@/lib/privacy/text-tables'
import { time, day, count, output, toJson, type SourceOf } from '@/lib/platform/output'
import { MODEL } from '@/lib/records/device'
import { shapes } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { emailKey } from '@/lib/platform/fields/text'

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

type MailSource = SourceOf<typeof mail>
type PhotoSource = Omit<SourceOf<typeof photo>, 'by'> & { author: string; path: string }

type MessageSource = Omit<SourceOf<typeof exportShape>['messages'][number], 'keptUntil' | 'photos'> & {
  receivedAt: Date
  photos: readonly PhotoSource[]
}

type ExportedOrder = SourceOf<typeof exportShape>['orders'][number]

type ComputedInOrder =
  | 'invoices'
  | 'accountTexts'
  | 'price'
  | 'openedAt'
  | 'quotes'
  | 'loadTests'
  | 'papers'
  | 'events'
  | 'photos'
type OrderSource = Omit<ExportedOrder, ComputedInOrder> & {
  createdAt: Date
  account: Record<ExportedText<'OrderAccount'>, string> | null
  shares: readonly { amount: number; invoice: { number: string; day: Date; currency: string } }[]
  differences: readonly Record<ExportedText<'OrderDifference'>, string>[]
  quotes: readonly (Omit<ExportedOrder['quotes'][number], 'total' | 'lines' | 'leadDays' | 'validUntil'> &
    StoredQuote)[]
  loadTests: readonly (Omit<ExportedOrder['loadTests'][number], 'instruments' | 'rows'> & {
    instruments: unknown
    rows: unknown
  })[]
  papers: readonly (PaperSources['papers'][number] & { data: unknown })[]
  events: readonly (Omit<ExportedOrder['events'][number], 'by'> & { author: string })[]
  photos: readonly PhotoSource[]
}

/** The stored personal data. */
type PersonSource = {
  person: { typed: string; kind: 'email' | 'phone' }
  isStaff: boolean
  identifiers: PersonIdentifiers
  messages: readonly MessageSource[]
  orders: readonly OrderSource[]
  customers: readonly (SourceOf<typeof exportShape>['customers'][number] &
    SourceOf<typeof personShape>['customers'][number] & { contacts: SourceOf<typeof exportShape>['formerContacts'] })[]
  others: SourceOf<typeof personShape>['others']
  mentions: readonly Mention[]
  textMentions: SourceOf<typeof personShape>['mentions']['texts']
  mails: readonly MailSource[]
  messageMonths: number
}

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean)

/** Adds the day on which a message is deleted because of its age: null while it has an order. */
const withDeletionDay = (months: number) => (row: MessageSource) => ({
  ...row,
  keptUntil: row.workOrders.length > 0 ? null : monthsLater(istanbulDay(row.receivedAt), months),
})

/** Adds the price of an order, from the newest quote that was sent. */
function withPrice(row: OrderSource) {
  const sentQuote = row.quotes.findLast(({ sentAt }) => sentAt !== null)
  return { ...row, price: sentQuote ? { total: storedAmountsOf(sentQuote).total, currency: sentQuote.currency } : null }
}

/** Counts the photos from the form, from the customer's page and from the workshop. Messages and orders may share files. */
function countPhotos({ messages, orders }: PersonSource) {
  const formPaths = new Set(messages.flatMap(({ photos }) => photos).map(({ path }) => path))
  const otherPhotos = orders.flatMap(({ photos }) => photos).filter(({ path }) => !formPaths.has(path))
  const trackingPaths = new Set(otherPhotos.filter(({ author }) => author === '').map(({ path }) => path))
  const workshopPaths = new Set(otherPhotos.filter(({ author }) => author !== '').map(({ path }) => path))
  return { form: formPaths.size, tracking: trackingPaths.size, workshop: workshopPaths.size }
}

/** Returns how many emails of each kind there are. */
function countMails({ messages, orders, mails }: PersonSource) {
  const counts = new Map<string, number>()
  for (const { kind } of [...[...messages, ...orders].flatMap((row) => row.mails), ...mails]) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, total]) => ({ kind, count: total }))
}

/** Returns the site's data about a person as the API shows it. */
export function serializePerson(records: PersonSource): PersonJson {
  const { person, identifiers, messages, orders, customers, mentions, textMentions, messageMonths } = records
  const currentCustomers = customers.filter(({ isCurrent }) => isCurrent)
  const contacts = [...messages, ...orders, ...currentCustomers]
  const allContacts = [...contacts, ...customers.flatMap((customer) => customer.contacts)]
  const mentionsOf = (kind: 'order' | 'message' | 'customer') => mentions.filter((mention) => mention.kind === kind)
  return toJson(personShape, {
    ...records,
    person: person.typed,
    kind: person.kind,
    names: distinct(identifiers.names),
    emails: distinct(allContacts.map(({ email }) => email)),
    phones: distinct(allContacts.map(({ phone }) => phone)),
    companies: distinct(contacts.map(({ companyName }) => companyName)),
    messages: messages.map(withDeletionDay(messageMonths)),
    orders: orders.map(withPrice),
    photos: countPhotos(records),
    mails: countMails(records),
    mentions: {
      count: mentions.length + textMentions.length,
      orders: mentionsOf('order'),
      messages: mentionsOf('message').map(({ id, date }) => ({ id, receivedAt: date })),
      customers: mentionsOf('customer'),
      texts: textMentions,
    },
  })
}

/** Adds whether the customer or the workshop wrote a row. Colleagues are not named. */
const withWriter = <Row extends { author: string }>(row: Row) => ({
  ...row,
  by: row.author === '' ? 'Müşteri' : 'Atölye',
})

/** Returns the addressee of a stored PDF: name and lines. */
function addresseeOn(papers: OrderSource['papers'], name: string): string[] {
  const { customer } = (papers.find((paper) => paper.name === name)?.data ?? {}) as Partial<Paper>
  return customer ? [customer.name, ...customer.lines] : []
}

/** Removes links, with which anybody who reads the export could open the order or an account. */
const withoutLinks = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '[bağlantı]')

/**
 * Returns the export of a person as the API shows it. Internal notes, reasons and drafts are included only if they name
 * the person; otherwise they are about the device. For other people's records it only says that they name the person.
 */
export function exportPerson(records: PersonSource): PersonExport {
  const { person, identifiers, messages, orders, customers, mentions, mails, messageMonths } = records
  const namesPerson = personFinder(identifiers, true)
  const isPersonNamedIn = (table: PersonTable, row: object) => personalTexts(table, { ...row }).some(namesPerson)
  const mailOf = (row: MailSource) => ({
    ...row,
    // Addresses of colleagues are not exported.
    recipient: identifiers.emails.includes(emailKey(row.recipient)) ? row.recipient : 'Atölye',
    text: withoutLinks(row.text),
  })
  return toJson(exportShape, {
    person: person.typed,
    preparedAt: new Date(),
    messages: messages
      .map(withDeletionDay(messageMonths))
      .map((row) => ({ ...row, photos: row.photos.map(withWriter), mails: row.mails.map(mailOf) })),
    orders: orders.map(withPrice).map((row) => ({
      ...row,
      openedAt: row.createdAt,
      quotes: row.quotes
        .filter((stored) => stored.sentAt !== null || isPersonNamedIn('Quote', stored))
        .map((stored) => {
          const { total, leadDays, validUntil } = readQuote(stored)
          return { ...stored, lines: stored.lines as QuoteLine[], total, leadDays, validUntil }
        }),
      loadTests: row.loadTests
        .filter((test) => test.signedAt !== null || isPersonNamedIn('LoadTest', test))
        .map((test) => ({ ...test, instruments: test.instruments as Instrument[], rows: test.rows as TestRow[] })),
      invoices: row.shares.map(({ invoice, amount }) => ({ ...invoice, amount })),
      accountTexts: [row.account?.noInvoiceText ?? '', ...row.differences.map(({ text }) => text)].filter(namesPerson),
      events: row.events
        .map(withWriter)
        .map(({ reason, ...rest }) => ({ ...rest, reason: namesPerson(reason) ? reason : '' })),
      papers: listPapers(row).map((paper) => ({ ...paper, addressee: addresseeOn(row.papers, paper.name) })),
      notes: row.notes.filter(({ text }) => namesPerson(text)),
      photos: row.photos.map(withWriter),
      mails: row.mails.map(mailOf),
    })),
    customers: customers
      .filter(({ isCurrent }) => isCurrent)
      .map((row) => ({ ...row, note: namesPerson(row.note) ? row.note : '' })),
    formerContacts: customers.flatMap(({ contacts }) => contacts),
    // A namesake's record is not about the person.
    mentions: mentions
      .filter(({ isNamesake }) => !isNamesake)
      .map(({ number, date }) => ({ number, day: istanbulDay(date) })),
    mails: mails.map(mailOf).map((row) => ({ ...row, subject: '', text: '' })),
  })
}
