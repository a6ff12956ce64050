import { z } from 'zod/mini'
import { personFinder, type PersonMarks } from '@/lib/privacy/person-marks'
import {
  givenNames,
  type GivenList,
  type GivenText,
  personalTexts,
  type PersonTable,
} from '@/lib/privacy/person-columns'
import type { TestRow } from '@/lib/orders/load-test/results'
import { LINE_KINDS, type QuoteLine, readQuote, storedAmountsOf, type StoredQuote } from '@/lib/orders/quote/money'
import { CURRENCIES } from '@/lib/orders/quote/fields'
import { DIRECTIONS } from '@/lib/orders/shipment/fields'
import { listPapers, type PaperSources } from '@/lib/orders/paper/list'
import { listedPaperShape } from '@/lib/papers/output'
import type { Paper } from '@/lib/papers/paper'
import { TEXT_KINDS } from '@/lib/privacy/text-kinds'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { MODEL } from '@/lib/records/device'
import { shapes } from '@/lib/records/of-record'
import { PERSON } from '@/lib/records/person'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { emailKey } from '@/lib/platform/fields/text'

const time = z.iso.datetime()
const day = z.iso.date()
const count = z.int().check(z.minimum(0))
const texts = z.array(z.string())
const order = z.object({ id: z.uuid(), number: z.string() })
const currency = z.enum(CURRENCIES)

/** What a list of records shows. The export adds all texts of the table (`givenTexts`). */
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

/** What the site holds about a person, as staff see it before they answer a request. */
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
      /** False if the person is one of its former contacts alone. */
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
    /** What staff wrote for everybody: its kind, by what its screen opens it, and what it is called. */
    texts: z.array(z.object({ kind: z.enum(TEXT_KINDS), key: z.string(), label: z.string() })),
  }),
  others: z.array(z.object({ contactPerson: z.string(), email: z.string(), phone: z.string() })),
})

export type PersonJson = z.infer<typeof personShape>

/** Returns the shape of all texts of a table that the person is given. */
const givenTexts = <Table extends PersonTable>(table: Table) =>
  Object.fromEntries(givenNames(table).map((name) => [name, z.string()])) as Record<GivenText<Table>, z.ZodMiniString>

