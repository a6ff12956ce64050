import { type QuoteLine, readQuote, storedAmountsOf } from '@/lib/orders/quote/money'
import type { TestRow } from '@/lib/orders/load-test/results'
import { listPapers } from '@/lib/orders/paper/list'
import type { Paper } from '@/lib/papers/paper'
import { emailKey } from '@/lib/platform/fields/text'
import { toJson } from '@/lib/platform/output'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import type { MailRow, PersonOrder, PersonRecords } from '@/lib/privacy/data'
import { type PersonExport, exportShape, type PersonJson, personShape } from '@/lib/privacy/output'
import { PERSON_TABLES, personalTexts, type PersonTable } from '@/lib/privacy/person-columns'
import { personFinder } from '@/lib/privacy/person-identifiers'
import type { Instrument } from '@/lib/settings/instruments'

type Message = PersonRecords['messages'][number]

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean)

/** Adds the day on which a message is deleted because of its age: null while it has an order. */
const withDeletionDay = (months: number) => (row: Message) => ({
  ...row,
  keptUntil: row.workOrders.length > 0 ? null : monthsLater(istanbulDay(row.receivedAt), months),
})

/** Adds the price of an order, from the newest quote that was sent. */
function withPrice(row: PersonOrder) {
  const sentQuote = row.quotes.findLast(({ sentAt }) => sentAt !== null)
  return { ...row, price: sentQuote ? { total: storedAmountsOf(sentQuote).total, currency: sentQuote.currency } : null }
}

/** Counts the photos from the form, from the customer's page and from the workshop. Messages and orders may share files. */
function countPhotos({ messages, orders }: PersonRecords) {
  const formPaths = new Set(messages.flatMap(({ photos }) => photos).map(({ path }) => path))
  const otherPhotos = orders.flatMap(({ photos }) => photos).filter(({ path }) => !formPaths.has(path))
  const trackingPaths = new Set(otherPhotos.filter(({ author }) => author === '').map(({ path }) => path))
  const workshopPaths = new Set(otherPhotos.filter(({ author }) => author !== '').map(({ path }) => path))
  return { form: formPaths.size, tracking: trackingPaths.size, workshop: workshopPaths.size }
}

/** Returns how many emails of each kind there are. */
function countMails({ messages, orders, mails }: PersonRecords) {
  const counts = new Map<string, number>()
  for (const { kind } of [...[...messages, ...orders].flatMap((row) => row.mails), ...mails]) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, total]) => ({ kind, count: total }))
}

/** Returns the site's data about a person as the API shows it. */
export function serializePerson(records: PersonRecords): PersonJson {
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
function addresseeOn(papers: PersonOrder['papers'], name: string): string[] {
  const { customer } = (papers.find((paper) => paper.name === name)?.data ?? {}) as Partial<Paper>
  return customer ? [customer.name, ...customer.lines] : []
}

/** Removes links, with which anybody who reads the export could open the order or an account. */
const withoutLinks = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '[bağlantı]')

/**
 * Returns the export of a person as the API shows it. Internal notes, reasons and drafts are included only if they name
 * the person; otherwise they are about the device. For other people's records it only says that they name the person.
 */
export function exportPerson(records: PersonRecords): PersonExport {
  const { person, identifiers, messages, orders, customers, mentions, mails, messageMonths } = records
  const namesPerson = personFinder(identifiers, true)
  const textsIn = (table: PersonTable, row: object) => personalTexts(PERSON_TABLES[table].fields, { ...row })
  const isPersonNamedIn = (table: PersonTable, row: object) => textsIn(table, row).some(namesPerson)
  const mailOf = (row: MailRow) => ({
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
      accountTexts: [
        ...textsIn('OrderAccount', row.account ?? {}),
        ...row.differences.flatMap((difference) => textsIn('OrderDifference', difference)),
      ].filter(namesPerson),
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