const photo = z.object({
  ...givenTexts('Photo'),
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
} satisfies Record<GivenList<'Quote'>, z.ZodMiniType>

const testLists = {
  rows: z.array(
    z.object({
      what: z.string(),
      nominal: z.string(),
      measured: z.string(),
      unit: z.string(),
      passed: z.nullable(z.boolean()),
    }),
  ),
} satisfies Record<GivenList<'LoadTest'>, z.ZodMiniType>

const quote = z.object({
  ...givenTexts('Quote'),
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
  ...givenTexts('LoadTest'),
  ...testLists,
  number: z.int(),
  durationMin: z.nullable(z.int()),
  ambient: z.nullable(z.int()),
  calibratedOn: z.nullable(day),
  signedAt: z.nullable(time),
})

const event = z.object({
  ...givenTexts('WorkOrderEvent'),
  kind: z.string(),
  step: z.int(),
  state: z.string(),
  quoteVersion: z.nullable(z.int()),
  by: z.string(),
  createdAt: time,
})

/**
 * All that the person is given: what they wrote, what was written to them, and what the workshop wrote about their
 * devices.
 */
export const exportShape = output('PersonExport', {
  person: z.string(),
  preparedAt: time,
  messages: z.array(
    z.object({ ...message, ...givenTexts('ContactMessage'), photos: z.array(photo), mails: z.array(mail) }),
  ),
  orders: z.array(
    z.object({
      ...personOrder,
      ...givenTexts('WorkOrder'),
      step: z.int(),
      state: z.string(),
      openedAt: time,
      closedAt: z.nullable(time),
      warrantyUntil: z.nullable(day),
      quotes: z.array(quote),
      loadTests: z.array(loadTest),
      shipments: z.array(z.object({ ...givenTexts('Shipment'), direction: z.enum(DIRECTIONS), day })),
      /** They repeat what else is here, but for whom each is addressed to, which is kept as it was. */
      papers: z.array(z.extend(listedPaperShape, { addressee: z.array(z.string()) })),
      events: z.array(event),
      notes: z.array(z.object({ ...givenTexts('WorkOrderNote'), createdAt: time })),
      photos: z.array(photo),
      mails: z.array(mail),
    }),
  ),
  customers: z.array(
    // What staff wrote is there where it names the person.
    z.object({ ...givenTexts('Customer'), createdAt: time }),
  ),
  /** What customers had as their contact before another record was joined. */
  formerContacts: z.array(z.object({ ...shapes(PERSON, { omit: ['companyName'] }), createdAt: time })),
  /** `number` is '' for a message and a customer. */
  mentions: z.array(z.object({ number: z.string(), day })),
  mails: z.array(mail),
})

export type PersonExport = z.infer<typeof exportShape>

/** How many things an erasure changed. */
export const erasedShape = output('Erased', {
  messages: count,
  photos: count,
  orders: count,
  customers: count,
  mails: count,
  mentions: count,
})

export type Erased = z.infer<typeof erasedShape>

/** The messages that end by themselves. */
export const endingShape = output('EndingMessages', { messageMonths: z.int(), count })

type MailSource = SourceOf<typeof mail>
type PhotoSource = Omit<SourceOf<typeof photo>, 'by'> & { author: string; path: string }

type MessageSource = Omit<SourceOf<typeof exportShape>['messages'][number], 'keptUntil' | 'photos'> & {
  receivedAt: Date
  photos: readonly PhotoSource[]
}

type ExportedOrder = SourceOf<typeof exportShape>['orders'][number]

type ComputedInOrder = 'price' | 'openedAt' | 'quotes' | 'loadTests' | 'papers' | 'events' | 'photos'
type OrderSource = Omit<ExportedOrder, ComputedInOrder> & {
  createdAt: Date
  quotes: readonly (Omit<ExportedOrder['quotes'][number], 'total' | 'lines' | 'leadDays' | 'validUntil'> &
    StoredQuote)[]
  loadTests: readonly (Omit<ExportedOrder['loadTests'][number], 'rows'> & { rows: unknown })[]
  papers: readonly (PaperSources['papers'][number] & { data: unknown })[]
  events: readonly (Omit<ExportedOrder['events'][number], 'by'> & { author: string })[]
  photos: readonly PhotoSource[]
}

/** What is stored of a person. */
type PersonSource = {
  person: { typed: string; kind: 'email' | 'phone' }
  isStaff: boolean
  marks: PersonMarks
  messages: readonly MessageSource[]
  orders: readonly OrderSource[]
  customers: readonly (SourceOf<typeof exportShape>['customers'][number] &
    SourceOf<typeof personShape>['customers'][number] & { contacts: SourceOf<typeof exportShape>['formerContacts'] })[]
  others: SourceOf<typeof personShape>['others']
  mentions: readonly {
    kind: 'message' | 'order' | 'customer'
    id: string
    number: string
    at: Date
    isNamesake: boolean
  }[]
  textMentions: SourceOf<typeof personShape>['mentions']['texts']
  mails: readonly MailSource[]
  messageMonths: number
}

const distinct = (some: readonly string[]) => [...new Set(some)].filter(Boolean)

/** Adds the day on which a message is deleted by itself, null while an order stands on it. */
const withEnd = (months: number) => (row: MessageSource) => ({
  ...row,
  keptUntil: row.workOrders.length > 0 ? null : monthsLater(istanbulDay(row.receivedAt), months),
})

/** Adds what the customer of an order is to pay, by the newest quote that was sent. */
function withPrice(row: OrderSource) {
  const sent = row.quotes.findLast(({ sentAt }) => sentAt !== null)
  return { ...row, price: sent ? { total: storedAmountsOf(sent).total, currency: sent.currency } : null }
}

/** Returns how many photos came with the form, from the customer's page and from the workshop. Orders share files. */
function countPhotos({ messages, orders }: PersonSource) {
  const form = new Set(messages.flatMap(({ photos }) => photos).map(({ path }) => path))
  const rest = orders.flatMap(({ photos }) => photos).filter(({ path }) => !form.has(path))
  const tracking = new Set(rest.filter(({ author }) => author === '').map(({ path }) => path))
  const workshop = new Set(rest.filter(({ author }) => author !== '').map(({ path }) => path))
  return { form: form.size, tracking: tracking.size, workshop: workshop.size }
}

/** Returns how many mails of each kind there are. */
function countMails({ messages, orders, mails }: PersonSource) {
  const counts = new Map<string, number>()
  for (const { kind } of [...[...messages, ...orders].flatMap((row) => row.mails), ...mails]) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, of]) => ({ kind, count: of }))
}

/** Returns what the site holds about a person as the API shows it. */
export function serializePerson(records: PersonSource): PersonJson {
  const { person, marks, messages, orders, customers, mentions, textMentions, messageMonths } = records
  const current = customers.filter(({ isCurrent }) => isCurrent)
  const contacts = [...messages, ...orders, ...current]
  const reachable = [...contacts, ...customers.flatMap((customer) => customer.contacts)]
  const mentionsOf = (kind: 'order' | 'message' | 'customer') => mentions.filter((mention) => mention.kind === kind)
  return toJson(personShape, {
    ...records,
    person: person.typed,
    kind: person.kind,
    names: distinct(marks.names),
    emails: distinct(reachable.map(({ email }) => email)),
    phones: distinct(reachable.map(({ phone }) => phone)),
    companies: distinct(contacts.map(({ companyName }) => companyName)),
    messages: messages.map(withEnd(messageMonths)),
    orders: orders.map(withPrice),
    photos: countPhotos(records),
    mails: countMails(records),
    mentions: {
      count: mentions.length + textMentions.length,
      orders: mentionsOf('order'),
      messages: mentionsOf('message').map(({ id, at }) => ({ id, receivedAt: at })),
      customers: mentionsOf('customer'),
      texts: textMentions,
    },
  })
}

/** Adds who wrote something. Colleagues are not named. */
const withBy = <Row extends { author: string }>(row: Row) => ({ ...row, by: row.author === '' ? 'Müşteri' : 'Atölye' })

/** Returns name and lines of whom a kept paper is addressed to. */
function addresseeOn(papers: OrderSource['papers'], name: string): string[] {
  const { customer } = (papers.find((paper) => paper.name === name)?.data ?? {}) as Partial<Paper>
  return customer ? [customer.name, ...customer.lines] : []
}

/** Links open the order or an account to whoever reads the paper. */
const withoutLinks = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '[bağlantı]')

/**
 * Returns all that the person is given as the API shows it. Internal notes, reasons and drafts are there where they name the
 * person; the others are about the device. Of other people's records they are told only that they are named there.
 */
export function exportPerson(records: PersonSource, now = new Date()): PersonExport {
  const { person, marks, messages, orders, customers, mentions, mails, messageMonths } = records
  const isAbout = personFinder(marks, true)
  const isIn = (table: PersonTable, row: object) => personalTexts(table, { ...row }).some(isAbout)
  const mailOf = (row: MailSource) => ({
    ...row,
    // Addresses of colleagues stay with us.
    recipient: marks.emails.includes(emailKey(row.recipient)) ? row.recipient : 'Atölye',
    text: withoutLinks(row.text),
  })
  return toJson(exportShape, {
    person: person.typed,
    preparedAt: now,
    messages: messages
      .map(withEnd(messageMonths))
      .map((row) => ({ ...row, photos: row.photos.map(withBy), mails: row.mails.map(mailOf) })),
    orders: orders.map(withPrice).map((row) => ({
      ...row,
      openedAt: row.createdAt,
      quotes: row.quotes
        .filter((one) => one.sentAt !== null || isIn('Quote', one))
        .map((one) => {
          const { total, leadDays, validUntil } = readQuote(one)
          return { ...one, lines: one.lines as QuoteLine[], total, leadDays, validUntil }
        }),
      loadTests: row.loadTests
        .filter((one) => one.signedAt !== null || isIn('LoadTest', one))
        .map((one) => ({ ...one, rows: one.rows as TestRow[] })),
      events: row.events.map(withBy).map((one) => ({ ...one, reason: isAbout(one.reason) ? one.reason : '' })),
      papers: listPapers(row).map((paper) => ({ ...paper, addressee: addresseeOn(row.papers, paper.name) })),
      notes: row.notes.filter(({ text }) => isAbout(text)),
      photos: row.photos.map(withBy),
      mails: row.mails.map(mailOf),
    })),
    customers: customers
      .filter(({ isCurrent }) => isCurrent)
      .map((row) => ({ ...row, note: isAbout(row.note) ? row.note : '' })),
    formerContacts: customers.flatMap(({ contacts }) => contacts),
    // A namesake's record is not about the person.
    mentions: mentions
      .filter(({ isNamesake }) => !isNamesake)
      .map(({ number, at }) => ({ number, day: istanbulDay(at) })),
    mails: mails.map(mailOf).map((row) => ({ ...row, subject: '', text: '' })),
  })
}
